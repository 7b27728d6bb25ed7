import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { decodeTimes } from '../../client-runtime/events/decode-times.ts';
import type { EventDates, EventDay } from '../../generator/content/content.ts';
import { instantOf } from '../../generator/content/local-moments.ts';
import { occurrencesOf } from '../../generator/content/occurrences/occurrences-of.ts';
import { makeOutputFiles } from '../../generator/files/output-files.ts';
import { programme } from '../../generator/routes/programme.ts';
import { eventSchedule, specialDates } from '../../generator/routes/structured-data/event-schedule.ts';
import { contentsOf } from '../support/contents-of.ts';
import { makeEntry } from '../support/entries.ts';
import { openContext, upcomingCards } from '../support/route-context.ts';

interface Case {
  readonly start: string;
  readonly end: string | null;
  readonly dates: EventDates;
}

const once: EventDates = {
  repeats: 'weekly',
  interval: 1,
  weekdays: [],
  weeks: [],
  until: null,
  count: null,
  days: [],
};
const day = (date: string, change: EventDay['change'], more: Partial<EventDay> = {}): EventDay => ({
  ...{ date, change, from: '', until: '', note: '' },
  ...more,
});

/** From a Thursday in January on: all go over both changes of the clocks. */
const rules: readonly Partial<EventDates>[] = [
  { until: '2026-12-31' },
  { until: '2027-12-30' },
  { count: 60 },
  { interval: 2, until: '2026-12-31' },
  { interval: 3, count: 30 },
  { weekdays: [6, 7], until: '2026-11-30' },
  { weekdays: [1, 2, 3, 4, 5], until: '2026-11-10' },
  { weekdays: [7], until: '2026-12-31' },
  { interval: 2, weekdays: [2, 5, 7], until: '2026-12-31' },
  { weekdays: [1], count: 52 },
  { repeats: 'daily', until: '2026-11-15' },
  { repeats: 'daily', interval: 2, until: '2026-12-31' },
  { repeats: 'daily', interval: 10, count: 40 },
  { repeats: 'monthly', until: '2027-12-31' },
  { repeats: 'monthly', weekdays: [6], weeks: [1], until: '2027-12-31' },
  { repeats: 'monthly', weekdays: [6], weeks: [-1], until: '2027-12-31' },
  { repeats: 'monthly', weekdays: [6], weeks: [1, 3], until: '2026-12-31' },
  { repeats: 'monthly', weekdays: [7], weeks: [5], until: '2027-12-31' },
  { repeats: 'monthly', interval: 2, weekdays: [1, 3], weeks: [2], count: 20 },
  { repeats: 'monthly', interval: 3, weekdays: [4], weeks: [-1, 1], until: '2027-12-31' },
];
const differences: readonly (readonly EventDay[])[] = [
  [],
  [
    day('2026-02-05', 'left-out'),
    day('2026-03-29', 'cancelled', { note: 'Storm' }),
    day('2026-04-02', 'other-times', { from: '12:00', until: '13:30' }),
    day('2026-07-11', 'added'),
    day('2026-07-14', 'added', { from: '20:00', until: '23:00' }),
    day('2026-11-01', 'sold-out'),
    day('2026-11-05', 'left-out'),
  ],
];
/** In the day, in the evening and the night in which the clocks change, of whole days, and with an open end. */
const times = [
  ['2026-01-08T10:00:00', '2026-01-08T14:00:00'],
  ['2026-01-08T18:30:00', '2026-01-08T23:30:00'],
  ['2026-01-08T22:00:00', '2026-01-09T04:00:00'],
  ['2026-01-08T00:00:00', '2026-01-08T23:59:59'],
  ['2026-01-08T09:00:00', null],
] as const;

/** In the weeks of both changes of the clocks; one day is cancelled, one sold out, and one has times of its own. */
const listed: readonly EventDay[] = [
  day('2026-02-14', 'added'),
  day('2026-03-07', 'cancelled', { note: 'Storm' }),
  day('2026-03-08', 'added'),
  day('2026-03-29', 'sold-out'),
  day('2026-07-14', 'cancelled', { from: '20:00', until: '23:00' }),
  day('2026-10-25', 'other-times', { from: '12:00', until: '13:30' }),
  day('2026-11-01', 'added'),
];

const cases: readonly Case[] = [
  ...differences.flatMap((days) =>
    rules.map((rule, index): Case => {
      const [start, end] = times[index % times.length] ?? times[0];
      return { start, end, dates: { ...once, ...rule, days } };
    }),
  ),
  ...times.map(([start, end]): Case => ({ start, end, dates: { ...once, repeats: 'list', days: listed } })),
];

const zones = ['America/New_York', 'Europe/London'] as const;

const settings = (timeZone: string) => ({ title: 'Pier', tagline: '', language: 'en-US', timeZone });
const openCase = (fields: Case, timeZone: string) =>
  openContext([makeEntry('event', 1, { fields })], {
    settings: settings(timeZone),
    now: '2026-01-01T12:00:00.000Z',
  }).context;

/** Returns the calendar of the event. */
function openCalendar(fields: Case, timeZone: string): string {
  const files = [...makeOutputFiles({ has: () => false }, openCase(fields, timeZone))];
  return contentsOf(files.find(({ path }) => path.endsWith('/event.ics')));
}

