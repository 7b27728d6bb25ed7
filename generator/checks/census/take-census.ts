import type { AnyEntry, Content, MenuNode } from '../../content/content.ts';
import { filesOfEntry } from '../../content/entry-files.ts';
import { unpackBlocks } from '../../content/saved/packed-blocks.ts';
import { pathOfFile } from '../../media/collect-media.ts';
import type { MediaTable } from '../../media/media-table.ts';
import { type Census, type CountByKind, censusVersion } from '../../publish/census.ts';
import { type EntryMeasure, entryMeasures } from '../../publish/measures.ts';
import type { RouteList } from '../../routes/route-list.ts';
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
  const rows = Object.entries<readonly AnyEntry[]>(entries)
    .map(([kind, list]) => [kind, list.filter(routes.hasPageOf).map(count)] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const home = entries.page.find(({ fields }) => fields.isFrontPage);
  return {
    counts: {
      pages: routes.length,
      entries: countByKind(rows, () => 1),
      ...sumsOf(rows),
      menus: { primary: countItems(menus.primary), footer: countItems(menus.footer) },
      homeBlocks: home === undefined ? 0 : unpackBlocks(home.blocks).length,
      redirects: redirects.length,
    },
    rows: {
      version: censusVersion,
      entries: Object.fromEntries(rows.map(([kind, list]) => [kind, list.map(writeRow)])),
    },
  };
}

/** Counts only pictures and categories that exist on the site. */
function openCounter(
  { categories, media: library }: Pick<Content, 'categories' | 'media'>,
  media: MediaTable,
): (entry: AnyEntry) => EntryRow {
  const known = new Set(categories.map(({ id }) => id));
  const paths = new Map(library.map(({ id, path }) => [id, path]));
  const has = (path: string | undefined): boolean => path !== undefined && media.has(path);
  return (entry) => {
    const { id, title, modified, blocks, imageId, fields } = entry;
    const shown = filesOfEntry(entry).filter((file) => has(pathOfFile(file, paths)));
    const featured = imageId !== null && has(paths.get(imageId)) ? 1 : 0;
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

type RowsByKind = readonly (readonly [kind: string, rows: readonly EntryRow[]])[];

function sumsOf(rows: RowsByKind): Record<EntryMeasure, CountByKind> {
  const sum = (measure: EntryMeasure) => countByKind(rows, ({ counts }) => counts[measure]);
  const sums = entryMeasures.map((measure) => [measure, sum(measure)] as const);
  return Object.fromEntries(sums) as Record<EntryMeasure, CountByKind>;
}

function countByKind(rows: RowsByKind, of: (row: EntryRow) => number): CountByKind {
  return Object.fromEntries(rows.map(([kind, list]) => [kind, list.reduce((sum, row) => sum + of(row), 0)]));
}

function countItems(menu: readonly MenuNode[]): number {
  return menu.reduce((sum, { children }) => sum + 1 + countItems(children), 0);
}
