import { describe, expect, it } from 'vitest';
import { followFinger } from '../../../client-runtime/popup/close-by-swipe.ts';

describe('followFinger', () => {
  it('goes down and sideways with the finger, and is gone after 80 pixels', () => {
    expect(followFinger({ x: 10, y: 79, isScrolled: false })).toEqual({ x: 0, y: 79, isGone: false });
    expect(followFinger({ x: 10, y: 80, isScrolled: false })).toEqual({ x: 0, y: 80, isGone: true });
    expect(followFinger({ x: -80, y: 5, isScrolled: false })).toEqual({ x: -80, y: 0, isGone: true });
    expect(followFinger({ x: 80, y: -5, isScrolled: true })).toEqual({ x: 80, y: 0, isGone: true });
  });

  it('stays for a movement up, one between two ways, and one down that scrolls the text', () => {
    const stays = { x: 0, y: 0, isGone: false };
    expect(followFinger({ x: 0, y: -200, isScrolled: false })).toEqual(stays);
    expect(followFinger({ x: 100, y: 100, isScrolled: false })).toEqual(stays);
    expect(followFinger({ x: 0, y: 200, isScrolled: true })).toEqual(stays);
    expect(followFinger({ x: 0, y: 0, isScrolled: false })).toEqual(stays);
  });
});
