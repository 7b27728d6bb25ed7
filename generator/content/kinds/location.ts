import { z } from 'zod';
import { linkRef } from '../html/links.ts';
import { plainText } from '../html/text.ts';
import { LocationDetailsDocument, LocationIndexDocument } from '../queries/generated/graphql.ts';
import { defineCollection } from './collection.ts';
import { plain, raw } from './field-schemas.ts';

const degrees = (most: number) =>
  z
    .number()
    .nullish()
    .transform((value) => (value != null && Math.abs(value) <= most ? value : null));

export const location = defineCollection({
  kind: 'location',
  connection: 'locations',
  index: LocationIndexDocument,
  details: LocationDetailsDocument,
  places: ['latitude', 'longitude'],
  own: z.object({
    address: plain,
    latitude: degrees(90),
    longitude: degrees(180),
    hours: raw,
    phone: plain,
    website: raw,
  }),
  toFields: ({ hours, website, ...fields }, context) => ({
    ...fields,
    hours: hours
      .split(/\r\n|\r|\n/)
      .map(plainText)
      .filter((line) => line !== ''),
    website: linkRef(website, context),
  }),
});
