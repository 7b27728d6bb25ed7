import { describe, expect, it } from 'vitest';
import { backOffMs } from '../../../generator/http/retry.ts';
import { readRetryAfter } from '../../../generator/http/status-error.ts';

const now = Date.parse('2026-06-13T14:00:00Z');

describe('Retry-After (faults 5)', () => {
  it.each([
    ['2', 2000],
    [' 0 ', 0],
    ['86400', 86_400_000],
    ['Sat, 13 Jun 2026 14:00:30 GMT', 30_000],
    ['Sat, 13 Jun 2026 13:59:59 GMT', undefined],
    ['Fri, 31 Feb 2026 25:00:00 GMT', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['soon', undefined],
    ['2026-06-13', undefined],
    ['9999999999', 9_999_999_999_000],
    ['99999999999999999999', Number.MAX_SAFE_INTEGER],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    ['', undefined],
    [null, undefined],
  ])('reads %j as a pause of %j ms (faults 5)', (value, ms) => expect(readRetryAfter(value, now)).toBe(ms));
});

describe('the pause after failures', () => {
  it('doubles from a quarter of a second to eight, less up to a half by chance', () => {
    const longest = [1, 2, 3, 4, 5, 6, 7, 50].map((failures) => backOffMs(failures, () => 0));
    expect(longest).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(backOffMs(3, () => 0.999)).toBe(500);
    for (let count = 0; count < 100; count++) {
      expect(backOffMs(1)).toBeGreaterThanOrEqual(125);
      expect(backOffMs(1)).toBeLessThanOrEqual(250);
    }
  });
});
