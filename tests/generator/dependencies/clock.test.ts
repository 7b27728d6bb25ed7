import { describe, expect, it } from 'vitest';
import { createClock } from '../../../generator/dependencies/clock.ts';

const now = '2026-06-13T14:00:00Z';
const at = (moment: string) => new Date(moment);

describe('the clock', () => {
  it('tells what has come: what is now, and what was before', () => {
    const { hasCome } = createClock(now);
    expect(hasCome(at('2026-06-13T13:59:59Z'), 'past')).toBe(true);
    expect(hasCome(at('2026-06-13T14:00:00Z'), 'now')).toBe(true);
    expect(hasCome(at('2026-06-13T14:00:00.001Z'), 'future')).toBe(false);
  });

  it('takes moments of any time zone', () => {
    const { hasCome, nextChange } = createClock('2026-06-13T10:00:00-04:00');
    expect(hasCome(at('2026-06-13T15:59:59+02:00'), 'past')).toBe(true);
    hasCome(at('2026-06-13T20:00:00+02:00'), 'the market ends');
    expect(nextChange()).toEqual({ at: '2026-06-13T18:00:00.000Z', why: 'the market ends' });
  });

  it('knows the earliest of the moments that it was asked for and that are to come', () => {
    const { hasCome, nextChange } = createClock(now);
    hasCome(at('2026-07-04T23:00:00Z'), 'the fireworks end');
    hasCome(at('2026-06-14T01:00:00Z'), 'the concert ends');
    hasCome(at('2026-06-12T01:00:00Z'), 'the talk ended');
    hasCome(at('2026-06-20T01:00:00Z'), 'the market ends');
    expect(nextChange()).toEqual({ at: '2026-06-14T01:00:00.000Z', why: 'the concert ends' });
  });

  it('changes nothing any more when all that it was asked for has come', () => {
    const { hasCome, nextChange } = createClock(now);
    expect(nextChange()).toBeNull();
    hasCome(at('2026-06-12T01:00:00Z'), 'the talk ended');
    expect(nextChange()).toBeNull();
  });

  it('names the same change whatever it is asked for first', () => {
    const whys = ['the market ends', 'the concert ends', 'the talk ends'];
    const changes = [whys, whys.toReversed()].map((order) => {
      const { hasCome, nextChange } = createClock(now);
      for (const why of order) hasCome(at('2026-06-14T01:00:00Z'), why);
      return nextChange();
    });
    expect(changes[0]).toEqual(changes[1]);
    expect(changes[0]?.why).toBe('the concert ends');
  });
});
