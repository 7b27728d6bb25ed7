import { stat } from 'node:fs/promises';
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8';
import type { OnProgress } from '../generator/util/progress.ts';

/** Entries or pages from which memory matters more than a little work. */
const large = 3_000;
const veryLarge = 30_000;
const huge = 300_000;

/** Percent by which the heap of a large site may grow before it is collected. */
const percent = 20;
const percentWhenVeryLarge = 10;
const percentWhenHuge = 5;

/**
 * Size of the space for new objects, in bytes: Node allows four times as much, and seldom needs it.
 */
const mostNew = 32 * 1024 ** 2;

/** Progress is reported thousands of times: look at the heap no more often than this. */
const lookEveryMs = 20;

/** Size in MB of each half of that space in a thread: a limit from its start. */
const halfInThreads = 4;

export interface HeapGrowth {
  /**
   * True for a merge, whose heap is collected early only from 30,000 pages on: unpacked pages lie outside
   * the heap, but count as its growth. With 10,000 entries it would be collected fifty times instead of
   * six, which takes a quarter of the work of the merge and saves 20 MB.
   */
  readonly unpacksPages?: boolean;
}

/**
 * Collects the heap earlier than Node does: the space for new objects stays small, and the heap of
 * a large site does not grow to four times its contents. Reads the size of the site from its
 * progress, which is passed on. Applies to all threads of the process.
 */
export function growHeapGently(
  onProgress: OnProgress,
  { unpacksPages = false }: HeapGrowth = {},
): OnProgress {
  const leastLarge = unpacksPages ? veryLarge : large;
  setFlagsFromString(`--min-semi-space-size=${halfInThreads}`);
  let allowed: number | undefined;
  let growth: number | undefined;
  let looked = Number.NEGATIVE_INFINITY;
  const keepNewSmall = (): void => {
    const now = performance.now();
    if (now - looked < lookEveryMs) return;
    looked = now;
    // The space may have shrunk since.
    const wanted = sizeOfNew() < mostNew ? 2 : 1;
    if (wanted !== growth) setFlagsFromString(`--semi-space-growth-factor=${wanted}`);
    growth = wanted;
  };
  // Until the first progress, the cache of the last build is read.
  const untilProgress = setInterval(keepNewSmall, lookEveryMs).unref();
  return (progress) => {
    clearInterval(untilProgress);
    const { total, kept = 0 } = progress;
    const size = total + kept;
    const wanted = size >= leastLarge ? percentFor(size) : undefined;
    if (wanted !== undefined && (allowed === undefined || wanted < allowed)) {
      setFlagsFromString(`--heap-growing-percent=${wanted}`);
      allowed = wanted;
    }
    keepNewSmall();
    onProgress(progress);
  };
}

function percentFor(size: number): number {
  if (size >= huge) return percentWhenHuge;
  return size >= veryLarge ? percentWhenVeryLarge : percent;
}

/**
 * Collects the heap of this process earlier than Node does: each time it has grown by a fifth. For
 * work whose size is not known before. Call it at the start: it applies after the next collection.
 */
export function growHeapByFifth(): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

/** Bytes of a content file, of some 40,000 entries, from which memory matters more than a little work. */
const largeContent = 100 * 1024 ** 2;

/**
 * Does so where a content file is large: all its entries are read and planned before the first
 * progress tells how many they are. An unreadable file is left to its reader.
 */
export async function growHeapForContent(file: string): Promise<void> {
  const found = await stat(file).catch(() => undefined);
  if (found !== undefined && found.size >= largeContent) growHeapByFifth();
}

function sizeOfNew(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0;
}
