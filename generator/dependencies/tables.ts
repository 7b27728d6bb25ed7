import { hashJson } from '../util/hash-json.ts';
import { keyOfAll, noteKey, unnoted } from './note.ts';
import { once } from './once.ts';

/**
 * Something that is found by reading the content of many entries, such as which place a name means. Whoever asks depends on what was
 * found, and not on all that was read for it: an edit that leads to the same table changes no page.
 */
export interface Table<Value> {
  /** "location:names". */
  readonly key: string;
  /** The kinds that it is about, for reports: what comes and goes of them may change it. */
  readonly about: readonly string[];
  readonly make: () => Value;
  /** All that the value says, as plain data. */
  readonly rows: (value: Value) => unknown;
}

export interface Tables {
  readonly open: <Value>(table: Table<Value>) => () => Value;
  /** Undefined for a key that no table has. */
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
