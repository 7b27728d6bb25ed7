import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { chance, pick } from '../../tools/soak/chance.ts';
import { type Ended, type Hashes, judge } from '../../tools/soak/judge.ts';
import { readOptions } from '../../tools/soak/options.ts';
import { projectRoot } from '../support/project-root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const counts = z.record(z.string(), z.number());
const resultSchema = z.object({
  builds: z.number(),
  published: z.number(),
  refused: z.number(),
  exitCodes: counts,
  requests: z.number(),
  faults: counts,
  kept: z.object({ pages: z.number(), wrong: z.number() }),
  wrong: z.array(z.unknown()),
});

describe('the soak', () => {
  it('builds from a CMS that fails and is edited, finds no wrong site, and leaves its figures', async ({
    signal,
  }) => {
    const out = await temporaryFolder();
    const args = ['tools/run.mjs', 'soak', '--builds', '3', '--seed', '3', '--out', out];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: projectRoot, signal });
    expect(stdout).toContain('Wrong sites   0');
    expect(stdout).toContain('that would have differed: 0');
    const result = resultSchema.parse(JSON.parse(await readFile(path.join(out, 'result.json'), 'utf8')));
    expect(result).toMatchObject({ builds: 3, kept: { wrong: 0 }, wrong: [] });
    expect(result.kept.pages).toBeGreaterThan(0);
    expect(result.published + result.refused).toBe(3);
    expect(result.requests).toBeGreaterThan(20);
    expect(Object.keys(result.faults).length).toBeGreaterThan(0);
  }, 400_000); // A bound for a hanging run, not a measure.

  it('names the option that it does not understand', () => {
    expect(() => readOptions(['--builds', 'many'], projectRoot)).toThrow('--builds "many" is not a whole');
  });

  it('throws the same dice for the same request in every run', () => {
    expect(chance(1, 2, 'PostIndex', 0)).toBe(chance(1, 2, 'PostIndex', 0));
    const thrown = Array.from({ length: 200 }, (_, index) => pick([0, 1, 2, 3], chance('seed', index)));
    expect(new Set(thrown)).toEqual(new Set([0, 1, 2, 3]));
    expect(pick(['only'], 0.999)).toBe('only');
  });
});

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
