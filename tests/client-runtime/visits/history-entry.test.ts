import { describe, expect, it } from 'vitest';
import { keyOf, newKey } from '../../../client-runtime/visits/history-entry.ts';

describe('the key of an entry in the history', () => {
  it('is read from its state', () => expect(keyOf({ key: 'a1' })).toBe('a1'));

  it.each([null, undefined, 7, 'a1', {}, { key: 1 }, []])('is missing in the state %o', (state) => {
    expect(keyOf(state)).toBeUndefined();
  });

  it('is another for every entry', () => {
    expect(new Set(Array.from({ length: 1000 }, newKey)).size).toBe(1000);
  });
});
