/** The thing that is waited for, and the time without a sign of progress after which the wait ends. */
export interface Awaited {
  /** For messages: "an answer of a reading thread". */
  readonly awaited: string | (() => string);
  readonly limitMs: number;
  /** Looked at now and then: true is a sign of progress, too. */
  readonly isAlive?: () => boolean;
  /** A whole build: waits with a limit of their own are signs of progress. */
  readonly isWhole?: boolean;
}

/** Nothing has moved for the whole limit. */
export class NoProgress extends Error {
  override readonly name = 'NoProgress';

  constructor(
    readonly awaited: string,
    limitMs: number,
  ) {
    super(`Waited ${limitMs / 1000} s for ${awaited}: nothing has moved`);
  }
}

/** Looks within a limit. Work that blocks this thread, or a pause of the whole machine, costs only one. */
const looks = 10;

const waits = new Set<Awaited>();

/**
 * Waits for a task, however long, as long as something moves: each call of `moved` is a sign of
 * progress. Rejects with NoProgress after `limitMs` without one. The only way to wait for a thread,
 * a process or a network. Keeps no process alive: one with nothing else to do is ended by `bin/`.
 */
export async function awaitProgress<Result>(
  awaiting: Awaited,
  task: (moved: () => void) => Promise<Result>,
): Promise<Result> {
  const { limitMs, isAlive = () => false, isWhole = false } = awaiting;
  let still = 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      still = isAlive() || (isWhole && hasParts()) ? 0 : still + 1;
      if (still >= looks) reject(new NoProgress(nameOf(awaiting), limitMs));
    }, limitMs / looks).unref();
  });
  waits.add(awaiting);
  try {
    return await Promise.race([
      task(() => {
        still = 0;
      }),
      late,
    ]);
  } finally {
    clearInterval(timer);
    waits.delete(awaiting);
  }
}

/** Lists what this process waits for now. */
export function listWaits(): readonly string[] {
  return [...new Set(Array.from(waits, nameOf))];
}

/** The least share of a processor that counts as work: a few timers need less. */
const leastShare = 0.001;

/** Returns an `isAlive`: true when this process, with all its threads, has worked since the last look. */
export function watchProcessor(): () => boolean {
  let before = process.cpuUsage();
  let lookedMs = performance.now();
  return () => {
    const { user, system } = process.cpuUsage(before);
    const passedMs = performance.now() - lookedMs;
    before = process.cpuUsage();
    lookedMs = performance.now();
    return (user + system) / 1000 > passedMs * leastShare;
  };
}

function hasParts(): boolean {
  return [...waits].some(({ isWhole = false }) => !isWhole);
}

function nameOf({ awaited }: Awaited): string {
  return typeof awaited === 'string' ? awaited : awaited();
}
