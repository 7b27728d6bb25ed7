import { expect, it } from 'vitest';
import { parseHours } from '../../../../generator/content/hours/parse-hours.ts';
import { createClock } from '../../../../generator/dependencies/clock.ts';
import { openingHours } from '../../../../generator/routes/structured-data/opening-hours.ts';
import { makeContent } from '../../../support/entries.ts';

const siteAt = (now = '2026-06-13T14:00:00Z') => ({ content: makeContent(), clock: createClock(now) });
const specified = (dayOfWeek: string[], opens: string, closes: string) => ({
  ...{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes },
});

it('writes days with the same times as one specification', () => {
  const hours = parseHours(['Monday to Thursday 7 am to 10 pm', 'Friday and Saturday 7 am to midnight']);
  expect(openingHours(hours, siteAt())).toEqual([
    specified(['Monday', 'Tuesday', 'Wednesday', 'Thursday'], '07:00', '22:00'),
    specified(['Friday', 'Saturday'], '07:00', '00:00'),
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
  const seasons = (now: string) => openingHours(hours, siteAt(now));
  expect(seasons('2026-06-13T14:00:00Z')).toMatchObject([
    { opens: '09:00', validFrom: '2026-05-01', validThrough: '2026-09-30' },
    { opens: '00:00', validFrom: '2026-11-01', validThrough: '2027-02-28' },
  ]);
  expect(seasons('2026-10-01T04:00:00Z')?.[0]).toMatchObject({ validFrom: '2027-05-01' });
  const leap = { validFrom: '2027-11-01', validThrough: '2028-02-29' };
  expect(seasons('2028-01-05T04:00:00Z')?.[1]).toMatchObject(leap);
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
    { ...specified(['Saturday'], '00:00', '00:00'), validFrom: '2026-06-13', validThrough: '2026-06-13' },
    { ...specified(['Thursday'], '09:00', '12:00'), validFrom: '2026-12-24', validThrough: '2026-12-24' },
  ]);
  expect(site.clock.nextChange()?.at).toBe('2026-06-14T04:00:00.000Z');
});
