import { findLanguage } from '../../../words/languages.ts';
import type { AnyEntry } from '../../content/content.ts';
import { unsearchedPaths } from '../../content/paths.ts';
import type { AnyPlace } from '../../content/place.ts';
import { type UnweighedEntry, weighHere } from '../../content/words/weigh-texts.ts';
import { unlessDamaged } from '../../publish/damaged-file.ts';
import type { KnownFile } from '../../publish/new-site.ts';
import type { OutputFile } from '../../publish/output-file.ts';
import type { RouteList } from '../../routes/route.ts';
import type { RouteContext } from '../../routes/route-context.ts';
import { kindTitle } from '../../routes/section-titles.ts';
import { isSearchable, searchedKinds } from '../../routes/titles-question.ts';
import { answersOf } from './answers.ts';
import { type DescribedEntry, describeRow } from './describe-row.ts';
import { editIndex, type RecordEdit } from './edit-index.ts';
import { lastDays } from './last-days.ts';
import type { IndexFacts, PublishedIndex } from './published-index.ts';
import { queryWords } from './query-words.ts';
import { searchFiles } from './search-files.ts';
import { extractOf, type SearchRecord, textsOf, versionOf } from './search-record.ts';
import { type CountedParts, startIndex } from './start-index.ts';

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
  /** The index that the kept pages have. Default: one that is made from all records. */
  readonly published?: KeptIndex | undefined;
}

/** The published index, and the records that it was made from. */
export interface KeptIndex extends PublishedIndex {
  /** Keeps the record of a page without reading it. Returns false when the page has none. */
  readonly keepRecord: (path: string) => boolean;
  /** The records of pages that this build does not have. */
  readonly gone: () => Iterable<SearchRecord>;
  /** All records of this build. */
  readonly all: () => Iterable<SearchRecord>;
}

/** The index of the search, which grows while pages are made: its entries are read for them anyway. */
export interface SearchIndex {
  /**
   * Adds the entry of a page that is made. Call it while the inputs of the page are noted. Returns the entry when its words
   * have to be found: it is added when it takes them.
   */
  readonly add: (path: string) => UnweighedEntry | null;
  /** Adds the entry of a kept page: it is as it was. */
  readonly keep: (path: string) => void;
  /** Makes the files, after the last page. */
  readonly files: () => Iterable<OutputFile>;
  /** The files that are published already, after the others. */
  readonly kept: () => readonly KnownFile[];
  /** Returns the facts that the next build needs, after all files. */
  readonly facts: () => IndexFacts;
}

/**
 * Starts the index of every entry that has a page and may be found. Memory holds words, not texts; of a published index, edits only.
 */
export function startSearch(
  routes: Pick<RouteList, 'hasPageOf'>,
  context: RouteContext,
  { before, kept, now, published }: SearchRecords,
): SearchIndex {
  const { row, fixed, content } = context;
  const searched = {
    language: findLanguage(content.settings.language),
    synonyms: context.config.synonyms,
  };
  if (!fixed.has('search')) return noSearch;
  const isBlanket = context.isBlanketNoindex();
  const places = new Map(searchedPages(routes, context));
  const index = startIndex();
  const edits: RecordEdit[] = [];
  const keptFiles: KnownFile[] = [];
  let facts = noFacts;

  const entryAt = (path: string): AnyEntry | undefined => {
    const place = places.get(path);
    const entry = place && row(place);
    return entry && isSearchable(entry, isBlanket) ? entry : undefined;
  };
  const put = (path: string, record: SearchRecord): void => {
    if (published === undefined) index.add(record);
    else note({ before: kept.get(path), after: record });
  };
  const note = (edit: RecordEdit): void => {
    if (JSON.stringify(edit.before) !== JSON.stringify(edit.after)) edits.push(edit);
  };
  const putNew = (path: string, record: SearchRecord): void => {
    now.add(path, record);
    put(path, record);
  };
  const add = (path: string): UnweighedEntry | null => {
    const entry = entryAt(path);
    if (entry === undefined) return null;
    const described = describeRow(entry, path, context);
    const ready = now.get(path);
    if (ready === undefined) return addNew(path, entry, described);
    put(path, ready);
    return null;
  };
  const addNew = (path: string, entry: AnyEntry, described: DescribedEntry): UnweighedEntry | null => {
    const known = before.get(path);
    const record = { id: entry.id, version: versionOf(entry, described, searched) };
    const { row } = described;
    if (known?.version === record.version) {
      putNew(path, { ...known, ...record, row });
      return null;
    }
    const extract = extractOf(entry);
    return {
      texts: textsOf(entry, described, searched),
      take: (found) => putNew(path, { ...record, ...found, extract, row }),
    };
  };
  const keep = (path: string): void => {
    if (entryAt(path) === undefined || published?.keepRecord(path)) return;
    const ready = now.get(path);
    const record = ready === undefined ? kept.get(path) : undefined;
    if (ready !== undefined) put(path, ready);
    else if (record !== undefined) putNew(path, record);
    else weighHere(add(path));
  };
  const partsOf = (): CountedParts => {
    const gone = Array.from(published?.gone() ?? [], (before) => ({ before }));
    const edited = published && unlessDamaged(() => editIndex(published, [...edits, ...gone]));
    if (edited) return edited;
    for (const record of published?.all() ?? []) index.add(record);
    return index.parts();
  };
  function* files(): Generator<OutputFile> {
    const { common, ...parts } = partsOf();
    const characters: Record<string, number> = {};
    yield* searchFiles({
      ...parts,
      language: searched.language ?? '',
      ...queryWords(searched.language),
      answers: answersOf(context, searched),
      until: lastDays(context),
      kinds: searchedKinds.map((kind) => kindTitle(kind, context.words)),
      takeShard: (name, count) => {
        characters[name] = count;
      },
      keep: (file) => keptFiles.push(file),
    });
    facts = { characters, common: Object.fromEntries(common) };
  }
  return { add, keep, files, kept: () => keptFiles, facts: () => facts };
}

const noFacts: IndexFacts = { characters: {}, common: {} };

const noSearch: SearchIndex = {
  add: () => null,
  keep: () => undefined,
  files: () => [],
  kept: () => [],
  facts: () => noFacts,
};

/** Yields the entries that have a page, with its path. */
function* searchedPages(
  routes: Pick<RouteList, 'hasPageOf'>,
  { lists, paths }: RouteContext,
): Generator<readonly [path: string, place: AnyPlace]> {
  for (const place of searchedKinds.flatMap((kind): readonly AnyPlace[] => lists[kind].all())) {
    const path = paths.ofEntry(place);
    if (path !== null && !unsearchedPaths.includes(path) && routes.hasPageOf(place)) yield [path, place];
  }
}
