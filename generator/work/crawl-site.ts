import type { Content } from '../content/content.ts';
import { saveContent } from '../content/saved/content-file.ts';
import { asBuildError } from '../problems/output-failure.ts';
import type { BuildError } from '../problems/problem.ts';
import { allStale } from '../rebuild/stale.ts';
import { readContent } from '../site/read-content.ts';
import { type Run, type RunFacts, startRun } from '../site/run.ts';
import type { Site } from '../site/site.ts';
import { guardOutput } from '../steps/guard-build.ts';

export interface CrawledSite {
  readonly facts: RunFacts;
  /** The number of entries in the file. */
  readonly entries: number;
  /** The reason why no file was written: the one of before stays. */
  readonly failure?: BuildError;
}

/**
 * Reads the content of a CMS and saves it to a file, for shards and their merge. Fetches no pictures
 * and makes no pages. Remembers the content as a build does, so that the next crawl asks for changes
 * only. Returns a failure, throws only bugs.
 */
export async function crawlSite(site: Site, file: string): Promise<CrawledSite> {
  const run = startRun(site);
  try {
    const content = await guardOutput({ site, stale: allStale, run }, () => crawlTo(file, site, run));
    return { facts: run.ended(), entries: countEntries(content) };
  } catch (error) {
    const stopped = asBuildError(error);
    if (stopped === null) throw error;
    return { facts: run.ended(), entries: 0, failure: run.complete(stopped) };
  }
}

function countEntries({ entries }: Content): number {
  return Object.values<readonly unknown[]>(entries).reduce((sum, list) => sum + list.length, 0);
}

async function crawlTo(file: string, site: Site, run: Run): Promise<Content> {
  const { content, saved, journal } = await run.time('crawl', () => readContent(site, run));
  await saveContent(file, content);
  const isKept = saved === undefined || (await site.crawlStore.save(saved, run.warn, journal?.log()));
  if (isKept) await journal?.discard();
  return content;
}
