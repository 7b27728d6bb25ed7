import { z } from 'zod';
import type { Problem } from '../../problems/problem.ts';
import { hoursNode, readHours } from '../hours/read-hours.ts';
import type { EntryContext } from '../html/context.ts';
import { plainText } from '../html/text.ts';
import { LocationDetailsDocument, LocationIndexDocument } from '../queries/generated/graphql.ts';
import { defineCollection } from './collection.ts';
import { fieldLink } from './field-link.ts';
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
    openingHours: hoursNode,
  }),
  toFields: ({ hours, website, openingHours, ...fields }, context) => {
    const lines = linesOf(hours);
    return {
      ...fields,
      ...(isNowhere(fields) && { latitude: null, longitude: null }),
      hours: lines,
      website: fieldLink('website', website, context),
      openingHours: readHours(openingHours, {
        lines,
        tell: (reason) => context.warn(unusable(reason, context)),
      }),
    };
  },
});

/** Returns true for 0, 0: unset number fields, not a place in the sea off Africa. */
export function isNowhere({
  latitude,
  longitude,
}: Partial<Record<'latitude' | 'longitude', unknown>>): boolean {
  return latitude === 0 && longitude === 0;
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(plainText)
    .filter((line) => line !== '');
}

function unusable(reason: string, { entry }: EntryContext): Problem {
  return {
    message: `The opening hours are shown in words only, because ${reason}`,
    entry,
    field: 'openingHours',
    hint: 'Correct the opening hours of the location.',
  };
}
