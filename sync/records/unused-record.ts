import * as z from 'zod';
import { sha256 } from '../../generator/util/hash.ts';
import { isBodyKey, isSitePath } from '../keys.ts';
import type { NewObject } from '../store/store.ts';
import type { UnusedKeys } from '../unused.ts';

/** Assets and bodies that the live deploy does not use, by key, and the last deploy that did. */
const schema = z.record(
  z.string().refine((key) => isSitePath(key) || isBodyKey(key)),
  z.object({ seq: z.number(), at: z.string() }),
);

/** Makes the record of what is out of use: of the keys for which `isListed` is true. */
export function unusedRecord(unused: UnusedKeys, isListed: (key: string) => boolean): NewObject {
  const listed = [...unused].filter(([key]) => isListed(key));
  const bytes = Buffer.from(JSON.stringify(Object.fromEntries(listed)));
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  return { bytes, sha256: sha256(bytes), headers };
}

/** Reads such a record. Null when it is damaged, of another version, or has a key that no sync writes. */
export function readUnusedRecord(bytes: Buffer): UnusedKeys | null {
  try {
    return new Map(Object.entries(schema.parse(JSON.parse(bytes.toString()))));
  } catch {
    return null;
  }
}
