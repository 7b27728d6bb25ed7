import { describe, expect, it } from 'vitest';
import { dateForm } from '../../../../generator/content/kinds/date-form.ts';
import { fitNode } from '../../../../generator/content/kinds/fit-node.ts';
import { collections, collectionsOf } from '../../../../generator/content/kinds/index.ts';
import type { MappedField } from '../../../../generator/content/kinds/mapping.ts';

describe('a form of dates', () => {
  it.each([
    ['Y-m-d H:i:s', '2026-06-10 19:00:00', '2026-06-10T19:00:00'],
    ['Ymd', '20260610', '2026-06-10'],
    ['Ymd', '2026-06-10', null],
    ['d/m/Y g:i a', '10/06/2026 7:05 pm', '2026-06-10T19:05:00'],
    ['d/m/Y g:i a', '10/06/2026 12:05 a.m.', '2026-06-10T00:05:00'],
    ['d/m/Y g:i a', '10/06/2026 13:05 pm', null],
    ['F j, Y', 'June 10, 2026', '2026-06-10'],
    ['l, jS F Y', 'Wednesday, 3rd June 2026', '2026-06-03'],
    ['j. F Y H:i', '3. März 2026 19:00', '2026-03-03T19:00:00'],
    ['d M y', '03 déc. 26', '2026-12-03'],
    ['j F Y', '3 Brumaire 2026', null],
    ['Y-m-d\\TH:i:sP', '2026-06-10T19:00:00-04:00', '2026-06-10T19:00:00-04:00'],
    ['U', '1781132400', '2026-06-10T23:00:00.000Z'],
    ['U', 'soon', null],
    ['d.m.Y', '10.06.2026', '2026-06-10'],
    ['d.m.Y', '10x06x2026', null],
    ['H:i', '18:30', '18:30:00'],
  ])('%s reads "%s" as %s', (format, text, iso) => {
    expect(dateForm(format).read(text)).toBe(iso);
  });
});

/** The start and the end that are read, and what does not fit. */
function read(values: object, place: Omit<MappedField, 'path'> = {}) {
  const fields = {
    startDate: { path: 'details.start', ...place },
    endDate: { path: 'details.end', ...place },
    price: { path: 'cost', before: '$' },
    venue: { path: 'halls.nodes.Hall.title' },
    venueLocationId: { path: 'halls.nodes.databaseId' },
    isFree: { path: 'free' },
  };
  const { node, misfits } = fitNode(
    'event',
    { databaseId: 1, ...values },
    { mapping: { fields }, timeZone: 'America/New_York' },
  );
  return { ...node, problems: misfits.map(({ message, field }) => `${field}: ${message}`) };
}

