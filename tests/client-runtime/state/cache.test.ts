import { describe, expect, it } from 'vitest';
import { createCache } from '../../../client-runtime/state/cache.ts';
import { makeStore } from './map-store.ts';

const hourMs = 3_600_000;
const start = Date.parse('2026-06-13T14:00:00Z');

/** A cache with a clock that stands where it is put. */
function makeCache() {
  const store = makeStore();
  let now = start;
  const cache = createCache(store, () => now);
  return {
    store,
    cache,
    goTo: (moment: number) => {
      now = moment;
    },
  };
}

describe('createCache', () => {
  it('keeps an entry of one hour to the last millisecond and drops it with the next (behaviours 84)', () => {
    const { cache, store, goTo } = makeCache();
    cache.put('salt', { of: 'the sea' }, 1);
    goTo(start + hourMs - 1);
    expect(cache.get('salt')).toEqual({ of: 'the sea' });
    goTo(start + hourMs);
    expect(cache.get('salt')).toEqual({ of: 'the sea' });
    goTo(start + hourMs + 1);
    expect(cache.get('salt')).toBeUndefined();
    expect(store.getItem('salt')).toBeNull();
  });

  it('counts the hours from when the entry was put, however often it is read (behaviours 84)', () => {
    const { cache, goTo } = makeCache();
    cache.put('salt', 1, 1);
    goTo(start + hourMs / 2);
    expect(cache.get('salt')).toBe(1);
    goTo(start + hourMs + 1);
    expect(cache.get('salt')).toBeUndefined();
  });

  it('lets an entry of no or fewer hours go with the next millisecond (behaviours 84)', () => {
    const { cache, goTo } = makeCache();
    cache.put('none', 1, 0);
    cache.put('fewer', 1, -1);
    goTo(start + 1);
    expect([cache.get('none'), cache.get('fewer')]).toEqual([undefined, undefined]);
  });

  it('keeps an entry without hours, a primitive and null, for good (behaviours 85)', () => {
    const { cache, goTo } = makeCache();
    cache.put('object', { a: [1] });
    cache.put('primitive', 5);
    cache.put('null', null);
    goTo(start + 365 * 24 * hourMs);
    expect([cache.get('object'), cache.get('primitive'), cache.get('null')]).toEqual([{ a: [1] }, 5, null]);
  });

  it.each([Number.POSITIVE_INFINITY, Number.MAX_VALUE, 1e10])(
    'keeps an entry of %d hours, beyond all dates, for good (behaviours 85)',
    (hours) => {
      const { cache, goTo } = makeCache();
      cache.put('key', 1, hours);
      expect(cache.get('key')).toBe(1);
      goTo(start + 365 * 24 * hourMs);
      expect(cache.get('key')).toBe(1);
    },
  );

  it('drops on reading what was put before the clock moved back, or never says when it expires (faults 128)', () => {
    const { cache, store, goTo } = makeCache();
    cache.put('later', 1, 1);
    goTo(start - 1);
    expect(cache.get('later')).toBeUndefined();
    cache.put('NaN', 1, Number.NaN);
    expect(cache.get('NaN')).toBeUndefined();
    store.setItem('text', '{"value":1,"expires":"tomorrow"}');
    expect(cache.get('text')).toBeUndefined();
    expect(store.getItem('text')).toBeNull();
  });

  for (const text of ['{oops', 'null', '5', '{}']) {
    it(`removes ${text}, which no cache has put there (faults 127)`, () => {
      const { cache, store } = makeCache();
      store.setItem('key', text);
      expect(cache.get('key')).toBeUndefined();
      expect(store.getItem('key')).toBeNull();
    });
  }
});
