import { describe, expect, it } from 'vitest';
import { scrollTarget } from '../../../client-runtime/scroll/scroll-target.ts';

describe('where the view goes', () => {
  it('is the saved position, even when there is an anchor (behaviours 28)', () => {
    expect(scrollTarget({ saved: 500, anchor: 'map' })).toBe(500);
  });

  it('is the anchor when nothing was saved (behaviours 21)', () => {
    expect(scrollTarget({ saved: undefined, anchor: 'map' })).toBe('map');
  });

  it('is the top when there is neither (behaviours 22)', () => {
    expect(scrollTarget({ saved: undefined, anchor: null })).toBe(0);
  });
});
