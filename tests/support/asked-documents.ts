import { type DocumentNode, type GraphQLSchema, validate } from 'graphql';
import { collections } from '../../generator/content/kinds/index.ts';
import * as generated from '../../generator/content/queries/generated/graphql.ts';
import { listsOf, lookAt } from '../../generator/crawl/newest-edits.ts';
import { askForDrafts } from '../../generator/drafts/with-drafts.ts';
import { joinQueries } from '../../generator/graphql/join-queries.ts';
import { firstPage } from '../../generator/graphql/known-list.ts';
import { prune } from '../../generator/graphql/prune.ts';

type Named = readonly [name: string, document: DocumentNode];

const queries: readonly Named[] = Object.entries(generated).filter(([name]) => name.endsWith('Document'));

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
  ...[1, 2].map((id) => ({ document: generated.MediaDetailsDocument, variables: { ids: [id], first: 1 } })),
  { document: generated.SettingsDocument, variables: {} },
  { document: generated.RedirectsDocument, variables: {} },
  { document: generated.CategoriesDocument, variables: { ...firstPage } },
  { document: generated.MenuItemsDocument, variables: { location: 'PRIMARY', ...firstPage } },
  { document: generated.PostCategoriesDocument, variables: { id: '1', ...firstPage } },
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
