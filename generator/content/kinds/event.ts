import { z } from 'zod';
import type { EntryContext } from '../html/context.ts';
import { EventDetailsDocument, EventIndexDocument } from '../queries/generated/graphql.ts';
import { defineCollection } from './collection.ts';
import { fieldLink } from './field-link.ts';
import { flag, plain, raw, reference } from './field-schemas.ts';
import { localDate } from './local-date.ts';
import { readPrice } from './price.ts';

export const event = defineCollection({
  kind: 'event',
  connection: 'events',
  index: EventIndexDocument,
  details: EventDetailsDocument,
  places: ['start', 'end', 'venue', 'venueLocationId'],
  own: z.object({
    startDate: raw,
    endDate: raw,
    venue: plain,
    eventUrl: raw,
    venueLocationId: reference,
    price: plain,
    isFree: flag,
    isForFamilies: flag,
  }),
  toFields: ({ startDate, endDate, venue, eventUrl, venueLocationId, isForFamilies, ...cost }, context) => {
    const start = dateOf('startDate', startDate, context);
    const end = dateOf('endDate', endDate, context);
    return {
      start,
      end: plausibleEnd(start, end, context),
      venue,
      eventUrl: fieldLink('eventUrl', eventUrl, context),
      venueLocationId,
      ...readPrice(cost, context),
      isForFamilies,
    };
  },
});

/** The longest event: a calendar shows each of its days. */
const mostYears = 20;

/** Warns about an implausible end and treats it as missing. */
function plausibleEnd(
  start: string | null,
  end: string | null,
  { entry, warn }: EntryContext,
): string | null {
  if (start === null || end === null) return end;
  const isTooLate = Number(end.slice(0, 4)) - Number(start.slice(0, 4)) > mostYears;
  if (end >= start && !isTooLate) return end;
  const what = isTooLate ? `lasts more than ${mostYears} years` : 'ends before it starts';
  warn({
    message: `The event ${what}: it is shown without an end`,
    entry,
    field: 'endDate',
    hint: 'Enter the end again, or leave it empty.',
  });
  return null;
}

/** Warns about an invalid date and treats it as missing. */
function dateOf(field: string, value: string, { entry, timeZone, warn }: EntryContext): string | null {
  const date = localDate(value, { timeZone, isEnd: field === 'endDate' });
  if (date === null && value !== '') {
    warn({ message: `"${value.slice(0, 40)}" is not a date`, entry, field, hint: 'Enter the date again.' });
  }
  return date;
}
