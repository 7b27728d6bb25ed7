import { describe, expect, it } from 'vitest';
import type { PageSettings } from '../../../../config/resolve-config.ts';
import { createClock } from '../../../../generator/dependencies/clock.ts';
import { organisationOf } from '../../../../generator/routes/organisation.ts';
import { type EventInput, eventData, offerOf } from '../../../../generator/routes/structured-data/event.ts';
import { makeContent, makeEntry } from '../../../support/entries.ts';
import { pageSettings } from '../../../support/page-settings.ts';
import { events } from '../../../templates/samples.ts';

const config: PageSettings = {
  ...pageSettings,
  siteUrl: 'https://pier.example',
  organisation: {
    name: 'Pier Trust',
    address: '1 Pier Road, Port Ellery, ME 04099',
    position: { latitude: 43.65, longitude: -70.25 },
    hours: [],
    social: [],
  },
};

function describeEvent(
  summary: Partial<EventInput['summary']>,
  venue?: EventInput['venue'],
  fields: Partial<EventInput['entry']['fields']> = {},
) {
  const content = makeContent();
  const [lights] = events;
  if (lights === undefined) throw new Error('no sample');
  return eventData({
    page: { url: 'https://pier.example/event/lights/', name: 'Lights', description: 'Lanterns.' },
    summary: { ...lights, ...summary },
    venue,
    eventUrl: undefined,
    entry: makeEntry('event', 1, { title: summary.title ?? lights.title, fields }),
    year: undefined,
    site: { config, content, organisation: organisationOf(content, config), clock: createClock(content.now) },
  });
}

