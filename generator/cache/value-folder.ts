import path from 'node:path';
import type { z } from 'zod';
import { sha256 } from '../util/hash.ts';
import { readValue, writeValue } from './checked-lines.ts';

/** Values by key, a file each. */
export interface ValueFolder<Value> {
  /** Resolves to undefined for a missing or damaged value. */
  readonly load: (key: string) => Promise<Value | undefined>;
  /** Never rejects: without the value, the next build makes it again. */
  readonly save: (key: string, value: Value) => Promise<void>;
}

/** Opens a folder, which need not exist. */
export function openValueFolder<Value extends object>(
  folder: string,
  contents: string,
  schema: z.ZodType<Value>,
): ValueFolder<Value> {
  const fileOf = (key: string) => path.join(folder, `${sha256(key).slice(0, 32)}.json`);
  return {
    load: async (key) => {
      const found = await readValue(fileOf(key), `${contents} ${key}`).catch(() => undefined);
      return schema.safeParse(found).data;
    },
    save: (key, value) => writeValue(fileOf(key), `${contents} ${key}`, value).catch(() => undefined),
  };
}
