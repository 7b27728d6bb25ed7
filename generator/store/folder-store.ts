import { randomUUID } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { type FileHandle, link, lstat, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { removeOld } from '../cache/remove-old.ts';
import { codeOf } from '../util/code-of.ts';
import { mostObjectBytes, type RawObject, type RawStore, StoreFailure } from './raw-store.ts';

/** Files of killed processes are removed after a day. */
const abandonedMs = 24 * 3_600_000;
const unfinishedPattern = /^[0-9a-f]{64}\.[0-9a-f-]{36}$/;

/**
 * Opens a folder, absolute, of a disk that machines may share. It need not exist. Follows no links in
 * it: they could lead to files of others. `location`: its name in messages.
 */
export function openFolderStore(folder: string, location = folder): RawStore {
  const placeOf = (name: string) => path.join(folder, name);
  const prepared = new Map<string, Promise<void>>();
  const prepareFolder = (kindFolder: string): Promise<void> => {
    const preparing = prepared.get(kindFolder) ?? prepare(kindFolder);
    prepared.set(kindFolder, preparing);
    return preparing;
  };
  return {
    location,
    read: (name) => orFail(() => readObject(placeOf(name))),
    has: (name) => orFail(async () => (await factsOf(placeOf(name))) !== undefined),
    write: (name, bytes, { over } = {}) =>
      orFail(async () => {
        const place = placeOf(name);
        await prepareFolder(path.dirname(place));
        const unfinished = `${place}.${randomUUID()}`;
        try {
          await writeFile(unfinished, bytes, { flag: 'wx' });
          return await (over === undefined ? publish(unfinished, place) : replace(unfinished, place, over));
        } finally {
          await rm(unfinished, { force: true });
        }
      }),
  };
}

/** Makes the folder of a kind, and removes what killed processes left there. */
async function prepare(folder: string): Promise<void> {
  const isThere = await stat(path.dirname(folder)).catch(() => null);
  if (isThere === null) await mkdir(path.dirname(folder), { recursive: true });
  // Not recursively: that hides the reason on a read-only disk.
  await mkdir(folder).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  if (!(await lstat(folder)).isDirectory())
    throw new StoreFailure('denied', `${path.basename(folder)} is a link`, 'Make it a folder.');
  await removeOld(folder, unfinishedPattern, Date.now() - abandonedMs);
}

async function readObject(place: string): Promise<RawObject | undefined> {
  const facts = await factsOf(place);
  if (facts === undefined) return undefined;
  const version = versionOf(facts);
  if (!facts.isFile()) return { version, refused: 'it is not a file' };
  let file: FileHandle | undefined;
  try {
    // A link that took its place meanwhile is not followed, and nothing is waited for.
    file = await open(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
    const opened = await file.stat();
    if (!opened.isFile()) return { version, refused: 'it is not a file' };
    if (opened.size > mostObjectBytes)
      return { version, refused: `it is larger than ${mostObjectBytes} bytes` };
    return { version: versionOf(opened), bytes: await file.readFile() };
  } catch (error) {
    if (codeOf(error) === 'ELOOP') return { version, refused: 'it is not a file' };
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  } finally {
    await file?.close();
  }
}

/** A link fails where a file is: nobody else can write it between a look and a write. */
async function publish(unfinished: string, place: string): Promise<'written' | 'present'> {
  try {
    await link(unfinished, place);
    return 'written';
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return 'present';
    if (!withoutLinks.has(codeOf(error) ?? '')) throw error;
    if ((await factsOf(place)) !== undefined) return 'present';
    await rename(unfinished, place);
    return 'written';
  }
}

/** Codes of file systems that have no links. */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK']);

/** Replaces the version that was read; one that somebody else has written meanwhile stays, and so does a folder. */
async function replace(unfinished: string, place: string, version: string): Promise<'written' | 'present'> {
  const facts = await factsOf(place);
  if (facts !== undefined && (facts.isDirectory() || versionOf(facts) !== version)) return 'present';
  await rename(unfinished, place);
  return 'written';
}

/** The facts of a file, or of a link itself; undefined for a missing one. */
async function factsOf(place: string): Promise<Stats | undefined> {
  try {
    return await lstat(place);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

function versionOf({ ino, size, mtimeMs }: Stats): string {
  return `${ino} ${size} ${mtimeMs}`;
}

const rightHint = 'Give this user the right to read and write there.';
const roomHint = 'Free some disk space, or remove old values.';

const known: Readonly<Record<string, readonly [kind: StoreFailure['kind'], hint: string]>> = {
  EACCES: ['denied', rightHint],
  EPERM: ['denied', rightHint],
  EROFS: ['denied', 'Mount the file system so that it can be written.'],
  ENOTDIR: ['denied', 'Name a folder.'],
  ENOSPC: ['full', roomHint],
  EDQUOT: ['full', roomHint],
  EFBIG: ['full', roomHint],
};

async function orFail<Result>(task: () => Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (error) {
    const code = codeOf(error);
    if (code === undefined) throw error;
    const [kind, hint] = known[code] ?? ['unanswered', 'Check the disk.'];
    throw new StoreFailure(kind, code, hint, { cause: error });
  }
}
