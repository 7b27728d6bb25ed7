import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { lstat, readdir, readFile, realpath, symlink, writeFile } from 'node:fs/promises';
import { homedir, hostname } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { BuildError } from '../../../generator/problems/problem.ts';
import { acquireLock, type LockRequest } from '../../../generator/publish/lock.ts';
import { startOf } from '../../../generator/publish/lock-holder.ts';
import { emptyManifest } from '../../support/empty-manifest.ts';
import { writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('acquireLock', () => {
  it('names the process in a file beside the folder, and removes it at the end', async () => {
    const request = await makeRequest();
    const lock = await acquireLock(request);
    expect(JSON.parse(await readFile(lockFile(request), 'utf8'))).toEqual(self());
    expect(lock.notice).toBeNull();
    lock.release();
    lock.release();
    expect(await readdir(request.root)).toEqual([]);
  });

  it('refuses a second build, naming the process of the first and the folder (faults 97)', async () => {
    const request = await makeRequest();
    const { processId } = await startOther(request);
    const failure = await acquireLock(request).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BuildError);
    expect(failure).toMatchObject({
      kind: 'locked',
      message: `Another build is writing to ${request.outDir}: process ${processId}`,
    });
  });

  it('refuses a second build of the same process, and of a folder behind a link', async () => {
    const request = await makeRequest();
    await writeFiles(request.outDir, { '_boardwalk/manifest.json': emptyManifest });
    const link = path.join(request.root, 'link');
    await symlink(request.outDir, link);
    const lock = await acquireLock({ ...request, outDir: link });
    await expect(acquireLock(request)).rejects.toMatchObject({ kind: 'locked' });
    lock.release();
    (await acquireLock(request)).release();
  });

  it('waits for the first build to end, and says once for whom (faults 97)', async () => {
    const request = await makeRequest();
    const other = await startOther(request);
    const waitedFor: number[] = [];
    const waiting = acquireLock({
      ...request,
      wait: true,
      onWait: (holder) => waitedFor.push(holder.processId),
    });
    await setTimeout(500);
    expect(JSON.parse(await readFile(lockFile(request), 'utf8'))).toMatchObject({
      processId: other.processId,
    });
    await other.end();
    const lock = await waiting;
    expect(waitedFor).toEqual([other.processId]);
    lock.release();
  });

  it.each([
    ['a process that is gone', () => ({ processId: deadProcessId(), host: hostname(), started: '1' })],
    ['a process whose id is used again', () => ({ ...self(), started: `${startOf(process.pid)}0` })],
  ])('takes over the lock of %s, with a notice (faults 98)', async (_, makeHolder) => {
    const request = await makeRequest();
    const holder = makeHolder();
    await writeFile(lockFile(request), JSON.stringify(holder));
    const lock = await acquireLock(request);
    expect(lock.notice).toContain(`process ${holder.processId}`);
    expect(JSON.parse(await readFile(lockFile(request), 'utf8'))).toMatchObject({ processId: process.pid });
    lock.release();
    expect(await readdir(request.root)).toEqual([]);
  });

  it.each(['', '{"processId":', 'null', '{"processId":"1","host":"here"}'])(
    'takes over a damaged lock: %j (faults 98)',
    async (text) => {
      const request = await makeRequest();
      await writeFile(lockFile(request), text);
      const lock = await acquireLock(request);
      expect(lock.notice).toContain(lockFile(request));
      lock.release();
    },
  );

  it.each([
    ['a link that leads nowhere', (lock: string) => symlink(path.join(path.dirname(lock), 'nowhere'), lock)],
    ['a link to a file', (lock: string) => symlink(path.join(path.dirname(lock), 'treasure'), lock)],
    ['a link to a folder', (lock: string) => symlink(path.dirname(lock), lock)],
    ['a pipe that nobody writes to', async (lock: string) => void spawnSync('mkfifo', [lock])],
  ])('takes %s for a lock that was left behind, and follows none (faults 101)', async (_, make) => {
    const request = await makeRequest();
    await writeFiles(request.root, { treasure: 'precious' });
    await make(lockFile(request));
    const lock = await acquireLock(request);
    expect((await lstat(lockFile(request))).isFile()).toBe(true);
    lock.release();
    expect(await readdir(request.root)).toEqual(['treasure']);
    expect(await readFile(path.join(request.root, 'treasure'), 'utf8')).toBe('precious');
  });

  it('leaves the lock of another machine, and says which file to remove (faults 98)', async () => {
    const request = await makeRequest();
    const text = JSON.stringify({ processId: deadProcessId(), host: 'elsewhere', started: null });
    await writeFile(lockFile(request), text);
    await expect(acquireLock(request)).rejects.toMatchObject({
      kind: 'locked',
      message: expect.stringContaining('on elsewhere'),
      problems: [{ hint: expect.stringContaining('remove that file') }],
    });
    expect(await readFile(lockFile(request), 'utf8')).toBe(text);
  });

  it('lets only one of many builds that start at once take a stale lock over (faults 98)', async () => {
    const request = await makeRequest();
    const holder = { processId: deadProcessId(), host: hostname(), started: '1' };
    await writeFile(lockFile(request), JSON.stringify(holder));
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(request)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) if (result.status === 'fulfilled') result.value.release();
    expect(await readdir(request.root)).toEqual([]);
  });

  it('leaves a lock alone that is not its own any more', async () => {
    const request = await makeRequest();
    const lock = await acquireLock(request);
    await writeFile(lockFile(request), '{}');
    lock.release();
    expect(await readFile(lockFile(request), 'utf8')).toBe('{}');
  });

  it('refuses what publishing refuses, and leaves no file there', async () => {
    const request = await makeRequest();
    for (const outDir of ['/', homedir(), request.root])
      await expect(acquireLock({ ...request, outDir }), outDir).rejects.toMatchObject({ kind: 'output' });
    expect(await readdir(path.dirname(request.root))).not.toContain(`.${path.basename(request.root)}.lock`);
  });
});

async function makeRequest(): Promise<LockRequest> {
  const root = await realpath(await temporaryFolder());
  const onWait = () => {
    throw new Error('it should not wait');
  };
  return { root, outDir: path.join(root, 'dist'), wait: false, onWait };
}

const self = () => ({ processId: process.pid, host: hostname(), started: startOf(process.pid) });

function lockFile({ root }: LockRequest): string {
  return path.join(root, '.dist.lock');
}

interface OtherBuild {
  readonly processId: number;
  readonly end: () => Promise<void>;
}

/** A process that runs, with its lock on the folder: what is seen of a build at work. */
async function startOther(request: LockRequest): Promise<OtherBuild> {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
  const processId = child.pid ?? 0;
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    }
  };
  onTestFinished(end);
  const holder = { processId, host: hostname(), started: startOf(processId) };
  await writeFile(lockFile(request), JSON.stringify(holder));
  return { processId, end };
}

/** The id of a process that has ended. */
function deadProcessId(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}
