import { describe, expect, it } from 'vitest';
import { readConditions } from '../../../client-runtime/enhancements/conditions/read-conditions.ts';

const now = Date.parse('2026-06-13T18:30:00Z');
const high = { name: 'High tide', value: '4:12 pm' };
const read = (read: unknown, facts: unknown = [high]) => readConditions(JSON.stringify({ read, facts }), now);

describe('a reading of tide and weather', () => {
  it('is new for an hour, then old, and nothing after a day', () => {
    expect(read('2026-06-13T14:20:00-04:00')).toEqual({
      read: Date.parse('2026-06-13T18:20:00Z'),
      isOld: false,
      facts: [high],
    });
    expect(read('2026-06-13T17:29:00Z')?.isOld).toBe(true);
    expect(read('2026-06-12T18:31:00Z')?.isOld).toBe(true);
    expect(read('2026-06-12T18:29:00Z')).toBeUndefined();
    expect(read('2026-06-13T18:34:00Z')?.isOld).toBe(false);
    expect(read('2026-06-13T18:36:00Z')).toBeUndefined();
  });

  it.each(['<html>', '', 'null', '[]', '7', '{"read":"2026-06-13T18:20:00Z"}'])(
    'is nothing from %o',
    (text) => expect(readConditions(text, now)).toBeUndefined(),
  );

  it.each([undefined, 5, '2026-06-13', '2026-06-13T18:20:00', 'yesterdayT1Z'])(
    'is nothing without a moment and its zone: %o',
    (moment) => expect(read(moment)).toBeUndefined(),
  );

  it('has six facts at most, and none that is long, empty or no text', () => {
    const many = Array.from({ length: 9 }, () => high);
    expect(read('2026-06-13T18:20:00Z', many)?.facts).toHaveLength(6);
    const wrong = [
      null,
      {},
      { name: 'a', value: '' },
      { name: 'x'.repeat(81), value: 'b' },
      { ...high, value: 5 },
      high,
    ];
    expect(read('2026-06-13T18:20:00Z', wrong)?.facts).toEqual([high]);
    expect(read('2026-06-13T18:20:00Z', [{}])).toBeUndefined();
  });
});
