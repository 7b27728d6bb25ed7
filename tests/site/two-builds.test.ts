import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { startSilentCms } from '../support/silent-cms.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';

describe('two builds of one folder', () => {
  it('lets the second exit 7 and name the process of the first; with --wait it builds when the first has ended, takes over its lock and says so (faults 97, 98)', async () => {
    const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
    onTestFinished(cms.close);
    const { out, first } = await startFirst();
    const { exitCode, stderr } = await spawnBoardwalk(['generate', '--quiet', '--out', out]);
    expect(exitCode).toBe(7);
    expect(stderr).toContain(`process ${first.processId}`);
    expect(await readdir(path.dirname(out))).toEqual(['.site.lock']);

    const report = path.join(await temporaryFolder(), 'report.json');
    const where = ['--endpoint', cms.url, '--now', demoNow, '--out', out];
    const second = startBoardwalk(['generate', '--wait', ...where, '--json', report]);
    await until(() => second.hasSaid(`Waiting for the build of process ${first.processId}`));
    expect(await readdir(path.dirname(out))).toEqual(['.site.lock']);
    first.kill('SIGKILL');
    expect(await second.ended).toMatchObject({ end: 0 });
    expect(await readFile(report, 'utf8')).toContain(`process ${first.processId} has ended)`);
    expect(Object.keys(await hashFiles(out))).toContain('index.html');
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
