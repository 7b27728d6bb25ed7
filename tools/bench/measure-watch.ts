import path from 'node:path';
import { demoNow } from '../../demo/clock.ts';
import type { Shape } from '../../demo/large-site/shapes.ts';
import { pathOf } from '../../generator/content/paths.ts';
import { livePaths } from '../../generator/watch/live-paths.ts';
import { openViewer } from './open-viewer.ts';
import { type RunningWatch, runWatch } from './run-watch.ts';
import { type Bench, type BenchSize, withBench } from './with-bench.ts';

/** The edits during a watch, on a page that shows them. */
export const watchEdits = ['template', 'stylesheet', 'content'] as const;
export type WatchEdit = (typeof watchEdits)[number];

export interface WatchSamples {
  readonly shape: Shape;
  readonly entries: number;
  /** Milliseconds from each save until what it changed has arrived at the viewer. */
  readonly ms: Readonly<Record<WatchEdit, readonly number[]>>;
}

export interface WatchOptions extends BenchSize {
  /** The number of edits of each kind. */
  readonly saves: number;
  readonly onStep: (step: string) => void;
}

/** Watches a site of so many generated entries, looks at a post, and edits what it shows again and again. */
export async function measureWatch({ saves, onStep, ...size }: WatchOptions): Promise<WatchSamples> {
  return withBench(size, async (bench) => {
    onStep('the first build');
    const out = path.join(bench.folder, 'site');
    const watch = await runWatch(bench.copy, [
      '--endpoint',
      bench.cms.endpoint,
      '--now',
      demoNow,
      '--out',
      out,
    ]);
    try {
      onStep('edits');
      return { shape: size.shape, entries: size.entries, ms: await measureEdits(bench, watch, saves) };
    } finally {
      await watch.close();
    }
  });
}

/** An edit that puts this word into what the viewer is sent. */
type MakeEdit = (word: string) => Promise<unknown>;

async function measureEdits(
  { copy, cms }: Bench,
  watch: RunningWatch,
  saves: number,
): Promise<WatchSamples['ms']> {
  const edits: Readonly<Record<WatchEdit, MakeEdit>> = {
    template: copy.editTemplate,
    stylesheet: copy.editStylesheet,
    content: async (word) => {
      await cms.editPost(word);
      await fetch(watch.url + livePaths.refresh, { method: 'POST', headers: { origin: watch.url } });
    },
  };
  const page = pathOf('news', 'p', cms.slug);
  const samples: Record<WatchEdit, number[]> = { template: [], stylesheet: [], content: [] };
  // The first of each is for warming up, and does not count: a watch runs for long.
  for (let save = 0; save <= saves; save += 1) {
    for (const name of watchEdits) {
      const ms = await timeEdit(watch, { page, edit: edits[name], word: `save-${save}` });
      if (save > 0) samples[name].push(ms);
    }
  }
  return samples;
}

interface TimedEdit {
  /** The path of what is looked at. */
  readonly page: string;
  readonly edit: MakeEdit;
  readonly word: string;
}

/** The time until the viewer has it. Comes back when the whole site is published, so that edits do not meet. */
async function timeEdit({ url, nextSite }: RunningWatch, { page, edit, word }: TimedEdit): Promise<number> {
  const viewer = await openViewer(url, page);
  try {
    const start = performance.now();
    const [shown] = await Promise.all([viewer.nextChange(), edit(word)]);
    const ms = performance.now() - start;
    if (!shown.includes(word)) throw new Error(`${page} is shown without "${word}"`);
    await nextSite();
    return ms;
  } finally {
    viewer.close();
  }
}
