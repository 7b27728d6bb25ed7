import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Threads that do jobs of one kind. */
export interface ThreadPool<Job, Result> {
  /** Whether a job would soon be begun: when not, do it yourself. */
  readonly isFree: () => boolean;
  /** Rejects when the thread breaks down. */
  readonly run: (job: Job) => Promise<Result>;
  readonly close: () => Promise<void>;
}

export interface ThreadPoolOptions {
  /** The script, absolute: it answers each message, a job, with one message, its result. */
  readonly workerFile: string;
  /** What the threads do, for messages: "rendering". */
  readonly work: string;
  readonly size: number;
  /** Jobs at a thread: one under way, and the next ones at hand while we are busy ourselves. */
  readonly jobsPerThread: number;
  /** What each thread is told at its start. */
  readonly setup?: unknown;
}

/** Threads are worth their memory up to here: the main one works beside them. */
const maxThreads = 3;

/** How many threads this machine has processors for, beside the main one. */
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

// Jobs are short: a small room for what is new is emptied often, at little cost, and a large one would only be filled.
const resourceLimits = { maxYoungGenerationSizeMb: 12 };

interface Waiting<Result> {
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

function startThread<Job, Result>({ workerFile, work, setup }: ThreadPoolOptions) {
  const worker = new Worker(workerFile, { workerData: setup, resourceLimits });
  // Answers come in the order of the jobs.
  const waiting: Waiting<Result>[] = [];
  worker.on('message', (result: Result) => waiting.shift()?.resolve(result));
  let broken: Error | undefined;
  const breakDown = (error: Error): void => {
    broken ??= error;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('error', breakDown);
  worker.on('exit', (code) => breakDown(new Error(`a ${work} thread ended with code ${code}`)));
  return {
    waiting: () => waiting.length,
    run: (job: Job): Promise<Result> =>
      new Promise((resolve, reject) => {
        if (broken !== undefined) return reject(broken);
        waiting.push({ resolve, reject });
        worker.postMessage(job);
      }),
    close: async (): Promise<void> => {
      await worker.terminate();
    },
  };
}
