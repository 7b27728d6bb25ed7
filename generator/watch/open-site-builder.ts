import { type BuildOptions, build } from '../build.ts';
import type { Problem } from '../problems/problem.ts';
import type { Stale } from '../rebuild/stale.ts';
import { readContent } from '../site/read-content.ts';
import type { BuildResult } from '../site/report.ts';
import { startRun } from '../site/run.ts';
import { closeSite, openSite, type Site, type SiteOptions } from '../site/site.ts';
import { hashJson } from '../util/hash.ts';

/** A site that is built repeatedly, and reuses parts that are not stale. */
export interface SiteBuilder {
  /** Builds stale parts and publishes the site, one build at a time. Returns failures; throws only bugs. */
  readonly rebuild: (stale: Stale, options: BuildOptions) => Promise<BuildResult>;
  /**
   * Resolves to true when the CMS has something new since the last rebuild, which the next one
   * reuses. May run beside a rebuild. Throws BuildError 'source' when the CMS does not answer.
   */
  readonly poll: () => Promise<boolean>;
  /** Lists the files beside `templates/` that the site's templates have imported in the last rebuild; absolute. */
  readonly filesBeside: () => readonly string[];
  readonly close: () => Promise<void>;
}

export function openSiteBuilder(options: SiteOptions): SiteBuilder {
  const site = openSite(options);
  return {
    rebuild: (stale, rebuildOptions) => build(site, stale, rebuildOptions),
    poll: () => hasNews(site),
    filesBeside: site.bundler.beside,
    close: () => closeSite(site),
  };
}

/**
 * Returns true when a build would give another site: the CMS has something new, or an event has
 * ended. Asks the CMS for its lists, and for the details of new entries; the next build begins with
 * these, without asking twice. Throws BuildError `source` when the CMS does not answer.
 * @internal
 */
export async function hasNews(site: Site): Promise<boolean> {
  return (await hasNewContent(site)) || isStaleByClock(site);
}

async function hasNewContent(site: Site): Promise<boolean> {
  if (site.source.endpoint === null) return false;
  const since = site.last.contentAndMedia?.saved;
  const problems: Problem[] = [];
  const run = { ...startRun(site), warn: (problem: Problem) => void problems.push(problem) };
  const quiet = { ...site, onProgress: () => undefined, isFresh: false };
  const found = await readContent(quiet, run, { isPoll: true });
  const before = site.last.contentAndMedia?.content;
  const isAnswered = hashJson(found.content.answers ?? null) === hashJson(before?.answers ?? null);
  const isNew = found.changes === null || found.changes.length > 0 || !isAnswered;
  site.polled = isNew ? { found, problems, since } : null;
  return isNew;
}

function isStaleByClock({ last, source }: Site): boolean {
  const change = last.nextChange;
  return change != null && Date.parse(change.at) <= Date.parse(source.now());
}
