import type { Kind } from '../content.ts';
import { detailsQuery, indexQuery, innerListQuery } from '../queries/entry.ts';
import type { Collection } from './collection.ts';
import { descriptions, fieldsOf, kinds, languageFieldsOf, listedFieldsOf } from './descriptions.ts';

function collectionOf<K extends Kind>(kind: K): Collection<K> {
  const { connection } = descriptions[kind];
  const fields = fieldsOf(kind);
  const languageFields = languageFieldsOf(kind);
  const innerLists = fields.filter(({ type }) => type === 'categories');
  return {
    kind,
    connection,
    index: indexQuery(kind, { connection, fields: listedFieldsOf(kind), languageFields }),
    details: detailsQuery(kind, { connection, fields, languageFields }),
    innerLists: Object.fromEntries(
      innerLists.map(({ sent }) => [sent, innerListQuery(kind, connection, sent)]),
    ),
  };
}

/** How every kind is asked for, made from the descriptions. */
// The compiler does not know that there is one of each.
export const collections = Object.fromEntries(kinds.map((kind) => [kind, collectionOf(kind)])) as {
  readonly [K in Kind]: Collection<K>;
};
