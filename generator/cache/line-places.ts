import { createTextTable } from '../util/text-table.ts';
import { checkedJson } from './checked-lines.ts';
import { createLineSpans } from './line-spans.ts';

/** Positions of lines by key, of a large file: about 24 bytes a line, outside the JavaScript heap. */
export interface LinePlaces {
  readonly size: number;
  /** Adds a line; a later one of the same key replaces it. */
  readonly set: (key: string, at: number, length: number) => void;
  /**
   * Reads the JSON of the line with a key, valid until the next read of any file. Undefined for a
   * line that is missing, or damaged meanwhile.
   */
  readonly read: (key: string) => Buffer | undefined;
}

/** Keys are not kept: each is read from its line, the JSON of a list that begins with its key. */
export function createLinePlaces(readBytes: (at: number, length: number) => Buffer): LinePlaces {
  const spans = createLineSpans();
  let json: Buffer | undefined;
  const table = createTextTable((number, key) => {
    json = checkedJson(readBytes(spans.startOf(number), spans.lengthOf(number)));
    return json !== undefined && keyIn(json) === key;
  });
  return {
    get size() {
      return table.size;
    },
    set: (key, at, length) => {
      spans.set(table.find(key) ?? table.add(key), at, length);
    },
    read: (key) => (table.find(key) === undefined ? undefined : json),
  };
}

const quote = 0x22;
const backslash = 0x5c;

/** Reads the key at the beginning of a line, without the rest. */
export function keyIn(json: Buffer): string {
  let end = 2;
  while (end < json.length && json[end] !== quote) end += json[end] === backslash ? 2 : 1;
  return JSON.parse(json.toString('utf8', 1, end + 1));
}
