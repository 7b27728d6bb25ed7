import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile, writeAtomic } from '../../../generator/cache/write-atomic.ts';
import { listFolder } from '../../../generator/publish/list-folder.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { isReserved, liveKey } from '../../keys.ts';
import type { ListReader, NewObject, ObjectHeaders, PutResult, Store } from '../store.ts';
import { openTree } from './tree.ts';

/**
 * Opens a folder of a web server as a store. `target` is absolute, "/srv/www": a link to the site,
 * which is moved when the pointer is written, so that visitors see one deploy or the other. Records
 * and bodies are beside it, out of the reach of visitors.
 */
export async function openFolderStore(target: string): Promise<Store> {
  const records = path.join(path.dirname(target), `.${path.basename(target)}.deploys`);
  const tree = await openTree(target, path.join(records, 'trees'));
  const placeOf = (key: string): string | null => {
    if (isReserved(key)) return path.join(records, key);
    const newest = tree.newest();
    return newest === null ? null : path.join(newest, key);
  };
  const placeFor = async (key: string): Promise<string> =>
    isReserved(key) ? path.join(records, key) : path.join(await tree.next(), key);
  const read = async (key: string): Promise<Buffer | null> => {
    const place = placeOf(key);
    return place === null ? null : readOrNull(place);
  };

  return {
    address: `${target}/`,
    keepsHeaders: false,
    get: async (key) => {
      const bytes = await read(key);
      return bytes && { bytes, ...factsOf(bytes) };
    },
    head: async (key) => {
      const bytes = await read(key);
      return bytes && factsOf(bytes);
    },
    list: async (prefix, { take, beforePage }) => {
      const takeBelow: ListReader['take'] = (object) => {
        if (object.key.startsWith(prefix)) take(object);
      };
      const newest = tree.newest();
      if (newest !== null) await listObjects(newest, '', takeBelow);
      await beforePage?.();
      await listObjects(path.join(records, '_boardwalk'), '_boardwalk/', (object) => {
        // A run that was killed may have left half a record, under another name.
        if (isReserved(object.key)) takeBelow(object);
      });
    },
    put: async (key, object) => {
      if (key === liveKey) await tree.show();
      return putFile(await placeFor(key), object);
    },
    copy: async (from, to) => {
      const source = placeOf(from);
      if (source === null) throw new Error(`${from} is missing`);
      const place = await placeFor(to);
      await mkdir(path.dirname(place), { recursive: true });
      if (!(await isSameFile(source, place)))
        await replaceFile(place, (unfinished) => link(source, unfinished));
    },
    remove: async (keys) => {
      const current = tree.current();
      for (const key of keys) {
        const place = isReserved(key) ? path.join(records, key) : current && path.join(current, key);
        if (place !== null) await rm(place, { force: true });
      }
      return [];
    },
  };
}

/** True for links to one file: to rename one of them to the other would do nothing and leave both. */
async function isSameFile(file: string, other: string): Promise<boolean> {
  const [one, two] = await Promise.all([stat(file), stat(other).catch(() => null)]);
  return one.dev === two?.dev && one.ino === two.ino;
}

async function putFile(place: string, { bytes, condition }: NewObject): Promise<PutResult> {
  const etag = etagOf(bytes);
  if (condition === 'absent') {
    // A link fails where a file is: nobody else can make it between a look and a write.
    const unfinished = `${place}.${randomUUID()}`;
    await writeAtomic(unfinished, bytes);
    const isMade = await link(unfinished, place).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
        throw error;
      },
    );
    await rm(unfinished);
    return isMade ? { outcome: 'written', etag } : { outcome: 'refused' };
  }
  if (condition !== undefined) {
    const found = await readOrNull(place);
    if (found === null || etagOf(found) !== condition.etag) return { outcome: 'refused' };
  }
  await writeAtomic(place, bytes, { flush: true });
  return { outcome: 'written', etag };
}

async function listObjects(folder: string, prefix: string, take: ListReader['take']): Promise<void> {
  const listing = await listFolder(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return new Map<string, never>();
    throw error;
  });
  for (const [file, { size }] of listing) take({ key: prefix + file, size, etag: '' });
}

async function readOrNull(place: string): Promise<Buffer | null> {
  return readFile(place).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ENOTDIR'].includes(String(error.code)))
      return null;
    throw error;
  });
}

function factsOf(bytes: Buffer): {
  readonly size: number;
  readonly etag: string;
  readonly headers: ObjectHeaders;
} {
  return { size: bytes.length, etag: etagOf(bytes), headers: {} };
}

function etagOf(bytes: Uint8Array): string {
  return `"${sha256(bytes)}"`;
}
