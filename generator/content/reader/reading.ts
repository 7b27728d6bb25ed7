import type { EntryContext } from '../html/context.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import type { Element, Node } from './tree.ts';

export type Level = 2 | 3 | 4 | 5 | 6;

/** The state that the readers of one entry share. */
export interface Reading {
  readonly context: EntryContext;
  /** Ids of elements that are not written: the next line or structure gets them. */
  readonly anchors: string[];
  /** Adds the id of an element that is not written to the anchors. */
  readonly keepAnchor: (element: Element) => void;
  /** Adds the ids of nodes that are not written to the anchors. */
  readonly keepAnchors: (nodes: readonly Node[]) => void;
  /** Returns the level of the next heading from its given one, so that no level is left out. */
  readonly nextLevel: (given: number) => Level;
  /** Reads what is in a structure. */
  readonly readFlow: (nodes: readonly Node[]) => readonly StoredBlock[];
}

/**
 * Headings get levels without a gap, in order: an editor who chooses level three for its size below the
 * page's title means level two (WCAG 2.2, 1.3.1).
 */
export function countLevels(): Reading['nextLevel'] {
  // The headings that the next one may be below, the page's title first.
  let above: readonly { readonly given: number; readonly level: number }[] = [{ given: 1, level: 1 }];
  return (given) => {
    above = above.filter((heading) => heading.given < Math.max(given, 2));
    const wanted = (above.at(-1)?.level ?? 1) + 1;
    const level = ([2, 3, 4, 5] as const).find((known) => known >= wanted) ?? 6;
    above = [...above, { given: Math.max(given, 2), level }];
    return level;
  };
}
