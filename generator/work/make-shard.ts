import path from 'node:path';
import pLimit from 'p-limit';
import { once } from '../dependencies/once.ts';
import { asBuildError } from '../problems/output-failure.ts';
import { BuildError } from '../problems/problem.ts';
import { settle } from '../problems/settle.ts';
import { hashLayout } from '../rebuild/conditions.ts';
import { keepNothing } from '../rebuild/page-keeper.ts';
import { nothingRemembered } from '../rebuild/page-memory.ts';
import { openSearchMemory } from '../rebuild/search-memory.ts';
import { unpackPages } from '../rebuild/stored/page-pack.ts';
import { divideIntoParts } from '../rebuild/stored/parts.ts';
import { nameOfPart } from '../rebuild/stored/stored-pages.ts';
import { pickRoutes, type RouteList } from '../routes/route.ts';
import { makeSiteRoutes } from '../routes/site-routes.ts';
import { readContent, readFilesOf, readMedia } from '../site/read-content.ts';
import { type Run, startRun } from '../site/run.ts';
import type { BuildParts, Site } from '../site/site.ts';
import { bundleEarly, bundlesInLanguage } from '../site/site-bundles.ts';
import { untilStill } from '../site/until-still.ts';
import { hashPageInputs } from '../steps/add-stored-pages.ts';
import { openBuildState, reportPlan } from '../steps/build-state.ts';
import { joinRun } from '../steps/join-run.ts';
import { writePages } from '../steps/write-pages.ts';
import type { WorkStore } from '../store/work-store.ts';
import { collectPages, openPageFiles, type PageFiles } from './page-collector.ts';
import { arrangeFiles, failedShard, ownsPart, type Shard, type ShardReport, storedShard } from './shard.ts';

/** A site with a store, for a shard. */
export type SharedSite = Site & { readonly workStore: WorkStore };

export interface ShardResult {
  readonly report: ShardReport;
  /** The reason why the work is not complete. */
  readonly failure?: BuildError;
}

/**
 * Makes the pictures and pages of one shard, and stores what the store does not have yet. May be ended
 * and repeated at any time. A failure is returned: `unfinished` when the store did not take everything
 * and a later attempt may succeed. Throws only bugs.
 */
export async function makeShard(shared: SharedSite, shard: Shard): Promise<ShardResult> {
  const site = watchStore(shared);
  const run = startRun(site);
  try {
    return { report: await untilStill(run, () => work(site, shard, run)) };
  } catch (error) {
    const stopped = asBuildError(error);
    if (stopped === null) throw error;
    const failure = run.complete(stopped);
    return { report: failedShard({ site, shard, run }, failure), failure };
  }
}

async function work(site: SharedSite, shard: Shard, run: Run): Promise<ShardReport> {
  const { workStore: store } = site;
  const parts = await prepare(site, shard, run);
  const inputs = hashPageInputs(site, parts);
  if (inputs === null) throw cannotBeShared;
  const all = await run.time('routes', parts.siteRoutes().routes);
  const { places, used, partOf } = divideIntoParts(all);
  const own = used.filter((part) => ownsPart(shard, part));
  const missing = await findMissing(own, { store, inputs });
  const counts = new Map(missing.map((part) => [part, places[part]?.length ?? 0]));
  const routes = pickRoutes(
    all,
    missing.flatMap((part) => places[part] ?? []),
  );
  const files = await openPageFiles(path.join(site.sourceCache, 'work'));
  try {
    await makePages(site, { parts, run, routes, counts, partOf, inputs, files });
  } finally {
    files.discard();
  }
  refuseFailure(store);
  await site.bundler.save();
  return storedShard(
    { site, shard, run },
    {
      content: parts.contentAndMedia.contentDigest ?? '',
      now: parts.contentAndMedia.content.now,
      pages: routes.length,
      parts: { own: own.length, made: missing.length },
    },
  );
}

