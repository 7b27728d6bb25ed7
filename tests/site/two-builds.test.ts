import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hashFiles } from '../support/hash-files.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { startSilentCms } from '../support/silent-cms.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

describe('two builds of one folder', () => {
  it('lets the second exit 7 and name the process of the first (faults 97)', async () => {
    const { out, first } = await startFirst();
    const { exitCode, stderr } = await runBoardwalk(['generate', '--quiet', '--out', out]);
    expect(exitCode).toBe(7);
    expect(stderr).toContain(`process ${first.processId}`);
    expect(await readdir(path.dirname(out))).toEqual(['.site.lock']);
  });

  it('lets the second wait with --wait, and build when the first has ended (faults 97)', async () => {
    const { out, first } = await startFirst();
    const second = startBoardwalk(['generate', '--wait', '--out', out]);
    // Longer than a build without a wait would need to meet the lock.
    const outcome = await Promise.race([second.ended, setTimeout(2000, 'it waits')]);
    expect(outcome).toBe('it waits');
    first.kill('SIGTERM');
    expect((await first.ended).end).toBe(143);
    expect(await second.ended).toMatchObject({ end: 0 });
    expect(Object.keys(await hashFiles(out))).toContain('index.html');
    expect(await readdir(path.dirname(out))).toEqual(['site']);
  });

  it('takes over the lock of a build that was killed, and says so (faults 98)', async () => {
    const { out, first } = await startFirst();
    first.kill('SIGKILL');
    await first.ended;
    const { exitCode, stdout, stderr } = await runBoardwalk(['generate', '--out', out]);
    expect(exitCode).toBe(0);
    expect(stdout + stderr).toContain(`process ${first.processId} has ended)`);
    expect(await readdir(path.dirname(out))).toEqual(['site']);
  });
});

/** Starts a build that stays in its crawl for a long time. */
async function startFirst() {
  const out = path.join(await temporaryFolder(), 'site');
  const first = startBoardwalk(['generate', '--quiet', '--endpoint', await startSilentCms(), '--out', out]);
  await until(async () => (await readLock(out)).includes(`"processId":${first.processId}`));
  return { out, first };
}

/** Resolves to an empty text without a lock. */
async function readLock(out: string): Promise<string> {
  return readFile(path.join(path.dirname(out), '.site.lock'), 'utf8').catch(() => '');
}
