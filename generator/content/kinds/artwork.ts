import { z } from 'zod';
import { ArtworkDetailsDocument, ArtworkIndexDocument } from '../queries/generated/graphql.ts';
import { defineCollection } from './collection.ts';
import { plain, reference } from './field-schemas.ts';

export const artwork = defineCollection({
  kind: 'artwork',
  connection: 'artworks',
  index: ArtworkIndexDocument,
  details: ArtworkDetailsDocument,
  places: ['year', 'locationId'],
  own: z.object({ artist: plain, year: reference, locationId: reference }),
  toFields: (fields) => fields,
});
