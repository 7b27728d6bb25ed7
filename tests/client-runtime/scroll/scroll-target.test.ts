import { describe, expect, it } from 'vitest';
import { scrollTarget } from '../../../client-runtime/scroll/scroll-target.ts';

describe('where the view goes', () => {
  it('28 is the saved position, even when there is an anchor', () => {
    expect(scrollTarget({ saved: 500, anchor: 'map' })).toBe(500);
  });

  it('21 is the anchor when nothing was saved', () => {
    expect(scrollTarget({ saved: undefined, anchor: 'map' })).toBe('map');
  });

  it('22 is the top when there is neither', () => {
    expect(scrollTarget({ saved: undefined, anchor: null })).toBe(0);
  });
});
