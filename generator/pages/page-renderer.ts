import type { ExplainFailure } from './explain-failure.ts';
import { type RenderContext, renderBatch } from './render-batch.ts';
import { inputOf, type RenderJob, type RenderResult } from './render-job.ts';
import type { RenderPool } from './render-pool.ts';

export interface RendererContext extends RenderContext {
  /** Finds details of a page that failed; returns null when it finds nothing. */
  readonly explain: ExplainFailure;
}

/** Renders pages, in this and in other threads. */
export interface PageRenderer {
  /** Takes a page; resolves when it is rendered, which may be after `flush`. */
  readonly render: (job: RenderJob) => Promise<RenderResult>;
  /** Starts the jobs that wait for a full batch. */
  readonly flush: () => void;
  readonly close: () => Promise<void>;
}

/** Most pages per batch: a message and a time limit cost more than a small page. */
const batchSize = 32;

/** Bytes of html per batch, about: memory holds what all pages of some batches show. */
const batchBytes = 1_000_000;

/** Batches rendered here before threads are started, which takes as long. */
const firstHere = 8;

/** From this number of pages on, threads are always worth it. */
const manyPages = 2 * firstHere * batchSize;

/**
 * Sends a full batch to a free thread, or renders it here: all processors are busy, and no page
 * waits in memory. Calls `openPool` when there is enough work, or at the first page when at least
 * `expected` are many; null: only this thread.
 */
export function createPageRenderer(
  context: RendererContext,
  openPool: (() => RenderPool) | null,
  expected = 0,
): PageRenderer {
  let batch: Taken[] = [];
  /** Pages of the next batch: pages of one list come one after the other, and are as large. */
  let wanted = batchSize;
  let batchesHere = 0;
  let pool: RenderPool | undefined;
  const hasManyPages = expected >= manyPages;

  const send = async (taken: readonly Taken[]): Promise<void> => {
    const jobs = taken.map(({ job }) => job);
    try {
      if (batchesHere >= firstHere) pool ??= openPool?.();
      batchesHere += 1;
      const results = pool?.isFree() ? await pool.run(jobs) : renderBatch(jobs, context);
      wanted = Math.min(batchSize, Math.max(1, Math.floor(batchBytes / averageSize(results))));
      for (const [index, { job, resolve }] of taken.entries()) {
        const result = results[index];
        if (result === undefined) throw new Error('a rendering thread left out a page');
        resolve(explainFailure(job, result, context));
      }
    } catch (error) {
      for (const { reject } of taken) reject(error);
    }
  };

  const flush = (): void => {
    const taken = batch;
    batch = [];
    if (taken.length > 0) void send(taken);
  };

  return {
    render: (job) =>
      new Promise((resolve, reject) => {
        if (hasManyPages) pool ??= openPool?.();
        batch.push({ job, resolve, reject });
        if (batch.length >= wanted) flush();
      }),
    flush,
    close: async () => pool?.close(),
  };
}

/** Returns the mean size of pages in bytes; 1 for none. */
function averageSize(results: readonly RenderResult[]): number {
  const sizes = results.flatMap((result) => ('size' in result ? result.size : []));
  return sizes.reduce((sum, size) => sum + size, 1) / Math.max(1, sizes.length);
}

interface Taken {
  readonly job: RenderJob;
  readonly resolve: (result: Promise<RenderResult>) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A failed page is rendered once more for its details, unless it was stopped or its file cannot be
 * written.
 */
async function explainFailure(
  job: RenderJob,
  result: RenderResult,
  context: RendererContext,
): Promise<RenderResult> {
  if (!('failed' in result) || result.failed.kind !== 'render' || result.failed.isStopped) return result;
  const message = await context.explain(inputOf(job, context.document));
  return message === null ? result : { failed: { ...result.failed, message } };
}
