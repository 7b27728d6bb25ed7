import type { Html } from '../../../generator/util/html-template.ts';

/** The limits of a list on the page. */
export interface Room {
  /** The most items. */
  readonly items: number;
  /** The most bytes of their html together: long texts make the list shorter. */
  readonly bytes: number;
}

export interface Bounded {
  readonly items: readonly Html[];
  /** How many did not fit. */
  readonly left: number;
}

/** Makes the html of as many items as have room, from the first on. */
export function bounded<Item>(items: readonly Item[], room: Room, render: (item: Item) => Html): Bounded {
  const shown: Html[] = [];
  let bytes = 0;
  for (const item of items.slice(0, room.items)) {
    const made = render(item);
    bytes += Buffer.byteLength(made.markup);
    if (bytes > room.bytes) break;
    shown.push(made);
  }
  return { items: shown, left: items.length - shown.length };
}
