/** Work that is done one piece at a time. */
export interface Scheduler<Work> {
  /** Starts at once when nothing runs; otherwise it is joined with what waits already. */
  readonly request: (work: Work) => void;
  readonly isBusy: () => boolean;
  /** Starts nothing any more, and resolves when the run under way has ended. */
  readonly stop: () => Promise<void>;
}

export interface SchedulerOptions<Work> {
  /** Two pieces of work as one. */
  readonly join: (earlier: Work, later: Work) => Work;
  /** Tells of its failures itself: it must not reject. */
  readonly run: (work: Work) => Promise<void>;
}

/** One run at a time; everything that is asked for meanwhile is one further run. Nothing is lost. */
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
