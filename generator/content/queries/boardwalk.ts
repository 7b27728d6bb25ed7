import { fieldTypes } from '../kinds/field-types.ts';
import { parseQuery } from './documents.ts';

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
