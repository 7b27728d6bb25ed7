/**
 * The scroll positions of this tab's history, by the key of the entry: pixels from the top. No page
 * of the site is wider than the window.
 */
export interface Positions {
  readonly get: (key: string) => number | undefined;
  readonly set: (key: string, top: number) => void;
}

const storageKey = 'boardwalk-scroll';

/**
 * Opens positions that survive a reload. `openStorage` and its result may throw: then they are kept
 * in memory only. See behaviours 26 and 27.
 */
export function openPositions(openStorage: () => Pick<Storage, 'getItem' | 'setItem'>): Positions {
  let positions: Record<string, unknown> = {};
  try {
    positions = { ...JSON.parse(openStorage().getItem(storageKey) ?? '{}') };
  } catch {
    // Blocked, or invalid JSON: a page without a position begins at its top.
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
