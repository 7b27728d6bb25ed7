/** Runs one piece of work at a time. */
export interface Scheduler<Work> {
  /** Starts at once when idle; otherwise joins it with the waiting work. */
  readonly request: (work: Work) => void;
  readonly isBusy: () => boolean;
  /** Starts nothing more, and resolves when the current run has ended. */
  readonly stop: () => Promise<void>;
}

export interface SchedulerOptions<Work> {
  /** Joins two pieces of work. */
  readonly join: (earlier: Work, later: Work) => Work;
  /** Must not reject: it reports its failures itself. */
  readonly run: (work: Work) => Promise<void>;
}

/** Runs one piece of work at a time, and joins all requests meanwhile into one further run. */
export function createScheduler<Work>({ join, run }: SchedulerOptions<Work>): Scheduler<Work> {
  const waiting: Work[] = [];
  let running: Promise<void> | undefined;
  let isStopped = false;

  const runAll = async (): Promise<void> => {
    while (waiting.length > 0 && !isStopped) await run(waiting.splice(0).reduce(join));
    running = undefined;
  };

  return {
    request: (work) => {
      if (isStopped) return;
      waiting.push(work);
      running ??= runAll();
    },
    isBusy: () => running !== undefined,
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
