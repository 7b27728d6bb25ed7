import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readDocument } from '../support/documents.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const text = await readDocument('docs/scale/gitlab-ci.yml');

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

it('the pipeline for GitLab is right by the schema of GitLab, and has a job for every shard', async () => {
  const shards = [1, 2, 3, 4].map((index) => `shard: [${index}/4]`);
  expect(await listJobs(text)).toEqual(['crawl', ...shards, 'merge', 'merge-request']);
});
