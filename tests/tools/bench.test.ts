import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { compareSite, compareWatch } from '../../tools/bench/compare.ts';
import { readOptions } from '../../tools/bench/options.ts';
import { projectRoot } from '../support/run-boardwalk.ts';

let out: string;

beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'boardwalk-bench-test-'));
});

afterAll(() => rm(out, { recursive: true, force: true }));

const comparison = z.object({ name: z.string(), value: z.number() });
const resultSchema = z.object({
  results: z.array(
    z.object({
      entries: z.number(),
      pages: z.number(),
      comparisons: z.array(comparison),
    }),
  ),
  watch: z.object({ entries: z.number(), comparisons: z.array(comparison) }),
});

describe('the bench', () => {
  it('measures a small site in all ways, and leaves its figures and a chart of them', async () => {
    const args = ['tools/run.mjs', 'bench', '--entries', '50', '--rounds', '1', '--saves', '1', '--out', out];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: projectRoot });
    expect(stdout).toContain('watch: template edit to reloaded page');
    const { results, watch } = resultSchema.parse(
      JSON.parse(await readFile(path.join(out, 'result.json'), 'utf8')),
    );
    expect(results).toMatchObject([{ entries: 50 }]);
    expect(results[0]?.pages).toBeGreaterThan(50);
    expect(watch.entries).toBe(1000);
    expect(watch.comparisons.map(({ name, value }) => [name, value > 0])).toEqual([
      ['watch: template edit to reloaded page', true],
      ['watch: stylesheet edit to styled page', true],
      ['watch: edit in the CMS to reloaded page', true],
    ]);
    const chart = await readFile(path.join(out, 'ratios.svg'), 'utf8');
    for (const name of ['clean build', 'nothing changed', 'one post edited', 'one template edited']) {
      expect(chart).toContain(`>${name}</text>`);
    }
    // Seven processes one after the other and a watch: a bound for a hanging run, not a measure.
  }, 600_000);

  it('names the option that it does not understand', () => {
    expect(() => readOptions(['--entries', 'many'], projectRoot)).toThrow('--entries "many" is no whole');
  });

  it('holds the median against the budget of a site of that size', () => {
    const samples = (...ms: readonly number[]) => ({
      ms: [...ms],
      cpuMs: [...ms],
      peakBytes: ms.map(() => 500_000_000),
    });
    const large = { peakBytes: [400_000_000, 700_000_000] };
    const { comparisons } = compareSite({
      entries: 10_000,
      pages: 12_826,
      baseline: samples(1000, 5000, 1100),
      cases: {
        clean: samples(1320, 1320, 9000),
        unchanged: samples(220, 100, 330),
        'post-edited': samples(550, 550),
        'template-edited': { ...samples(1100), ...large },
      },
    });
    const verdicts = comparisons.map(({ name, value, verdict }) => [name, value, verdict]);
    expect(verdicts.slice(0, 4)).toEqual([
      ['clean build', 1.2, 'within'],
      ['nothing changed', 0.2, 'within'],
      ['one post edited', 0.5, 'over'],
      ['one template edited', 1, 'no budget'],
    ]);
    expect(verdicts.slice(4)).toEqual([
      ['peak memory, clean build', 500, 'within'],
      ['peak memory, nothing changed', 500, 'within'],
      ['peak memory, one post edited', 500, 'within'],
      ['peak memory, one template edited', 700, 'over'],
      ['peak memory, bare loop', 500, 'no budget'],
    ]);
  });

  it('holds the watch against the budget of a template edit', () => {
    const ms = { template: [151, 90, 149], stylesheet: [80], content: [200, 180] };
    const { saves, comparisons } = compareWatch({ entries: 1000, ms });
    expect(saves).toBe(3);
    expect(comparisons.map(({ value, budget, verdict }) => [value, budget, verdict])).toEqual([
      [149, 150, 'within'],
      [80, null, 'no budget'],
      [190, null, 'no budget'],
    ]);
  });
});
