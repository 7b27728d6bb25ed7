import { z } from 'zod';
import {
  PostCategoriesDocument,
  PostDetailsDocument,
  PostIndexDocument,
} from '../queries/generated/graphql.ts';
import { defineCollection } from './collection.ts';
import { id } from './field-schemas.ts';

export const post = defineCollection({
  kind: 'post',
  connection: 'posts',
  index: PostIndexDocument,
  details: PostDetailsDocument,
  innerLists: { categories: PostCategoriesDocument },
  places: ['categoryIds'],
  own: z.object({ categories: z.object({ nodes: z.array(z.object({ databaseId: id })) }).nullish() }),
  toFields: ({ categories }) => ({
    categoryIds: (categories?.nodes ?? []).map(({ databaseId }) => databaseId).sort((a, b) => a - b),
  }),
});
