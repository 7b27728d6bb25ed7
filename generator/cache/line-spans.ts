import { grownArray } from '../util/grown-array.ts';

/** Where lines of a file lie, by number: 12 bytes each, outside the JavaScript heap. */
export interface LineSpans {
  readonly set: (number: number, start: number, length: number) => void;
  /** Returns 0 for a line that was not set. */
  readonly startOf: (number: number) => number;
  readonly lengthOf: (number: number) => number;
}

export function createLineSpans(): LineSpans {
  // Of a file of more than 4 GB, too.
  let starts = new Float64Array(16);
  let lengths = new Uint32Array(16);
  return {
    set: (number, start, length) => {
      starts = grownArray(starts, number + 1);
      lengths = grownArray(lengths, number + 1);
      starts[number] = start;
      lengths[number] = length;
    },
    startOf: (number) => starts[number] ?? 0,
    lengthOf: (number) => lengths[number] ?? 0,
  };
}
