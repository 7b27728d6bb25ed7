import type { DemoEntry, DemoKind } from '../store.ts';
import { type ListArguments, toPage } from './connection.ts';
import { entryView } from './entry-view.ts';
import { comparisonFor, filterItems, type WhereArguments } from './filter.ts';
import { type DemoRequest, isPublic } from './request.ts';

/** The resolver of the list of one kind of entry. */
export function entries<More = unknown>(kind: DemoKind) {
  return (_root: unknown, args: ListArguments<WhereArguments & More>, request: DemoRequest) =>
    entryPage([kind], args, request);
}

/** Resolves the list of entries of every kind, or of the kinds asked for. */
export function contentNodes(
  _root: unknown,
  args: ListArguments<WhereArguments & { contentTypes?: readonly string[] | null }>,
  request: DemoRequest,
) {
  const names = args.where?.contentTypes ?? [];
  const kinds =
    names.length === 0 ? Object.values(kindByContentType) : names.map((name) => kindByContentType[name]);
  return entryPage(
    kinds.filter((kind) => kind !== undefined),
    args,
    request,
  );
}

const kindByContentType: Readonly<Record<string, DemoKind>> = {
  POST: 'post',
  PAGE: 'page',
  EVENT: 'event',
  LOCATION: 'location',
  ART: 'artwork',
  EXPERIENCE: 'experience',
};

function entryPage(
  kinds: readonly DemoKind[],
  args: ListArguments<WhereArguments & { categoryName?: string | null }>,
  request: DemoRequest,
) {
  const { store } = request;
  const where = args.where ?? {};
  const compare = comparisonFor(where);
  const listed = store.entries.filter(
    (entry) =>
      kinds.includes(entry.kind) && isPublic(entry) && isInCategory(entry, where.categoryName, request),
  );
  const listing = {
    items: filterItems(listed, where).sort(compare),
    idOf: (entry: DemoEntry) => entry.id,
    compare,
    findCursor: (id: number) => store.entries.find((entry) => entry.id === id),
  };
  return toPage(listing, args, (entry) => entryView(entry, request));
}

function isInCategory(entry: DemoEntry, slug: string | null | undefined, { store }: DemoRequest): boolean {
  if (!slug) return true;
  const category = store.categories.find((candidate) => candidate.slug === slug);
  return entry.kind === 'post' && category !== undefined && entry.categoryIds.includes(category.id);
}
