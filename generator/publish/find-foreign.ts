import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../problems/problem.ts';
import type { FolderListing } from './list-folder.ts';
import { manifestPath } from './manifest.ts';

/** Files that file managers leave in every folder that is opened: nobody misses them. */
const leftovers = /(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/;

/** Lists the files that no build has written. Without links: what they lead to stays. */
export function findForeign(listing: FolderListing, isListed: (file: string) => boolean): readonly string[] {
  return [...listing]
    .filter(
      ([file, { size }]) => file !== manifestPath && !isListed(file) && !leftovers.test(file) && size >= 0,
    )
    .map(([file]) => file)
    .sort();
}

/** Reads the paths in a manifest that is damaged, or of another version: as many as there are. */
export async function readNames(folder: string): Promise<ReadonlySet<string>> {
  const text = await readFile(path.join(folder, manifestPath), 'utf8');
  const names = text.matchAll(/"path":\s*("(?:[^"\\\n]|\\.)*")/g);
  return new Set(Array.from(names, ([, name = '""']) => String(JSON.parse(name))));
}

const namedFiles = 5;

/** Throws BuildError 'output' when there are such files: publishing would remove them. */
export function refuseForeign(outDir: string, foreign: readonly string[]): void {
  if (foreign.length === 0) return;
  const named = foreign
    .slice(0, namedFiles)
    .map((file) => ({ message: `${file} is not in ${manifestPath}` }));
  throw new BuildError('output', `The output folder ${outDir} contains files that Boardwalk did not write`, [
    ...named,
    {
      message: `${foreign.length} files would be lost: nothing was written to ${outDir}`,
      hint: 'Move them into public/ of your site, or away, or choose another folder with --out. Where all of them are old files of the site, empty the folder.',
    },
  ]);
}
