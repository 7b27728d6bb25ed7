const minuteMs = 60_000;

/** Older counts are wrong; clocks differ a little. */
const oldestMs = 15 * minuteMs;
const earliestMs = -5 * minuteMs;

/**
 * Reads the free spaces of car parks by their names, in the form of docs/parking.md; empty for anything else, and for counts of
 * before. `now` is in milliseconds since 1970.
 */
export function readOccupancy(text: string, now: number): ReadonlyMap<string, number> {
  const { read, free }: { read?: unknown; free?: unknown } = Object(parse(text));
  const isMoment = typeof read === 'string' && /T.*(Z|[+-]\d\d:\d\d)$/.test(read);
  const age = isMoment ? now - Date.parse(read) : Number.NaN;
  if (!(age >= earliestMs && age <= oldestMs)) return new Map();
  return new Map(
    Object.entries(Object(free)).filter((entry): entry is [string, number] => {
      const [, count] = entry;
      return typeof count === 'number' && Number.isInteger(count) && count >= 0;
    }),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
