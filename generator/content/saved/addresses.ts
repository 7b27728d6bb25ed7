import { grownArray } from '../../util/grown-array.ts';
import { createTextIndex } from '../../util/text-index.ts';

/**
 * Addresses of entries by row: 4 bytes each, where they end with the slug and few begin in different
 * ways, as "/event/harbour-lights/".
 */
export interface Addresses {
  /** Adds the address of the next row. */
  readonly add: (address: string, slug: string) => void;
  /** `slug`: the one that was added with it. */
  readonly at: (row: number, slug: string) => string;
}

export function createAddresses(): Addresses {
  const texts = createTextIndex();
  // Twice the number of the text; odd for the beginning of an address, whose end is the slug.
  let numbers = new Uint32Array(16);
  let rows = 0;
  return {
    add: (address, slug) => {
      const end = endOf(slug);
      const isCut = address.endsWith(end);
      const text = isCut ? address.slice(0, address.length - end.length) : address;
      numbers = grownArray(numbers, rows + 1);
      numbers[rows] = 2 * texts.add(text) + (isCut ? 1 : 0);
      rows += 1;
    },
    at: (row, slug) => {
      const number = numbers[row] as number;
      return texts.at(number >>> 1) + (number % 2 === 1 ? endOf(slug) : '');
    },
  };
}

function endOf(slug: string): string {
  return `${slug}/`;
}
