import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exitCodes } from '../../bin/exit-codes.ts';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { findBoardwalk, hasEnded, type Job, readJobs } from './jobs.ts';
import { type PreparedSite, prepareSite } from './prepare-site.ts';
import { recordRun } from './record-run.ts';
import { requireSlurm } from './require-slurm.ts';
import { type Slurm, startSlurm } from './start-slurm.ts';

/** Asks the scheduler often enough, and lets the test's own limit end it. */
const patience = { interval: 100, timeout: 600_000 };

it('is installed', () => {
  expect(requireSlurm()).toMatch(/^slurm\S* \d+\./);
});

describe('the scripts of docs/scale/slurm', () => {
  let folder: string;
  let cms: DemoCms;
  let isCmsOpen = false;
  let slurm: Slurm;
  let site: PreparedSite;

  beforeAll(async () => {
    requireSlurm();
    folder = await makeTemporaryFolder();
    cms = await createDemoCms({ folder: path.join(projectRoot, 'demo') });
    isCmsOpen = true;
    slurm = await startSlurm(path.join(folder, 'slurm'));
    site = await prepareSite(path.join(folder, 'disk'), cms.url);
  });

  afterAll(async () => {
    await slurm?.stop();
    await closeCms();
    if (folder !== undefined) await removeFolder(folder);
  });

  async function closeCms(): Promise<void> {
    if (isCmsOpen) await cms.close();
    isCmsOpen = false;
  }

  /** Runs submit.sh in a folder for the logs. Resolves to the ids of the array and of the merge. */
  async function submit(env: Readonly<Record<string, string>>): Promise<{ shards: string; merge: string }> {
    const script = path.join(projectRoot, 'docs/scale/slurm/submit.sh');
    const settings = { BOARDWALK_ENDPOINT: cms.url, BOARDWALK_NOW: demoNow };
    const said = await slurm.run('bash', [script], { ...settings, ...env });
    const [, shards = '', merge = ''] = /^shards (\d+), merge (\d+)$/.exec(said) ?? [];
    return { shards, merge };
  }

  /** The process of a task of the array, once it has begun. Rejects when the task has ended. */
  async function findAtWork(shards: string, index: string): Promise<number | undefined> {
    const task = (await readJobs(slurm, shards)).find((job) => job.ArrayTaskId === index);
    if (task !== undefined && hasEnded([task])) throw new Error(`Shard ${index} has ended too early`);
    return task?.JobState === 'RUNNING' ? findBoardwalk(slurm, task) : undefined;
  }

  it('repeat a shard that is killed, and merge what is stored to the bytes of one machine', async () => {
    const paths = { ...site.env, SLURM: path.join(folder, 'slurm'), CMS: new URL(cms.url).origin };
    const record = recordRun(slurm, paths);
    const { shards, merge } = await submit(site.env);
    record.note(`submit.sh: shards ${shards}, merge ${merge}`);
    await slurm.run('scontrol', ['hold', merge]);

    // Killed in the middle of its work: something is stored, and nothing is complete.
    await vi.waitUntil(async () => (await listStored()).some((file) => file.startsWith('picture')), patience);
    process.kill(await vi.waitUntil(() => findAtWork(shards, '1'), patience), 'SIGKILL');
    record.note('the process of shard 1 is killed, as by a kernel that is short of memory');
    await vi.waitUntil(async () => hasEnded(await readJobs(slurm, shards)), patience);

    // The merge has nothing but the content file and the store, as on a machine of its own.
    await closeCms();
    await rm(path.join(site.env.SITE, 'node_modules', '.cache'), { recursive: true });
    record.note('the CMS is shut down, the cache of the shards is removed, and the merge may begin');
    await slurm.run('scontrol', ['release', merge]);
    await vi.waitUntil(async () => hasEnded(await readJobs(slurm, merge)), patience);

    const tasks = await readJobs(slurm, shards);
    expect(endsOf(tasks)).toEqual(
      [0, 1, 2, 3].map((index) => `${index} COMPLETED 0:0 ${index === 1 ? 1 : 0}`),
    );
    const [merged] = await readJobs(slurm, merge);
    expect(merged).toMatchObject({ JobState: 'COMPLETED', ExitCode: '0:0' });
    for (const { EndTime = '' } of tasks) expect(EndTime <= (merged?.StartTime ?? '')).toBe(true);

    const [files, others] = [await hashFiles(site.merged), await hashFiles(site.oneMachine)];
    const different = Object.keys({ ...files, ...others }).filter((file) => files[file] !== others[file]);
    record.note(`${Object.keys(files).length} files; other bytes than on one machine: ${different.length}`);
    await record.end([0, 1, 2, 3].map((index) => inLogs(`shard-${index}.log`)).concat(inLogs('merge.log')));
    expect(await readFile(inLogs('merge.log'), 'utf8')).toMatch(/ 0 pages rendered$/m);
    expect(different).toEqual([]);
    expect(Object.keys(files).length).toBeGreaterThan(1000);
  });

  it('repeat no shard whose exit code would come again, and cancel the merge', async () => {
    const { shards, merge } = await submit({ ...site.env, CONTENT: path.join(folder, 'missing.json') });
    await vi.waitUntil(async () => hasEnded(await readJobs(slurm, merge)), patience);
    expect(endsOf(await readJobs(slurm, shards))).toEqual(
      [0, 1, 2, 3].map((index) => `${index} FAILED ${exitCodes.usage}:0 0`),
    );
    expect(await readJobs(slurm, merge)).toMatchObject([{ JobState: 'CANCELLED' }]);
  });

  function listStored(): Promise<readonly string[]> {
    return listFiles(site.env.STORE);
  }

  function inLogs(name: string): string {
    return path.join(folder, 'slurm', name);
  }
});

/** Describes each task, in their order: its index, its state, its exit code, and how often it was repeated. */
function endsOf(tasks: readonly Job[]): readonly string[] {
  return tasks
    .map(({ ArrayTaskId, JobState, ExitCode, Restarts }) =>
      [ArrayTaskId, JobState, ExitCode, Restarts].join(' '),
    )
    .sort();
}
