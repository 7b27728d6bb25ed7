/** Returns the pause after a number of failures in a row, in milliseconds. */
export type BackOff = (failures: number) => number;

const firstDelayMs = 250;
const longestDelayMs = 8000;

/**
 * Returns the usual pauses: 250, 500, 1000 ms ... up to 8 s, minus up to half at random, so that
 * several builds do not come back at the same moment. The pauses reach no output.
 */
export function backOffMs(failures: number, random: () => number = Math.random): number {
  const wholeMs = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
  return Math.round(wholeMs * (1 - random() / 2));
}
