import { hashRoute } from '../pages/fingerprint.ts';
import type { PageKeeper } from '../rebuild/page-keeper.ts';
import { rememberMade } from '../rebuild/remember-made.ts';
import type { RememberedPage } from '../rebuild/remembered-page.ts';

/** The pages that the next build would keep unread. */
export interface DoubtedPages {
  readonly count: number;
  /**
   * Paths of pages that have changed: an input was read without being noted. Empty, except for a
   * bug.
   */
  readonly wrong: readonly string[];
}

export interface DoubtingKeeper extends PageKeeper {
  readonly doubted: () => DoubtedPages;
}

/** Makes every page, and compares it with the one that would have been kept. */
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
