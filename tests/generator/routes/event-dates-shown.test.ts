import { expect, it } from 'vitest';
import type { EventDates } from '../../../generator/content/content.ts';
import { parseLocal, when } from '../../../generator/content/dates.ts';
import { occurrencesOf } from '../../../generator/content/occurrences/occurrences-of.ts';
import { eventDatesShown } from '../../../generator/routes/event-dates-shown.ts';
import { makeEntry } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

const daily: EventDates = {
  repeats: 'daily',
  interval: 1,
  weekdays: [],
  weeks: [],
  until: null,
  count: 366,
  days: [],
};

/** In and about the hours that changes of the clocks skip and repeat, whole days, nights and several days. */
const times = [
  ['01:30:00', '2026-01-01T02:30:00'],
  ['02:30:00', '2026-01-01T03:30:00'],
  ['01:59:00', '2026-01-01T02:00:00'],
  ['00:30:00', null],
  ['22:00:00', '2026-01-02T02:15:00'],
  ['12:00:00', '2026-01-02T00:00:00'],
  ['00:00:00', null],
  ['00:00:00', '2026-01-01T23:59:59'],
  ['18:00:00', '2026-01-03T12:00:00'],
] as const;

it.each(
  [
    ['America/New_York', 'en-US'],
    ['Europe/Berlin', 'de'],
    ['Australia/Lord_Howe', 'en-GB'],
  ].flatMap(([timeZone = '', language = '']) =>
    times.map(([from, end]) => [timeZone, from, end, language] as const),
  ),
)('the dates of an event in %s from %s to %s are those of its card', (timeZone, from, end, language) => {
  const dates: EventDates =
    end === '2026-01-03T12:00:00' ? { ...daily, repeats: 'weekly', count: 53 } : daily;
  const fields = { start: `2026-01-01T${from}`, end, dates };
  const settings = { title: 'Pier', tagline: '', language, timeZone };
  const entry = makeEntry('event', 1, { fields });
  const { context } = openContext([entry], { settings, now: '2025-12-01T12:00:00.000Z' });
  const expected = occurrencesOf(fields).map((date) => {
    const start = parseLocal(date.start, timeZone);
    if (start === null) throw new Error(`${date.start} is not a date`);
    const card = when(start, parseLocal(date.end, timeZone), settings);
    return { start: card.start, label: [card.short, card.time ?? []].flat().join(', '), marks: [] };
  });
  expect(expected.length).toBeGreaterThan(50);
  expect(eventDatesShown(entry, context.summaries.event(entry), context).dates).toEqual(expected);
});
