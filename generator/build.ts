import { countPublished } from './checks/census/count-published.ts';
import { findLosses } from './checks/census/find-losses.ts';
import { findLostFiles } from './checks/census/find-lost-files.ts';
import { DamagedBlocks, dropDamagedBlocks } from './content/saved/damaged-blocks.ts';
import { once } from './dependencies/once.ts';
import { refuseMixing } from './drafts/refuse-mixing.ts';
import { securityHeaders } from './files/security-headers.ts';
import type { BuildParts } from './fill-stage.ts';
import { fillStage } from './fill-stage.ts';
import { asBuildError } from './problems/output-failure.ts';
import type { BuildError, Problem } from './problems/problem.ts';
import { settle } from './problems/settle.ts';
import { DamagedCopies, dropDamaged } from './publish/damaged-copies.ts';
import { acquireLock } from './publish/lock.ts';
import { recover } from './publish/recover.ts';
import { type FoundOutput, openStage, readOutput } from './publish/stage.ts';
import { explainRun } from './rebuild/explain-run.ts';
import { createPageKeeper, keepNothing } from './rebuild/page-keeper.ts';
import { loadPageMemory, savePageMemory, startPageRecords } from './rebuild/page-memory.ts';
import {
  hashSiteInputs,
  isCurrent,
  loadSiteMemory,
  type SiteMemory,
  saveSiteMemory,
} from './rebuild/site-memory.ts';
import { allStale, type Stale } from './rebuild/stale.ts';
import { planSite } from './routes/plan-site.ts';
import { showFirst } from './show-first.ts';
import { gather } from './site/read-content.ts';
import type { Report } from './site/report.ts';
import { type Run, startRun } from './site/run.ts';
import type { Site } from './site/site.ts';
import { memoryFileOf, siteMemoryFileOf } from './site/site.ts';
import { compact } from './util/omit-undefined.ts';
import type { RebuildOptions } from './watch/site-builder.ts';

export interface BuildResult {
  readonly report: Report;
  /** Paths in the output folder of files that are new, gone or of other bytes. */
  readonly changed: readonly string[];
  /** What stopped the build: then nothing was published. */
  readonly failure?: BuildError;
}

/**
 * Makes the site: crawl, media, routes, render, output, publish. All or nothing: what stops it is
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
    return await runSoundly(site, stale, options, run);
  } catch (error) {
    const stopped = asBuildError(error);
    if (stopped === null) throw error;
    const failure = run.complete(stopped);
    return { report: run.failed(failure), changed: [], failure };
  }
}

/** A build that meets damaged files in the cache drops them and starts over, once. */
async function runSoundly(
  ...[site, stale, options, run]: Parameters<typeof runStages>
): Promise<BuildResult> {
  try {
    return await runStages(site, stale, options, run);
  } catch (error) {
    if (error instanceof DamagedCopies) {
      await dropDamaged(error);
      run.warn({ message: `${error.message}: they are made again` });
    } else if (error instanceof DamagedBlocks) {
      // The saved crawl that they belong to is found unusable, which is told there.
      await dropDamagedBlocks(error);
      const { bundles, memory } = site.last;
      site.last = compact({ bundles, memory });
      site.polled = null;
    } else throw error;
    return runStages(site, allStale, options, run);
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
    await refuseMixing(site.config);
    const preparing = prepareParts(site, stale, run).then(async (parts) => {
      await showFirst(parts, site, options);
      return parts;
    });
    const shown = options.first === undefined ? undefined : preparing.catch(() => undefined);
    const [parts, output, whole] = await settle([
      preparing,
      // What lies on the disk is read while the CMS answers, but whoever looks at a page does not wait for it.
      Promise.resolve(shown).then(() => readOutput({ outDir, root })),
      loadSiteMemory(siteMemoryFileOf(site)),
    ]);
    options.signal?.throwIfAborted();
    const inputs = once(() => hashSiteInputs(site, parts));
    const current = { inputs, now: parts.gathered.content.now, published: output.published };
    const result =
      !site.isFresh && isCurrent(whole, current)
        ? await keepSite(site, parts, { whole, run })
        : await makeSite(site, parts, { inputs, output, options, run });
    await site.bundler.save();
    return result;
  } finally {
    lock.release();
  }
}

