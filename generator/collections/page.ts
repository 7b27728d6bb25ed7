import { z } from 'zod';
import { flag } from '../null-as-empty.ts';
import { PageDetailsDocument, PageIndexDocument } from '../source/generated/graphql.ts';
import { defineCollection } from './collection.ts';

export const page = defineCollection({
  kind: 'page',
  connection: 'pages',
  index: PageIndexDocument,
  details: PageDetailsDocument,
  own: z.object({ isFrontPage: flag, isPostsPage: flag, isPrivacyPage: flag }),
  toFields: (flags) => flags,
});
