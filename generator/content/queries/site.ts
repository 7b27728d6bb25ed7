import { fieldTypes } from '../kinds/field-types.ts';
import { pagingFragment, parseQuery, seoFields } from './documents.ts';

// The same fields tell whether the settings or a menu changed while a crawl went on: `crawl/newest-edits.ts`.
export const siteSettingsFragment =
  'fragment SiteSettings on GeneralSettings { title description url homeUrl language timezone }';
export const menuLinkFragment =
  'fragment MenuLink on MenuItem { databaseId parentDatabaseId order label url target }';

// With the newest file: an edit of the library edits no entry that shows its pictures' captions.
export const settingsQuery = parseQuery(
  `query Settings {
    generalSettings { ...SiteSettings }
    newestFile: mediaItems(first: 1, where: { orderby: [{ field: MODIFIED, order: DESC }] }) {
      nodes { databaseId modifiedGmt }
    }
  }`,
  siteSettingsFragment,
);

export const redirectsQuery = parseQuery(
  'query Redirects { seo { redirects { origin target type format } } }',
);

export const menuItemsQuery = parseQuery(
  `query MenuItems($first: Int!, $after: String, $location: MenuLocationEnum!) {
    connection: menuItems(first: $first, after: $after, where: { location: $location }) {
      pageInfo { ...Paging }
      nodes { ...MenuLink }
    }
  }`,
  pagingFragment,
  menuLinkFragment,
);

export const categoriesQuery = parseQuery(
  `query Categories($first: Int!, $after: String) {
    connection: categories(first: $first, after: $after) {
      pageInfo { ...Paging }
      nodes { databaseId slug uri name description parentDatabaseId ${seoFields} }
    }
  }`,
  pagingFragment,
);

export const mediaDetailsQuery = parseQuery(
  `query MediaDetails($ids: [ID!]!, $first: Int!) {
    connection: mediaItems(where: { in: $ids }, first: $first) {
      nodes {
        databaseId mediaItemUrl altText mimeType modifiedGmt
        mediaDetails { width height }
        focalPoint { x y }
      }
    }
  }`,
);

/** Who asks: null for everybody, and for credentials that are wrong. */
export const viewerQuery = parseQuery('query Viewer { viewer { databaseId } }');

// Of the plugin of wordpress/boardwalk: pruned where the endpoint lacks it. Nothing has changed where the stamp is
// equal and the answer repeats this nonce: it comes from no cache.
export const boardwalkStateQuery = parseQuery(
  `query BoardwalkState($unless: String, $nonce: String) {
    boardwalk { version echo(nonce: $nonce) stamp nextChange plugins index(unless: $unless) }
  }`,
);

export const boardwalkStampQuery = parseQuery(
  'query BoardwalkStamp($nonce: String) { boardwalk { echo(nonce: $nonce) stamp } }',
);

/** Two answers of the same moment are one: it comes from a cache. */
export const boardwalkMomentQuery = parseQuery('query BoardwalkMoment { boardwalk { moment } }');

/** Names of the plugin that others in the CMS have, too. */
export const boardwalkConflictsQuery = parseQuery(
  'query BoardwalkConflicts { boardwalk { conflicts { text isSettled } } }',
);

/** The page Pier of the CMS, and former addresses of entries. */
export const boardwalkPartsQuery = parseQuery(
  `query BoardwalkParts {
    boardwalk {
      settings {
        name address phone email directionsUrl latitude longitude hours
        openingHours ${fieldTypes.hours.selection}
        social { label url }
        notice { text url until }
      }
      redirects { kind databaseId slug uri }
    }
  }`,
);
