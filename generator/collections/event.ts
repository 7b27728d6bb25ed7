import { z } from 'zod';
import type { EntryContext } from '../normalise/context.ts';
import { linkRef } from '../normalise/links.ts';
import { raw } from '../null-as-empty.ts';
import { EventDetailsDocument, EventIndexDocument } from '../source/generated/graphql.ts';
import { defineCollection } from './collection.ts';
import { localDate, plain } from './door.ts';

export const event = defineCollection({
  kind: 'event',
  connection: 'events',
  index: EventIndexDocument,
  details: EventDetailsDocument,
  own: z.object({ startDate: raw, endDate: raw, venue: plain, eventUrl: raw }),
  toFields: ({ startDate, endDate, venue, eventUrl }, context) => ({
    start: dateOf('startDate', startDate, context),
    end: dateOf('endDate', endDate, context),
    venue,
    eventUrl: linkRef(eventUrl, context),
  }),
});

/** A date that is none is named to the editor; the routes do without it. */
function dateOf(field: string, value: string, { entry, warn }: EntryContext): string | null {
  const date = localDate(value);
  if (date === null && value !== '') {
    warn({ message: `"${value.slice(0, 40)}" is not a date`, entry, field, hint: 'Set the date anew.' });
  }
  return date;
}
