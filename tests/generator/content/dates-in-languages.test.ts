import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  dateLabel,
  dayLabel,
  daysAndTime,
  monthLabel,
  parseLocal,
  when,
} from '../../../generator/content/dates.ts';
import { parsePeriod, periodSpan } from '../../../generator/content/periods.ts';
import { addDays } from '../../../generator/util/iso-day.ts';
import { formatsOf } from '../../../words/formats/formats-of.ts';
import { languages } from '../../../words/languages.ts';
import { wordsOf } from '../../../words/words-of.ts';

const timeZone = 'UTC';
const at = (local: string) => {
  const date = parseLocal(local, timeZone);
  if (date === null) throw new Error(`${local} is not a date`);
  return date;
};
const until = (local: string) => (local === '' ? null : at(local));

/** The function, from, until, and the text in each language. */
const spans: readonly (readonly [kind: string, from: string, until: string, ...texts: string[]])[] = [
  [
    ...(['days', '2026-06-13', ''] as const),
    ...['Saturday, June 13, 2026', 'Saturday 13 June 2026', 'Samstag, 13. Juni 2026', 'samedi 13 juin 2026'],
    ...['sábado, 13 de junio de 2026', 'zaterdag 13 juni 2026', 'sabato 13 giugno 2026'],
  ],
  [
    ...(['days', '2026-06-13', '2026-06-15T23:59'] as const),
    ...['June 13 – 15, 2026', '13–15 June 2026', '13.–15. Juni 2026', 'du 13 au 15 juin 2026'],
    ...['del 13 al 15 de junio de 2026', '13 t/m 15 juni 2026', '13-15 giugno 2026'],
  ],
  [
    ...(['days', '2026-06-29', '2026-07-02T23:59'] as const),
    ...['June 29 – July 2, 2026', '29 June – 2 July 2026', '29. Juni – 2. Juli 2026'],
    ...['du 29 juin au 2 juillet 2026', 'del 29 de junio al 2 de julio de 2026'],
    ...['29 juni t/m 2 juli 2026', '29 giugno – 2 luglio 2026'],
  ],
  [
    ...(['days', '2026-12-30', '2027-01-01T23:59'] as const),
    ...['December 30, 2026 – January 1, 2027', '30 December 2026 – 1 January 2027'],
    ...['30. Dezember 2026 – 1. Januar 2027', 'du 30 décembre 2026 au 1er janvier 2027'],
    ...['del 30 de diciembre de 2026 al 1 de enero de 2027', '30 december 2026 t/m 1 januari 2027'],
    '30 dicembre 2026 – 1º gennaio 2027',
  ],
  [
    ...(['short', '2026-03-07', ''] as const),
    ...['Sat, Mar 7', 'Sat 7 Mar', 'Sa., 7. März', 'sam. 7 mars', 'sáb, 7 mar', 'za 7 mrt', 'sab 7 mar'],
  ],
  [
    ...(['short', '2026-06-13', '2026-06-15T23:59'] as const),
    ...['Jun 13 – 15', '13–15 Jun', '13.–15. Juni', '13–15 juin', '13–15 jun', '13–15 jun', '13-15 giu'],
  ],
  [
    ...(['short', '2026-11-13', '2027-01-06T23:59'] as const),
    ...['Nov 13 – Jan 6', '13 Nov – 6 Jan', '13. Nov. – 6. Jan.', '13 nov. – 6 janv.'],
    ...['13 nov – 6 ene', '13 nov – 6 jan', '13 nov – 6 gen'],
  ],
  [
    ...(['time', '2026-06-13T19:00', ''] as const),
    ...['7:00 PM', '7:00 pm', '19:00 Uhr', '19\u00a0h', '19:00', '19.00 uur', '19:00'],
  ],
  [
    ...(['time', '2026-06-13T19:00', '2026-06-13T22:30'] as const),
    ...['7:00 – 10:30 PM', '7:00 – 10:30 pm', '19:00–22:30 Uhr', 'de 19\u00a0h à 22\u00a0h\u00a030'],
    ...['19:00–22:30', '19.00–22.30 uur', '19:00–22:30'],
  ],
  [
    ...(['time', '2026-06-13T09:05', '2026-06-13T13:00'] as const),
    ...['9:05 AM – 1:00 PM', '9:05 am – 1:00 pm', '9:05–13:00 Uhr', 'de 9\u00a0h\u00a005 à 13\u00a0h'],
    ...['9:05–13:00', '9.05–13.00 uur', '9:05–13:00'],
  ],
];

