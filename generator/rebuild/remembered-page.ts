import type { KeptValues, NewValues } from '../cache/kept-values.ts';
import { isBefore } from '../dependencies/next-change.ts';
import type { PageFinding } from '../dependencies/note.ts';
import type { SitemapPage } from '../files/sitemap.ts';
import type { Fingerprint } from '../pages/fingerprint.ts';
import type { MadePage } from '../pages/make-page.ts';
import type { Problem } from '../problems/problem.ts';

/** The memory of a page: enough to decide at the next build whether it must be rendered again. */
export interface RememberedPage {
  readonly fingerprint: Fingerprint;
  /** The hash of the html. */
  readonly sha256: string;
  readonly islands: readonly string[];
  /** The ids in its html, joined by spaces. */
  readonly anchors: string;
  /** Allowed findings in its html, to be reported again; absent without any. */
  readonly problems?: readonly Problem[];
  /**
   * The keys of all its inputs, joined by spaces: "event:412 media:9". A list would take four times
   * the memory.
   */
  readonly used: string;
  /** A hash of all its inputs. */
  readonly versions: string;
  /** Its head and pictures, for the sitemap. */
  readonly listed: Pick<SitemapPage, 'head' | 'pictures'>;
  /** Findings made with its props, to be reported again; absent without any. */
  readonly findings?: readonly PageFinding[];
}

/** Remembered pages by path. */
export type RememberedPages = KeptValues<RememberedPage>;

/** The records of the running build. */
export type PageRecords = NewValues<RememberedPage>;

/** Collects everything that a later build needs of a page besides its html. */
export function rememberMade({
  head: { canonical, robots },
  pictures,
  used,
  findings,
}: MadePage): Pick<RememberedPage, 'listed' | 'used' | 'findings'> {
  const lines = findingsOnce(findings);
  return {
    listed: { head: { canonical, ...(robots !== undefined && { robots }) }, pictures },
    used: used.join(' '),
    ...(lines.length > 0 && { findings: lines }),
  };
}

/**
 * Lists each finding once, in an order independent of the calls; of the clock's changes, the next
 * one is enough.
 */
function findingsOnce(findings: ReadonlySet<PageFinding>): readonly PageFinding[] {
  const lines = new Map<string, PageFinding>();
  let next: Extract<PageFinding, { change: unknown }> | undefined;
  for (const one of findings) {
    if (!('change' in one)) lines.set(JSON.stringify(one), one);
    else if (next === undefined || isBefore(one.change, next.change)) next = one;
  }
  const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  return next === undefined ? sorted : [...sorted, next];
}
