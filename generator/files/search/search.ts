import type { AnyEntry } from '../../content/content.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import { kindTitle } from '../../routes/kind-titles.ts';
import type { Route } from '../../routes/route.ts';
import type { RouteContext } from '../../routes/route-context.ts';
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
  routes: readonly Route[],
  context: RouteContext,
  { before, now }: SearchRecords,
): Generator<OutputFile> {
  if (!context.fixed.has('search')) return;
  const postings = startPostings();
  const rows = searchedEntries(routes, context).map(({ entry, path }): Row => {
    const facts = describeRow(entry, path, context);
    const key = String(entry.id);
    const known = before.get(key);
    const record = known?.version === versionOf(entry, facts) ? known : makeRecord(entry, facts);
    now.add(key, record);
    postings.add(entry.id, record.words);
    return { ...facts, extract: record.extract };
  });
  const kinds = new Map(searchedKinds.map((kind) => [kind, kindTitle(kind)]));
  yield* searchFiles({ rows, words: postings.sorted(), kinds });
}

/**
 * Makes the records of the entries that have one of these pages as their own, by the path of the page:
 * those that `search` asks for.
 */
export function recordsOf(
  routes: readonly Route[],
  context: RouteContext,
): ReadonlyMap<string, () => readonly [id: string, record: SearchRecord]> {
  if (!context.fixed.has('search')) return new Map();
  const pages = new Set(routes.map(({ path }) => path));
  const own = searchedEntries(routes, context).filter(({ path }) => pages.has(path));
  return new Map(
    own.map(({ entry, path }) => [
      path,
      () => [String(entry.id), makeRecord(entry, describeRow(entry, path, context))] as const,
    ]),
  );
}

/** Lists the entries in the index, sorted by id. */
function searchedEntries(routes: readonly Route[], { content, paths, isBlanketNoindex }: RouteContext) {
  const shown = new Set(routes.flatMap(({ entry }) => (entry === undefined ? [] : [entry.id])));
  const isBlanket = isBlanketNoindex();
  const found: { readonly entry: AnyEntry; readonly path: string }[] = [];
  for (const kind of searchedKinds) {
    for (const entry of content.entries[kind]) {
      const path = paths.ofEntry(entry);
      if (path !== null && path !== thanksPath && shown.has(entry.id) && isSearchable(entry, isBlanket))
        found.push({ entry, path });
    }
  }
  return found.sort((a, b) => a.entry.id - b.entry.id);
}
