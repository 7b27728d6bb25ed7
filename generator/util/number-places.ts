/** Returns the place of a number in a list: the last one of several. */
export type NumberPlaces = (number: number) => number | undefined;

/**
 * Indexes a list of numbers, such as ids. Ascending numbers take no memory besides themselves,
 * others 12 bytes each, outside the JavaScript heap. The list must not change.
 */
export function indexNumbers(numbers: Float64Array): NumberPlaces {
  const places = isAscending(numbers) ? null : placesInOrder(numbers);
  const sorted = places === null ? numbers : Float64Array.from(places, (place) => numbers[place] as number);
  return (number) => {
    const last = countUpTo(sorted, number) - 1;
    if (last < 0 || sorted[last] !== number) return undefined;
    return places === null ? last : places[last];
  };
}

function isAscending(numbers: Float64Array): boolean {
  return numbers.every((number, place) => place === 0 || (numbers[place - 1] as number) <= number);
}

function placesInOrder(numbers: Float64Array): Int32Array {
  const places = Int32Array.from(numbers, (_, place) => place);
  return places.sort((a, b) => (numbers[a] as number) - (numbers[b] as number) || a - b);
}

/** Counts the numbers that are not larger. */
function countUpTo(sorted: Float64Array, number: number): number {
  let start = 0;
  let end = sorted.length;
  while (start < end) {
    const middle = (start + end) >>> 1;
    if ((sorted[middle] as number) <= number) start = middle + 1;
    else end = middle;
  }
  return start;
}
