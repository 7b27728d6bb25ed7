/** Collects what comes shortly one after the other. */
export interface Burst<Item> {
  readonly add: (item: Item) => void;
  /** Forgets what is not handed on yet. */
  readonly stop: () => void;
}

export interface BurstOptions<Item> {
  /** Handed on when nothing came for this long ... */
  readonly quietMs: number;
  /** ... and this long after the first item at the latest. */
  readonly longestMs: number;
  /** Each item once, in the order in which they came first. */
  readonly onEnd: (items: readonly Item[]) => void;
}

/** Makes one call of many: an editor's save is several events, a checkout a thousand. */
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
