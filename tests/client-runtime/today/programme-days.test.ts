import { describe, expect, it } from 'vitest';
import { type ProgrammeEvent, programmeDays } from '../../../client-runtime/today/programme-days.ts';
import { sayDay } from '../../../client-runtime/today/say-day.ts';
import { sayHappening } from '../../../client-runtime/today/say-happening.ts';
import { todayInBrief } from '../../../client-runtime/today/today-in-brief.ts';
import { encodeTimes } from '../../../generator/content/occurrences/encode-times.ts';
import { isoDayOf } from '../../../words/formats/write-span.ts';

type Occurrence = Parameters<typeof encodeTimes>[0][number];

const on = (start: string, end: string | null = null, state?: Occurrence['state']): Occurrence => ({
  start: `${start}:00`,
  end: end && `${end}:00`,
  ...(state && { state }),
});
const event = (title: string, dates: readonly Occurrence[], more: Partial<ProgrammeEvent> = {}) => ({
  title,
  href: `/event/${title}/`,
  times: encodeTimes(dates),
  ...more,
});
const dayNumber = (day: string) => Date.parse(day) / 86_400_000;
const minuteOf = (local: string) => Date.parse(`${local}Z`) / 60_000;

const market = event(
  'market',
  ['06-11', '06-18', '06-25', '07-02'].map((day) => on(`2026-${day}T16:00`, `2026-${day}T20:00`)),
);
const festival = event('festival', [on('2026-06-12T16:00', '2026-06-14T18:00')]);
const exhibition = event('exhibition', [on('2026-05-01T00:00', '2026-09-30T23:59')]);
const party = event('party', [on('2026-06-13T22:00', '2026-06-14T02:00')]);
const talk = event('talk', [on('2026-06-13T10:00')]);
const all = [exhibition, market, festival, party, talk];

/** "2026-06-13: 10:00 AM talk, ..." */
function shown(events: readonly ProgrammeEvent[], from: string, until?: string): readonly string[] {
  const { days, longer } = programmeDays(events, { from: dayNumber(from), until });
  return [
    ...days.map(({ day, happenings }) => {
      const said = happenings.map(({ event: { title }, time }) => `${sayHappening(time, day)} ${title}`);
      return `${isoDayOf(day)}: ${said.join(', ')}`;
    }),
    ...longer.map(({ event: { title }, time }) => `${sayHappening(time, 0)} ${title}`),
  ];
}

describe('the programme by days', () => {
  it('has each date on its days with its hours there, and what is on for long apart', () => {
    expect(shown(all, '2026-06-12')).toEqual([
      '2026-06-12: from 4 pm festival',
      '2026-06-13: all day festival, 10:00 AM talk, 10:00 PM – 2:00 AM party',
      '2026-06-14: until 6 pm festival',
      '2026-06-18: 4:00 – 8:00 PM market',
      '2026-06-25: 4:00 – 8:00 PM market',
      '2026-07-02: 4:00 – 8:00 PM market',
      'May 1 – Sep 30 exhibition',
    ]);
  });

  it('begins with any day that the page has, up to the first of which not all is known', () => {
    expect(shown(all, '2026-06-26')).toEqual([
      '2026-07-02: 4:00 – 8:00 PM market',
      'May 1 – Sep 30 exhibition',
    ]);
    expect(shown([market, talk], '2026-06-13', '2026-06-18')).toEqual(['2026-06-13: 10:00 AM talk']);
    expect(shown(all, '2026-12-01')).toEqual([]);
  });

  it('has at most seven days', () => {
    const daily = event(
      'tour',
      Array.from({ length: 20 }, (_, day) => on(`2026-06-${String(day + 1).padStart(2, '0')}T10:00`)),
    );
    expect(shown([daily], '2026-06-03').map((line) => line.slice(0, 10))).toEqual(
      [3, 4, 5, 6, 7, 8, 9].map((day) => `2026-06-0${day}`),
    );
  });

  it('names days in the language of the site', () => {
    expect(sayDay(dayNumber('2026-06-13'), '{EEEE}')).toBe('Saturday');
  });
});

describe('today in brief', () => {
  const titles = (events: readonly ProgrammeEvent[], moment: string) => {
    const { today, next } = todayInBrief(events, minuteOf(moment));
    return [...today.map((one) => one.event.title), `next ${next?.event.title}`];
  };

  it('has what is on first, then what comes today, and the next on a later day', () => {
    expect(titles(all, '2026-06-13T09:00')).toEqual(['festival', 'talk', 'party', 'next market']);
    expect(titles(all, '2026-06-14T01:00')).toEqual(['party', 'festival', 'next market']);
    expect(titles(all, '2026-06-18T21:00')).toEqual(['next market']);
    expect(titles(all, '2027-01-01T12:00')).toEqual(['next undefined']);
  });

  it('has neither what is cancelled nor what is postponed', () => {
    const off = { state: { key: 'cancelled', label: 'Canceled' } };
    const postponed = { state: { key: 'postponed', label: 'Postponed' } };
    const dates = [on('2026-06-13T10:00', '2026-06-13T12:00')];
    const dateOff = event('date off', [on('2026-06-13T10:00', '2026-06-13T12:00', 'cancelled')]);
    expect(
      titles([event('off', dates, off), event('later', dates, postponed), dateOff], '2026-06-13T09:00'),
    ).toEqual(['next undefined']);
  });
});
