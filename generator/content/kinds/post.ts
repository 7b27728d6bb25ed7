import { z } from 'zod';
import { withAllCategories } from '../../crawl/post-categories.ts';
import { PostDetailsDocument, PostIndexDocument } from '../queries/generated/graphql.ts';
import { defineCollection } from './collection.ts';
import { id } from './field-schemas.ts';

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
