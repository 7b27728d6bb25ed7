import { readFile, writeFile } from 'node:fs/promises';
import type { Machine } from './machine.ts';
import { type Table, tableMarkdown } from './table.ts';

const start = '<!-- figures: written by the bench -->';
const end = '<!-- end of figures -->';

/** Puts figures into a text, between its marks; one that is missing is made of the figures alone. */
export async function writeReadme(
  file: string,
  machine: Machine,
  command: string,
  tables: readonly Table[],
): Promise<void> {
  const { commit, node, platform, cores, processor, memoryGb } = machine;
  await writeFigures(file, [
    `Made by \`${command}\` at ${commit} on ${cores} cores (${processor}), ${memoryGb} GB, ${platform}, Node ${node}.`,
    ...tables.map(tableMarkdown),
  ]);
}

/** Puts paragraphs into a text, between its marks; one that is missing is made of them alone. */
export async function writeFigures(file: string, paragraphs: readonly string[]): Promise<void> {
  const readme = await readFile(file, 'utf8').catch(() => `# The bench\n\n${start}\n${end}\n`);
  await writeFile(file, fillFigures(readme, paragraphs.join('\n\n')));
}

/**
 * Replaces what stands between the marks. Throws where a text has no marks.
 * @internal
 */
function fillFigures(readme: string, figures: string): string {
  const [from, to] = [readme.indexOf(start), readme.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`The README has no place for figures: "${start}"`);
  return `${readme.slice(0, from + start.length)}\n\n${figures}\n\n${readme.slice(to)}`;
}
