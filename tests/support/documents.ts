import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

/** The pages for people, relative to the project: README, CONTRIBUTING and all of `docs/`. */
export async function listDocuments(): Promise<readonly string[]> {
  const inDocs = await readdir(path.join(projectRoot, 'docs'), { recursive: true });
  const pages = inDocs.filter((name) => name.endsWith('.md')).map((name) => path.join('docs', name));
  return ['README.md', 'CONTRIBUTING.md', 'tests/README.md', ...pages.sort()];
}

/** The text of a file of the project, by its name relative to it. */
export function readDocument(name: string): Promise<string> {
  return readFile(path.join(projectRoot, name), 'utf8');
}

/** The fragments that lead to the headings of a page, as hosts of repositories make them. */
export function fragmentsOf(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  );
}

/** The cells of every row of the tables below a heading, or of the whole page. Marks of code are left out. */
export function rowsOf(markdown: string, heading?: string): readonly (readonly string[])[] {
  const section =
    heading === undefined
      ? markdown
      : (markdown.split(/^(?=#+ )/m).find((text) => text.startsWith(`${heading}\n`)) ?? '');
  return [...section.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) =>
    row.split(/(?<!\\) \| /).map((cell) => cell.replaceAll('`', '')),
  );
}
