import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeTimes, findTime } from '../../../../client-runtime/events/decode-times.ts';
import { encodeTimes } from '../../../../generator/content/occurrences/encode-times.ts';

const minuteMs = 60_000;
const local = (minute: number) => new Date(minute * minuteMs).toISOString().slice(0, 19);

const dates = fc.array(
  fc.record({
    start: fc.integer({ min: 25_000_000, max: 32_000_000 }),
    length: fc.integer({ min: 1, max: 9000 }),
    state: fc.constantFrom(undefined, 'cancelled' as const, 'sold-out' as const),
  }),
);

it('writes dates that a browser reads again', () => {
  fc.assert(
    fc.property(dates, (unsorted) => {
      const sorted = unsorted.toSorted((a, b) => a.start - b.start);
      const text = encodeTimes(
        sorted.map(({ start, length, state }) => ({
          start: local(start),
          end: local(start + length),
          ...(state && { state }),
        })),
      );
      expect(decodeTimes(text)).toEqual(
        sorted.map(({ start, length, state = '' }) => ({ start, end: start + length, isOpen: false, state })),
      );
    }),
  );
});

it('is short: a market of a year is some 220 letters', () => {
  const weeks = Array.from({ length: 52 }, (_, week) => ({
    start: local(29_674_680 + week * 10_080),
    end: local(29_674_920 + week * 10_080),
  }));
  expect(encodeTimes(weeks).length).toBeLessThan(225);
});

it('lets a date with an open end last until midnight', () => {
  const [open] = decodeTimes(encodeTimes([{ start: '2026-06-04T10:00:00', end: null }]));
  expect((open?.end ?? 0) - (open?.start ?? 0)).toBe(14 * 60);
  expect(open?.isOpen).toBe(true);
});

it('tells an open end from one at midnight', () => {
  const day = (date: number, end: string | null) => ({ start: `2026-06-0${date}T19:00:00`, end });
  const midnight = [5, 7].map((date) => `2026-06-0${date}T00:00:00`);
  const read = decodeTimes(encodeTimes([day(3, null), day(4, midnight[0] ?? ''), day(6, midnight[1] ?? '')]));
  expect(read.map(({ start, end, isOpen }) => [end - start, isOpen])).toEqual([
    [300, true],
    [300, false],
    [300, false],
  ]);
});

it('is read until a date fits', () => {
  const starts = [3, 4, 6].map((date) => ({ start: `2026-06-0${date}T19:00:00`, end: null }));
  const read: number[] = [];
  const find = (date: number) =>
    findTime(encodeTimes(starts), ({ start }) => {
      read.push(Number(local(start).slice(8, 10)));
      return read.at(-1) === date;
    });
  expect(local(find(4)?.start ?? 0)).toBe('2026-06-04T19:00:00');
  expect(read).toEqual([3, 4]);
  expect(find(5)).toBeUndefined();
  expect(findTime('', () => true)).toBeUndefined();
});