describe('an event', () => {
  it.each([
    ['Lantern Parade', 'EventScheduled'],
    ['Cancelled: Lantern Parade', 'EventCancelled'],
    ['CANCELED – Lantern Parade', 'EventCancelled'],
    ['Lantern Parade (cancelled)', 'EventCancelled'],
    ['Postponed: Lantern Parade', 'EventPostponed'],
    ['The cancelled ferry, a play', 'EventScheduled'],
    ['ABGESAGT: Laternenfest', 'EventCancelled'],
    ['Laternenfest (verschoben)', 'EventPostponed'],
    ['Complet – Concert', 'EventScheduled'],
  ])('called "%s" is an %s', (title, status) => {
    expect(describeEvent({ title }).eventStatus).toBe(`https://schema.org/${status}`);
  });

  it.each([
    ['cancelled', 'EventCancelled', undefined],
    ['postponed', 'EventPostponed', undefined],
    ['moved', 'EventRescheduled', '2026-06-20T19:00:00-04:00'],
    ['sold-out', 'EventScheduled', undefined],
  ])(
    'that is %s has a status, and its former start where it is moved',
    (state, status, previousStartDate) => {
      const described = describeEvent({}, undefined, { state, movedFrom: '2026-06-20T19:00:00' });
      expect(described).toMatchObject({ eventStatus: `https://schema.org/${status}` });
      expect(described.previousStartDate).toBe(previousStartDate);
    },
  );

  it('has offers that say what is sold out, even without a certain price', () => {
    const soldOut = { availability: 'https://schema.org/SoldOut' };
    expect(describeEvent({ price: '12 SEK' }).offers).toMatchObject({
      availability: 'https://schema.org/InStock',
    });
    expect(describeEvent({ price: '12 SEK' }, undefined, { state: 'sold-out' }).offers).toMatchObject(
      soldOut,
    );
    expect(describeEvent({ price: 'from $5' }, undefined, { state: 'sold-out' }).offers).toMatchObject(
      soldOut,
    );
  });

  it.each(['cancelled', 'postponed'])('has no offers where it is %s', (state) => {
    const described = describeEvent({ title: 'Parade', price: '12 SEK' }, undefined, { state });
    expect(described.offers).toBeUndefined();
  });

  describe('with several dates', () => {
    const day = { change: 'cancelled', from: '', until: '', note: '' } as const;
    const fields = {
      start: '2026-06-20T19:00:00',
      end: '2026-06-20T21:00:00',
      dates: {
        ...({ repeats: 'list', interval: 1, weekdays: [], weeks: [], until: null, count: null } as const),
        days: [
          { ...day, date: '2026-06-20', change: 'sold-out' },
          { ...day, date: '2026-06-27' },
          { ...day, date: '2026-07-04', change: 'added' },
        ],
      },
    } as const;
    const soldOut = { key: 'sold-out', label: 'Sold out' } as const;
    const cancelled = { key: 'cancelled', label: 'Canceled' } as const;
    const facts = { title: 'Parade', price: '12 SEK' } as const;
    const sub = (described: ReturnType<typeof describeEvent>) =>
      described.subEvent?.map(({ eventStatus, offers }) => [
        eventStatus.replace('https://schema.org/Event', ''),
        offers?.availability.replace('https://schema.org/', ''),
      ]);

    it('says of each if it takes place and has tickets', () => {
      const coming = [{ day: '2026-06-20', state: soldOut }, { day: '2026-07-04' }];
      const described = describeEvent({ ...facts, coming }, undefined, fields);
      expect(sub(described)).toEqual([
        ['Scheduled', 'SoldOut'],
        ['Cancelled', undefined],
        ['Scheduled', 'InStock'],
      ]);
      expect(described.offers?.availability).toBe('https://schema.org/SoldOut');
    });

    it('is cancelled where all that are to come are', () => {
      const described = describeEvent({ ...facts, coming: [{ day: '2026-06-27', state: cancelled }] });
      expect(described).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
      expect(described.offers).toBeUndefined();
    });

    it('has none that takes place where the event is cancelled as a whole', () => {
      const described = describeEvent(facts, undefined, { ...fields, state: 'cancelled' });
      expect(sub(described)).toEqual(Array(3).fill(['Cancelled', undefined]));
    });
  });

  it('is where the location is that its venue names, in the town of the pier', () => {
    const fields = { address: '5 Halyard Pier', latitude: 43.1, longitude: -70.2 };
    const venue = makeEntry('location', 3, { fields: { ...fields, hours: [], phone: '', website: null } });
    expect(describeEvent({ venue: 'The Pavilion' }, venue).location).toMatchObject({
      name: 'The Pavilion',
      address: { streetAddress: '5 Halyard Pier', addressLocality: 'Port Ellery', postalCode: '04099' },
      geo: { latitude: 43.1, longitude: -70.2 },
    });
  });

  it('is on the pier where nobody knows a place of that name', () => {
    expect(describeEvent({ venue: 'Main deck' }).location).toMatchObject({
      name: 'Main deck',
      address: { streetAddress: '1 Pier Road' },
      geo: { latitude: 43.65, longitude: -70.25 },
      containedInPlace: { name: 'Halyard Pier' },
    });
  });
});

const url = 'https://pier.example/event/lights/';
const offered = (price: string | undefined, currency: string | undefined, isFree = false) => {
  const offer = offerOf({ price, isFree }, { url, currency });
  return offer && `${offer.price} ${offer.priceCurrency ?? '-'}`;
};

describe('the offer of an event', () => {
  it.each([
    ['$12', 'USD', '12 USD'],
    ['$ 12.50', 'CAD', '12.50 CAD'],
    ['12,50 €', undefined, '12.50 EUR'],
    ['€12', 'USD', '12 EUR'],
    ['CHF 20', 'USD', '20 CHF'],
    ['20 SEK', undefined, '20 SEK'],
    ['12', 'USD', '12 USD'],
  ])('has one amount in a known currency: %s in %s', (price, currency, expected) => {
    expect(offered(price, currency)).toBe(expected);
  });

  it.each([
    ['from $5', 'USD'],
    ['$65, under 12 free', 'USD'],
    ['$5 – $10', 'USD'],
    ['By donation', 'USD'],
    ['1,250', 'USD'],
    ['$12 CAD', 'USD'],
    ['$12', undefined],
    ['12', undefined],
    ['', 'USD'],
    [undefined, 'USD'],
  ])('is missing where the price is not certain: %s in %s', (price, currency) => {
    expect(offered(price, currency)).toBeUndefined();
  });

  it('costs nothing where the event is free, in whatever currency', () => {
    expect(offered('Free', 'USD', true)).toBe('0 USD');
    expect(offered('Free', undefined, true)).toBe('0 -');
  });
});
