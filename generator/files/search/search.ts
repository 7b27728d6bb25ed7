import type { AnyEntry } from '../../content/content.ts';
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
import { makeRecord, type SearchRecord, versionOf } from './search-record.ts';

/** The records of entries by their id, as text. */
export interface SearchRecords {
  /** Those of the last build. */
  readonly before: { readonly get: (id: string) => SearchRecord | undefined };
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
  { before, now }: SearchRecords,
): Generator<OutputFile> {
  if (!context.fixed.has('search')) return;
  const postings = startPostings();
  function* rows(): Generator<Row> {
    for (const { entry, path } of searchedEntries(routes, context)) {
      const facts = describeRow(entry, path, context);
      const key = String(entry.id);
      const known = before.get(key);
      const record = known?.version === versionOf(entry, facts) ? known : makeRecord(entry, facts);
      now.add(key, record);
      postings.add(entry.id, record.words);
      yield { ...facts, extract: record.extract };
    }
  }
  const kinds = new Map(searchedKinds.map((kind) => [kind, kindTitle(kind)]));
  yield* searchFiles({ rows: rows(), words: postings.sorted, kinds });
}

/** Yields the entries in the index, sorted by id. */
function* searchedEntries(
  routes: Pick<RouteList, 'hasPageOf'>,
  { content, paths, isBlanketNoindex }: RouteContext,
): Generator<{ readonly entry: AnyEntry; readonly path: string }> {
  const isBlanket = isBlanketNoindex();
  const lists: readonly (readonly AnyEntry[])[] = searchedKinds.map((kind) => content.entries[kind]);
  // Of each entry, its id and its place: a number costs 8 bytes in an array.
  const ids: number[] = [];
  const places: number[] = [];
  for (const [kind, entries] of lists.entries())
    for (const [index, entry] of entries.entries()) {
      const path = paths.ofEntry(entry);
      if (path === null || path === thanksPath || !routes.hasPageOf(entry) || !isSearchable(entry, isBlanket))
        continue;
      ids.push(entry.id);
      places.push(index * lists.length + kind);
    }
  const order = Uint32Array.from(ids.keys()).sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0));
  for (const number of order) {
    const place = places[number] as number;
    const entry = lists[place % lists.length]?.[Math.floor(place / lists.length)];
    const path = entry && paths.ofEntry(entry);
    if (entry && path) yield { entry, path };
  }
}
