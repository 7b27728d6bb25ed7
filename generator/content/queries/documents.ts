import { type DocumentNode, parse } from 'graphql';

/** An unchecked entry of the CMS, with its id. */
export interface DetailsNode {
  readonly databaseId: number;
  readonly [field: string]: unknown;
}

export interface PageVariables {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** Parses a query with the fragments that it spreads. */
export function parseQuery(...parts: readonly string[]): DocumentNode {
  return parse(parts.join('\n'), { noLocation: true });
}

/** Of lists that are paged through. */
export const pagingFragment = 'fragment Paging on PageInfo { hasNextPage endCursor }';

/** The fields that an SEO plugin adds to entries and categories. */
export const seoFields =
  'seo { title metaDesc metaRobotsNoindex opengraphImage { databaseId mediaItemUrl } }';
