import { pathOf } from './answers/uri.ts';
import { localTimeAfterNow } from './clock.ts';
import type { DemoKind } from './kinds.ts';
import type { DemoMedia } from './media.ts';
import type { DemoCategory, DemoEntry, DemoEntryOf, DemoRevision, DemoStore } from './store-types.ts';

/** The entry of that kind and slug; throws when there is none. */
export function findEntry<K extends DemoKind>(store: DemoStore, kind: K, slug: string): DemoEntryOf<K> {
  const entry = store.entries.find(
    (candidate): candidate is DemoEntryOf<K> => candidate.kind === kind && candidate.slug === slug,
  );
  if (entry === undefined) throw new Error(`The demo has no ${kind} with the slug ${slug}`);
  return entry;
}

/** Changes an entry and dates the change, as saving in the editor does. Throws when the id is unknown. */
export function editEntry(store: DemoStore, id: number, changes: EntryChanges): void {
  const entry = entryById(store, id);
  const { slug } = entry;
  const uri = pathOf(store, entry);
  Object.assign(entry, changes, { modified: nextEditTime(store) });
  if (pathOf(store, entry) !== uri) store.formerAddresses.push({ entryId: id, slug, uri });
}

/** Changes fields of an entry without saving it, as plugins and imports do: its date stays. Throws when the id is unknown. */
export function setFields(store: DemoStore, id: number, fields: object): void {
  Object.assign(entryById(store, id), fields);
}

/** The fields of every kind that an edit may change. */
export type EntryChanges = Partial<Omit<DemoEntry, 'id' | 'kind' | 'modified'>>;

/** Adds an entry, dated now, and returns its id. */
export function addEntry(store: DemoStore, entry: NewEntry): number {
  const id = highestId(store) + 1;
  store.entries.push({ ...entry, id, modified: nextEditTime(store) });
  return id;
}

/** An entry of any kind, without what adding it decides. */
export type NewEntry = { [K in DemoKind]: Omit<DemoEntryOf<K>, 'id' | 'modified'> }[DemoKind];

/** Keeps an edit of an entry without publishing it, as an autosave does, and returns its id. */
export function addRevision(store: DemoStore, entryId: number, changes: DemoRevision['changes']): number {
  const id = highestId(store) + 1;
  store.revisions.push({ id, entryId, changes });
  return id;
}

/** Removes an entry for good; the addresses that lead to it lead nowhere then. */
export function deleteEntry(store: DemoStore, id: number): void {
  store.entries = store.entries.filter((entry) => entry.id !== id);
  nextEditTime(store);
}

export function renameSlug(store: DemoStore, id: number, slug: string): void {
  editEntry(store, id, { slug });
}

export function setStatus(store: DemoStore, id: number, status: DemoEntry['status']): void {
  editEntry(store, id, { status });
}

/** Gives an entry another featured image, or none. */
export function changeImage(store: DemoStore, id: number, imageId: number | null): void {
  editEntry(store, id, { imageId });
}

export function changeCategories(store: DemoStore, id: number, categoryIds: readonly number[]): void {
  const entry = entryById(store, id);
  if (entry.kind !== 'post') throw new Error(`The demo's ${entry.kind} ${id} has no categories`);
  entry.categoryIds = [...categoryIds];
  entry.modified = nextEditTime(store);
}

/** Changes a category. Its posts keep their dates: in WordPress too, a renamed category edits no post. */
export function editCategory(store: DemoStore, id: number, changes: Partial<Omit<DemoCategory, 'id'>>): void {
  const category = store.categories.find((candidate) => candidate.id === id);
  if (category === undefined) throw new Error(`The demo has no category ${id}`);
  const { slug } = category;
  Object.assign(category, changes);
  if (category.slug !== slug)
    store.formerAddresses.push({ entryId: id, isCategory: true, slug, uri: `/category/${slug}/` });
}

export function editMedia(store: DemoStore, id: number, changes: Partial<Omit<DemoMedia, 'id'>>): void {
  const media = store.media.find((candidate) => candidate.id === id);
  if (media === undefined) throw new Error(`The demo has no media item ${id}`);
  Object.assign(media, changes, { modified: nextEditTime(store) });
}

/** Puts the items of a menu in the order of these ids; items not named follow as they were. */
export function reorderMenu(store: DemoStore, ids: readonly number[]): void {
  const rank = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const items = store.menuItems.toSorted((a, b) => rank(a.id) - rank(b.id) || a.order - b.order);
  for (const [index, item] of items.entries()) item.order = index + 1;
}

function entryById(store: DemoStore, id: number): DemoEntry {
  const entry = store.entries.find((candidate) => candidate.id === id);
  if (entry === undefined) throw new Error(`The demo has no entry ${id}`);
  return entry;
}

function nextEditTime(store: DemoStore): string {
  store.edits += 1;
  return localTimeAfterNow(store.edits);
}

function highestId(store: DemoStore): number {
  return Math.max(...[store.entries, store.menuItems, store.revisions].flat().map(({ id }) => id));
}
