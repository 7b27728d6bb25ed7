import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readDocument } from '../../support/documents.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const text = await readDocument('docs/scale/gitlab-ci.yml');

const job = z.object({
  extends: z.string().optional(),
  needs: z.array(z.string()).optional(),
  parallel: z.int().optional(),
  allow_failure: z.boolean().optional(),
  rules: z.array(z.object({ if: z.string() })).optional(),
  variables: z.record(z.string(), z.string()).optional(),
});
const jobs = z
  .object({ '.main': job, '.publisher': job, crawl: job, shard: job, merge: job, 'merge-request': job })
  .parse(parse(text));

const listSchema = z.array(z.object({ name: z.string(), stage: z.string() }));

/** Lists the jobs that GitLab would make. Throws with what is wrong with the file, by its schema or otherwise. */
async function listJobs(content: string): Promise<readonly string[]> {
  const folder = await temporaryFolder();
  await writeFile(path.join(folder, '.gitlab-ci.yml'), content);
  // Node 20 has no union of sets yet.
  const union = path.join(folder, 'union.mjs');
  await writeFile(
    union,
    'Set.prototype.union ??= function (other) { return new Set([...this, ...other]); };',
  );
  const main = createRequire(import.meta.url).resolve('gitlab-ci-local');
  const args = ['--import', union, main, '--list-json', '--home', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  expect(stderr).toContain('json schema validated');
  return listSchema.parse(JSON.parse(stdout)).map(({ name }) => name);
}

describe('the pipeline for GitLab', () => {
  it('is right by the schema of GitLab, and has a job for every shard', async () => {
    const shards = [1, 2, 3, 4].map((index) => `shard: [${index}/4]`);
    expect(await listJobs(text)).toEqual(['crawl', ...shards, 'merge', 'merge-request']);
  });

  it('crawls once, makes the shards after it, and merges after them, whatever came of a shard', () => {
    expect(jobs.shard).toMatchObject({ needs: ['crawl'], allow_failure: true });
    expect(jobs.merge).toMatchObject({ needs: ['crawl', 'shard'] });
    expect(jobs.merge.allow_failure).toBeUndefined();
  });

  it('keeps the secret and the account that may write from merge requests', () => {
    const main = [{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }];
    expect(jobs['.main'].rules).toEqual(main);
    expect([jobs.crawl, jobs.shard, jobs.merge].map((job) => job.extends)).toEqual([
      '.main',
      '.publisher',
      '.publisher',
    ]);
    expect(jobs['.publisher'].extends).toBe('.main');
    expect(jobs['merge-request']).toEqual({
      rules: [{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }],
      variables: { AWS_ACCESS_KEY_ID: '$STORE_READ_KEY_ID', AWS_SECRET_ACCESS_KEY: '$STORE_READ_SECRET' },
    });
    // GitLab gives protected variables to protected branches only: the file itself has none of them.
    expect(text.split('\nstages:')[1]).not.toContain('BOARDWALK_STORE_SECRET');
  });
});
