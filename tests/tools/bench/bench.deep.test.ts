import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { projectRoot } from '../../support/project-root.ts';

let out: string;

beforeAll(async () => {
  out = await mkdtemp(path.join(tmpdir(), 'boardwalk-bench-test-'));
});

afterAll(() => rm(out, { recursive: true, force: true }));

const comparison = z.object({ name: z.string(), value: z.number(), unit: z.string() });
const resultSchema = z.object({
  results: z.array(
    z.object({
      shape: z.string(),
      entries: z.number(),
      pages: z.number(),
      ownPages: z.number(),
      comparisons: z.array(comparison),
    }),
  ),
  watch: z.object({ entries: z.number(), comparisons: z.array(comparison) }),
  pictures: z.object({ pictures: z.number(), comparisons: z.array(comparison) }),
});

const syncSchema = z.object({
  sync: z.object({
    pages: z.number(),
    mostPages: z.number(),
    rounds: z.number(),
    comparisons: z.array(comparison),
  }),
});

const crawlSchema = z.object({
  tables: z.array(z.object({ title: z.string(), comparisons: z.array(comparison) })),
});

describe('the bench', () => {
  it('measures a small site in all ways, and leaves its figures, a table and a chart of them', async ({
    signal,
  }) => {
    const sizes = '--entries 20 --rounds 1 --saves 1 --watched 20 --pictures 1'.split(' ');
    const args = ['tools/run.mjs', 'bench', ...sizes, '--out', out];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: projectRoot, signal });
    expect(stdout).toContain('watch: template edit to reloaded page');
    const { results, watch, pictures } = resultSchema.parse(
      JSON.parse(await readFile(path.join(out, 'result.json'), 'utf8')),
    );
    expect(results).toMatchObject([{ shape: 'mixed', entries: 20 }]);
    const [result] = results;
    expect(result?.pages).toBeGreaterThan(20);
    expect(result?.ownPages).toBeGreaterThan(result?.pages ?? 0);
    const requests = result?.comparisons.filter(({ unit }) => unit === 'requests') ?? [];
    expect(requests.map(({ name, value }) => [name, value > 0])).toEqual(
      [...cases, 'bare loop'].map((name) => [`requests, ${name}`, true]),
    );
    expect(watch.entries).toBe(20);
    expect(watch.comparisons.map(({ name, value }) => [name, value > 0])).toEqual([
      ['watch: template edit to reloaded page', true],
      ['watch: stylesheet edit to styled page', true],
      ['watch: edit in the CMS to reloaded page', true],
    ]);
    expect(pictures.pictures).toBe(1);
    expect(pictures.comparisons[0]?.value).toBeGreaterThan(0);
    const chart = await readFile(path.join(out, 'ratios.svg'), 'utf8');
    for (const name of cases) expect(chart).toContain(`>${name}</text>`);
    const readme = await readFile(path.join(out, 'README.md'), 'utf8');
    expect(readme).toContain(`Made by \`npm run bench -- ${sizes.join(' ')}`);
    for (const name of cases) expect(readme).toContain(`\n| ${name} | `);
    // Eight processes one after the other and a watch: a bound for a hanging run, not a measure.
  }, 600_000);

  it('measures syncs to a bucket, and leaves their figures', async ({ signal }) => {
    const sizes = '--pages 60 --most 80 --rounds 1'.split(' ');
    const args = ['tools/run.mjs', 'bench', 'sync', ...sizes, '--out', out];
    await promisify(execFile)(process.execPath, args, { cwd: projectRoot, signal });
    const { sync } = syncSchema.parse(JSON.parse(await readFile(path.join(out, 'sync.json'), 'utf8')));
    expect(sync).toMatchObject({ pages: 60, mostPages: 80, rounds: 1 });
    const figureOf = (name: string) => sync.comparisons.find((line) => line.name === name)?.value;
    expect(figureOf('requests, first sync')).toBeGreaterThan(60);
    expect(figureOf('requests, nothing changed')).toBe(1);
    expect(figureOf('told to the CDN, one page edited')).toBeGreaterThan(0);
    const text = await readFile(path.join(out, 'sync.md'), 'utf8');
    expect(text).toContain(`Made by \`npm run bench -- sync ${sizes.join(' ')}`);
    expect(text).toContain('\n| first sync | ');
  }, 300_000);

  it('measures crawls of growing size, and leaves their figures', async ({ signal }) => {
    const sizes = '--entries 30,250'.split(' ');
    const args = ['tools/run.mjs', 'bench', 'crawl', ...sizes, '--out', out];
    await promisify(execFile)(process.execPath, args, { cwd: projectRoot, signal });
    const { tables } = crawlSchema.parse(JSON.parse(await readFile(path.join(out, 'crawl.json'), 'utf8')));
    const requests = tables.map(({ comparisons }) =>
      ['requests, first crawl', 'requests, nothing changed'].map(
        (name) => comparisons.find((line) => line.name === name)?.value ?? 0,
      ),
    );
    const [[first = 0, again = 0] = [], [firstOfMore = 0] = []] = requests;
    expect(again).toBeGreaterThan(0);
    expect(first).toBeGreaterThan(again);
    expect(firstOfMore).toBeGreaterThan(first);
    const text = await readFile(path.join(out, 'crawl.md'), 'utf8');
    expect(text).toContain(`Made by \`npm run bench -- crawl ${sizes.join(' ')}`);
  }, 300_000);
});

const cases = [
  'clean build',
  'nothing changed',
  'one post edited',
  'one template edited',
  'fresh over a site',
];
