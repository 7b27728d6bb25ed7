import type { DemoKind } from '../kinds.ts';
import type { DemoEntry, DemoStore } from '../store-types.ts';
import { comparisonFor } from './filter.ts';
import { isPublic } from './is-public.ts';

/** The entry of that id. As fast in a large store as in a small one. */
export function entryById(store: DemoStore, id: number): DemoEntry | undefined {
  if (id === 0) return undefined;
  const { entries } = store;
  const known = entries[positionsOf(store).get(id) ?? -1];
  // The store may have been changed by hand since its positions were written down.
  return known?.id === id ? known : entries.find((entry) => entry.id === id);
}

/** All public entries of these kinds, newest first. The same list again, unless the store has changed since. */
export function publicEntries(store: DemoStore, kinds: readonly DemoKind[]): readonly DemoEntry[] {
  const { lists } = snapshotOf(store);
  const key = kinds.join();
  const known = lists.get(key);
  if (known !== undefined) return known;
  const list = store.entries
    .filter((entry) => kinds.includes(entry.kind) && isPublic(entry))
    .sort(comparisonFor({}));
  lists.set(key, list);
  return list;
}

const positions = new WeakMap<DemoStore, ReadonlyMap<number, number>>();

function positionsOf(store: DemoStore): ReadonlyMap<number, number> {
  const known = positions.get(store);
  if (known?.size === store.entries.length) return known;
  const made = new Map(store.entries.map(({ id }, index) => [id, index]));
  positions.set(store, made);
  return made;
}

/** The inputs of the lists: entries, and the facts that decide where each is listed. */
interface Snapshot {
  readonly entries: readonly DemoEntry[];
  readonly states: readonly string[];
  readonly dates: readonly string[];
  readonly lists: Map<string, readonly DemoEntry[]>;
}

const snapshots = new WeakMap<DemoStore, Snapshot>();

function snapshotOf(store: DemoStore): Snapshot {
  const known = snapshots.get(store);
  if (known !== undefined && isCurrent(known, store.entries)) return known;
  const made = {
    entries: [...store.entries],
    states: store.entries.map(({ status }) => status),
    dates: store.entries.map(({ date }) => date),
    lists: new Map(),
  };
  snapshots.set(store, made);
  return made;
}

/** A store is changed in place by whoever holds it, so every entry is looked at: far quicker than sorting them. */
function isCurrent({ entries, states, dates }: Snapshot, now: readonly DemoEntry[]): boolean {
  if (entries.length !== now.length) return false;
  for (let index = 0; index < now.length; index += 1) {
    const entry = now[index];
    if (entry === undefined || entry !== entries[index]) return false;
    if (entry.status !== states[index] || entry.date !== dates[index]) return false;
  }
  return true;
}
