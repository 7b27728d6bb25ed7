import type { Dirent, Stats } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { loadValue, saveValue } from '../cache/one-value.ts';
import { BuildError, type Problem } from '../problems/problem.ts';
import { digestOnDisk } from '../publish/digest-of.ts';
import type { Digest } from '../publish/manifest.ts';
import type { FileClass } from '../publish/output-file.ts';
import { codeOf } from '../util/code-of.ts';
import { isLeftover } from '../util/is-leftover.ts';

/** The folder of a site whose files are published as they are. */
export const publicFolder = 'public';

/** A file of that folder. `path` is its path there, and on the site. */
export interface PublicFile extends Digest {
  readonly path: string;
  readonly class: FileClass;
  /** The file, absolute. */
  readonly copyOf: string;
  /** Differs after every change of the file. */
  readonly state: string;
}

export interface PublicFolder {
  /** The folder of the site, absolute. */
  readonly root: string;
  /** Tells the digests of files that have not changed since the last build. Without it, every file is read. */
  readonly memory?: string;
}

/**
 * Lists the files of a site's folder `public/`, sorted by path; none without such a folder. Reads only those that
 * have changed. Throws BuildError 'content' with every file that cannot be published.
 */
export async function readPublicFiles({ root, memory }: PublicFolder): Promise<readonly PublicFile[]> {
  const folder = path.join(root, publicFolder);
  const top = await realpath(folder).catch(() => null);
  if (top === null) return [];
  const { files, problems } = await listFiles(folder, top);
  if (problems.length > 0)
    throw new BuildError('content', 'Some files of public/ cannot be published', problems);
  const known = memory === undefined ? {} : loadDigests(memory);
  const listedMs = Date.now();
  const read = await Promise.all(files.map((file) => withDigest(file, known)));
  if (memory !== undefined) saveDigests(memory, known, read, listedMs);
  return read.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Describes the state of a file: it differs after every change. */
export function stateOf({ dev, ino, size, ctimeMs }: Stats): string {
  return `${dev} ${ino} ${size} ${ctimeMs}`;
}

interface Found {
  readonly name: string;
  readonly copyOf: string;
  readonly state: string;
}

async function listFiles(
  folder: string,
  top: string,
): Promise<{ readonly files: readonly Found[]; readonly problems: readonly Problem[] }> {
  const files: Found[] = [];
  const problems: Problem[] = [];
  const refuse = (name: string, reason: string, hint: string): void =>
    void problems.push({ message: `${publicFolder}/${name} ${reason}`, hint });

  const visitEntry = async (entry: Dirent, prefix: string): Promise<void> => {
    const name = prefix + entry.name;
    if (!entry.isDirectory() && isLeftover(entry.name)) return;
    if (entry.name.startsWith('.') && name !== '.well-known')
      return refuse(name, 'is hidden: it is not published', 'Rename it, or move it out of public/.');
    if (/^_(assets|boardwalk)$/i.test(name))
      return refuse(name, 'is a folder that the site makes itself', 'Give it another name.');
    if (entry.isDirectory()) return visit(`${name}/`);
    const target = await realpath(path.join(folder, name)).catch(() => null);
    const found = target === null ? null : await stat(target);
    if (target === null || found === null || !found.isFile() || !target.startsWith(top + path.sep))
      return refuse(name, 'is not a file of this folder', 'Put a copy of the file there instead of a link.');
    files.push({ name, copyOf: target, state: stateOf(found) });
  };
  const visit = async (prefix: string): Promise<void> => {
    for (const entry of await readdir(path.join(folder, prefix), { withFileTypes: true }))
      await visitEntry(entry, prefix);
  };
  await visit('').catch((error: unknown) => {
    throw unreadable('', error);
  });
  return { files, problems };
}

function unreadable(name: string, error: unknown): BuildError {
  return new BuildError(
    'content',
    'A file of public/ cannot be read',
    [
      {
        message: `${publicFolder}/${name} cannot be read: ${codeOf(error) ?? error}`,
        hint: 'Give this user the right to read it.',
      },
    ],
    { cause: error },
  );
}

type Known = Readonly<Record<string, Digest & { readonly state: string }>>;

async function withDigest({ name, copyOf, state }: Found, known: Known): Promise<PublicFile> {
  const before = Object.hasOwn(known, name) ? known[name] : undefined;
  const { sha256, size } =
    before?.state === state
      ? before
      : await digestOnDisk(copyOf).catch((error: unknown) => {
          throw unreadable(name, error);
        });
  return { path: name, class: name.endsWith('.html') ? 'page' : 'data', copyOf, state, sha256, size };
}

const contents = 'digests of public files';

const digestsSchema = z.record(
  z.string(),
  z.strictObject({ state: z.string(), sha256: z.string(), size: z.number() }),
);

function loadDigests(memory: string): Known {
  return digestsSchema.safeParse(loadValue(contents, memory)).data ?? {};
}

/** The clock of files may be this much behind ours. */
const clockMs = 20;

function saveDigests(memory: string, known: Known, files: readonly PublicFile[], listedMs: number): void {
  // A file saved just now may be saved again with the same time.
  const settled = files.filter(({ state }) => Number(state.split(' ')[3]) < listedMs - clockMs);
  const now = Object.fromEntries(
    settled.map(({ path: name, state, sha256, size }) => [name, { state, sha256, size }]),
  );
  if (JSON.stringify(now) !== JSON.stringify(known)) saveValue(contents, memory, now);
}
