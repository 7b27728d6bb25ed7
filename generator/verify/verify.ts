import { pathOfFile } from '../content/paths.ts';
import { siteFacts } from '../files/security-headers.ts';
import { hashRoute } from '../pages/fingerprint.ts';
import { BuildError } from '../problems/problem.ts';
import { createPageKeeper, keepNothing, type PageKeeper } from '../rebuild/page-keeper.ts';
import { createPageRecords, loadPageMemory, nothingRemembered } from '../rebuild/page-memory.ts';
import { type RememberedPage, rememberMade } from '../rebuild/remembered-page.ts';
import { openSearchMemory } from '../rebuild/search-memory.ts';
import { allStale } from '../rebuild/stale.ts';
import { startRun } from '../site/run.ts';
import type { Site } from '../site/site.ts';
import { openBuildState } from '../steps/build-state.ts';
import { makeSite } from '../steps/make-site.ts';
import { prepareParts } from '../steps/prepare-parts.ts';
import { compact } from '../util/omit-undefined.ts';
import { type Difference, openComparison } from './compare-site.ts';

export interface Verification {
  /** Sorted by path; empty when the folder equals a clean build. */
  readonly differences: readonly Difference[];
  /** The pages that the next build would keep unread. */
  readonly doubted: DoubtedPages;
  readonly failure?: BuildError;
}

/**
 * Renders everything again and compares it with the output folder, byte by byte: the steps of a
 * build, with a stage that compares instead of writing, and without any memory. Checks the memory
 * too: each page that the next build would keep is compared with a new one. Changes nothing on the
 * disk.
 */
export async function verify(site: Site): Promise<Verification> {
  const run = startRun(site);
  try {
    const fresh = { ...site, isFresh: true };
    const parts = await prepareParts(fresh, allStale, run);
    const comparison = await openComparison(site.config.outDir);
    const memory = loadPageMemory(site.cacheFiles.pages, run.warn);
    let keeper = doubtKeeper(keepNothing);
    const state = openBuildState(parts, {
      ...{ site, run, target: comparison },
      memory: nothingRemembered,
      records: createPageRecords(),
      searchMemory: openSearchMemory({ code: site.code, warn: run.warn }),
      openKeeper: (input) => {
        keeper = doubtKeeper(createPageKeeper({ ...input, memory }));
        return keeper;
      },
    });
    const { routes, census } = await makeSite(state);
    run.refuse();
    await parts.contentAndMedia.journal?.discard();
    const facts = { ...siteFacts(site.config, parts.contentAndMedia.content.now), ...census };
    const differences = (await comparison.finish(facts)).map((difference) =>
      compact({ ...difference, entry: routes.find(pathOfFile(difference.path))?.entry }),
    );
    return { differences, doubted: keeper.doubted() };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { differences: [], doubted: { count: 0, wrong: [] }, failure: run.complete(error) };
  }
}

/** The pages that the next build would keep unread. */
export interface DoubtedPages {
  readonly count: number;
  /**
   * Paths of pages that have changed: an input was read without being noted. Empty, except for a
   * bug.
   */
  readonly wrong: readonly string[];
}

interface DoubtingKeeper extends PageKeeper {
  readonly doubted: () => DoubtedPages;
}

/**
 * Makes every page, and compares it with the one that would have been kept.
 * @internal
 */
export function doubtKeeper(keeper: PageKeeper): DoubtingKeeper {
  const wrong: string[] = [];
  let count = 0;
  return {
    keep: () => null,
    check: (route, page) => {
      const kept = keeper.keep(route);
      if (kept === null) return;
      count += 1;
      const isSame =
        kept.fingerprint.route === hashRoute(page) && factsOf(kept) === factsOf(rememberMade(page));
      if (!isSame) wrong.push(route.path);
    },
    doubted: () => ({ count, wrong }),
  };
}

/** Everything that a page leaves besides its html. */
function factsOf({ listed, findings = [] }: Pick<RememberedPage, 'listed' | 'findings'>): string {
  return JSON.stringify([listed, findings]);
}
