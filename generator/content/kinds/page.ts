import { z } from 'zod';
import { PageDetailsDocument, PageIndexDocument } from '../queries/generated/graphql.ts';
import { defineCollection } from './collection.ts';
import { flag } from './field-schemas.ts';

export const page = defineCollection({
  kind: 'page',
  connection: 'pages',
  index: PageIndexDocument,
  details: PageDetailsDocument,
  places: ['isFrontPage', 'isPostsPage', 'isPrivacyPage'],
  own: z.object({ isFrontPage: flag, isPostsPage: flag, isPrivacyPage: flag }),
  toFields: (flags) => flags,
});
