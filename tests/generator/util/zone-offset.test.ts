import { tzOffset } from '@date-fns/tz';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { zoneOffset } from '../../../generator/util/zone-offset.ts';
import { countCases } from '../../support/count-cases.ts';

const zones = [
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Monrovia',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'UTC',
];

it('is what the library says, on the days when clocks change too', () => {
  const minutes = { min: Date.UTC(1960, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 };
  const { saw, expectSeen } = countCases();
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer(minutes), (zone, minute) => {
      const moment = new Date(minute * 60_000);
      expect(zoneOffset(zone, moment)).toBe(tzOffset(zone, moment));
      const offset = zoneOffset(zone, moment);
      saw({
        'before 1970': minute < 0,
        'summer time': zone === 'America/New_York' && offset === -240,
        'an offset that is not of whole hours': offset % 60 !== 0,
        'an offset that is not of whole minutes': offset % 1 !== 0,
        'before the date line moved': zone === 'Pacific/Apia' && offset < 0,
      });
    }),
    { numRuns: 2000 },
  );
  expectSeen();
  for (let minute = 0; minute < 48 * 60; minute += 7) {
    for (const day of ['2026-03-08', '2026-11-01', '2011-12-29', '1972-01-07', '2026-04-04']) {
      const moment = new Date(Date.parse(day) + minute * 60_000);
      for (const zone of zones) expect(zoneOffset(zone, moment)).toBe(tzOffset(zone, moment));
    }
  }
});
