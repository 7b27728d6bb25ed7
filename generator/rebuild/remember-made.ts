import { isBefore } from '../dependencies/next-change.ts';
import type { PageFinding } from '../dependencies/note.ts';
import type { MadePage } from '../pages/make-page.ts';
import type { RememberedPage } from './remembered-page.ts';

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
