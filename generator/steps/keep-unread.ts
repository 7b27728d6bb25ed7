import type { Bundles } from '../bundle/open-bundler.ts';
import type { PluginState } from '../crawl/boardwalk/ask-state.ts';
import { askState } from '../crawl/boardwalk/ask-state.ts';
import { isStillSo } from '../crawl/boardwalk/unread-crawl.ts';
import { withDeadline } from '../graphql/with-deadline.ts';
import { hashMedia } from '../media/assign-media-paths.ts';
import type { Problem } from '../problems/problem.ts';
import { awaitLater } from '../problems/settle.ts';
import { readKnownFolder } from '../publish/known-folder.ts';
import { resolveOutput } from '../publish/resolve-output.ts';
import { isSameTime, loadSiteMemory } from '../rebuild/site-memory.ts';
import { hashAtHand, mayStayUnread, type Unread } from '../rebuild/unread.ts';
import { askPageTypes } from '../site/ask-page-types.ts';
import { type EarlyAnswers, fetchNeeds, hourMs, readFilesOf } from '../site/read-content.ts';
import type { BuildResult } from '../site/report.ts';
import type { Run } from '../site/run.ts';
import type { Site } from '../site/site.ts';
import { bundleEarly } from '../site/site-bundles.ts';
import { reportKept } from './keep-site.ts';

/** Begun before the content is read: a build that goes on takes it over. */
export interface Begun extends EarlyAnswers {
  readonly bundling: Promise<Bundles>;
}

/**
 * Keeps the published site when the plugin of the CMS, asked first, tells that nothing has changed, and everything else is as
 * the last build has left it: then nothing of the content is read. Otherwise the build goes on with the answer.
 */
export async function keepUnread(site: Site, run: Run): Promise<BuildResult | Begun | undefined> {
  const memory = loadSiteMemory(site.cacheFiles.site);
  const { unread } = memory ?? {};
  if (memory === null || unread == null || site.isFresh || !mayStayUnread(site)) return undefined;
  const now = new Date(site.source.now()).toISOString();
  if (!isSameTime(memory, now)) return undefined;
  const bundling = awaitLater(run.time('bundle', () => bundleEarly(site)));
  const state = await run.time('crawl', () => askFirst(site, unread));
  const begun = { state, bundling };
  const rules = {
    fetchedAt: new Date().toISOString(),
    maxAgeMs: site.config.contentMaxAgeHours * hourMs,
  };
  if (state === undefined || !isStillSo(unread.crawl, state, rules)) return begun;
  const answers = askPageTypes(site);
  const known = { ...begun, answers };
  const asked = await answers;
  const isSame = await Promise.all([bundling, readFilesOf(site)]).then(
    ([bundles, publicFiles]) => hashAtHand(site, { bundles, publicFiles, answers: asked }) === unread.hash,
    // The build tells about it.
    () => false,
  );
  if (!isSame || !(await isAsLeft(site, memory.manifest))) return known;
  if (!(await run.time('media', () => hasSameMedia(site, unread)))) return known;
  const { skipped, problems } = unread.crawl;
  problems.forEach(run.warn);
  await site.bundler.save();
  return reportKept(site, { run, memory, now, skipped, nextScheduled: state.nextChange });
}

async function askFirst(site: Site, { crawl }: Unread): Promise<PluginState | undefined> {
  const client = withDeadline(site.client, site.config.crawl.deadlineMinutes * 60_000);
  return askState(client, { unless: crawl.stamp, unknown: new Set(crawl.unknown) });
}

/** Asks for the files that the library does not date. A failure is told by the build that goes on. */
async function hasSameMedia(site: Site, { media: { undated, hash } }: Unread): Promise<boolean> {
  if (undated.length === 0) return true;
  const problems: Problem[] = [];
  const quiet = { ...site, onProgress: () => undefined };
  const warn = (problem: Problem) => void problems.push(problem);
  const found = await fetchNeeds(quiet, { warn }, { needs: undated }).catch(() => null);
  return found !== null && problems.length === 0 && hashMedia(found) === hash;
}

async function isAsLeft(site: Site, manifest: string): Promise<boolean> {
  const { outDir, root } = site.config;
  const known = await readKnownFolder(site.cacheFiles.folder, await resolveOutput({ outDir, root }));
  return known?.manifestHash === manifest;
}
