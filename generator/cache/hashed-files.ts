import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../util/hash.ts';
import { UnusableFile } from './unusable-file.ts';
import { writeAtomic } from './write-atomic.ts';

/** How the name of a file ends that is named by the hash of its contents: JSON, or a line each. */
export type HashedKind = 'json' | 'jsonl';

/** Matches the names of such files. */
export function namePattern(kind: HashedKind): RegExp {
  return new RegExp(`^[0-9a-f]{64}\\.${kind}$`);
}

/** Returns the name of a file with these contents. */
export function nameOf(text: string | Uint8Array, kind: HashedKind = 'json'): string {
  return `${sha256(text)}.${kind}`;
}

/** Writes JSON under the hash of its contents, unless it is the `known` file; returns the name. */
export async function writeHashed(folder: string, value: unknown, known?: string): Promise<string> {
  const json = JSON.stringify(value);
  const name = nameOf(json);
  if (name !== known) await writeAtomic(path.join(folder, name), json);
  return name;
}

/** Reads a file of `writeHashed`. Rejects with an UnusableFile when it is damaged. */
export async function readHashed(folder: string, name: string): Promise<unknown> {
  return JSON.parse((await readHashedBytes(folder, name)).toString());
}

/** Reads the bytes of a file named by their hash. Rejects with an UnusableFile when it is damaged. */
export async function readHashedBytes(folder: string, name: string): Promise<Buffer> {
  const bytes = await readFile(path.join(folder, name));
  if (!name.startsWith(`${sha256(bytes)}.`)) throw new UnusableFile();
  return bytes;
}

/** Removes all files named by a hash except these, and unfinished ones of killed builds. */
export async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  const others = (await readdir(folder)).filter((name) => ours.test(name) && !names.has(name));
  await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
}

/** JSON, or the bytes beside it; finished, or not yet. */
const ours = /^[0-9a-f]{64}\.(json|jsonl|blocks)(\.|$)/;