/** Nothing that the site is made from has changed: it stays, and what was found wrong with it is told again. */
async function keepSite(
  site: Site,
  parts: BuildParts,
  { whole: { figures, warnings }, run }: { readonly whole: SiteMemory; readonly run: Run },
): Promise<BuildResult> {
  // How the CMS lists what the site is made from may have changed.
  if (parts.gathered.saved) await site.crawlStore.save(parts.gathered.saved, run.warn);
  const { files: kept, nextChange } = figures;
  site.last = { ...site.last, ...parts, nextChange };
  warnings.forEach(run.warn);
  const rebuilt = { written: 0, removed: 0, kept, rendered: 0, made: 0, changes: [], nextChange };
  return { changed: [], report: run.published({ parts, figures, rebuilt }) };
}

interface Making {
  readonly inputs: () => string | null;
  readonly output: FoundOutput;
  readonly options: Partial<RebuildOptions>;
  readonly run: Run;
}

/** Makes what differs from the last build, keeps the rest, and puts the new site in the place of the old one. */
async function makeSite(
  site: Site,
  parts: BuildParts,
  { inputs, output, options, run }: Making,
): Promise<BuildResult> {
  const { outDir, root } = site.config;
  // Of a large site that is many MB: a build that makes nothing reads nothing of it.
  const memory = site.last.memory ?? loadPageMemory(memoryFileOf(site), run.warn);
  const stage = await openStage({ outDir, root }, { found: output, folderWorker: site.workers?.folder });
  const records = await startPageRecords(memoryFileOf(site));
  try {
    const warnings: Problem[] = [];
    const warn = (problem: Problem): void => {
      warnings.push(problem);
      run.warn(problem);
    };
    const before = countPublished(output.published);
    const filled = await fillStage({
      ...parts,
      stage,
      memory,
      records,
      openKeeper: (input) => (site.isFresh ? keepNothing : createPageKeeper({ ...input, memory })),
      site: endWith(options.signal, site),
      run: { ...run, warn },
      onPlanned: (planned) => run.guardLoss(findLosses(before, planned)),
    });
    const { census } = filled;
    const hasOwnMedia = site.config.media.mode === 'copy';
    run.guardLoss(findLostFiles(before, census, { hasOwnMedia }));
    run.refuse();
    const facts = { headers: securityHeaders(site.config), ...census };
    const published = await run.time('publish', () => stage.commit(facts));
    const { now } = parts.gathered.content;
    const { figures, conditions } = filled;
    savePageMemory(records, { now, conditions }, run.warn);
    if (parts.gathered.saved) await site.crawlStore.save(parts.gathered.saved, run.warn);
    await parts.gathered.discardJournal?.();
    const { manifest } = published;
    const inputsHash = inputs();
    if (inputsHash !== null)
      await saveSiteMemory(siteMemoryFileOf(site), { inputs: inputsHash, now, manifest, figures, warnings });
    site.last = { ...parts, memory: { now, conditions, pages: records }, nextChange: figures.nextChange };
    const rebuilt = explainRun({ parts, memory, filled, published, isRebuild: stage.previous !== null });
    const changed = [...published.written, ...published.removed];
    return { changed, report: run.published({ parts, figures, rebuilt }) };
  } finally {
    records.discard();
    await stage.discard();
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
  const { bundles, gathered, plan } = site.last;
  // Both are waited for: what is wrong with either is told, and nothing goes on behind a build that has ended.
  const [newBundles, newGathered] = await settle([
    bundles && !stale.templates && !stale.client ? bundles : run.time('bundle', () => site.bundler.bundle()),
    gathered && !stale.content ? { ...gathered, changes: [] } : gather(site, run),
  ]);
  const makePlan = once(() => planSite(newGathered, site.config));
  return { bundles: newBundles, gathered: newGathered, plan: plan && !stale.content ? plan : makePlan };
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
