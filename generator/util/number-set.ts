import { grownArray } from './grown-array.ts';

/** Returns a test of membership in a set of numbers: 8 bytes each, outside the JavaScript heap. */
export function createNumberSet(numbers: Iterable<number>): (number: number) => boolean {
  let size = 0;
  let all = new Float64Array(16);
  for (const number of numbers) {
    all = grownArray(all, size + 1);
    all[size] = number;
    size += 1;
  }
  const sorted = all.subarray(0, size).sort();
  return (number) => {
    let [from, to] = [0, size];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((sorted[middle] as number) < number) from = middle + 1;
      else to = middle;
    }
    return from < size && sorted[from] === number;
  };
}
