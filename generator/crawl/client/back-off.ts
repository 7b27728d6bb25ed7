/** How long to wait after so many failures in a row, in milliseconds. */
export type BackOff = (failures: number) => number;

const firstDelayMs = 250;
const longestDelayMs = 8000;

/**
 * The usual pauses: 250, 500, 1000 ms ... up to 8 s, of which up to half is left off at random,
 * so that several builds do not come back at the same moment. The pauses reach no output.
 */
export function backOffMs(failures: number, random: () => number = Math.random): number {
  const wholeMs = Math.min(longestDelayMs, firstDelayMs * 2 ** Math.max(0, failures - 1));
  return Math.round(wholeMs * (1 - random() / 2));
}
