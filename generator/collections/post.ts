import { z } from 'zod';
import { PostDetailsDocument, PostIndexDocument } from '../source/generated/graphql.ts';
import { defineCollection } from './collection.ts';
import { id } from './door.ts';
import { withAllCategories } from './post-categories.ts';

export const post = defineCollection({
  kind: 'post',
  connection: 'posts',
  index: PostIndexDocument,
  details: PostDetailsDocument,
  complete: withAllCategories,
  own: z.object({ categories: z.object({ nodes: z.array(z.object({ databaseId: id })) }).nullish() }),
  toFields: ({ categories }) => ({
    categoryIds: (categories?.nodes ?? []).map(({ databaseId }) => databaseId).sort((a, b) => a - b),
  }),
});
