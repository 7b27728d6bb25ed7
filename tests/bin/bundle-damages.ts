import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Damage to a file of the command line's bundle. */
interface BundleDamage {
  /** As in "it has an empty file". */
  readonly what: string;
  readonly file: RegExp;
  /** Null removes the file. */
  readonly change: ((text: string) => string) | null;
}

export const bundleDamages: readonly BundleDamage[] = [
  {
    what: 'a character that is another one',
    file: /^build-commands-.*\.js$/,
    change: (text) => text.replace('Waiting', 'Watting'),
  },
  { what: 'an empty file', file: /^chunk-.*\.js$/, change: () => '' },
  { what: 'a file that was cut short', file: /^cli\.js$/, change: (text) => text.slice(0, 5000) },
  {
    what: 'a thread that was cut short',
    file: /^render-worker\.js$/,
    change: (text) => text.slice(0, -1),
  },
  { what: 'no readable list of checksums', file: /^checksums\.json$/, change: () => '{' },
  { what: 'a list of checksums without some', file: /^checksums\.json$/, change: () => '{}' },
  { what: 'no thread', file: /^folder-worker\.js$/, change: null },
];

/** Damages a bundle; the file keeps its time. Throws when there is nothing to damage. */
export async function damageBundle(folder: string, { file, change }: BundleDamage): Promise<void> {
  const name = (await readdir(folder)).find((found) => file.test(found));
  if (name === undefined) throw new Error(`The bundle has no file ${file}`);
  const full = path.join(folder, name);
  if (change === null) return rm(full);
  const [before, { mtime }] = [await readFile(full, 'utf8'), await stat(full)];
  const after = change(before);
  if (after === before) throw new Error(`${name} is not as it was thought to be`);
  await writeFile(full, after);
  await utimes(full, mtime, mtime);
}
