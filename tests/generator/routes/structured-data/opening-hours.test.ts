import { expect, it } from 'vitest';
import { parseHours } from '../../../../generator/content/hours/parse-hours.ts';
import { openingHours } from '../../../../generator/routes/structured-data/opening-hours.ts';

it('writes days with the same times as one specification', () => {
  const hours = parseHours(['Monday to Thursday 7 am to 10 pm', 'Friday and Saturday 7 am to midnight']);
  expect(openingHours(hours)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      opens: '07:00',
      closes: '22:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Friday', 'Saturday'],
      opens: '07:00',
      closes: '00:00',
    },
  ]);
});

it('writes a whole day as search engines read it', () => {
  expect(openingHours(parseHours(['Always open']))).toMatchObject([{ opens: '00:00', closes: '23:59' }]);
});

it('claims nothing where the hours are unknown', () => {
  expect(openingHours(null)).toBeUndefined();
});
