import * as z from 'zod';
import { sha256 } from '../../generator/util/hash.ts';
import { isBodyKey, isSitePath } from '../keys.ts';
import type { NewObject } from '../store/store.ts';
import type { LastUse, UnusedKeys } from '../unused.ts';
import { readLongRecord, writeLongRecord } from './long-record.ts';

/** Assets and bodies that the live deploy does not use, by key, and the last deploy that did. */
const schema = z.record(z.string(), z.object({ seq: z.number(), at: z.string() }));

const [before, behind] = ['{', '}'];

/** Makes the record of what is out of use: of the keys for which `isListed` is true. */
export async function unusedRecord(
  unused: UnusedKeys,
  isListed: (key: string) => boolean,
): Promise<NewObject> {
  const bytes = await writeLongRecord({ before, items: textsOf(unused, isListed), behind });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { bytes, sha256: sha256(bytes), headers };
}

function* textsOf(unused: UnusedKeys, isListed: (key: string) => boolean): Generator<string> {
  for (const [key, last] of unused) if (isListed(key)) yield `${JSON.stringify(key)}:${JSON.stringify(last)}`;
}

/** Reads such a record. Null when it is damaged or of another version. */
export async function readUnusedRecord(bytes: Buffer): Promise<UnusedKeys | null> {
  const unused = new Map<string, LastUse>();
  try {
    const take = (item: string) => addAll(unused, before + item + behind);
    const begin = (line: string) => {
      if (line !== before) throw new SyntaxError('It begins in another way.');
    };
    await readLongRecord(cutBytes(bytes), { begin, take, behind });
    return unused;
  } catch {
    return readOneLine(bytes);
  }
}

const chunkBytes = 1_000_000;

function* cutBytes(bytes: Buffer): Generator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes)
    yield bytes.subarray(start, start + chunkBytes);
}

/** Reads the record of an earlier version: all keys on one line. */
function readOneLine(bytes: Buffer): UnusedKeys | null {
  try {
    const unused = new Map<string, LastUse>();
    addAll(unused, bytes.toString());
    return unused;
  } catch {
    return null;
  }
}

/** Adds the keys of a JSON object. Throws when it is not one of such a record, or has a key that no sync writes. */
function addAll(unused: Map<string, LastUse>, json: string): void {
  for (const [key, last] of Object.entries(schema.parse(JSON.parse(json)))) {
    if (!isSitePath(key) && !isBodyKey(key)) throw new RangeError(`${key} is no key of a site.`);
    unused.set(key, last);
  }
}
