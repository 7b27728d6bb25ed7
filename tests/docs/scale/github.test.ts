import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readDocument } from '../../support/documents.ts';
import { openWorkflowCheck } from './github-parser.ts';

const text = await readDocument('docs/scale/github.yml');

const step = z.object({ run: z.string().optional(), env: z.record(z.string(), z.string()).optional() });
const job = z.object({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.string().optional(),
  environment: z.string().optional(),
  permissions: z.unknown().optional(),
  strategy: z.object({ 'fail-fast': z.boolean(), matrix: z.object({ shard: z.array(z.int()) }) }).optional(),
  env: z.unknown().optional(),
  steps: z.array(step),
});
const { permissions, jobs } = z
  .object({ permissions: z.unknown().optional(), jobs: z.record(z.string(), job) })
  .parse(parse(text));

describe('the workflow for GitHub', () => {
  it('is right in the eyes of the parser of GitHub, as is the workflow without shards', async () => {
    const faultsOf = await openWorkflowCheck();
    expect(await faultsOf(text)).toEqual([]);
    for (const name of ['workflow', 'nightly'])
      expect(await faultsOf(await readDocument(`docs/${name}.yml`))).toEqual([]);
    for (const [right, wrong] of [
      ['runs-on:', 'run-on:'],
      ['strategy.job-index', 'strategie.job-index'],
      ['fail-fast: false', 'fail-fast: maybe'],
      ['needs: crawl', 'needs: crawling'],
    ] as const)
      expect(await faultsOf(text.replace(right, wrong)), wrong).not.toEqual([]);
  });

  it('crawls once, makes the shards after it, and merges after them, whatever came of a shard', () => {
    expect(jobs.shard).toMatchObject({ needs: 'crawl', strategy: { 'fail-fast': false } });
    expect(jobs.merge).toMatchObject({ needs: ['crawl', 'shard'] });
    expect(jobs.merge?.if).toContain("!cancelled() && needs.crawl.result == 'success'");
    const shards = jobs.shard?.strategy?.matrix.shard ?? [];
    expect(shards).toEqual([...shards.keys()]);
    expect(shards.length).toBeGreaterThan(1);
  });

  it('keeps the secret from pull requests, and from every step that does not need it', () => {
    expect(permissions).toEqual({ contents: 'read' });
    expect(text).not.toContain('pull_request_target');
    for (const [name, { environment, steps, ...rest }] of Object.entries(jobs)) {
      const isOfPullRequest = name === 'pull-request';
      expect([name, environment]).toEqual([name, isOfPullRequest ? undefined : 'production']);
      expect(JSON.stringify(rest.env ?? '')).not.toContain('secrets.');
      expect(rest.permissions).toBeUndefined();
      for (const { run = '', env = {} } of steps) {
        const hasSecret = 'BOARDWALK_STORE_SECRET' in env;
        expect([name, run, hasSecret]).toEqual([name, run, run.includes('--store') && !isOfPullRequest]);
      }
    }
    const secrets = JSON.stringify(jobs['pull-request']).match(/secrets\.\w+/g);
    expect(secrets).toEqual(['secrets.STORE_READ_KEY_ID', 'secrets.STORE_READ_SECRET']);
  });
});
