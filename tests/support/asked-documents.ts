import { type DocumentNode, type GraphQLSchema, validate } from 'graphql';
import { collections } from '../../generator/content/kinds/index.ts';
import * as boardwalk from '../../generator/content/queries/site.ts';
import * as site from '../../generator/content/queries/site.ts';
import { listsOf, lookAt } from '../../generator/crawl/newest-edits.ts';
import { askForDrafts } from '../../generator/drafts/with-drafts.ts';
import { joinQueries } from '../../generator/graphql/join-queries.ts';
import { firstPage } from '../../generator/graphql/paging.ts';
import { prune } from '../../generator/graphql/prune.ts';

type Named = readonly [name: string, document: DocumentNode];

/** Every query of the generator. */
export const queries: readonly Named[] = [
  ...Object.entries({ ...site, ...boardwalk }).flatMap(([name, document]): readonly Named[] =>
    typeof document === 'string' ? [] : [[name, document]],
  ),
  ...Object.values(collections).flatMap(({ kind, index, details, innerLists }): readonly Named[] => [
    [`${kind} index`, index],
    [`${kind} details`, details],
    ...Object.entries(innerLists).map(([list, document]): Named => [`${kind} ${list}`, document]),
  ]),
];

const variants = [new Set<string>(), new Set(['seo'])];

/** All queries of a crawl, whole, pruned, for drafts and joined to one. They need our plugin. */
export function ownDocuments(): readonly Named[] {
  return [
    ...queries.flatMap(([name, document]) => [
      ...variants.map((absent) => [name, prune(document, absent)] as const),
      [`${name}, drafts`, askForDrafts(document)] as const,
    ]),
    ['joined', joinQueries('All', joined).document],
  ];
}

const joined = [
  ...Object.values(collections).map(({ index }) => ({ document: index, variables: { ...firstPage } })),
  ...[1, 2].map((id) => ({ document: site.mediaDetailsQuery, variables: { ids: [id], first: 1 } })),
  { document: site.settingsQuery, variables: {} },
  { document: site.redirectsQuery, variables: {} },
  { document: site.categoriesQuery, variables: { ...firstPage } },
  { document: site.menuItemsQuery, variables: { location: 'PRIMARY', ...firstPage } },
  ...Object.values(collections.post.innerLists).map((document) => ({
    document,
    variables: { id: '1', ...firstPage },
  })),
];

/** A look for new edits, which any WordPress has to understand. */
export function looks(): readonly Named[] {
  const first = lookAt(listsOf([]), []);
  return [
    ['look', first],
    ['look, further pages', lookAt(listsOf([]), null)],
    ['look, drafts', askForDrafts(first)],
  ];
}

/** The documents that a schema does not know, with its words. */
export function refusedBy(schema: GraphQLSchema, documents: readonly Named[]): readonly string[] {
  return documents.flatMap(([name, document]) =>
    validate(schema, document).map(({ message }) => `${name}: ${message}`),
  );
}
