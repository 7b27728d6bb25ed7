import { isBefore } from '../dependencies/next-change.ts';
import type { Told } from '../dependencies/note.ts';
import type { MadePage } from '../pages/make-page.ts';
import type { RememberedPage } from './remembered-page.ts';

/** Collects everything that a later build needs of a page besides its html. */
export function rememberMade({
  head: { canonical, robots },
  pictures,
  used,
  told,
}: MadePage): Pick<RememberedPage, 'listed' | 'used' | 'told'> {
  const lines = toldOnce(told);
  return {
    listed: { head: { canonical, ...(robots !== undefined && { robots }) }, pictures },
    used: used.join(' '),
    ...(lines.length > 0 && { told: lines }),
  };
}

/**
 * Lists each finding once, in an order independent of the calls; of the clock's changes, the next
 * one is enough.
 */
function toldOnce(told: ReadonlySet<Told>): readonly Told[] {
  const lines = new Map<string, Told>();
  let next: Extract<Told, { change: unknown }> | undefined;
  for (const one of told) {
    if (!('change' in one)) lines.set(JSON.stringify(one), one);
    else if (next === undefined || isBefore(one.change, next.change)) next = one;
  }
  const sorted = [...lines].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  return next === undefined ? sorted : [...sorted, next];
}
