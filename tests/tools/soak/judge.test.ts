import { describe, expect, it } from 'vitest';
import { type Ended, type Hashes, judge } from '../../../tools/soak/judge.ts';

const [old, now, later]: readonly Hashes[] = [
  { 'index.html': 'a' },
  { 'index.html': 'b' },
  { 'index.html': 'c' },
];

async function* sites(...all: readonly (Hashes | undefined)[]): AsyncGenerator<Hashes> {
  for (const site of all) if (site !== undefined) yield site;
}

function ended(changes: Partial<Ended>): Ended {
  return {
    exitCode: 0,
    before: old ?? {},
    after: later ?? {},
    besides: [],
    cleanSites: sites(later, now),
    ...changes,
  };
}

describe('what a build has left', () => {
  it.each([
    ['the last content', {}],
    ['the content of an earlier moment', { after: now ?? {} }],
  ])('is right when it is %s', async (_, changes) => {
    expect(await judge(ended(changes))).toEqual({ outcome: 'published' });
  });

  it('is right when it is the old site and an exit code that blames the CMS', async () => {
    for (const exitCode of [3, 4])
      expect(await judge(ended({ exitCode, after: old ?? {} }))).toEqual({ outcome: 'refused' });
  });

  it.each([
    ['was never the content', { after: { 'index.html': 'b', 'x.html': 'b' } }, 'x.html'],
    ['changed although the build failed', { exitCode: 3 }, 'changed: index.html'],
    ['is the old site, from a bug', { exitCode: 1, after: old ?? {} }, 'ended with 1'],
    ['has something beside it', { besides: ['.site.lock'] }, '.site.lock lies beside'],
  ])('is wrong when it %s', async (_, changes, why) => {
    expect(await judge(ended(changes))).toEqual({ outcome: 'wrong', why: expect.stringContaining(why) });
  });
});
