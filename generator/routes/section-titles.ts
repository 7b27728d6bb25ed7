import type { FixedPage } from './fixed-pages.ts';
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
