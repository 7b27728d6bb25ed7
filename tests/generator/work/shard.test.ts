import { describe, expect, it } from 'vitest';
import { arrangeFiles, ownsPart } from '../../../generator/work/shard.ts';

const needs = Array.from({ length: 200 }, (_, index) => ({
  path: `/wp-content/uploads/2026/05/${index}.jpg`,
}));
const shards = (total: number) => Array.from({ length: total }, (_, index) => ({ index, total }));

const parts = 1024;

describe('the parts of shards', () => {
  it.each([1, 2, 3, 7, parts])('belong to one of %i shards each', (total) => {
    for (let part = 0; part < parts; part += 1)
      expect(shards(total).filter((shard) => ownsPart(shard, part))).toHaveLength(1);
  });
});

describe('arrangeFiles', () => {
  it.each([1, 2, 3, 7])('gives all files to each of %i shards, its own first', (total) => {
    const all = shards(total).map((shard) => arrangeFiles(needs, shard));
    for (const files of all) expect(new Set(files)).toEqual(new Set(needs));
    const firsts = all.map(([first]) => first?.path);
    expect(new Set(firsts).size).toBe(total);
  });

  it('goes on with the end of the next shard, which has begun at the start', () => {
    const [first = [], second = []] = shards(2).map((shard) => arrangeFiles(needs, shard));
    // The last file of one is the first of the other.
    expect(first.at(-1)).toBe(second[0]);
    expect(second.at(-1)).toBe(first[0]);
    // In the middle, where they meet, all is made.
    expect(first.toReversed()).toEqual(second);
  });

  it('keeps the owner of a file when others are added', () => {
    const some = arrangeFiles(needs.slice(0, 100), { index: 0, total: 3 });
    const more = arrangeFiles(needs, { index: 0, total: 3 });
    expect(more.filter((need) => some.includes(need)).slice(0, 20)).toEqual(some.slice(0, 20));
  });
});
