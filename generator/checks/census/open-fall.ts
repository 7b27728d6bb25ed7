/** The number of missing items of a measure, and the ids of the first entries concerned. */
export interface Fall {
  readonly count: number;
  readonly ids: readonly number[];
}

/** Starts to sum up what entries have lost. */
export function openFall() {
  let count = 0;
  let entries = 0;
  const ids: number[] = [];
  return {
    add: (by: number, id: number): void => {
      if (by <= 0) return;
      count += by;
      entries += 1;
      if (ids.length < 3) ids.push(id);
    },
    /** The number of entries that have lost something. */
    entries: () => entries,
    end: (): Fall => ({ count, ids }),
  };
}
