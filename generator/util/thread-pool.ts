import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/** Threads that do jobs of one kind. */
export interface ThreadPool<Job, Result> {
  /** True when a job would start soon: otherwise do it yourself. */
  readonly isFree: () => boolean;
  /** Rejects when the thread fails. */
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
}

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
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

function startThread<Job, Result>({ workerFile, work, setup }: ThreadPoolOptions) {
  const worker = new Worker(workerFile, { workerData: setup, resourceLimits });
  // Answers arrive in the order of the jobs.
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
