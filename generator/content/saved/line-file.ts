import type { BlockFile } from '../../cache/block-file.ts';
import { checkedJson, jsonStart, lineOverhead } from '../../cache/checked-lines.ts';
import { grownArray } from '../../util/grown-array.ts';

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
  let starts = new Float64Array(16);
  let lengths = new Uint32Array(16);
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
  const startOf = (number: number) => starts[number] ?? 0;
  const lengthOf = (number: number) => lengths[number] ?? 0;
  return {
    add: ({ at, end }) => {
      starts = grownArray(starts, count + 1);
      lengths = grownArray(lengths, count + 1);
      starts[count] = at;
      lengths[count] = end - at;
      count += 1;
      return count - 1;
    },
    read: (number) => readLine(startOf(number), lengthOf(number)),
    next: (number) => ({ file, at: startOf(number) + lengthOf(number) + jsonStart }),
  };
}
