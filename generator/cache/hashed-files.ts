import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sha256 } from '../util/hash.ts';
import { type BlockFile, writeBlockFile } from './block-file.ts';
import { appendLines, type CheckedLine, wholeLines } from './checked-lines.ts';
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

/** Returns the name of a file of `writeHashedLines`. */
export function nameOfLines(contents: string, values: Iterable<unknown>): string {
  const sum = createHash('sha256');
  appendLines(contents, values, (bytes) => sum.update(bytes));
  return `${sum.digest('hex')}.jsonl`;
}

/**
 * Writes values, a line each, under the hash of the file; returns the name. Memory holds some of them
 * at a time. Rejects as the file system does.
 */
export async function writeHashedLines(
  folder: string,
  contents: string,
  values: Iterable<unknown>,
): Promise<string> {
  const unfinished = path.join(folder, `${'0'.repeat(64)}.jsonl.${randomUUID()}`);
  try {
    const sum = createHash('sha256');
    writeBlockFile(unfinished, (append) =>
      appendLines(contents, values, (bytes) => {
        sum.update(bytes);
        append(bytes);
      }),
    );
    const name = `${sum.digest('hex')}.jsonl`;
    await rename(unfinished, path.join(folder, name));
    return name;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/**
 * Yields the lines of a file of `writeHashedLines`. Throws an UnusableFile, at the latest after the
 * last line, when it is damaged.
 */
export function* readHashedLines(source: BlockFile, contents: string): Generator<CheckedLine> {
  const sum = createHash('sha256');
  const read = (at: number, length: number): Buffer => {
    const bytes = source.read(at, length);
    sum.update(bytes);
    return bytes;
  };
  yield* wholeLines({ size: source.size, read }, contents);
  if (path.basename(source.file) !== `${sum.digest('hex')}.jsonl`) throw new UnusableFile();
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
