import type { BlockFile } from '../../cache/block-file.ts';
import { checkedJson, jsonStart, lineOverhead } from '../../cache/checked-lines.ts';
import { createLineSpans } from '../../cache/line-spans.ts';

/** The lines of a checked file that are read again one by one. */
export interface LineFile {
  /** Keeps the place of a line, and returns its number: 0 for the first. */
  readonly add: (line: { readonly at: number; readonly end: number }) => number;
  /** Reads the JSON of a line; valid until the next read of any file. Throws when it is damaged. */
  readonly read: (number: number) => Buffer;
  /** The JSON of the line after it, in a file that reads only such JSON, and throws when it is damaged. */
  readonly next: (number: number) => { readonly file: BlockFile; readonly at: number };
}

/** Opens lines of a file: 12 bytes each. `refuse` makes the error for a damaged line. */
export function openLineFile(source: BlockFile, refuse: () => Error): LineFile {
  const { set, startOf, lengthOf } = createLineSpans();
  let count = 0;
  const readLine = (at: number, length: number): Buffer => {
    const json = checkedJson(source.read(at, length));
    if (json === undefined) throw refuse();
    return json;
  };
  const file: BlockFile = {
    ...source,
    read: (at, length) => readLine(at - jsonStart, length + lineOverhead).subarray(0, length),
  };
  return {
    add: ({ at, end }) => {
      set(count, at, end - at);
      count += 1;
      return count - 1;
    },
    read: (number) => readLine(startOf(number), lengthOf(number)),
    next: (number) => ({ file, at: startOf(number) + lengthOf(number) + jsonStart }),
  };
}
