/** How far to look for the next common item of two lists. */
const reach = 40;

/**
 * Finds the items of a list that are missing in another, in order. Empty exactly when none is
 * missing. Linear in the length of both: where much is missing, the result may have a few words too
 * many or too few.
 */
export function findMissing(wanted: readonly string[], present: readonly string[]): readonly string[] {
  if (isWithin(wanted, present)) return [];

  const missing: string[] = [];
  let place = 0;
  for (let index = 0; index < wanted.length; index++) {
    const steps = stepsTo(wanted, index, present, place);
    if (steps === undefined) missing.push(wanted[index] ?? '');
    else place += steps + 1;
  }
  return missing.length > 0 ? missing : wanted.slice(0, 1);
}

function isWithin(wanted: readonly string[], present: readonly string[]): boolean {
  let place = 0;
  for (const token of present) if (place < wanted.length && token === wanted[place]) place++;
  return place === wanted.length;
}

/** Returns the number of present items before the wanted one; undefined when it is missing. */
function stepsTo(
  wanted: readonly string[],
  index: number,
  present: readonly string[],
  place: number,
): number | undefined {
  for (let distance = 0; distance < reach; distance++) {
    if (present[place + distance] === wanted[index]) return distance;
    // A later item is nearer: this one is missing.
    if (distance > 0 && wanted[index + distance] === present[place]) return undefined;
  }
  return undefined;
}
