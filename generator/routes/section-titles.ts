import type { LabelText } from '../../templates/types.ts';
import type { Words } from '../../words/table.ts';
import type { Kind } from '../content/content.ts';
import { ownKinds } from '../content/kinds/own-kinds.ts';
import type { FixedPage } from './fixed-pages.ts';
import { listPageOf } from './kind-folders.ts';
import { ownPageTypes } from './page-types/own-page-types.ts';
import type { RouteContext } from './route-context.ts';
import { labelOfEntry } from './summaries.ts';

/** The path of a fixed page. */
export type SectionPath = `/${FixedPage}/`;

/** Returns the title of a fixed page without a page in the CMS. */
export function builtInTitle(
  path: SectionPath,
  { art, events, experiences, news, pages, places, today }: Words,
): string {
  const titles: Readonly<Record<SectionPath, string>> = {
    '/art/': art.title,
    '/contact/': pages.contact,
    '/event/': events.title,
    '/experiences/': experiences.title,
    '/location/': places.title,
    '/news/': news.title,
    '/revitalization/': pages.revitalization,
    '/search/': pages.search,
    '/thanks/': pages.thanks,
    '/today/': today.title,
    '/visit/': pages.visit,
  };
  return titles[path];
}

type TitleContext = Pick<RouteContext, 'pageAt' | 'fixed' | 'row' | 'words' | 'content'>;

/**
 * Names the page at a path: by its editor's title, or the built-in one. Undefined without such a
 * page.
 */
export function labelOfPage(
  path: string,
  { pageAt, fixed, row, words, content }: TitleContext,
): LabelText | undefined {
  const page = pageAt(path);
  if (page !== undefined) return labelOfEntry(row(page), content.settings);
  const own = ownPageTypes.find(({ paths = {} }) => Object.hasOwn(paths, path));
  if (own?.paths?.[path] !== undefined) return { label: own.paths[path] };
  const name = [...fixed].find((name) => path === `/${name}/`);
  return name && { label: builtInTitle(`/${name}/`, words) };
}

/** Returns the title of a fixed page, which it has whether or not the site shows it. */
export function titleAt(path: SectionPath, context: TitleContext): string {
  return labelOfPage(path, context)?.label ?? builtInTitle(path, context.words);
}

/** Names a part of a section whose own name is too general: "News: Art". */
export function titleWithin(path: SectionPath, title: string, context: TitleContext): string {
  return context.words.pages.within({ section: titleAt(path, context), title });
}

/** Returns the name of a kind for visitors: that of its list, if it has one. A kind of the site's own has its title. */
export function kindTitle(kind: Kind, words: Words): string {
  const own = ownKinds.find(({ name }) => name === kind);
  if (own !== undefined) return own.title ?? own.folder.charAt(0).toUpperCase() + own.folder.slice(1);
  if (kind === 'space') return words.leasing.spaces;
  if (kind === 'job') return words.jobs.jobs;
  const list = kind === 'page' ? undefined : listPageOf(kind);
  return list === undefined ? words.pages.furtherPages : builtInTitle(`/${list}/`, words);
}
