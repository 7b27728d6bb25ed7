import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readDocument } from '../../support/documents.ts';

const text = await readDocument('docs/scale/github.yml');

const unread = z.unknown().optional();
/** Strict, with all that our workflows use: a slip of the pen is a key that GitHub does not know. */
const step = z.strictObject({
  run: z.string().optional(),
  env: z.record(z.string(), z.string()).optional(),
  ...{ uses: unread, with: unread, name: unread, id: unread, if: unread, shell: unread },
  'continue-on-error': unread,
});
const job = z.strictObject({
  'runs-on': z.string(),
  'timeout-minutes': z.int(),
  concurrency: unread,
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.string().optional(),
  environment: z.string().optional(),
  permissions: z.unknown().optional(),
  strategy: z
    .strictObject({ 'fail-fast': z.boolean(), matrix: z.strictObject({ shard: z.array(z.int()) }) })
    .optional(),
  env: z.unknown().optional(),
  steps: z.array(step),
});
const workflow = z.strictObject({
  ...{ name: z.string(), on: z.unknown(), concurrency: unread, env: unread, permissions: unread },
  jobs: z.record(z.string(), job),
});
const { permissions, jobs } = workflow.parse(parse(text));

describe('the workflow for GitHub', () => {
  it('has only keys that GitHub knows, and jobs that wait for jobs, as have the workflows without shards', async () => {
    const others = await Promise.all(['workflow', 'nightly'].map((name) => readDocument(`docs/${name}.yml`)));
    for (const written of [text, ...others]) {
      const { jobs } = workflow.parse(parse(written));
      for (const { needs = [] } of Object.values(jobs))
        for (const name of [needs].flat()) expect(Object.keys(jobs)).toContain(name);
    }
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