describe('an answer of a mapping', () => {
  const sql = 'Y-m-d H:i:s';
  it.each<[string, string, string, Omit<MappedField, 'path'>, string | null, string | null]>([
    [
      'the site',
      '2026-06-10 19:00:00',
      '2026-06-10 21:00:00',
      { format: sql },
      '2026-06-10T19:00:00',
      '2026-06-10T21:00:00',
    ],
    ['a zero offset', '2026-06-10T19:00:00+00:00', '', {}, '2026-06-10T19:00:00', null],
    ['an offset', '2026-06-10T19:00:00+02:00', '', {}, '2026-06-10T13:00:00', null],
    [
      'UTC before summer',
      '2026-03-08 00:00:00',
      '2026-03-08 06:59:59',
      { format: sql, zone: 'UTC' },
      '2026-03-07T19:00:00',
      '2026-03-08T01:59:59',
    ],
    [
      'UTC in summer',
      '2026-03-08 07:00:00',
      '2026-03-08 23:00:00',
      { format: sql, zone: 'UTC' },
      '2026-03-08T03:00:00',
      '2026-03-08T19:00:00',
    ],
    [
      'UTC about autumn',
      '2026-11-01 00:00:00',
      '2026-11-02 00:00:00',
      { format: sql, zone: 'UTC' },
      '2026-10-31T20:00:00',
      '2026-11-01T19:00:00',
    ],
    [
      'UTC, all day',
      '2026-03-08 05:00:00',
      '2026-03-09 03:59:59',
      { format: sql, zone: 'UTC' },
      '2026-03-08T00:00:00',
      '2026-03-08T23:59:59',
    ],
    ['UTC in ISO', '2026-06-10T23:00:00Z', '', { zone: 'UTC' }, '2026-06-10T19:00:00', null],
    ['seconds', '1781132400', '', { format: 'U' }, '2026-06-10T19:00:00', null],
    [
      'days alone',
      '20260610',
      '20260612',
      { format: 'Ymd', zone: 'UTC' },
      '2026-06-10T00:00:00',
      '2026-06-13T00:00:00',
    ],
    [
      'another city',
      '2026-10-27 18:00:00',
      '',
      { format: sql, zone: 'Europe/London' },
      '2026-10-27T14:00:00',
      null,
    ],
  ])('has dates of %s in the time of the site', (_, start, end, place, startDate, endDate) => {
    const found = read({ startDate: { start }, endDate: { end } }, place);
    expect(found).toMatchObject({ startDate, endDate, problems: [] });
  });

  it.each([
    ['America/Chicago', '2026-06-10T20:00:00'],
    ['UTC+2', '2026-06-10T13:00:00'],
    ['UTC-3.5', '2026-06-10T18:30:00'],
    ['', '2026-06-10T19:00:00'],
  ])('has dates of the zone "%s" of the entry itself', (zone, startDate) => {
    const values = { startDate: { start: '2026-06-10 19:00:00' }, startDateZone: zone };
    expect(read(values, { format: sql, zoneField: 'zone' })).toMatchObject({ startDate, problems: [] });
  });

  const auckland = { format: sql, zone: 'Pacific/Auckland' };
  it.each<[string, Omit<MappedField, 'path'>, string, string, string, string | null]>([
    [
      'one day',
      auckland,
      '2026-07-03 00:00:00',
      '2026-07-03 23:59:59',
      '2026-07-03T00:00:00',
      '2026-07-03T23:59:59',
    ],
    [
      'to midnight',
      auckland,
      '2026-07-03 00:00:00',
      '2026-07-04 00:00:00',
      '2026-07-03T00:00:00',
      '2026-07-04T00:00:00',
    ],
    [
      'to the last minute',
      { ...auckland, format: 'Y-m-d H:i' },
      '2026-07-03 00:00',
      '2026-07-03 23:59',
      '2026-07-03T00:00:00',
      '2026-07-03T23:59:00',
    ],
    ['without an end', auckland, '2026-07-03 00:00:00', '', '2026-07-03T00:00:00', null],
    [
      'of the spring here',
      auckland,
      '2026-03-07 00:00:00',
      '2026-03-09 23:59:59',
      '2026-03-07T00:00:00',
      '2026-03-09T23:59:59',
    ],
    [
      'of the autumn here',
      auckland,
      '2026-10-31 00:00:00',
      '2026-11-02 00:00:00',
      '2026-10-31T00:00:00',
      '2026-11-02T00:00:00',
    ],
    [
      'of the spring there',
      auckland,
      '2026-09-27 00:00:00',
      '2026-09-27 23:59:59',
      '2026-09-27T00:00:00',
      '2026-09-27T23:59:59',
    ],
    [
      'of the autumn there',
      auckland,
      '2026-04-04 00:00:00',
      '2026-04-06 23:59:59',
      '2026-04-04T00:00:00',
      '2026-04-06T23:59:59',
    ],
    [
      'in ISO',
      { zone: 'Pacific/Auckland' },
      '2026-07-03T00:00',
      '2026-07-03T23:59:59',
      '2026-07-03T00:00:00',
      '2026-07-03T23:59:59',
    ],
    [
      'with the offset of its zone',
      { zone: 'Pacific/Auckland' },
      '2026-07-03T00:00:00+12:00',
      '2026-07-03T23:59:59+12:00',
      '2026-07-03T00:00:00',
      '2026-07-03T23:59:59',
    ],
    [
      'but not of an evening',
      auckland,
      '2026-07-03 19:00:00',
      '2026-07-04 00:00:00',
      '2026-07-03T03:00:00',
      '2026-07-03T08:00:00',
    ],
    [
      'but not of a night',
      auckland,
      '2026-07-03 00:00:00',
      '2026-07-03 05:00:00',
      '2026-07-02T08:00:00',
      '2026-07-02T13:00:00',
    ],
  ])('keeps whole days of another zone on their day: %s', (_, place, start, end, startDate, endDate) => {
    expect(read({ startDate: { start }, endDate: { end } }, place)).toMatchObject({
      startDate,
      endDate,
      problems: [],
    });
    const { zone = '', ...rest } = place;
    const zones = { startDateZone: zone, endDateZone: zone };
    const ofEntry = read(
      { startDate: { start }, endDate: { end }, ...zones },
      { ...rest, zoneField: 'zone' },
    );
    expect(ofEntry).toMatchObject({ startDate, endDate, problems: [] });
  });

  it.each(['UTC', 'UTC+0', 'UTC+12'])('keeps whole days of entries whose own zone is %s', (zone) => {
    const values = {
      ...{ startDate: { start: '2026-07-03 00:00:00' }, startDateZone: zone },
      ...{ endDate: { end: '2026-07-03 23:59:59' }, endDateZone: zone },
    };
    expect(read(values, { format: sql, zoneField: 'zone' })).toMatchObject({
      ...{ startDate: '2026-07-03T00:00:00', endDate: '2026-07-03T23:59:59' },
    });
  });

  const twelve = { timeFormat: 'g:i a' };
  it.each<[string, Omit<MappedField, 'path'>, readonly unknown[], string | null, string | null]>([
    ['an evening', {}, ['2026-06-10', '19:00:00', '21:30:00'], '2026-06-10T19:00:00', '2026-06-10T21:30:00'],
    ['a short hour', {}, ['20260610', '9:00', '10:00'], '2026-06-10T09:00:00', '2026-06-10T10:00:00'],
    [
      'forms of their own',
      { ...twelve, format: 'd/m/Y' },
      ['10/06/2026', '7:00 pm', '9:30 pm'],
      '2026-06-10T19:00:00',
      '2026-06-10T21:30:00',
    ],
    [
      'a day with midnight',
      {},
      ['2026-06-10 00:00:00', '19:00', '21:00'],
      '2026-06-10T19:00:00',
      '2026-06-10T21:00:00',
    ],
    ['past midnight', {}, ['2026-06-30', '22:00', '02:00'], '2026-06-30T22:00:00', '2026-07-01T02:00:00'],
    ['to midnight', {}, ['2026-06-10', '22:00', '24:00'], '2026-06-10T22:00:00', '2026-06-11T00:00:00'],
    [
      'past midnight, afar',
      { zone: 'Europe/London' },
      ['2026-10-24', '22:00', '02:30'],
      '2026-10-24T17:00:00',
      '2026-10-24T22:30:00',
    ],
    ['without an end', {}, ['2026-06-10', '19:00', ''], '2026-06-10T19:00:00', null],
    ['a day alone', {}, ['2026-06-10', null, null], '2026-06-10T00:00:00', null],
    [
      'a whole day afar',
      { zone: 'Pacific/Auckland' },
      ['2026-06-10', '00:00:00', '23:59:59'],
      '2026-06-10T00:00:00',
      '2026-06-10T23:59:00',
    ],
    ['no day', {}, ['', '19:00', '21:00'], null, null],
  ])('takes the time from a field of its own: %s', (_, place, [day, from, to], startDate, endDate) => {
    const at = (timeField: string) => ({ path: 'details.day', ...place, timeField });
    const { node, misfits } = fitNode(
      'event',
      {
        databaseId: 1,
        ...{ startDate: { day }, startDateTime: { from }, endDate: { day }, endDateTime: { to } },
      } as never,
      {
        mapping: { fields: { startDate: at('details.from'), endDate: at('details.to') } },
        timeZone: 'America/New_York',
      },
    );
    expect([node, misfits]).toMatchObject([{ startDate, endDate }, []]);
  });

  it('leaves out a date whose time is none, and says so', () => {
    const values = { startDate: { start: '2026-06-10' }, startDateTime: 'in the evening' };
    expect(read(values, { timeField: 'time' })).toMatchObject({
      startDate: null,
      problems: ['details.start: "in the evening" is not a time in ISO 8601'],
    });
  });

  it('says what does not fit, of every field, and leaves it out', () => {
    const values = {
      startDate: { start: '2026-02-30' },
      endDate: { end: true },
      venueLocationId: { nodes: [{ databaseId: 'Hall' }] },
      isFree: 'perhaps',
      price: ['7.5', 'from $3'],
      venue: { nodes: [{ title: 'Hall' }, {}, { title: 'Deck' }] },
    };
    expect(read(values)).toMatchObject({
      ...{ startDate: null, endDate: null, venueLocationId: null, isFree: null },
      ...{ price: '$7.50, from $3', venue: 'Hall, Deck' },
      problems: [
        'details.start: "2026-02-30" is not a date in ISO 8601',
        'details.end: true is not a text',
        'halls.nodes.databaseId: "Hall" is not a number',
        'free: "perhaps" is neither yes nor no',
      ],
    });
  });

  it('has what is missing on the way as missing', () => {
    expect(read({ startDate: null, venue: { nodes: [] }, price: null })).toMatchObject({
      ...{
        startDate: null,
        endDate: null,
        venue: '',
        venueLocationId: null,
        price: '',
        isFree: null,
        problems: [],
      },
    });
  });
});

it('without a mapping a site asks what it has always asked', () => {
  expect(collectionsOf(undefined)).toBe(collections);
  const { event, post } = collectionsOf({ event: { fields: {} } });
  expect(event).toEqual(collections.event);
  expect(post).toBe(collections.post);
});
