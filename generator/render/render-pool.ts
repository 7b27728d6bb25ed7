import { Worker } from 'node:worker_threads';
import type { TemplateCode } from '../assets/template-code.ts';
import type { RenderKit } from './render-batch.ts';
import type { RenderJob, RenderResult } from './render-job.ts';

/** What a thread is told at its start. */
export interface WorkerSetup extends Omit<RenderKit, 'render'> {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly code: TemplateCode;
}

/** Threads that render. */
export interface RenderPool {
  /** Whether a batch would soon be begun: when not, render it yourself. */
  readonly isFree: () => boolean;
  /** One result a job, in their order. Rejects when the thread breaks down. */
  readonly run: (jobs: readonly RenderJob[]) => Promise<readonly RenderResult[]>;
  readonly close: () => Promise<void>;
}

export interface RenderPoolOptions extends WorkerSetup {
  /** `render-worker.ts` as a script, absolute. */
  readonly workerFile: string;
  readonly size: number;
}

/** Batches at a thread: one under way, and the next ones at hand while we are busy ourselves. */
const batchesPerThread = 6;

export function openRenderPool({ workerFile, size, ...setup }: RenderPoolOptions): RenderPool {
  const threads = Array.from({ length: size }, () => startThread(workerFile, setup));
  const leastBusy = () =>
    threads.reduce((best, thread) => (thread.waiting() < best.waiting() ? thread : best));
  return {
    isFree: () => leastBusy().waiting() < batchesPerThread,
    run: (jobs) => leastBusy().run(jobs),
    close: async () => {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}

interface Waiting {
  readonly resolve: (results: readonly RenderResult[]) => void;
  readonly reject: (error: Error) => void;
}

function startThread(workerFile: string, setup: WorkerSetup) {
  const worker = new Worker(workerFile, { workerData: setup });
  // Answers come in the order of the batches.
  const waiting: Waiting[] = [];
  worker.on('message', (results: readonly RenderResult[]) => waiting.shift()?.resolve(results));
  let broken: Error | undefined;
  const breakDown = (error: Error): void => {
    broken ??= error;
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('error', breakDown);
  worker.on('exit', (code) => breakDown(new Error(`a rendering thread ended with code ${code}`)));
  return {
    waiting: () => waiting.length,
    run: (jobs: readonly RenderJob[]): Promise<readonly RenderResult[]> =>
      new Promise((resolve, reject) => {
        if (broken !== undefined) return reject(broken);
        waiting.push({ resolve, reject });
        worker.postMessage(jobs);
      }),
    close: async (): Promise<void> => {
      await worker.terminate();
    },
  };
}
