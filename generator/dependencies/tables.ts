import { hashJson } from '../util/hash.ts';
import { keyOfAll, noteKey, unnoted } from './note.ts';
import { once } from './once.ts';

/**
 * A value found by reading many entries, such as which place a name means. Callers depend on the
 * value, not on everything read for it: an edit that leads to the same table changes no page.
 */
export interface Table<Value> {
  /** "location:names". */
  readonly key: string;
  /** The kinds whose entries may change it, for reports. */
  readonly about: readonly string[];
  readonly make: () => Value;
  /** All contents of the value, as plain data. */
  readonly rows: (value: Value) => unknown;
}

export interface Tables {
  readonly open: <Value>(table: Table<Value>) => () => Value;
  /** Returns undefined for a key that belongs to no table. */
  readonly versionOf: (key: string) => string | undefined;
}

export function createTables(): Tables {
  const versions = new Map<string, () => string>();
  return {
    open: ({ key, about, make, rows }) => {
      const value = once(() => unnoted(make));
      versions.set(
        key,
        once(() => hashJson(rows(value()))),
      );
      return () => {
        noteKey(key);
        for (const kind of about) noteKey(keyOfAll(kind));
        return value();
      };
    },
    versionOf: (key) => versions.get(key)?.(),
  };
}
