import type { ExplainFailure } from './explain-failure.ts';
import { type RenderKit, renderBatch } from './render-batch.ts';
import { inputOf, type RenderJob, type RenderResult } from './render-job.ts';
import type { RenderPool } from './render-pool.ts';

export interface RendererKit extends RenderKit {
  /** Says more of a page that failed; null: there is no more to say. */
  readonly explain: ExplainFailure;
}

/** Renders pages, here and in other threads. */
export interface PageRenderer {
  /** Takes a page; resolves when it is made, which may be after `flush`. */
  readonly render: (job: RenderJob) => Promise<RenderResult>;
  /** Starts what was taken and waits for a full batch. */
  readonly flush: () => void;
  readonly close: () => Promise<void>;
}

/** Pages that travel together: a message and the time limit round it cost more than a small page. */
const batchSize = 32;

/** Batches that we render ourselves before threads are started: they take as long to get going. */
const patience = 8;

/** So many pages are worth threads for sure. */
const manyPages = 2 * patience * batchSize;

/**
 * A full batch goes to a thread that is free, and is rendered here when none is: so all processors are busy, and no page
 * waits in memory. `openPool` is called when there is enough to do, at the first page where at least `expected` are many; null: this
 * thread alone.
 */
export function createPageRenderer(
  kit: RendererKit,
  openPool: (() => RenderPool) | null,
  expected = 0,
): PageRenderer {
  let batch: Taken[] = [];
  let batchesHere = 0;
  let pool: RenderPool | undefined;
  const isPatient = expected < manyPages;

  const send = async (taken: readonly Taken[]): Promise<void> => {
    const jobs = taken.map(({ job }) => job);
    try {
      if (batchesHere >= patience) pool ??= openPool?.();
      batchesHere += 1;
      const results = pool?.isFree() ? await pool.run(jobs) : renderBatch(jobs, kit);
      for (const [index, { job, resolve }] of taken.entries()) {
        const result = results[index];
        if (result === undefined) throw new Error('a rendering thread left out a page');
        resolve(explainFailure(job, result, kit));
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
        if (!isPatient) pool ??= openPool?.();
        batch.push({ job, resolve, reject });
        if (batch.length >= batchSize) flush();
      }),
    flush,
    close: async () => pool?.close(),
  };
}

interface Taken {
  readonly job: RenderJob;
  readonly resolve: (result: Promise<RenderResult>) => void;
  readonly reject: (error: unknown) => void;
}

/** A page that failed is rendered once more: not so one that was stopped, nor one whose file cannot be written. */
async function explainFailure(job: RenderJob, result: RenderResult, kit: RendererKit): Promise<RenderResult> {
  if (!('failed' in result) || result.failed.kind !== 'render' || result.failed.isStopped) return result;
  const message = await kit.explain(inputOf(job, kit.document));
  return message === null ? result : { failed: { ...result.failed, message } };
}
