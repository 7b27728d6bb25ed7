import { type DocumentNode, parse } from 'graphql';

/** Parses a query with the fragments that it spreads. */
export function parseQuery(...parts: readonly string[]): DocumentNode {
  return parse(parts.join('\n'), { noLocation: true });
}

/** Of lists that are paged through. */
export const pagingFragment = 'fragment Paging on PageInfo { hasNextPage endCursor }';

/** The fields that an SEO plugin adds to entries and categories. */
export const seoFields =
  'seo { title metaDesc metaRobotsNoindex opengraphImage { databaseId mediaItemUrl } }';
