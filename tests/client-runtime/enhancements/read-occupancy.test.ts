import { expect, it } from 'vitest';
import { readOccupancy } from '../../../client-runtime/enhancements/parking/read-occupancy.ts';

const now = Date.parse('2026-06-13T14:00:00Z');

it.each([
  ['a count', { read: '2026-06-13T09:50:00-04:00', free: { North: 42 } }, [['North', 42]]],
  ['a count that is old', { read: '2026-06-13T13:40:00Z', free: { North: 42 } }, []],
  ['a count without its moment', { free: { North: 42 } }, []],
  [
    'values of other types',
    { read: '2026-06-13T14:00:00Z', free: { North: '42', South: -1, East: 1.5 } },
    [],
  ],
  ['a list', [], []],
])('reads %s', (_, answer, free) => {
  expect([...readOccupancy(JSON.stringify(answer), now)]).toEqual(free);
});

it('reads nothing of what is no JSON', () => {
  expect(readOccupancy('<html>', now).size).toBe(0);
});