interface PagesToMake {
  readonly parts: BuildParts;
  readonly run: Run;
  readonly routes: RouteList;
  /** The number of them by part. */
  readonly counts: ReadonlyMap<number, number>;
  readonly partOf: (path: string) => number;
  readonly inputs: string;
  readonly files: PageFiles;
}

/** Makes pages, by the steps of a build. */
async function makePages(
  site: SharedSite,
  { parts, run, routes, counts, partOf, inputs, files }: PagesToMake,
): Promise<void> {
  const searchMemory = openSearchMemory({ code: site.code, warn: run.warn });
  const collector = collectPages({
    ...{ store: site.workStore, inputs, counts, partOf, files, now: parts.contentAndMedia.content.now },
    recordAt: searchMemory.now.get,
    until: () => parts.siteRoutes().context.clock.nextChange()?.at ?? null,
    document: once(() => hashLayout(state.renderContext(), site.config).document),
  });
  const state = openBuildState(parts, {
    // Pages that are stored are not asked for again.
    site: { ...site, isFresh: true },
    ...{ run, memory: nothingRemembered, openKeeper: () => keepNothing },
    ...{ target: collector.target, records: collector.records, whenRoom: collector.whenRoom },
    searchMemory,
  });
  await reportPlan(state, () => writePages(state, routes));
  await collector.finish();
}

/** Reads the content, and all media that pages show: their names and sizes are on the pages. */
async function prepare(site: SharedSite, shard: Shard, run: Run): Promise<BuildParts> {
  const [early, found] = await settle([
    run.time('bundle', () => bundleEarly(site)),
    run.time('crawl', () => readContent(site, run)),
  ]);
  const bundles = await bundlesInLanguage(site, run, { bundles: early, content: found.content });
  await joinRun(site, { bundles, contentAndMedia: found });
  refuseFailure(site.workStore);
  const media = await readMedia(site, run, found, (needs) => arrangeFiles(needs, shard));
  refuseFailure(site.workStore);
  const contentAndMedia = { ...found, media, publicFiles: await readFilesOf(site) };
  return { bundles, contentAndMedia, siteRoutes: once(() => makeSiteRoutes(contentAndMedia, site.config)) };
}

const cannotBeShared = new BuildError('usage', 'The pages of this site cannot be shared', [
  {
    message: 'Middleware may decide differently on each machine',
    hint: 'Build the site on one machine with boardwalk generate.',
  },
]);

/** Parts that are looked at together: memory holds them. */
const mostAtOnce = 8;

/**
 * Returns the parts that the store does not have, or whose value is refused: the next one that is
 * saved replaces it.
 */
async function findMissing(
  parts: readonly number[],
  { store, inputs }: { readonly store: WorkStore; readonly inputs: string },
): Promise<readonly number[]> {
  const isStored = async (part: number): Promise<boolean> => {
    const name = nameOfPart(inputs, part);
    const value = await store.load(name);
    if (value === undefined) return false;
    if ((await unpackPages(value)) !== null) return true;
    store.refuse(name, 'it has no whole pages');
    return false;
  };
  const found = await pLimit(mostAtOnce).map(parts, isStored);
  return parts.filter((_, index) => found[index] === false);
}

/** Wraps a site so that its work ends, at the next progress of a step, when its store has failed. */
function watchStore<Watched extends Site & { readonly workStore: WorkStore }>(site: Watched): Watched {
  return {
    ...site,
    onProgress: (progress) => {
      refuseFailure(site.workStore);
      site.onProgress(progress);
    },
  };
}

/**
 * Throws a BuildError when the store has failed: `unfinished` where a retry may help, `usage` where it
 * denies the access.
 */
function refuseFailure(store: WorkStore): void {
  const failure = store.failure();
  if (failure === undefined) return;
  const { kind, message, hint } = failure;
  throw new BuildError(
    kind === 'denied' ? 'usage' : 'unfinished',
    `The store ${store.location} does not take the work of this shard`,
    [{ message, hint }],
    { cause: failure },
  );
}
