import { describe, expect, it } from 'vitest';
import { chance, pick } from '../../../tools/soak/chance.ts';

describe('the dice of the soak', () => {
  it('throws the same dice for the same request in every run', () => {
    expect(chance(1, 2, 'PostIndex', 0)).toBe(chance(1, 2, 'PostIndex', 0));
    const thrown = Array.from({ length: 200 }, (_, index) => pick([0, 1, 2, 3], chance('seed', index)));
    expect(new Set(thrown)).toEqual(new Set([0, 1, 2, 3]));
    expect(pick(['only'], 0.999)).toBe('only');
  });
});
