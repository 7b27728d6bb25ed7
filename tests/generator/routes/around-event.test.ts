import { describe, expect, it } from 'vitest';
import { sameDayAs, whereIsEvent } from '../../../generator/routes/around-event.ts';
import { wayToPlace } from '../../../generator/routes/places/place-way.ts';
import { makeEntry } from '../../support/entries.ts';
import { makeEvent } from '../../support/events.ts';
import { openContext } from '../../support/route-context.ts';

const metre = 1 / 111_320;
const at = (id: number, slug: string, north: number, hours: readonly (readonly [string, string])[] = []) => ({
  ...makeEntry('location', id, {
    title: slug,
    fields: {
      latitude: 44 + north * metre,
      longitude: -70,
      access: ['step-free'],
      openingHours: {
        week: hours.map(([opens, closes]) => ({ day: 6, opens, closes })),
        exceptions: [{ date: '2026-06-27', isClosed: true, opens: '', closes: '', note: '' }],
        seasons: [],
      },
    },
  }),
  slug,
});
const places = [
  at(1, 'gate', 0),
  at(2, 'hall', 350),
  at(3, 'lunch', 340, [['11:00', '15:00']]),
  at(4, 'late', 380, [['17:00', '02:00']]),
  at(5, 'sundays', 352),
  at(6, 'shop', 351, [['09:00', '20:00']]),
];
const grid = { block: 'pier/location-grid' as const, settings: { slugs: ['lunch', 'late', 'sundays'] } };
const plan = {
  block: 'pier/map' as const,
  settings: { walk: ['gate', 'late'], bounds: { south: 43.9, north: 44.1, west: -70.1, east: -69.9 } },
};
const events = [
  // A Saturday.
  makeEvent(11, '2026-06-20T19:00:00', { venue: 'hall', end: '2026-06-20T21:00:00' }),
  makeEvent(12, '2026-06-20T09:00:00', { venue: 'Lawn' }),
  makeEvent(13, '2026-06-21T09:00:00'),
  makeEvent(14, '2026-06-27T19:00:00', { venue: 'hall' }),
];
const { context } = openContext(
  [
    ...places,
    { ...makeEntry('experience', 20, { blocks: [grid] }), slug: 'dining' },
    makeEntry('page', 21, { uri: '/walk/', blocks: [plan] }),
    ...events,
  ],
  {},
  { organisation: { name: 'Pier', address: '1 Pier Road', hours: [], social: [] } },
);
const around = (id: number) => {
  const place = context.lists.event.all().find((event) => event.id === id);
  const summary = place && context.summaries.event(place);
  const venue = place && context.lists.locationOf(place);
  if (!place || !summary) throw new Error(`no event ${id}`);
  return {
    way: venue && wayToPlace(venue, context),
    where: whereIsEvent(venue, summary, context),
    sameDay: sameDayAs(place, summary, context),
  };
};

describe('what is around an event', () => {
  it('is the way to its place along the deck, with the access there', () => {
    const { way, where } = around(11);
    expect(way).toBe('0.2 mi from the entrance, about 5 minutes on foot');
    expect(where?.access?.map(({ label }) => label)).toEqual(['Step-free']);
  });

  it('are kitchens that are open before or after it on its day, with the hours of that day', () => {
    const notes = (id: number) =>
      around(id).where?.nearby.map(({ location, note }) => [location.title, note]);
    expect(notes(11)).toEqual([['late', 'Sat, Jun 20: 5 pm – 2 am']]);
    expect(notes(14)).toEqual([]);
  });

  it('is the address of the pier where its venue is no place of the site', () => {
    expect(around(12).where).toEqual({
      place: { label: 'Lawn', by: 'entry' },
      address: '1 Pier Road',
      nearby: [],
    });
    expect(around(13).where).toBeUndefined();
  });

  it('are the other events of its day', () => {
    expect(around(11).sameDay.map(({ label, detail, own }) => [label, detail, own])).toEqual([
      ['event 12', '9:00 AM', 'Lawn'],
    ]);
    expect(around(13).sameDay).toEqual([]);
  });
});
