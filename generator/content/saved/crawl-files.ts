import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { writeWhole } from '../../util/write-atomic.ts';
import { UnusableCrawl } from './unusable-crawl.ts';

/** The names of content-addressed files. */
export const namePattern = /^[0-9a-f]{64}\.json$/;

/** Returns the name of a file with these bytes. */
export function nameOf(bytes: string | Uint8Array): string {
  return `${hashOf(bytes)}.json`;
}

/** Writes JSON to a content-addressed file, unless it is the `known` one; returns the name. */
export async function writeNamed(folder: string, value: unknown, known: string | undefined): Promise<string> {
  const bytes = Buffer.from(JSON.stringify(value));
  const name = nameOf(bytes);
  if (name !== known) await writeWhole(path.join(folder, name), bytes);
  return name;
}

/** Reads a file of `writeNamed`; throws an UnusableCrawl when it is damaged. */
export async function readNamed(folder: string, name: string): Promise<unknown> {
  const bytes = await readFile(path.join(folder, name));
  if (nameOf(bytes) !== name) throw new UnusableCrawl('one of its files is damaged');
  return JSON.parse(bytes.toString());
}

/** Removes all content-addressed files except these, and unfinished ones of killed builds. */
export async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  const others = (await readdir(folder)).filter((name) => ours.test(name) && !names.has(name));
  await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })));
}

/** An index, or blocks; finished, or not yet. */
const ours = /^[0-9a-f]{64}\.(json|blocks)(\.|$)/;

/** Writes JSON under a fixed name, with a hash of its contents. */
export async function writeSealed(file: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await writeWhole(file, `${hashOf(text)}\n${text}`);
}

/**
 * Reads a file of `writeSealed`; undefined when it is missing. Throws an UnusableCrawl when it is
 * damaged.
 */
export async function readSealed(file: string): Promise<unknown> {
  const contents = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (contents === undefined) return undefined;
  const end = contents.indexOf('\n');
  const text = contents.slice(end + 1);
  if (hashOf(text) !== contents.slice(0, Math.max(end, 0))) throw new UnusableCrawl('its list is damaged');
  return JSON.parse(text);
}

function hashOf(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
