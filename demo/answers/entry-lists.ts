import { type DemoKind, demoKindNames, demoKinds } from '../kinds.ts';
import type { DemoEntry, DemoStore } from '../store-types.ts';
import { type ListArguments, toPage } from './connection.ts';
import { entryById, publicEntries } from './entry-index.ts';
import { entryView } from './entry-view.ts';
import { comparisonFor, filterItems, isNewestFirst, toIds, type WhereArguments } from './filter.ts';
import { isPublic } from './is-public.ts';
import type { DemoRequest } from './request.ts';

/** The resolver of the list of one kind of entry. */
export function entries(kind: DemoKind) {
  return (_root: unknown, args: ListArguments<EntryWhere>, request: DemoRequest) =>
    entryPage([kind], args, request);
}

/** Resolves the list of entries of every kind, or of the kinds asked for. */
export function contentNodes(
  _root: unknown,
  args: ListArguments<WhereArguments & { contentTypes?: readonly string[] | null }>,
  request: DemoRequest,
) {
  const names = args.where?.contentTypes ?? [];
  const isAsked = (kind: DemoKind) => names.includes(demoKinds[kind].postType.toUpperCase());
  return entryPage(names.length === 0 ? demoKindNames : demoKindNames.filter(isAsked), args, request);
}

/** Only posts have categories. */
type EntryWhere = WhereArguments & { readonly categoryName?: string | null };

function entryPage(kinds: readonly DemoKind[], args: ListArguments<EntryWhere>, request: DemoRequest) {
  const { store } = request;
  const where = args.where ?? {};
  const compare = comparisonFor(where);
  const listed = inCategory(candidates(kinds, where, request), where.categoryName, store);
  // An editor's list was made by status.
  const items = filterItems(listed, request.isEditor ? { ...where, status: null, stati: null } : where);
  const listing = {
    items: isNewestFirst(where) ? items : items.toSorted(compare),
    idOf: (entry: DemoEntry) => entry.id,
    compare,
    findCursor: (id: number) => entryById(store, id),
  };
  const view = (entry: DemoEntry) => entryView(entry, request);
  return toPage(listing, args, { pageSize: request.pageSize, view });
}

/** Entries of these kinds that may be seen: those that are asked for by id, or all of them, newest first. */
function candidates(
  kinds: readonly DemoKind[],
  where: WhereArguments,
  { store, isEditor }: DemoRequest,
): readonly DemoEntry[] {
  const ids = toIds(where.in);
  const states = isEditor ? statesOf(where) : null;
  if (ids.size === 0 && states === null) return publicEntries(store, kinds);
  if (ids.size === 0) return entriesInStates(store, kinds, states ?? []);
  return [...ids]
    .map((id) => entryById(store, id))
    .filter((entry) => entry !== undefined)
    .filter((entry) => kinds.includes(entry.kind))
    .filter((entry) => (states === null ? isPublic(entry) : states.includes(entry.status.toUpperCase())));
}

/** Returns the states that an editor requests; default: published. */
function statesOf({ stati, status }: WhereArguments): readonly string[] {
  return stati ?? [status ?? 'PUBLISH'];
}

function entriesInStates(
  { entries }: DemoStore,
  kinds: readonly DemoKind[],
  states: readonly string[],
): readonly DemoEntry[] {
  return entries
    .filter(({ kind, status }) => kinds.includes(kind) && states.includes(status.toUpperCase()))
    .sort(comparisonFor({}));
}

function inCategory(
  entries: readonly DemoEntry[],
  slug: string | null | undefined,
  store: DemoStore,
): readonly DemoEntry[] {
  if (!slug) return entries;
  const category = store.categories.find((candidate) => candidate.slug === slug);
  if (category === undefined) return [];
  return entries.filter((entry) => entry.kind === 'post' && entry.categoryIds.includes(category.id));
}
