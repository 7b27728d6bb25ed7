import { expect, it } from 'vitest';
import { parseHours } from '../../../../generator/content/hours/parse-hours.ts';
import { createClock } from '../../../../generator/dependencies/clock.ts';
import { openingHours } from '../../../../generator/routes/structured-data/opening-hours.ts';
import { makeContent } from '../../../support/entries.ts';

const siteAt = (now = '2026-06-13T14:00:00Z') => ({ content: makeContent(), clock: createClock(now) });
const type = 'OpeningHoursSpecification';

it('writes days with the same times as one specification', () => {
  const hours = parseHours(['Monday to Thursday 7 am to 10 pm', 'Friday and Saturday 7 am to midnight']);
  expect(openingHours(hours, siteAt())).toEqual([
    {
      '@type': type,
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '07:00',
      closes: '22:00',
    },
    { '@type': type, dayOfWeek: ['Friday', 'Saturday'], opens: '07:00', closes: '00:00' },
  ]);
});

it('writes a whole day as search engines read it', () => {
  const hours = parseHours(['Always open']);
  expect(openingHours(hours, siteAt())).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
});

it('claims nothing where the hours are unknown', () => expect(openingHours(null, siteAt())).toBeUndefined());

const monday = { day: 1, opens: '09:00', closes: '17:00' };
const winter = { name: '', from: '11-01', until: '02-29', week: [] };
const summer = { name: '', from: '05-01', until: '09-30', week: [monday] };

it('writes the seasons of this year, or of the next where they are over', () => {
  const hours = { week: [], exceptions: [], seasons: [summer, winter] };
  const seasons = (now: string) =>
    openingHours(hours, siteAt(now))?.map(({ opens, validFrom, validThrough }) => ({
      opens,
      validFrom,
      validThrough,
    }));
  expect(seasons('2026-06-13T14:00:00Z')).toEqual([
    { opens: '09:00', validFrom: '2026-05-01', validThrough: '2026-09-30' },
    { opens: '00:00', validFrom: '2026-11-01', validThrough: '2027-02-28' },
  ]);
  expect(seasons('2026-10-01T04:00:00Z')?.[0]).toMatchObject({ validFrom: '2027-05-01' });
  expect(seasons('2028-01-05T04:00:00Z')?.[1]).toMatchObject({
    validFrom: '2027-11-01',
    validThrough: '2028-02-29',
  });
});

it('writes the exceptions to come, and tells when the next of them is over', () => {
  const day = { isClosed: true, opens: '', closes: '', note: '' };
  const exceptions = [
    { ...day, date: '2026-06-12' },
    { ...day, date: '2026-06-13' },
    { ...day, date: '2026-12-24', isClosed: false, opens: '09:00', closes: '12:00' },
  ];
  const site = siteAt();
  expect(openingHours({ week: [monday], exceptions, seasons: [] }, site)?.slice(1)).toEqual([
    {
      '@type': type,
      dayOfWeek: ['Saturday'],
      opens: '00:00',
      closes: '00:00',
      validFrom: '2026-06-13',
      validThrough: '2026-06-13',
    },
    {
      '@type': type,
      dayOfWeek: ['Thursday'],
      opens: '09:00',
      closes: '12:00',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
    },
  ]);
  expect(site.clock.nextChange()?.at).toBe('2026-06-14T04:00:00.000Z');
});
