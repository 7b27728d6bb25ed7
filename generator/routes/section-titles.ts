import { titleOf } from '../content/name-entry.ts';
import type { RouteContext } from './route-context.ts';

/** What the parts of the site are called where the CMS has no page that names them. By path. */
export const sectionTitles = {
  '/art/': 'Art',
  '/contact/': 'Contact',
  '/event/': 'Events',
  '/experiences/': 'Experiences',
  '/location/': 'Locations',
  '/news/': 'News',
  '/revitalization/': 'Revitalization',
  '/visit/': 'Visit',
} as const;

type TitleContext = Pick<RouteContext, 'pageAt' | 'fixed'>;

const titles = new Map<string, string>(Object.entries(sectionTitles));

/** Title of the page at a path: its editor's, or ours. Undefined where the site has no such page. */
export function sectionTitle(path: string, { pageAt, fixed }: TitleContext): string | undefined {
  const page = pageAt(path);
  if (page === undefined)
    return [...fixed].some((name) => path === `/${name}/`) ? titles.get(path) : undefined;
  return titleOf(page);
}

/** A thing of a part of the site whose own name is too general to stand alone: "News: Art". */
export function titleWithin(path: keyof typeof sectionTitles, name: string, context: TitleContext): string {
  return `${sectionTitle(path, context) ?? sectionTitles[path]}: ${name}`;
}
