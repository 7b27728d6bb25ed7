import type { Kind } from '../content.ts';
import { detailsQuery, indexQuery, innerListQuery, mappedSelection, selectionOf } from '../queries/entry.ts';
import type { Collection } from './collection.ts';
import {
  descriptions,
  fieldsOf,
  kinds,
  languageFieldsOf,
  listedFieldsOf,
  type NamedField,
} from './descriptions.ts';
import { besideDates, type KindMapping, type Mapping, mappedFields } from './mapping.ts';

/** How every kind is asked for. */
export type Collections = { readonly [K in Kind]: Collection<K> };

function collectionOf<K extends Kind>(kind: K, mapping: KindMapping = { fields: {} }): Collection<K> {
  const connection = mapping.list ?? descriptions[kind].connection;
  const mapped = mappedFields(kind, mapping);
  const names = new Set(mapped.map(({ sent }) => sent));
  const own = (fields: readonly NamedField[]) =>
    fields.filter(({ sent }) => !names.has(sent)).map(selectionOf);
  const selections = (fields: readonly (typeof mapped)[number][]) =>
    fields.flatMap(({ alias, from }) => [
      mappedSelection(alias, from.path),
      ...besideDates.flatMap(([setting, end]) => {
        const path = from[setting];
        return path === undefined ? [] : [mappedSelection(`${alias}${end}`, path)];
      }),
    ]);
  const languageFields = languageFieldsOf(kind);
  const innerLists = fieldsOf(kind).filter(({ type }) => type === 'categories');
  return {
    kind,
    connection,
    index: indexQuery(kind, {
      connection,
      fields: [
        ...own(listedFieldsOf(kind)),
        ...selections(mapped.filter(({ sent, alias }) => sent === alias)),
      ],
      languageFields,
    }),
    details: detailsQuery(kind, {
      connection,
      fields: [...own(fieldsOf(kind)), ...selections(mapped)],
      languageFields,
    }),
    innerLists: Object.fromEntries(
      innerLists.map(({ sent }) => [sent, innerListQuery(kind, connection, sent)]),
    ),
    ...(mapped.length > 0 && { mapping }),
  };
}

/** How every kind is asked for, made from the descriptions. */
// The compiler does not know that there is one of each.
export const collections = Object.fromEntries(kinds.map((kind) => [kind, collectionOf(kind)])) as Collections;

/** Does the same for a CMS that has some kinds elsewhere, or under other names. */
export function collectionsOf(mapping: Mapping | undefined): Collections {
  const mapped = kinds.flatMap((kind) => {
    const from = mapping?.[kind];
    return from === undefined ? [] : [[kind, collectionOf(kind, from)] as const];
  });
  return mapped.length === 0 ? collections : { ...collections, ...Object.fromEntries(mapped) };
}
