import type { Kind } from '../content/content.ts';
import type { FixedPage } from './fixed-pages.ts';
import { listPageOf } from './kind-folders.ts';
import type { RouteContext } from './route-context.ts';

/** Titles of parts of the site without a page in the CMS, by path. */
export const sectionTitles = {
  '/art/': 'Art',
  '/contact/': 'Contact',
  '/event/': 'Events',
  '/experiences/': 'Experiences',
  '/location/': 'Locations',
  '/news/': 'News',
  '/revitalization/': 'Revitalization',
  '/search/': 'Search',
  '/thanks/': 'Thank you',
  '/visit/': 'Visit',
} as const satisfies Readonly<Record<`/${FixedPage}/`, string>>;

type TitleContext = Pick<RouteContext, 'pageAt' | 'fixed' | 'titleOf'>;

const titles = new Map<string, string>(Object.entries(sectionTitles));

/**
 * Returns the title of the page at a path: its editor's, or the built-in one. Undefined without
 * such a page.
 */
export function sectionTitle(path: string, { pageAt, fixed, titleOf }: TitleContext): string | undefined {
  const page = pageAt(path);
  if (page === undefined)
    return [...fixed].some((name) => path === `/${name}/`) ? titles.get(path) : undefined;
  return titleOf(page);
}

/** Names a part of a section whose own name is too general: "News: Art". */
export function titleWithin(path: keyof typeof sectionTitles, name: string, context: TitleContext): string {
  return `${sectionTitle(path, context) ?? sectionTitles[path]}: ${name}`;
}

/** Returns the name of a kind for visitors: that of its list, if it has one. */
export function kindTitle(kind: Kind): string {
  const list = kind === 'page' ? undefined : listPageOf(kind);
  return list === undefined ? `${kind[0]?.toUpperCase()}${kind.slice(1)}s` : sectionTitles[`/${list}/`];
}
