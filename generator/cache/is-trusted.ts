/** How long a cached entry may be reused. */
export interface TrustRules {
  /** The moment of this crawl by the machine's clock, ISO 8601. */
  readonly fetchedAt: string;
  /** Older results are read again. Default: no limit. */
  readonly maxAgeMs?: number | undefined;
}

// WordPress dates edits to the second: of two in one second, only the first is visible. Its clock
// may also be behind.
const settledAfterMs = 60_000;

/**
 * Returns true when a cached result with an unchanged date may be reused: it is not too old, since
 * a plugin may change an entry without its date, and was not read about the time of its last edit.
 */
export function isTrusted(
  { modified, fetchedAt }: { readonly modified: string; readonly fetchedAt: string },
  rules: TrustRules,
): boolean {
  return (
    isYoung(fetchedAt, rules) && Math.abs(Date.parse(fetchedAt) - Date.parse(modified)) >= settledAfterMs
  );
}

/** Returns true when a result of this moment is not too old. */
export function isYoung(readAt: string, { fetchedAt, maxAgeMs }: TrustRules): boolean {
  const ageMs = Date.parse(fetchedAt) - Date.parse(readAt);
  return maxAgeMs === undefined || (ageMs >= 0 && ageMs < maxAgeMs);
}

/** Returns the first and the last of some moments. */
export function firstAndLast(moments: readonly string[]): readonly string[] {
  const sorted = [...new Set(moments)].sort();
  return sorted.length < 3 ? sorted : [...sorted.slice(0, 1), ...sorted.slice(-1)];
}
