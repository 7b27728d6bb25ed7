/** Collects items that follow each other closely. */
export interface Burst<Item> {
  readonly add: (item: Item) => void;
  /** Drops items that are not passed on yet. */
  readonly stop: () => void;
}

export interface BurstOptions<Item> {
  /** Passes items on after a pause of this length ... */
  readonly quietMs: number;
  /** ... and at the latest this long after the first item. */
  readonly longestMs: number;
  /** Each item once, in the order of first arrival. */
  readonly onEnd: (items: readonly Item[]) => void;
}

/** Makes one call of many: a save is several events, a checkout a thousand. */
export function collectBurst<Item>({ quietMs, longestMs, onEnd }: BurstOptions<Item>): Burst<Item> {
  const items = new Set<Item>();
  let quiet: NodeJS.Timeout | undefined;
  let longest: NodeJS.Timeout | undefined;

  const stop = (): void => {
    clearTimeout(quiet);
    clearTimeout(longest);
    longest = undefined;
    items.clear();
  };
  const end = (): void => {
    const collected = [...items];
    stop();
    onEnd(collected);
  };

  return {
    add: (item) => {
      items.add(item);
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
      longest ??= setTimeout(end, longestMs);
    },
    stop,
  };
}
