import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import type { OnProgress } from '../generator/util/progress.ts';

/** How many entries or pages make a site large: memory counts for more than a little work. */
const large = 3_000;
const veryLarge = 30_000;

/** How much of what it holds the heap of a large site may grow by before it is cleared. */
const percent = 20;
const percentWhenVeryLarge = 10;

/** How large the room for new objects becomes, in bytes: Node gives it four times as much, and seldom needs it. */
const mostNew = 32 * 1024 ** 2;

/** Progress is told thousands of times, and looking takes a while: not more often than this. */
const lookEveryMs = 20;

/** MB of each half of that room in a thread, which starts with it: when ours is full, it may not grow any more. */
const halfInThreads = 4;

/**
 * Has the heap cleared earlier than Node does: the room for new objects stays small, and the heap of a large site does not grow to four
 * times what it holds. How large a site is tells its progress, which is handed on. Holds for all threads of the process.
 */
export function growHeapGently(onProgress: OnProgress): OnProgress {
  setFlagsFromString(`--min-semi-space-size=${halfInThreads}`);
  let allowed: number | undefined;
  let growth: number | undefined;
  let looked = Number.NEGATIVE_INFINITY;
  const keepNewSmall = (): void => {
    const now = performance.now();
    if (now - looked < lookEveryMs) return;
    looked = now;
    // It may have become smaller since.
    const wanted = sizeOfNew() < mostNew ? 2 : 1;
    if (wanted !== growth) setFlagsFromString(`--semi-space-growth-factor=${wanted}`);
    growth = wanted;
  };
  // Until there is progress, what the last build left is read.
  const untilProgress = setInterval(keepNewSmall, lookEveryMs).unref();
  return (progress) => {
    clearInterval(untilProgress);
    const { total } = progress;
    const wanted = total >= veryLarge ? percentWhenVeryLarge : total >= large ? percent : undefined;
    if (wanted !== undefined && (allowed === undefined || wanted < allowed)) {
      setFlagsFromString(`--heap-growing-percent=${wanted}`);
      allowed = wanted;
    }
    keepNewSmall();
    onProgress(progress);
  };
}

function sizeOfNew(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
}
