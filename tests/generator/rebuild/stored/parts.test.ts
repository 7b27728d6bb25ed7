import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { groupByPart, orderByPart, partCount, partOf } from '../../../../generator/rebuild/stored/parts.ts';

const pages = Array.from({ length: 5000 }, (_, index) => ({ path: `/news/p/post-${index}/` }));

describe('parts', () => {
  it('are the first ten bits of the hash of a path', () => {
    for (const { path } of pages.slice(0, 100)) {
      const digest = createHash('sha256').update(path).digest();
      expect(partOf(path)).toBe((digest.readUInt8(0) << 2) | (digest.readUInt8(1) >> 6));
    }
  });

  it('have each page once, and all about as many', () => {
    const groups = groupByPart(pages);
    expect(groups).toHaveLength(partCount);
    expect(groups.flat().toSorted((a, b) => pages.indexOf(a) - pages.indexOf(b))).toEqual(pages);
    expect(Math.max(...groups.map((group) => group.length))).toBeLessThan(20);
  });

  it('follow each other, with the pages of a part as they were', () => {
    const ordered = orderByPart(pages);
    const parts = ordered.map(({ path }) => partOf(path));
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
    const part = parts[0];
    expect(ordered.filter(({ path }) => partOf(path) === part)).toEqual(
      pages.filter(({ path }) => partOf(path) === part),
    );
  });
});
