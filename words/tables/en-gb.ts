import type { WordTable } from '../table.ts';
import { enUS } from './en-us.ts';

/** As in American English, but for these words. */
export const enGB = {
  ...enUS,
  eventDates: { ...enUS.eventDates, cancelled: 'Cancelled' },
  search: {
    ...enUS.search,
    none: 'No results for ‘{query}’',
    found: { one: '1 result for ‘{query}’', other: '{count} results for ‘{query}’' },
  },
  formAnswers: { ...enUS.formAnswers, sentBy: 'Sent by the form ‘{subject}’ of {site}' },
  previewBar: {
    ...enUS.previewBar,
    entry: '{kind} ‘{title}’',
    entryFor: '{kind} ‘{title}’, seen by {user}',
  },
  facts: { ...enUS.facts, hours: 'Opening times', open: 'When we are open' },
  openingHours: {
    ...enUS.openingHours,
    caption: 'Opening times',
    ofSeason: 'Opening times: {season}',
    ofThePier: 'Opening times of the pier',
    usual: 'Usual times',
    exceptionsCaption: 'Times on days that differ',
    all: 'See all opening times',
  },
  hours: {
    ...enUS.hours,
    closedOpensOn: 'Closed, opens on {day} at {time}',
    opensOn: 'Opens on {day} at {time}',
  },
  map: { ...enUS.map, shortDistance: '{count} m', longDistance: '{count} miles' },
  directions: { ...enUS.directions, shortTransit: 'Public transport' },
  pages: { ...enUS.pages, revitalization: 'Revitalisation', openingHours: 'Opening times' },
  experiences: {
    ...enUS.experiences,
    dining: 'Food and drink',
    retail: 'Shops',
    retailLeasing: 'Shop units',
    leasing: 'Lettings',
  },
  sections: { ...enUS.sections, ratesOf: 'Charges of {name}' },
  forms: {
    ...enUS.forms,
    leasingHeading: 'Ask about a space',
    leasingSubject: 'Lettings enquiry',
    hallSubject: 'Hall hire',
  },
} as const satisfies WordTable;
