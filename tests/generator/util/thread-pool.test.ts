import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openThreadPool } from '../../../generator/util/thread-pool.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Opens one thread that runs a script. */
async function open(script: string, limitMs = 60_000) {
  const workerFile = path.join(await temporaryFolder(), 'worker.mjs');
  await writeFile(workerFile, `import { parentPort } from 'node:worker_threads';\n${script}`);
  const pool = openThreadPool<unknown, unknown>({
    ...{ workerFile, work: 'reading', size: 1, jobsPerThread: 3, limitMs },
  });
  onTestFinished(pool.close);
  return pool;
}

const echo = "parentPort.on('message', (job) => parentPort.postMessage(job));";

describe('a pool of threads', () => {
  it('gives up a thread that never answers, with all its jobs (faults 190)', async () => {
    const pool = await open("parentPort.on('message', () => undefined);", 200);
    const jobs = [pool.run(1), pool.run(2)].map((job) =>
      expect(job).rejects.toThrow('Waited 0.2 s for an answer of a reading thread: nothing has moved'),
    );
    await Promise.all(jobs);
    await expect(pool.run(3)).rejects.toThrow('nothing has moved');
  });

  it('gives up a thread that works for ever', async () => {
    const pool = await open("parentPort.on('message', () => { for (;;); });", 200);
    await expect(pool.run(1)).rejects.toThrow('nothing has moved');
  });

  it('waits as long as answers come: each is a sign of progress for the jobs behind it', async () => {
    const pool = await open(
      `
      let last = Promise.resolve();
      parentPort.on('message', (job) => {
        last = last.then(() => new Promise((resolve) => setTimeout(resolve, 130))).then(() => parentPort.postMessage(job));
      });`,
      1000,
    );
    const jobs = Array.from({ length: 10 }, (_, job) => pool.run(job));
    expect(await Promise.all(jobs)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it.each([
    ['ends', 'process.exit(3)', 'a reading thread ended with code 3'],
    [
      'sends what cannot be cloned',
      'parentPort.postMessage(() => undefined)',
      'a reading thread sent what cannot be cloned',
    ],
    ['fails', "throw new Error('no such block')", 'no such block'],
  ])('rejects the jobs of a thread that %s', async (_, what, message) => {
    const pool = await open(`parentPort.on('message', () => { ${what}; });`);
    await expect(pool.run(1)).rejects.toThrow(message);
    await expect(pool.run(2)).rejects.toThrow(message);
  });

  it('rejects a job that cannot be sent, and gives the others their own answers', async () => {
    const pool = await open(echo);
    const jobs = [pool.run('one'), pool.run(() => undefined), pool.run('two')];
    await expect(jobs[1]).rejects.toThrow('could not be cloned');
    expect(await Promise.all([jobs[0], jobs[2]])).toEqual(['one', 'two']);
  });
});
