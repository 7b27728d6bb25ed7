import { describe, expect, it } from 'vitest';
import { decodeTimes, type EventTime } from '../../../client-runtime/events/decode-times.ts';
import { eventState } from '../../../client-runtime/events/event-state.ts';
import { nextChange } from '../../../client-runtime/events/next-change.ts';
import { sayEventState } from '../../../client-runtime/events/say-event-state.ts';
import { encodeTimes } from '../../../generator/content/occurrences/encode-times.ts';

type Date = Parameters<typeof encodeTimes>[0][number];

const minuteOf = (local: string) => Date.parse(`${local}Z`) / 60_000;
const localOf = (minute: number) => new Date(minute * 60_000).toISOString().slice(0, 16);
const timesOf = (...dates: readonly Date[]) => decodeTimes(encodeTimes(dates));
const date = (start: string, end: string | null = null, state?: Date['state']): Date => ({
  start: `${start}:00`,
  end: end && `${end}:00`,
  ...(state && { state }),
});
const say = (times: readonly EventTime[], moment: string) =>
  sayEventState(eventState(times, minuteOf(moment)), minuteOf(moment)) ?? 'its date';

const kinds = {
  evening: timesOf(date('2026-06-13T19:30', '2026-06-13T22:00')),
  night: timesOf(date('2026-06-13T21:00', '2026-06-14T02:00')),
  'open end': timesOf(date('2026-06-13T19:30')),
  'whole day': timesOf(date('2026-06-13T00:00')),
  'whole day until 23:59': timesOf(date('2026-06-13T00:00', '2026-06-13T23:59')),
  'market, daily': timesOf(
    ...[12, 13, 14].map((day) => date(`2026-06-${day}T10:00`, `2026-06-${day}T14:00`)),
  ),
  'tour, weekly': timesOf(
    ...['06-06', '06-13', '06-20'].map((day) => date(`2026-${day}T11:00`, `2026-${day}T12:00`)),
  ),
  'tour, today cancelled': timesOf(
    date('2026-06-13T11:00', '2026-06-13T12:00', 'cancelled'),
    date('2026-06-20T11:00', '2026-06-20T12:00'),
  ),
  'all cancelled': timesOf(date('2026-06-13T11:00', '2026-06-13T12:00', 'cancelled')),
  'festival in one block': timesOf(date('2026-06-12T17:00', '2026-06-14T16:00')),
  'whole days in one block': timesOf(date('2026-06-12T00:00', '2026-06-15T00:00')),
  'whole days until 23:59': timesOf(date('2026-06-12T00:00', '2026-06-14T23:59')),
};

describe('the state of an event at a moment', () => {
  it.each([
    ['evening', '2026-06-11T12:00', 'its date'],
    ['evening', '2026-06-12T23:59', 'Tomorrow from 7:30 pm'],
    ['evening', '2026-06-13T00:00', 'Today from 7:30 pm'],
    ['evening', '2026-06-13T19:29', 'Today from 7:30 pm'],
    ['evening', '2026-06-13T19:30', 'Now, until 10 pm'],
    ['evening', '2026-06-13T21:59', 'Now, until 10 pm'],
    ['evening', '2026-06-13T22:00', 'Over'],
    ['evening', '2026-12-13T22:00', 'Over'],
    ['night', '2026-06-13T03:00', 'Today from 9 pm'],
    ['night', '2026-06-14T01:59', 'Now, until 2 am'],
    ['night', '2026-06-14T02:00', 'Over'],
    ['open end', '2026-06-13T12:00', 'Today from 7:30 pm'],
    ['open end', '2026-06-13T23:30', 'Today from 7:30 pm'],
    ['open end', '2026-06-14T00:00', 'Over'],
    ['whole day', '2026-06-12T12:00', 'Tomorrow'],
    ['whole day', '2026-06-13T03:00', 'Today'],
    ['whole day until 23:59', '2026-06-13T23:00', 'Today'],
    ['market, daily', '2026-06-12T03:00', 'Today from 10 am'],
    ['market, daily', '2026-06-12T10:00', 'Now, until 2 pm'],
    ['market, daily', '2026-06-12T14:00', 'Tomorrow from 10 am'],
    ['market, daily', '2026-06-13T03:00', 'Today from 10 am'],
    ['market, daily', '2026-06-14T13:59', 'Now, until 2 pm'],
    ['market, daily', '2026-06-14T14:00', 'Over'],
    ['tour, weekly', '2026-06-06T12:00', 'its date'],
    ['tour, weekly', '2026-06-12T12:00', 'Tomorrow from 11 am'],
    ['tour, weekly', '2026-06-13T11:30', 'Now, until noon'],
    ['tour, weekly', '2026-06-21T11:30', 'Over'],
    ['tour, today cancelled', '2026-06-13T11:30', 'its date'],
    ['tour, today cancelled', '2026-06-19T11:30', 'Tomorrow from 11 am'],
    ['all cancelled', '2026-06-12T11:30', 'its date'],
    ['all cancelled', '2026-06-13T11:30', 'its date'],
    ['all cancelled', '2026-06-13T12:00', 'Over'],
    ['festival in one block', '2026-06-11T12:00', 'Tomorrow from 5 pm'],
    ['festival in one block', '2026-06-12T03:00', 'Today from 5 pm'],
    ['festival in one block', '2026-06-12T18:00', 'Until Sun, Jun 14'],
    ['festival in one block', '2026-06-13T03:00', 'Until Sun, Jun 14'],
    ['festival in one block', '2026-06-14T03:00', 'Today until 4 pm'],
    ['festival in one block', '2026-06-14T16:00', 'Over'],
    ['whole days in one block', '2026-06-11T12:00', 'Tomorrow'],
    ['whole days in one block', '2026-06-12T03:00', 'Until Sun, Jun 14'],
    ['whole days in one block', '2026-06-14T03:00', 'Today'],
    ['whole days in one block', '2026-06-15T00:00', 'Over'],
    ['whole days until 23:59', '2026-06-13T12:00', 'Until Sun, Jun 14'],
    ['whole days until 23:59', '2026-06-14T12:00', 'Today'],
  ] as const)('of a %s, on %s: %s', (kind, moment, words) => {
    expect(say(kinds[kind], moment)).toBe(words);
  });

  it('does not change before the minute that is told', () => {
    const untrue: string[] = [];
    for (const [kind, times] of Object.entries(kinds)) {
      let next = 0;
      let words = '';
      for (let minute = minuteOf('2026-06-10T00:00'); minute < minuteOf('2026-06-21T00:00'); minute += 1) {
        const said = say(times, localOf(minute));
        if (minute >= next) words = said;
        if (minute >= next) next = nextChange(times, minute);
        if (next <= minute || said !== words) untrue.push(`${kind} at ${localOf(minute)}: ${words}`);
      }
    }
    expect(untrue).toEqual([]);
  });
});