const rows = spans.flatMap(([kind, from, to, ...texts]) =>
  languages.map((language, index) => [language, kind, from, to, texts[index] ?? ''] as const),
);

describe('a date of an event', () => {
  it.each(rows)('in %s has %s, from %s until %s: %s', (language, kind, from, to, text) => {
    const found = Object.entries(when(at(from), until(to), { language })).find(([key]) => key === kind)?.[1];
    expect(found).toBe(text);
    if (kind !== 'short')
      expect(Object.values(daysAndTime(at(from), until(to), { language }))).toContain(text);
  });

  it.each([
    ['en-US', '1', 'Mar'],
    ['de-AT', '1', 'März'],
    ['fr-CA', '1', 'mars'],
    ['nl', '1', 'mrt'],
    ['it', '1', 'mar'],
  ])('in %s has the day and the month of a badge: %s %s', (language, day, month) => {
    expect(when(at('2026-03-01'), null, { language })).toMatchObject({ day, month });
  });
});

it.each([
  ['en-US', 'June 1, 2026', 'Mon, Jun 1, 2026', 'June 2026'],
  ['en-GB', '1 June 2026', 'Mon 1 Jun 2026', 'June 2026'],
  ['de', '1. Juni 2026', 'Mo., 1. Juni 2026', 'Juni 2026'],
  ['fr', '1er juin 2026', 'lun. 1er juin 2026', 'juin 2026'],
  ['es', '1 de junio de 2026', 'lun, 1 jun 2026', 'junio de 2026'],
  ['nl', '1 juni 2026', 'ma 1 jun 2026', 'juni 2026'],
  ['it', '1º giugno 2026', 'lun 1º giu 2026', 'giugno 2026'],
  // Without formats of its own.
  ['fi', 'June 1, 2026', 'Mon, Jun 1, 2026', 'June 2026'],
])('a day, a day of a table and a month in %s are %s, %s and %s', (language, long, medium, month) => {
  expect(dateLabel('2026-06-01T10:00:00Z', { language, timeZone })).toEqual({
    date: '2026-06-01',
    label: long,
  });
  expect(dayLabel(at('2026-06-01'), { language })).toEqual({ date: '2026-06-01', label: medium });
  expect(monthLabel('2026-06', { language })).toBe(month);
});

it.each([
  ['en-US', 'April – November 2027', 'March 2014 – May 2018'],
  ['de', 'April – November 2027', 'März 2014 – Mai 2018'],
  ['fr', 'avril – novembre 2027', 'mars 2014 – mai 2018'],
  ['es', 'abril – noviembre de 2027', 'marzo de 2014 – mayo de 2018'],
])('a work of months in %s took %s, a longer one %s', (language, short, long) => {
  const span = (from: string, to: string) =>
    periodSpan(parsePeriod(from, timeZone), parsePeriod(to, timeZone), { language }, wordsOf(language));
  expect(span('2027-04', '2027-11')).toBe(short);
  expect(span('2014-03', '2018-05')).toBe(long);
});

describe('names', () => {
  it.each(languages)('of months and weekdays are those of CLDR in %s', (language) => {
    const { weekdays, months } = formatsOf(language);
    const name = (options: Intl.DateTimeFormatOptions, day: string) =>
      new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
    expect(weekdays).toEqual(
      weekdays.map((_, index) => name({ weekday: 'long' }, addDays('2026-06-01', index))),
    );
    expect(months).toEqual(
      months.map((_, index) => name({ month: 'long' }, `2026-${String(index + 1).padStart(2, '0')}-01`)),
    );
  });

  it.each(languages)('in short are as many, and all different, in %s', (language) => {
    const { shortWeekdays, shortMonths } = formatsOf(language);
    expect([new Set(shortWeekdays).size, new Set(shortMonths).size]).toEqual([7, 12]);
  });
});

/**
 * All texts of all days of a century and of all minutes of a day, as hashes: the same on any Node,
 * operating system and locale of the machine.
 */
it('every day of a century is written alike on every machine', () => {
  const hashes = languages.map((language) => {
    const hash = createHash('sha256');
    for (let day = '1950-01-01'; day < '2050-01-01'; day = addDays(day, 1)) {
      const start = at(day);
      hash.update(JSON.stringify([when(start, null, { language }), dayLabel(start, { language })]));
    }
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const start = at(`2026-06-13T${time}`);
      hash.update(JSON.stringify(when(start, at('2026-06-14T05:45'), { language })));
    }
    return [language, hash.digest('hex').slice(0, 16)];
  });
  expect(Object.fromEntries(hashes)).toMatchSnapshot();
});
