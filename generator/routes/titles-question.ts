import type { EntryLink } from '../../templates/types.ts';
import { nameKey } from '../../words/name-key.ts';
import type { AnyEntry, Kind, Settings, SiteContent } from '../content/content.ts';
import { kinds } from '../content/kinds/descriptions.ts';
import { titleOf } from '../content/name-entry.ts';
import { hrefOf, unsearchedPaths } from '../content/paths.ts';
import { openIndex, type Question } from '../dependencies/questions.ts';
import type { EntryPaths } from './entry-paths.ts';
import { blanketNoindexQuestion } from './head/blanket-noindex.ts';
import { listPageOf } from './kind-folders.ts';
import { compareText, labelOfEntry } from './summaries.ts';

export interface TitlesOfKind {
  readonly kind: Kind;
  /** Of all entries of the kind that may be found. */
  readonly count: number;
  /** From A to Z; none where there are too many to look through. */
  readonly titles: readonly EntryLink[];
}

export type TitlesByKind = readonly TitlesOfKind[];

/** More titles are no list that anybody reads: the kind has a page with all of them. */
const mostTitles = 400;
/** Pages have none: a visitor without script finds them here, or in menus and texts. */
const mostWithoutList = 5_000;

/** Lists the titles of all entries that may be found, by kind. */
export function titlesQuestion({
  content,
  paths,
}: {
  readonly content: Pick<SiteContent, 'entries' | 'settings'>;
  readonly paths: Pick<EntryPaths, 'ofEntry'>;
}): Question<TitlesByKind> {
  return {
    name: `${searchedKinds.join('+')}?titles`,
    answer: openIndex(() => {
      const isBlanket = blanketNoindexQuestion(content).answer('');
      return searchedKinds.map((kind) => {
        const hasList = kind !== 'page' && listPageOf(kind) !== undefined;
        const most = hasList ? mostTitles : mostWithoutList;
        const few: AnyEntry[] = [];
        let count = 0;
        for (const entry of content.entries[kind]) {
          const path = paths.ofEntry(entry);
          if (path === null || unsearchedPaths.includes(path) || !isSearchable(entry, isBlanket)) continue;
          count += 1;
          if (count <= most) few.push(entry);
        }
        return { kind, count, titles: count > most ? [] : sortedTitles(few, paths, content.settings) };
      });
    }),
    rows: (titles) => titles,
  };
}

function sortedTitles(
  entries: readonly AnyEntry[],
  paths: Pick<EntryPaths, 'ofEntry'>,
  settings: Settings,
): readonly EntryLink[] {
  return entries
    .map((entry) => ({
      key: nameKey(titleOf(entry), settings.language),
      id: entry.id,
      link: { ...labelOfEntry(entry, settings), href: hrefOf(paths.ofEntry(entry) ?? '/') },
    }))
    .sort((a, b) => compareText(a.key, b.key) || a.id - b.id)
    .map(({ link }) => link);
}

/**
 * Returns true for an entry that visitors may find by searching: one that search engines may list,
 * too. `isBlanketNoindex`: the CMS marks all of them, which says nothing of one.
 */
export function isSearchable({ seo }: Pick<AnyEntry, 'seo'>, isBlanketNoindex: boolean): boolean {
  return isBlanketNoindex || seo?.noindex !== true;
}

const last: readonly Kind[] = ['post', 'page'];

/** The kinds in the order in which the search names them: the news and the pages come last. */
export const searchedKinds: readonly Kind[] = [...kinds.filter((kind) => !last.includes(kind)), ...last];
