import { z } from 'zod';
import { ArtworkDetailsDocument, ArtworkIndexDocument } from '../source/generated/graphql.ts';
import { defineCollection } from './collection.ts';
import { plain, reference } from './door.ts';

export const artwork = defineCollection({
  kind: 'artwork',
  connection: 'artworks',
  index: ArtworkIndexDocument,
  details: ArtworkDetailsDocument,
  own: z.object({ artist: plain, year: reference }),
  toFields: (fields) => fields,
});
