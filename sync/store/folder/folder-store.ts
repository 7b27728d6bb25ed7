import { randomUUID } from 'node:crypto';
import { link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile, writeAtomic } from '../../../generator/cache/write-atomic.ts';
import type { BuildError } from '../../../generator/problems/problem.ts';
import { listFolder } from '../../../generator/publish/list-folder.ts';
import { codeOf } from '../../../generator/util/code-of.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { isInside, isReserved, liveKey } from '../../keys.ts';
import { refusal } from '../../refusal.ts';
import type { Fence, ListReader, NewObject, ObjectHeaders, PutResult, Store } from '../store.ts';
import { openTree, type Tree } from './tree.ts';
import { lstatOrNull, openWay, readOrNull } from './way.ts';

/**
 * Opens a folder of a web server as a store. `target` is absolute, "/srv/www": a link to the site,
 * which is moved when the pointer is written, so that visitors see one deploy or the other. Records
 * and bodies are beside it, out of the reach of visitors.
 */
export async function openFolderStore(target: string): Promise<Store> {
  const records = path.join(path.dirname(target), `.${path.basename(target)}.deploys`);
  const trees = path.join(records, 'trees');
  for (const folder of [records, trees]) await refuseOther(folder);
  const tree = await openTree(target, trees);
  const isOnWay = openWay();
  /** The place of a key; null where there is no tree yet, or a link is on the way, which is never followed. */
  const findPlace = async (key: string, shown: Tree['current']): Promise<string | null> => {
    const folder = isReserved(key) ? records : await shown();
    return folder !== null && isInside(key) && (await isOnWay(folder, key)) ? path.join(folder, key) : null;
  };
  const makePlace = async (key: string, fence: Fence | undefined): Promise<string> => {
    await fence?.hold();
    const place = await findPlace(key, tree.next);
    if (place === null) throw inTheWay(target, key);
    // The tree of a large site takes its time.
    await fence?.hold();
    await mkdir(path.dirname(place), { recursive: true });
    return place;
  };
  const read = async (key: string): Promise<Buffer | null> => {
    const place = await findPlace(key, tree.newest);
    const found = place === null ? null : await lstatOrNull(place);
    if (place === null || found === null) return null;
    if (found.isFile()) return readOrNull(place);
    if (isReserved(key)) throw inTheWay(target, key);
    return null;
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
      const newest = await tree.newest();
      if (newest !== null) await listObjects(newest, '', takeBelow);
      await beforePage?.();
      await listObjects(path.join(records, '_boardwalk'), '_boardwalk/', (object) => {
        // A run that was killed may have left half a record, under another name.
        if (isReserved(object.key)) takeBelow(object);
      });
    },
    put: async (key, object, fence) => {
      await fence?.hold();
      if (key === liveKey) await tree.show();
      return putFile(await makePlace(key, fence), object);
    },
    copy: async (from, to, _, fence) => {
      const place = await makePlace(to, fence);
      const source = await findPlace(from, tree.newest);
      const found = source === null ? null : await lstatOrNull(source);
      if (source === null || !found?.isFile()) throw new Error(`${from} is missing`);
      const present = await lstatOrNull(place);
      // To rename a link to its own file would do nothing and leave both.
      if (present?.dev === found.dev && present.ino === found.ino) return;
      await replaceFile(place, (unfinished) => link(source, unfinished));
    },
    remove: async (keys, fence) => {
      for (const key of keys) {
        const place = await findPlace(key, tree.current);
        await fence?.hold();
        if (place !== null) await rm(place, { force: true });
      }
      return [];
    },
  };
}

/** Throws BuildError 'refused' for a link, or a file, in the place of a folder of ours. */
async function refuseOther(folder: string): Promise<void> {
  const found = await lstatOrNull(folder);
  if (found !== null && !found.isDirectory())
    throw refusal(`${folder} is not a folder of Boardwalk`, {
      message: 'It is a link or a file, and would be written to',
      hint: 'Remove it, or choose another target.',
    });
}

function inTheWay(target: string, key: string): BuildError {
  return refusal(`${target} cannot be written`, {
    message: `A link, or something else that Boardwalk did not make, is in the way of ${JSON.stringify(key)}`,
    hint: 'Remove it from the folder of the web server, or from the records beside it.',
  });
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
        if (codeOf(error) === 'EEXIST') return false;
        throw error;
      },
    );
    await rm(unfinished);
    return isMade ? { outcome: 'written', etag } : { outcome: 'refused' };
  }
  if (condition !== undefined) {
    const found = (await lstatOrNull(place))?.isFile() ? await readOrNull(place) : null;
    if (found === null || etagOf(found) !== condition.etag) return { outcome: 'refused' };
  }
  await writeAtomic(place, bytes, { flush: true });
  return { outcome: 'written', etag };
}

async function listObjects(folder: string, prefix: string, take: ListReader['take']): Promise<void> {
  const listing = await listFolder(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return new Map<string, never>();
    throw error;
  });
  for (const [file, { size }] of listing) take({ key: prefix + file, size, etag: '' });
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
