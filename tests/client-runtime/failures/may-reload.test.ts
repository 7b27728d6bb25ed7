import { describe, expect, it } from 'vitest';
import { mayReload } from '../../../client-runtime/failures/may-reload.ts';

const now = 1_780_000_000_000;

describe('the reload after a failed chunk', () => {
  it.each([
    [59_999, false],
    [60_000, false],
    [60_001, true],
  ])(
    'is allowed strictly more than 60 000 ms after the last: %i ms after it, %s (behaviours 54)',
    (agoMs, isAllowed) => {
      const stamp = String(now - agoMs);
      const storage = memory({ 'boardwalk-reload': stamp });
      expect(mayReload({ sessionStorage: storage }, now)).toBe(isAllowed);
      expect(storage.values['boardwalk-reload']).toBe(isAllowed ? String(now) : stamp);
    },
  );

  it.each(['', '0', 'NaN', 'yesterday'])('takes the stamp "%s" for none (behaviours 53)', (stamp) => {
    expect(mayReload({ sessionStorage: memory({ 'boardwalk-reload': stamp }) }, now)).toBe(true);
  });
});

function memory(values: Record<string, string> = {}) {
  return {
    values,
    getItem: (key: string) => values[key] ?? null,
    setItem: (key: string, value: string) => {
      values[key] = value;
    },
  };
}