describe.each(zones)('forty rules and five lists in %s', (timeZone) => {
  it.each(cases.map((fields, index) => [index + 1, fields] as const))(
    'are the same dates in a calendar that somebody else reads: rule %i',
    (_, fields) => {
      const expected = occurrencesOf(fields).map(({ start, end, state }) => {
        const isWholeDay = start.endsWith('T00:00:00');
        return {
          start: isWholeDay ? start.slice(0, 10) : new Date(instantOf(start, timeZone)).toISOString(),
          end: isWholeDay ? '' : new Date(instantOf(end ?? start, timeZone)).toISOString(),
          isCancelled: state === 'cancelled',
        };
      });
      expect(expected.length).toBeGreaterThan(5);
      expect(readCalendar(openCalendar(fields, timeZone))).toEqual(expected);
    },
  );

  it.each(cases.map((fields, index) => [index + 1, fields] as const))(
    'are the same dates in list, calendar and structured data: rule %i',
    (_, fields) => {
      const context = openCase(fields, timeZone);
      const starts = occurrencesOf(fields).map(({ start }) => start.slice(0, 16));
      const [card] = upcomingCards(context);
      const ofBrowser = decodeTimes(card?.times ?? '').map(({ start }) =>
        new Date(start * 60_000).toISOString().slice(0, 16),
      );
      expect(ofBrowser).toEqual(starts);
      const cells = programme(upcomingCards(context), context).months.flatMap(({ weeks }) =>
        weeks.flat().flatMap((cell) => (cell === null || cell.events.length === 0 ? [] : [cell.date])),
      );
      expect(cells).toEqual([...new Set(starts.map((start) => start.slice(0, 10)))].sort());
      expect(readSchedule(fields, timeZone)).toEqual(
        occurrencesOf(fields)
          .map(({ start }) => instantOf(start, timeZone))
          .sort((a, b) => a - b),
      );
    },
  );
});

// As icalendar and vobject do with zones of pytz.
it.each([
  ['09:00', '20270910T035959Z'],
  ['23:30', '20270910T043000Z'],
])('the last date at %s is there for a reader that reckons with the offset of the first', (time, until) => {
  const start = `2026-01-08T${time}:00`;
  const fields = { start, end: null, dates: { ...once, interval: 3, count: 30 } };
  const rule = openCalendar(fields, zones[0]).match(/^RRULE:.*UNTIL=(.*)\r$/m);
  expect(rule?.[1]).toBe(until);
});

/** Reads the dates of a calendar with ical.js, which knows nothing of what made them. */
function readCalendar(text: string) {
  const root = new ICAL.Component(ICAL.parse(text));
  ICAL.TimezoneService.reset();
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const [first] = root
    .getAllSubcomponents('vevent')
    .filter((event) => event.getFirstPropertyValue('recurrence-id') === null);
  if (first === undefined) throw new Error('the calendar has no event');
  const event = new ICAL.Event(first);
  const dates = [];
  const iterator = event.iterator();
  for (let time = iterator.next(); time; time = iterator.next()) {
    const { startDate, endDate, item } = event.getOccurrenceDetails(time);
    dates.push({
      start: startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
      end: startDate.isDate ? '' : endDate.toJSDate().toISOString(),
      isCancelled: item.component.getFirstPropertyValue('status') === 'CANCELLED',
    });
  }
  return dates.sort((a, b) => (a.start < b.start ? -1 : 1));
}

/** Reads the starts of structured data, its rule by ical.js. */
function readSchedule(fields: Case, timeZone: string): readonly number[] {
  const schedule = eventSchedule(fields, { year: undefined, timeZone });
  const special = specialDates(fields, { year: undefined, timeZone });
  const own = special.map(({ startDate }) =>
    startDate.length === 10 ? instantOf(`${startDate}T00:00:00`, timeZone) : Date.parse(startDate),
  );
  if (schedule === undefined) return own.sort((a, b) => a - b);
  const { startDate, endDate, startTime, repeatFrequency, byDay = [], exceptDate = [] } = schedule;
  const [, interval = '', unit = ''] = /^P(\d+)([DWM])$/.exec(repeatFrequency) ?? [];
  const codes = byDay.map((name) => name.replace(/^https:\/\/schema.org\/(..).*/, '$1').toUpperCase());
  const frequency = { D: 'DAILY', W: 'WEEKLY', M: 'MONTHLY' }[unit] ?? '';
  const rule = ICAL.Recur.fromString(
    `FREQ=${frequency};INTERVAL=${interval}${codes.length > 0 ? `;BYDAY=${codes.join(',')}` : ''};UNTIL=${endDate.replaceAll('-', '')}`,
  );
  const iterator = rule.iterator(ICAL.Time.fromDateString(startDate));
  const days: string[] = [];
  for (let time = iterator.next(); time; time = iterator.next()) days.push(time.toString());
  return [
    ...days
      .filter((date) => !exceptDate.includes(date))
      .map((date) => instantOf(`${date}T${startTime}`, timeZone)),
    ...own,
  ].sort((a, b) => a - b);
}
