import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { groupByPart, partCount, partOf } from '../../../../generator/rebuild/stored/parts.ts';

const pages = Array.from({ length: 5000 }, (_, index) => ({ path: `/news/p/post-${index}/` }));

describe('parts', () => {
  it('are the first ten bits of the hash of a path', () => {
    for (const { path } of pages.slice(0, 100)) {
      const digest = createHash('sha256').update(path).digest();
      expect(partOf(path)).toBe((digest.readUInt8(0) << 2) | (digest.readUInt8(1) >> 6));
    }
  });

  it('have each page once, in its order, and all about as many', () => {
    const groups = groupByPart(pages);
    expect(groups).toHaveLength(partCount);
    expect(groups.flat().toSorted((a, b) => a - b)).toEqual([...pages.keys()]);
    for (const [part, places] of groups.entries()) {
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(places.every((place) => partOf(pages[place]?.path ?? '') === part)).toBe(true);
    }
    expect(Math.max(...groups.map((group) => group.length))).toBeLessThan(20);
  });
});
