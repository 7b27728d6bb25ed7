import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pLimit from 'p-limit';
import { htmlToText } from '../../../generator/content/html/text.ts';

/** Reads the titles of all pages below a folder, by their file relative to it. */
export async function readPages(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = await readdir(folder, { recursive: true });
  const files = found.filter((file) => file.endsWith('.html'));
  const pages = await pLimit(8).map(files, async (file) => {
    const html = await readFile(path.join(folder, file), 'utf8');
    return [file, htmlToText(/<title>(.*?)<\/title>/s.exec(html)?.[1] ?? '')] as const;
  });
  return new Map(pages);
}

/**
 * Describes the difference between two sites that should have the same pages and titles; null when
 * at most the allowed number of titles differ.
 */
export function findDifference(
  expected: ReadonlyMap<string, string>,
  found: ReadonlyMap<string, string>,
  allowedTitles: number,
): string | null {
  if (expected.size !== found.size) return `it has ${found.size} pages instead of ${expected.size}`;
  const missing = [...expected.keys()].find((file) => !found.has(file));
  if (missing !== undefined) return `it lacks ${missing}`;
  const others = [...expected].filter(([file, title]) => found.get(file) !== title);
  const [first] = others;
  if (first === undefined || others.length <= allowedTitles) return null;
  return `${others.length} titles differ: ${first[0]} has "${found.get(first[0])}" instead of "${first[1]}"`;
}
