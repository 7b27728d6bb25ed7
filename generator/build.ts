import { explainRun } from './explain-run.ts';
import type { BuildParts } from './fill-stage.ts';
import { fillStage } from './fill-stage.ts';
import { gather } from './gather.ts';
import { loadPageMemory, savePageMemory } from './page-memory.ts';
import { BuildError } from './problem.ts';
import { acquireLock } from './publish/lock.ts';
import { recover } from './publish/publish.ts';
import { openStage } from './publish/stage.ts';
import type { Report } from './report.ts';
import { type Run, startRun } from './run.ts';
import type { Site } from './site.ts';
import { memoryFileOf } from './site.ts';
import { settle } from './source/settle.ts';
import type { RebuildOptions } from './watch/site-builder.ts';
import { allStale, type Stale } from './watch/stale.ts';

export interface BuildResult {
  readonly report: Report;
  /** Paths in the output folder of files that are new, gone or of other bytes. */
  readonly changed: readonly string[];
  /** What stopped the build: then nothing was published. */
  readonly failure?: BuildError;
}

/**
 * Makes the site: crawl, media, routes, render, output, publish (DESIGN section 3). All or nothing: what stops it is
 * returned with its problems, and the previous site is as it was. A rebuild is the same with fewer stale inputs, and a
 * clean build the same with nothing remembered. Throws only what is a bug of ours, or the reason of an aborted signal.
 */
export async function build(
  site: Site,
  stale: Stale = allStale,
  options: Partial<RebuildOptions> = {},
): Promise<BuildResult> {
  const run = startRun(site);
  try {
    return await runStages(site, stale, options, run);
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { report: run.failed(error), changed: [], failure: error };
  }
}

async function runStages(
  site: Site,
  stale: Stale,
  options: Partial<RebuildOptions>,
  run: Run,
): Promise<BuildResult> {
  const { outDir, root } = site.config;
  const lock = await lockOutput(site, run);
  try {
    await run.time('publish', () => recover({ outDir, root }));
    const parts = await prepareParts(site, stale, run);
    options.signal?.throwIfAborted();
    const memory = site.last.memory ?? (await loadPageMemory(memoryFileOf(site), run.warn));
    const stage = await openStage({ outDir, root });
    try {
      const filled = await fillStage({
        ...parts,
        stage,
        memory,
        site: endWith(options.signal, site),
        run,
        ...options,
      });
      const published = await run.time('publish', () => stage.commit());
      const { now } = parts.gathered.content;
      const learned = { now, pages: filled.pages.remembered };
      await savePageMemory(memoryFileOf(site), learned, run.warn);
      if (parts.gathered.saved) await site.crawlStore.save(parts.gathered.saved);
      site.last = { ...parts, memory: learned };
      const rebuilt = explainRun({ parts, memory, filled, published, isRebuild: stage.previous !== null });
      const changed = [...published.written, ...published.removed];
      return { changed, report: run.published({ parts, filled, rebuilt }) };
    } finally {
      await stage.discard();
    }
  } finally {
    lock.release();
  }
}

/** Stages tell of their progress often: there a build ends that nobody waits for any more. */
function endWith(signal: AbortSignal | undefined, site: Site): Site {
  return {
    ...site,
    onProgress: (progress) => {
      signal?.throwIfAborted();
      site.onProgress(progress);
    },
  };
}

/** Makes what is stale and takes the rest from the last build. */
export async function prepareParts(site: Site, stale: Stale, run: Run): Promise<BuildParts> {
  const { bundles, gathered } = site.last;
  // Both are waited for: what is wrong with either is told, and nothing goes on behind a build that has ended.
  const [newBundles, newGathered] = await settle([
    bundles && !stale.templates && !stale.client ? bundles : run.time('bundle', () => site.bundler.bundle()),
    gathered && !stale.content ? { ...gathered, changes: [] } : gather(site, run),
  ]);
  return { bundles: newBundles, gathered: newGathered };
}

async function lockOutput(
  { config, isPatient = false, onWait }: Site,
  run: Run,
): ReturnType<typeof acquireLock> {
  const { outDir, root } = config;
  const lock = await acquireLock({
    outDir,
    root,
    wait: isPatient,
    onWait: ({ processId }) => onWait?.(processId),
  });
  if (lock.notice !== null) run.warn({ message: lock.notice });
  return lock;
}
