import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

/** The folders of the project that hold sources. */
const sourceFolders = [
  'bin',
  'client-runtime',
  'config',
  'extend',
  'demo',
  'generator',
  'hosts',
  'sync',
  'templates',
  'tests',
  'tools',
];

interface Source {
  /** Relative to the project. */
  readonly name: string;
  readonly text: string;
}

/** Reads every source and test file of the project, except generated ones and installed packages. */
export async function readSources(): Promise<readonly Source[]> {
  const sources = await Promise.all(
    sourceFolders.map(async (folder) => {
      const names = await readdir(path.join(projectRoot, folder), { recursive: true });
      const own = names.filter(
        (name) => /\.(ts|tsx|mjs|css|graphql)$/.test(name) && !/generated|node_modules/.test(name),
      );
      return Promise.all(
        own.sort().map(async (name) => {
          const file = path.join(folder, name);
          return { name: file, text: await readFile(path.join(projectRoot, file), 'utf8') };
        }),
      );
    }),
  );
  return sources.flat();
}

interface RowCitation {
  /** The page's name: "faults". */
  readonly page: string;
  readonly rows: readonly number[];
}

/** The rows that a text cites: "faults 68", "faults 39 to 43, 48, 49 and 51", "behaviours 67, faults 137", "faults 144, sync 21". */
export function rowsCitedIn(text: string): readonly RowCitation[] {
  return [...text.matchAll(/\b(faults|behaviours|sync) (\d+(?:(?:, | and | to )\d+)*)/g)].map(
    ([, page = '', rows = '']) => ({
      page,
      rows: rows.split(/, | and /).flatMap((part) => {
        const [first = 0, last = first] = part.split(' to ').map(Number);
        return Array.from({ length: last - first + 1 }, (_, index) => first + index);
      }),
    }),
  );
}
