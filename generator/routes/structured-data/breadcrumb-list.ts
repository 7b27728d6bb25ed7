import type { NamedLink } from '../../../templates/types.ts';
import type { Thing } from './thing.ts';

export interface BreadcrumbList extends Thing<'BreadcrumbList'> {
  readonly itemListElement: readonly Crumb[];
}

interface Crumb extends Thing<'ListItem'> {
  /** From 1. */
  readonly position: number;
  readonly name: string;
  /** Absolute. */
  readonly item: string;
}

/**
 * The way to a page, as in its breadcrumbs.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
export function breadcrumbList(trail: readonly NamedLink[], siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: siteUrl + href,
    })),
  };
}
