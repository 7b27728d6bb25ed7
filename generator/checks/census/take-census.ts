import type { AnyEntry, Content } from '../../content/content.ts';
import { unpackBlocks } from '../../content/saved/packed-blocks.ts';
import type { FetchedMedia } from '../../media/assign-media-paths.ts';
import { type Census, censusVersion, type PlannedCensus } from '../../publish/census.ts';
import type { PublishedSite } from '../../publish/published-site.ts';
import type { RouteList } from '../../routes/route.ts';
import { countItems } from '../find-large-menus.ts';
import { countShown, openCounter } from './count-entry.ts';
import { type EntryRow, writeRow } from './entry-row.ts';

export interface CensusInput {
  readonly routes: Pick<RouteList, 'length' | 'hasPageOf'>;
  readonly content: Pick<Content, 'entries' | 'categories' | 'media' | 'menus' | 'redirects' | 'now'>;
  readonly media: Pick<FetchedMedia, 'table' | 'asked' | 'missing'>;
}

/**
 * Counts a site before it is made: each entry that has a page, the menus, the front page, the
 * redirects and the files of the library.
 */
export function takeCensus({ routes, content, media }: CensusInput): PlannedCensus {
  const { entries, menus, redirects, now } = content;
  const count = openCounter(content, media.table);
  const kinds = Object.entries<readonly AnyEntry[]>(entries)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, list]): KindOfCensus => {
      const different = { titles: new Set<string>(), texts: new Set<string>() };
      const rows = [...rowsOf(list, { hasPage: routes.hasPageOf, count, different })];
      return { kind, rows, titles: different.titles.size, texts: different.texts.size };
    });
  const byKind = <Value>(of: (kind: KindOfCensus) => Value) =>
    Object.fromEntries(kinds.map((kind) => [kind.kind, of(kind)]));
  const home = entries.page.find(({ fields }) => fields.isFrontPage);
  return {
    counts: {
      pages: routes.length,
      entries: byKind(({ rows }) => rows.length),
      different: { titles: byKind(({ titles }) => titles), texts: byKind(({ texts }) => texts) },
      menus: { primary: countItems(menus.primary), footer: countItems(menus.footer) },
      homeBlocks: home === undefined ? 0 : countShown(unpackBlocks(home.blocks)),
      redirects: redirects.length,
      library: {
        asked: media.asked,
        missing: media.missing.length,
        different: new Set(sourcesOf(media.table)).size,
      },
    },
    rows: { version: censusVersion, entries: byKind(({ rows }) => rows) },
    now: Math.floor(Date.parse(now) / 1000),
  };
}

interface KindOfCensus {
  readonly kind: string;
  readonly rows: readonly string[];
  readonly titles: number;
  readonly texts: number;
}

interface Counting {
  readonly hasPage: (entry: AnyEntry) => boolean;
  readonly count: (entry: AnyEntry) => EntryRow;
  readonly different: Readonly<Record<'titles' | 'texts', Set<string>>>;
}

/** Yields the row of each entry with a page, and notes its title and text. */
function* rowsOf(
  list: readonly AnyEntry[],
  { hasPage, count, different: { titles, texts } }: Counting,
): Generator<string> {
  for (const entry of list) {
    if (!hasPage(entry)) continue;
    const { title, blocks } = entry;
    if (title !== '') titles.add(title);
    if (blocks.words > 0) texts.add(blocks.hash);
    yield writeRow(count(entry));
  }
}

function* sourcesOf(table: FetchedMedia['table']): Generator<string> {
  for (const { src } of table.values()) yield src;
}

/** Reads the counts of the published site from its manifest, or else, no more than its pages, from its folder. */
export function countPublished({ manifest, listing }: Pick<PublishedSite, 'manifest' | 'listing'>): Census {
  if (manifest?.counts && manifest.census) return { counts: manifest.counts, rows: manifest.census };
  const pages = [...listing.keys()].filter((file) => file === 'index.html' || file.endsWith('/index.html'));
  return {
    counts: {
      ...{ pages: pages.length, entries: {}, homeBlocks: 0, redirects: 0, search: 0 },
      files: { page: pages.length, asset: 0, data: 0 },
      different: { titles: {}, texts: {} },
      menus: { primary: 0, footer: 0 },
      library: { asked: 0, missing: 0, different: 0 },
    },
    rows: { version: censusVersion, entries: {} },
  };
}
