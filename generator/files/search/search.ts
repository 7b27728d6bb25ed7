import type { AnyEntry } from '../../content/content.ts';
import type { AnyPlace } from '../../content/place.ts';
import { findById } from '../../dependencies/find-in-list.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import { kindTitle } from '../../routes/kind-titles.ts';
import type { RouteContext } from '../../routes/route-context.ts';
import type { RouteList } from '../../routes/route-list.ts';
import { isSearchable } from '../../routes/searchable.ts';
import { searchedKinds } from '../../routes/searched-kinds.ts';
import { thanksPath } from '../../routes/thanks-path.ts';
import { describeRow } from './describe-row.ts';
import { startPostings } from './postings.ts';
import { type Row, searchFiles } from './search-files.ts';
import { makeRecord, type ReadyRecord, type SearchRecord, versionOf } from './search-record.ts';

/** The records of entries by their id, as text. */
export interface SearchRecords {
  /** Those of the last build. */
  readonly before: { readonly get: (id: string) => SearchRecord | undefined };
  /** Those of this build that other processes have made, which are added already. Default: none. */
  readonly ready?: { readonly get: (id: string) => ReadyRecord | undefined };
  /** Those of this build. */
  readonly now: { readonly add: (id: string, record: SearchRecord) => void };
}

/**
 * Makes the index of the search from every entry that has a page and may be found. An entry is read
 * only if it has changed since its record was made; memory holds its words, not its text.
 */
export function* search(
  routes: Pick<RouteList, 'hasPageOf'>,
  context: RouteContext,
  { before, ready, now }: SearchRecords,
): Generator<OutputFile> {
  if (!context.fixed.has('search')) return;
  const postings = startPostings();
  function* rows(): Generator<Row> {
    for (const { entry, path } of searchedEntries(routes, context)) {
      const { id } = entry;
      const key = String(id);
      const made = ready?.get(key);
      if (made !== undefined) {
        postings.add(id, made.words);
        yield { ...made.row, id, extract: made.extract };
        continue;
      }
      const facts = describeRow(entry, path, context);
      const known = before.get(key);
      const record = known?.version === versionOf(entry, facts) ? known : makeRecord(entry, facts);
      now.add(key, record);
      postings.add(id, record.words);
      yield { ...facts, extract: record.extract };
    }
  }
  const kinds = new Map(searchedKinds.map((kind) => [kind, kindTitle(kind)]));
  yield* searchFiles({ rows: rows(), words: postings.sorted, kinds });
}

/**
 * Makes what `search` knows of the entry with the page at this path, with its id; undefined for a page
 * that it does not find.
 */
export function recordAt(
  path: string,
  routes: Pick<RouteList, 'hasPageOf'>,
  context: RouteContext,
): readonly [id: string, record: ReadyRecord] | undefined {
  const { content, row, fixed, paths, isBlanketNoindex } = context;
  const thing = paths.thingAt(path);
  const kind = searchedKinds.find((kind) => kind === thing?.kind);
  if (!fixed.has('search') || thing === undefined || kind === undefined) return undefined;
  const place = findById<AnyPlace>(content.entries[kind], thing.id);
  const entry = place && row(place);
  if (entry === undefined || !isShown(entry, { path, routes, isBlanket: isBlanketNoindex() }))
    return undefined;
  const described = describeRow(entry, path, context);
  const { title, href, facts, picture } = described;
  return [String(entry.id), { ...makeRecord(entry, described), row: { kind, title, href, facts, picture } }];
}

interface Shown {
  readonly path: string | null;
  readonly routes: Pick<RouteList, 'hasPageOf'>;
  readonly isBlanket: boolean;
}

function isShown(entry: AnyEntry, { path, routes, isBlanket }: Shown): boolean {
  return path !== null && path !== thanksPath && routes.hasPageOf(entry) && isSearchable(entry, isBlanket);
}

/** Yields the entries in the index, sorted by id. */
function* searchedEntries(
  routes: Pick<RouteList, 'hasPageOf'>,
  { content, row, paths, isBlanketNoindex }: RouteContext,
): Generator<{ readonly entry: AnyEntry; readonly path: string }> {
  const isBlanket = isBlanketNoindex();
  const places = searchedKinds.flatMap((kind): readonly AnyPlace[] => content.entries[kind]);
  for (const place of places.toSorted((a, b) => a.id - b.id)) {
    const entry = row(place);
    const path = paths.ofEntry(place);
    if (path !== null && isShown(entry, { path, routes, isBlanket })) yield { entry, path };
  }
}
