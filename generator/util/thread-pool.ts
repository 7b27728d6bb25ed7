import { availableParallelism } from 'node:os';
import { parentPort, Worker } from 'node:worker_threads';
import { awaitProgress, NoProgress, watchProcessor } from './await-progress.ts';

/** Threads that do jobs of one kind. */
export interface ThreadPool<Job, Result> {
  /** True when a job would start soon: otherwise do it yourself. */
  readonly isFree: () => boolean;
  /** Rejects when the thread fails, or answers nothing for too long. */
  readonly run: (job: Job) => Promise<Result>;
  readonly close: () => Promise<void>;
}

export interface ThreadPoolOptions {
  /** The script, absolute: it answers each message (a job) with one message (its result). */
  readonly workerFile: string;
  /** The work of the threads, for messages: "rendering". */
  readonly work: string;
  readonly size: number;
  /** Jobs sent to a thread: the running one, and the next ones while the main thread is busy. */
  readonly jobsPerThread: number;
  /** Data for each thread at its start. */
  readonly setup?: unknown;
  /** Milliseconds without an answer after which a thread is given up. Default: `threadLimitMs`. */
  readonly limitMs?: number | undefined;
  /** A job may take longer while this process works, as one that has a limit of its own. */
  readonly isLong?: boolean;
}

/** Some hundred times as long as a job takes on a busy machine. */
const threadLimitMs = 600_000;

/** More threads cost more memory than they save time: the main one works beside them. */
const maxThreads = 3;

/** Returns the number of threads that this machine has processors for, beside the main one. */
export function usefulThreads(): number {
  return Math.min(availableParallelism() - 1, maxThreads);
}

export function openThreadPool<Job, Result>(options: ThreadPoolOptions): ThreadPool<Job, Result> {
  const threads = Array.from({ length: options.size }, () => startThread<Job, Result>(options));
  const leastBusy = () =>
    threads.reduce((best, thread) => (thread.waiting() < best.waiting() ? thread : best));
  return {
    isFree: () => leastBusy().waiting() < options.jobsPerThread,
    run: (job) => leastBusy().run(job),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

// Jobs are short: collecting a small space often is cheap, and a large one would only be filled.
const resourceLimits = { maxYoungGenerationSizeMb: 12 };

interface Waiting<Result> {
  readonly moved: () => void;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

function startThread<Job, Result>({
  workerFile,
  work,
  setup,
  limitMs = threadLimitMs,
  isLong = false,
}: ThreadPoolOptions) {
  const worker = new Worker(workerFile, { workerData: setup, resourceLimits });
  // Answers arrive in the order of the jobs.
  const waiting: Waiting<Result>[] = [];
  worker.on('message', (result: Result) => {
    waiting.shift()?.resolve(result);
    for (const { moved } of waiting) moved();
  });
  let broken: Error | undefined;
  const breakDown = (error: Error): void => {
    broken ??= error;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  // The error of an answer that cannot be cloned arrives as an empty object.
  worker.on('error', (error: unknown) =>
    breakDown(error instanceof Error ? error : new Error(`a ${work} thread sent what cannot be cloned`)),
  );
  worker.on('messageerror', breakDown);
  worker.on('exit', (code) => breakDown(new Error(`a ${work} thread ended with code ${code}`)));
  const awaiting = { awaited: `an answer of a ${work} thread`, limitMs };
  const ask = (job: Job, moved: () => void): Promise<Result> =>
    new Promise((resolve, reject) => {
      if (broken !== undefined) return reject(broken);
      // Throws for a job that cannot be sent: then no answer is due.
      worker.postMessage(job);
      waiting.push({ moved, resolve, reject });
    });
  return {
    waiting: () => waiting.length,
    run: async (job: Job): Promise<Result> => {
      try {
        return await awaitProgress({ ...awaiting, ...(isLong && { isAlive: watchProcessor() }) }, (moved) =>
          ask(job, moved),
        );
      } catch (error) {
        if (error instanceof NoProgress) breakDown(error);
        throw error;
      }
    },
    close: async (): Promise<void> => {
      await awaitProgress({ awaited: `the end of a ${work} thread`, limitMs: threadLimitMs }, () =>
        worker.terminate(),
      );
    },
  };
}

/** Answers the jobs of a thread pool, in the script of its threads: each with one message, in order. */
export function answerJobs<Job, Result>(work: (job: Job) => Result): void {
  parentPort?.on('message', (job: Job) => parentPort?.postMessage(work(job)));
  // A job that cannot be read ends the thread, and with it the wait for its answer.
  parentPort?.on('messageerror', (error) => {
    throw error;
  });
}
