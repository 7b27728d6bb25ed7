/** How long what was read from the CMS stands for what is there. */
export interface TrustRules {
  /** The moment of this crawl by the machine's clock, ISO 8601. */
  readonly fetchedAt: string;
  /** What was read longer ago is read again. Default: no limit. */
  readonly maxAgeMs?: number | undefined;
}

// WordPress dates an edit to the second: of two within one, the date shows the first only. It may also lie behind us.
const settledAfterMs = 60_000;

/**
 * Whether what was read can be taken again without asking, where the CMS dates it as it did then: it is young, for a plugin
 * may change a thing and not its date, and it was not read about the moment of its last edit.
 */
export function isTrusted(
  { modified, fetchedAt }: { readonly modified: string; readonly fetchedAt: string },
  { fetchedAt: moment, maxAgeMs }: TrustRules,
): boolean {
  const fetched = Date.parse(fetchedAt);
  const ageMs = Date.parse(moment) - fetched;
  const isYoung = maxAgeMs === undefined || (ageMs >= 0 && ageMs < maxAgeMs);
  return isYoung && Math.abs(fetched - Date.parse(modified)) >= settledAfterMs;
}
