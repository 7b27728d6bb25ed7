import { describe, expect, it } from 'vitest';
import { demoNow, hasCome, localTimeAfterNow, toGmt } from '../../demo/clock.ts';

describe('the clock of the demo', () => {
  it.each([
    ['2026-06-13T10:00:00', '2026-06-13T14:00:00'],
    ['2026-01-01T11:00:00', '2026-01-01T16:00:00'],
    ['2025-12-31T22:15:30', '2026-01-01T03:15:30'],
  ])('turns the local time %s into %s', (local, gmt) => {
    expect(toGmt(local)).toBe(gmt);
  });

  it('stands still at its moment, and counts edits from there', () => {
    expect(demoNow).toBe('2026-06-13T14:00:00Z');
    expect(localTimeAfterNow(61)).toBe('2026-06-13T10:01:01');
  });

  it('tells what has come from what will', () => {
    expect(hasCome('2026-06-13T10:00:00')).toBe(true);
    expect(hasCome('2026-06-13T10:00:01')).toBe(false);
  });
});
