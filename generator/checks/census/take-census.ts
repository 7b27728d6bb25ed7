import type { AnyEntry, Content, MenuNode } from '../../content/content.ts';
import { filesOfEntry } from '../../content/entry-files.ts';
import { unpackBlocks } from '../../content/saved/packed-blocks.ts';
import { pathOfFile, pathsOf } from '../../media/collect-media.ts';
import type { MediaTable } from '../../media/media-table.ts';
import { type Census, type CountByKind, censusVersion, keepRows } from '../../publish/census.ts';
import { type EntryMeasure, entryMeasures } from '../../publish/measures.ts';
import type { RouteList } from '../../routes/route-list.ts';
import type { LazyList } from '../../util/lazy-list.ts';
import { type EntryRow, writeRow } from './entry-row.ts';

export interface CensusInput {
  readonly routes: Pick<RouteList, 'length' | 'hasPageOf'>;
  readonly content: Pick<Content, 'entries' | 'categories' | 'media' | 'menus' | 'redirects'>;
  readonly media: MediaTable;
}

/**
 * Counts a site before it is made: each entry that has a page, the menus, the front page and the
 * redirects.
 */
export function takeCensus({ routes, content, media }: CensusInput): Census {
  const { entries, menus, redirects } = content;
  const count = openCounter(content, media);
  const kinds = Object.entries<readonly AnyEntry[]>(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, list]) => {
      const sums = startSums();
      const rows = keepRows(rowsOf(list, { hasPage: routes.hasPageOf, count, sums }));
      return { kind, rows, sums };
    });
  const countByKind = (of: (kind: KindOfCensus) => number) =>
    Object.fromEntries(kinds.map((kind) => [kind.kind, of(kind)]));
  const sums = entryMeasures.map((measure) => [measure, countByKind(({ sums }) => sums[measure])] as const);
  const home = entries.page.find(({ fields }) => fields.isFrontPage);
  return {
    counts: {
      pages: routes.length,
      entries: countByKind(({ rows }) => rows.length),
      ...(Object.fromEntries(sums) as Record<EntryMeasure, CountByKind>),
      menus: { primary: countItems(menus.primary), footer: countItems(menus.footer) },
      homeBlocks: home === undefined ? 0 : unpackBlocks(home.blocks).length,
      redirects: redirects.length,
    },
    rows: {
      version: censusVersion,
      entries: Object.fromEntries(kinds.map(({ kind, rows }) => [kind, rows])),
    },
  };
}

interface KindOfCensus {
  readonly kind: string;
  readonly rows: LazyList<string>;
  readonly sums: Readonly<Record<EntryMeasure, number>>;
}

function startSums(): Record<EntryMeasure, number> {
  return { titles: 0, texts: 0, words: 0, pictures: 0, categories: 0 };
}

interface Counting {
  readonly hasPage: (entry: AnyEntry) => boolean;
  readonly count: (entry: AnyEntry) => EntryRow;
  readonly sums: Record<EntryMeasure, number>;
}

/** Yields the row of each entry with a page, and adds it to the sums. */
function* rowsOf(list: readonly AnyEntry[], { hasPage, count, sums }: Counting): Generator<string> {
  for (const entry of list) {
    if (!hasPage(entry)) continue;
    const row = count(entry);
    for (const measure of entryMeasures) sums[measure] += row.counts[measure];
    yield writeRow(row);
  }
}

/** Counts only pictures and categories that exist on the site. */
function openCounter(
  { categories, media: library }: Pick<Content, 'categories' | 'media'>,
  media: MediaTable,
): (entry: AnyEntry) => EntryRow {
  const known = new Set(categories.map(({ id }) => id));
  const pathOfId = pathsOf(library);
  const has = (path: string | undefined): boolean => path !== undefined && media.has(path);
  return (entry) => {
    const { id, title, modified, blocks, imageId, fields } = entry;
    const shown = filesOfEntry(entry).filter((file) => has(pathOfFile(file, pathOfId)));
    const featured = imageId !== null && has(pathOfId(imageId)) ? 1 : 0;
    return {
      id,
      modified: Math.floor(Date.parse(modified) / 1000),
      counts: {
        titles: title === '' ? 0 : 1,
        texts: blocks.words > 0 ? 1 : 0,
        words: blocks.words,
        pictures: shown.length + featured,
        categories:
          'categoryIds' in fields ? fields.categoryIds.filter((category) => known.has(category)).length : 0,
      },
    };
  };
}

function countItems(menu: readonly MenuNode[]): number {
  return menu.reduce((sum, { children }) => sum + 1 + countItems(children), 0);
}
