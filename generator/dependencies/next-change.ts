/** When the site next changes although nobody edits anything. */
export interface NextChange {
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The reason: `the event "Harbour Lights" ends`. */
  readonly why: string;
}

/**
 * Of changes at one moment the first by name: what is told does not depend on the order of the
 * questions.
 */
export function isBefore(a: NextChange, b: NextChange): boolean {
  return a.at < b.at || (a.at === b.at && a.why < b.why);
}

/**
 * Returns the earlier one of the next change of the site's pages and the next scheduled entry of
 * the CMS. A moment that has passed is not a change to come: the CMS is late.
 */
export function nextDue(
  change: NextChange | null,
  { nextScheduled, now }: { readonly nextScheduled: string | null | undefined; readonly now: string },
): NextChange | null {
  if (!nextScheduled || Date.parse(nextScheduled) <= Date.parse(now)) return change;
  const scheduled = { at: nextScheduled, why: 'a scheduled entry is due' };
  return change === null || isBefore(scheduled, change) ? scheduled : change;
}
