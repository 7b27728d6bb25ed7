import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { divideIntoParts } from '../../../../generator/rebuild/stored/parts.ts';

function pages(count: number) {
  return Array.from({ length: count }, (_, index) => ({ path: `/news/p/post-${index}/` }));
}

describe('the parts of a site', () => {
  it.each([
    [0, 64, 6],
    [4096, 64, 6],
    [4097, 128, 7],
    [20_000, 512, 9],
    [70_000, 1024, 10],
  ])('of %i pages are %i, by the first %i bits of the hash of a path', (length, count, bits) => {
    const { places, partOf } = divideIntoParts(pages(length));
    expect(places).toHaveLength(count);
    for (const { path } of pages(100)) {
      const digest = createHash('sha256').update(path).digest();
      expect(partOf(path)).toBe(digest.readUInt16BE(0) >> (16 - bits));
    }
  });

  it('have each page once, in its order, and all about as many', () => {
    const all = pages(5000);
    const { places, used, partOf } = divideIntoParts(all);
    expect(places.flat().toSorted((a, b) => a - b)).toEqual([...all.keys()]);
    expect(used).toEqual([...places.keys()]);
    for (const [part, own] of places.entries()) {
      expect(own).toEqual(own.toSorted((a, b) => a - b));
      expect(own.every((place) => partOf(all[place]?.path ?? '') === part)).toBe(true);
      expect(own.length).toBeGreaterThan(20);
      expect(own.length).toBeLessThan(80);
    }
    expect(divideIntoParts(all.slice(0, 3)).used.length).toBeLessThanOrEqual(3);
  });
});
