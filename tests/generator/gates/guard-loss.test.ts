import { describe, expect, it } from 'vitest';
import { gatesSchema } from '../../../config/gates.ts';
import { guardLoss } from '../../../generator/gates/guard-loss.ts';
import type { SiteCounts } from '../../../generator/output/manifest.ts';
import type { Problem } from '../../../generator/problem.ts';

const before: SiteCounts = {
  pages: 100,
  entries: { artwork: 4, event: 10, page: 12, post: 60 },
  menus: { primary: 8, footer: 3 },
  homeBlocks: 6,
};

/** What is told of a site with these counts: refused, or let pass. */
function guard(after: Partial<SiteCounts>, allowed = 0, gates: object = {}, was = before) {
  const refused: Problem[] = [];
  const passed: Problem[] = [];
  guardLoss({
    before: was,
    after: { ...was, ...after },
    allowed,
    switches: gatesSchema.parse(gates),
    gates: { take: (problem) => void refused.push(problem), allow: (problem) => void passed.push(problem) },
  });
  const told = (problems: readonly Problem[]) => problems.map(({ gate, message }) => `${gate}: ${message}`);
  return { refused: told(refused), passed: told(passed), hints: refused.map(({ hint }) => hint) };
}

const entries = (change: Readonly<Record<string, number>>) => ({ entries: { ...before.entries, ...change } });

describe('guardLoss', () => {
  it.each([
    [
      'a kind of which nothing is left',
      entries({ artwork: 0 }),
      4,
      'lostEntries: 4 of 4 pages of the kind "artwork"',
    ],
    [
      'a kind that is not known any more',
      { entries: { event: 10, page: 12, post: 60 } },
      4,
      '4 of 4 pages of the kind "artwork"',
    ],
    [
      'a kind that lost more than half',
      entries({ post: 29 }),
      31,
      'lostEntries: 31 of 60 pages of the kind "post"',
    ],
    ['pages of the site, none of one kind', { pages: 40 }, 60, 'lostEntries: 60 of 100 pages of the site'],
    [
      'a menu without an item',
      { menus: { primary: 0, footer: 3 } },
      8,
      'emptyMenu: the primary menu had 8 items',
    ],
    ['a front page without a block', { homeBlocks: 0 }, 6, 'emptyHome: the front page had 6 sections'],
  ])('faults 30 refuses %s, unless so many may be lost', (_, after, lost, says) => {
    const { refused, passed, hints } = guard(after, lost - 1);
    expect(refused).toEqual([expect.stringContaining(says)]);
    expect(hints).toEqual([expect.stringContaining(`--allow-loss ${lost}`)]);
    expect(passed).toEqual([]);
    expect(guard(after, lost)).toMatchObject({ refused: [], passed: [expect.stringContaining(says)] });
  });

  it.each([
    ['half', entries({ post: 30 })],
    ['a handful', entries({ page: 7, event: 5 })],
    ['nothing', {}],
    ['less than came', entries({ post: 90, event: 12 })],
    ['some of a menu and of the front page', { menus: { primary: 1, footer: 1 }, homeBlocks: 1 }],
  ])('faults 30 says nothing when %s is gone', (_, after) => {
    expect(guard(after)).toMatchObject({ refused: [], passed: [] });
  });

  it('counts all that is lost against what is allowed, and not what its switch lets pass', () => {
    const after = { ...entries({ event: 0, artwork: 0 }), homeBlocks: 0 };
    expect(guard(after, 19).refused).toHaveLength(3);
    expect(guard(after, 20)).toMatchObject({ refused: [], passed: { length: 3 } });
    expect(guard(after, 14, { emptyHome: 'off' }).passed).toHaveLength(2);
  });

  it('says nothing of a first build', () => {
    const nothing = { pages: 0, entries: {}, menus: { primary: 0, footer: 0 }, homeBlocks: 0 };
    expect(guard(before, 0, {}, nothing)).toMatchObject({ refused: [], passed: [] });
  });
});
