import type { AnyEntry } from '../../content/content.ts';
import { thanksPath } from '../../content/paths.ts';
import type { AnyPlace } from '../../content/place.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import type { RouteList } from '../../routes/route.ts';
import type { RouteContext } from '../../routes/route-context.ts';
import { kindTitle } from '../../routes/section-titles.ts';
import { isSearchable, searchedKinds } from '../../routes/titles-question.ts';
import { type DescribedEntry, describeRow } from './describe-row.ts';
import { startPostings } from './postings.ts';
import { type Row, searchFiles } from './search-files.ts';
import { makeRecord, type SearchRecord, versionOf } from './search-record.ts';

/** The records of entries by the paths of their pages. */
export interface SearchRecords {
  /** Those of the last build. */
  readonly before: { readonly get: (path: string) => SearchRecord | undefined };
  /** The same, where they are of the build that has left the pages: a kept page has its record there. */
  readonly kept: { readonly get: (path: string) => SearchRecord | undefined };
  /** Those of this build, among them those that other processes have made. */
  readonly now: {
    readonly get: (path: string) => SearchRecord | undefined;
    readonly add: (path: string, record: SearchRecord) => void;
  };
}

/** The index of the search, which grows while pages are made: its entries are read for them anyway. */
export interface SearchIndex {
  /** Adds the entry of a page that is made. Call it while the inputs of the page are noted. */
  readonly add: (path: string) => void;
  /** Adds the entry of a kept page: it is as it was. */
  readonly keep: (path: string) => void;
  /** Makes the files, after the last page. */
  readonly files: () => Iterable<OutputFile>;
}

/** Starts the index of every entry that has a page and may be found. Memory holds words, not texts. */
export function startSearch(
  routes: Pick<RouteList, 'hasPageOf'>,
  context: RouteContext,
  { before, kept, now }: SearchRecords,
): SearchIndex {
  const { row, fixed } = context;
  if (!fixed.has('search')) return { add: () => undefined, keep: () => undefined, files: () => [] };
  const isBlanket = context.isBlanketNoindex();
  const places = new Map(searchedPages(routes, context));
  const postings = startPostings();
  const rows: Row[] = [];

  const entryAt = (path: string): AnyEntry | undefined => {
    const place = places.get(path);
    const entry = place && row(place);
    return entry && isSearchable(entry, isBlanket) ? entry : undefined;
  };
  const take = (path: string, { id }: AnyEntry, make: () => SearchRecord): void => {
    const ready = now.get(path);
    const record = ready ?? make();
    if (ready === undefined) now.add(path, record);
    postings.add(id, record.words);
    rows.push({ ...record.row, id, extract: record.extract });
  };
  const recordOf = (path: string, entry: AnyEntry, described: DescribedEntry): SearchRecord => {
    const known = before.get(path);
    const isKnown = known?.version === versionOf(entry, described);
    return isKnown ? { ...known, row: described.row } : makeRecord(entry, described);
  };
  const add = (path: string): void => {
    const entry = entryAt(path);
    if (entry === undefined) return;
    const described = describeRow(entry, path, context);
    take(path, entry, () => recordOf(path, entry, described));
  };
  const keep = (path: string): void => {
    const entry = entryAt(path);
    if (entry === undefined) return;
    take(path, entry, () => kept.get(path) ?? recordOf(path, entry, describeRow(entry, path, context)));
  };
  function* files(): Generator<OutputFile> {
    const kinds = new Map(searchedKinds.map((kind) => [kind, kindTitle(kind)]));
    rows.sort((a, b) => a.id - b.id);
    yield* searchFiles({ rows, words: postings.sorted(), kinds });
  }
  return { add, keep, files };
}

/** Yields the entries that have a page, with its path. */
function* searchedPages(
  routes: Pick<RouteList, 'hasPageOf'>,
  { lists, paths }: RouteContext,
): Generator<readonly [path: string, place: AnyPlace]> {
  for (const place of searchedKinds.flatMap((kind): readonly AnyPlace[] => lists[kind].all())) {
    const path = paths.ofEntry(place);
    if (path !== null && path !== thanksPath && routes.hasPageOf(place)) yield [path, place];
  }
}
