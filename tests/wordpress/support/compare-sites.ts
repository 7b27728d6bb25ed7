import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** One difference, with every file that has it. */
export interface Difference {
  /** "- " and a part that only the first site has, "+ " and one of the second; or that a file is missing. */
  readonly part: string;
  readonly files: readonly string[];
}

/** A part of pages that may differ, by the file and a pattern that finds it. */
export type Allowed = readonly { readonly file: RegExp; readonly part: RegExp }[];

// It lists the hashes of all others.
const derived = new Set(['_boardwalk/manifest.json']);
const texts = new Set([
  '.html',
  '.xml',
  '.json',
  '.txt',
  '.ics',
  '.webmanifest',
  '.vtt',
  '.css',
  '.js',
  '.svg',
  '',
]);

/** Compares two folders of sites. Parts of files that `allowed` names are cut from both. The most frequent come first. */
export async function compareSites(
  one: string,
  other: string,
  allowed: Allowed = [],
): Promise<readonly Difference[]> {
  const found = new Map<string, string[]>();
  const note = (part: string, file: string) => found.set(part, [...(found.get(part) ?? []), file]);
  const [files, others] = await Promise.all([listFiles(one), listFiles(other)]);
  for (const file of new Set([...files, ...others])) {
    if (derived.has(file)) continue;
    if (!others.has(file)) note(`- the file ${file}`, file);
    else if (!files.has(file)) note(`+ the file ${file}`, file);
    else for (const part of await compareFile(file, [one, other], allowed)) note(part, file);
  }
  return [...found]
    .map(([part, inFiles]) => ({ part, files: inFiles }))
    .sort((a, b) => b.files.length - a.files.length);
}

async function listFiles(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name))),
  );
}

async function compareFile(
  file: string,
  folders: readonly [string, string],
  allowed: Allowed,
): Promise<readonly string[]> {
  const [one, other] = await Promise.all([
    readFile(path.join(folders[0], file)),
    readFile(path.join(folders[1], file)),
  ]);
  if (one.equals(other)) return [];
  if (!texts.has(path.extname(file))) return [`the bytes of ${file}`];
  const parts = [one, other].map((bytes) => toParts(cut(bytes.toString(), file, allowed)));
  return compareParts(parts[0] ?? [], parts[1] ?? []);
}

function cut(text: string, file: string, allowed: Allowed): string {
  return allowed.reduce(
    (rest, { file: name, part }) => (name.test(file) ? rest.replace(part, '') : rest),
    text,
  );
}

/** Cuts html between tags, and JSON between its values. Empty lines are no part. */
function toParts(text: string): readonly string[] {
  return text.split(/(?<=>)(?=<)|(?<=,)(?=")|\n/).filter((part) => part.trim() !== '');
}

function compareParts(one: readonly string[], other: readonly string[]): readonly string[] {
  const missing = without(one, other);
  const added = without(other, one);
  const isMoved = missing.length + added.length === 0 && one.join('') !== other.join('');
  return [
    ...missing.map((part) => `- ${part}`),
    ...added.map((part) => `+ ${part}`),
    ...(isMoved ? ['the same parts in another order'] : []),
  ];
}

/** Lists the parts of a list that are not in another, as often as they are missing. */
function without(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const part of other) left.set(part, (left.get(part) ?? 0) + 1);
  return list.filter((part) => {
    const count = left.get(part) ?? 0;
    left.set(part, count - 1);
    return count <= 0;
  });
}
