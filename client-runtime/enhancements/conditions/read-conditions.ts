export interface Conditions {
  /** Milliseconds since 1970. */
  readonly read: number;
  /** Read more than an hour ago. */
  readonly isOld: boolean;
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

const hourMs = 3_600_000;

/** A reading of yesterday is of no use, and one of the future is wrong; clocks differ a little. */
const oldestMs = 24 * hourMs;
const earliestMs = -300_000;

const mostFacts = 6;
const longestText = 80;

/**
 * Reads tide and weather, in the form of docs/tide-and-weather.md; undefined for anything else, and
 * for a reading of another day. `now` is in milliseconds since 1970.
 */
export function readConditions(text: string, now: number): Conditions | undefined {
  const { read, facts }: { read?: unknown; facts?: unknown } = Object(parse(text));
  const moment =
    typeof read === 'string' && /T.*(Z|[+-]\d\d:\d\d)$/.test(read) ? Date.parse(read) : Number.NaN;
  const age = now - moment;
  if (!(age >= earliestMs && age <= oldestMs) || !Array.isArray(facts)) return undefined;
  const known = facts.slice(0, mostFacts).flatMap((fact: unknown) => {
    const { name, value }: { name?: unknown; value?: unknown } = Object(fact);
    return isShort(name) && isShort(value) ? [{ name, value }] : [];
  });
  return known.length === 0 ? undefined : { read: moment, isOld: age > hourMs, facts: known };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isShort(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '' && value.length <= longestText;
}
