import { z } from 'zod';
import { ExperienceDetailsDocument, ExperienceIndexDocument } from '../queries/generated/graphql.ts';
import { defineCollection } from './collection.ts';

export const experience = defineCollection({
  kind: 'experience',
  connection: 'experiences',
  index: ExperienceIndexDocument,
  details: ExperienceDetailsDocument,
  own: z.object({}),
  toFields: () => ({}),
});
