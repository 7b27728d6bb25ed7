import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { readDocument } from '../../support/documents.ts';

const text = await readDocument('docs/scale/gitlab-ci.yml');

const unread = z.unknown().optional();
/** Strict, with all that our pipeline uses: a slip of the pen is a key that GitLab does not know. */
const job = z.strictObject({
  ...{ stage: unread, timeout: unread, script: unread, before_script: unread, after_script: unread },
  ...{ cache: unread, artifacts: unread, retry: unread, resource_group: unread, interruptible: unread },
  extends: z.string().optional(),
  needs: z.array(z.string()).optional(),
  parallel: z.int().optional(),
  allow_failure: z.boolean().optional(),
  rules: z.array(z.object({ if: z.string() })).optional(),
  variables: z.record(z.string(), z.string()).optional(),
});
const jobs = z
  .strictObject({
    stages: z.array(z.string()),
    default: z.strictObject({ image: z.string() }),
    '.main': job,
    '.publisher': job,
    crawl: job,
    shard: job,
    merge: job,
    'merge-request': job,
  })
  .parse(parse(text));

describe('the pipeline for GitLab', () => {
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
    const { stage, script, ...mergeRequest } = jobs['merge-request'];
    expect([stage, script]).toEqual(['work', expect.any(Array)]);
    expect(mergeRequest).toEqual({
      rules: [{ if: '$CI_PIPELINE_SOURCE == "merge_request_event"' }],
      variables: { AWS_ACCESS_KEY_ID: '$STORE_READ_KEY_ID', AWS_SECRET_ACCESS_KEY: '$STORE_READ_SECRET' },
    });
    // GitLab gives protected variables to protected branches only: the file itself has none of them.
    expect(text.split('\nstages:')[1]).not.toContain('BOARDWALK_STORE_SECRET');
  });
});
