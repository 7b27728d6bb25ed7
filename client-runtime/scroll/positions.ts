/**
 * Where the visitor was on each page of this tab's history, by the key of the history's entry: pixels from the top of the page. No
 * page of the site is wider than the window.
 */
export interface Positions {
  readonly get: (key: string) => number | undefined;
  readonly set: (key: string, top: number) => void;
}

const storageKey = 'boardwalk-scroll';

/**
 * Positions that outlive a reload. `openStorage` may throw, and so may what it gives: then they are kept in memory alone.
 * See behaviours 26 and 27.
 */
export function openPositions(openStorage: () => Pick<Storage, 'getItem' | 'setItem'>): Positions {
  let positions: Record<string, unknown> = {};
  try {
    positions = { ...JSON.parse(openStorage().getItem(storageKey) ?? '{}') };
  } catch {
    // Blocked, or no JSON: a page without a position begins at its top.
  }
  return {
    get: (key) => {
      const top = positions[key];
      return typeof top === 'number' ? top : undefined;
    },
    set: (key, top) => {
      positions[key] = top;
      try {
        openStorage().setItem(storageKey, JSON.stringify(positions));
      } catch {
        // Blocked or full: they last as long as the document.
      }
    },
  };
}
