import type { TemplateCode } from '../bundle/template-code.ts';
import { openThreadPool, type ThreadPool } from '../util/thread-pool.ts';
import type { RenderContext } from './render-batch.ts';
import type { RenderJob, RenderResult } from './render-job.ts';

/** Data for a thread at its start. */
export interface WorkerSetup extends Omit<RenderContext, 'render'> {
  /** The project's folder, absolute. */
  readonly root: string;
  readonly code: TemplateCode;
}

/** Threads that render batches of pages: one result per job, in order. */
export type RenderPool = ThreadPool<readonly RenderJob[], readonly RenderResult[]>;

export interface RenderPoolOptions extends WorkerSetup {
  /** `render-worker.ts` as a script, absolute. */
  readonly workerFile: string;
  readonly size: number;
}

export function openRenderPool({ workerFile, size, ...setup }: RenderPoolOptions): RenderPool {
  return openThreadPool({ workerFile, size, setup, work: 'rendering', jobsPerThread: 3, isLong: true });
}
