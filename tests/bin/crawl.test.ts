import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { cacheOf } from '../../tools/soak/cache-of.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { startSilentCms } from '../support/silent-cms.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { removeFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { until } from '../support/until.ts';
import { flagWithoutRetries } from '../support/without-retries.ts';

describe('crawl', () => {
  it('saves the content that a build would save, and makes nothing of it', async () => {
    const folder = await temporaryFolder();
    const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
    onTestFinished(async () => {
      await cms.close();
      await removeFolder(cacheOf(projectRoot, cms.url));
    });
    const [crawled, built] = ['crawled.json', 'built.json'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    const out = path.join(folder, 'site');
    const env = { BOARDWALK_ENDPOINT: cms.url, BOARDWALK_NOW: demoNow, BOARDWALK_OUT: out };

    const first = await runBoardwalk(['crawl', '--save-content', crawled], env);
    expect(first).toMatchObject({ exitCode: 0, stderr: '' });
    expect(first.stdout).toMatch(/✔ \d+ entries in .*crawled\.json\n$/);
    expect(existsSync(out)).toBe(false);

    const { exitCode } = await runBoardwalk(['generate', '--quiet', '--save-content', built], env);
    expect(exitCode).toBe(0);
    expect(await readFile(crawled, 'utf8')).toBe(await readFile(built, 'utf8'));
  });

  it('ends with 2 without a file, with 3 without a CMS, and writes no file then', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'content.json');
    expect(await runBoardwalk(['crawl'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('--save-content'),
    });
    const endpoint = 'http://127.0.0.1:9/graphql';
    const args = ['crawl', '--save-content', file, '--endpoint', endpoint, ...(await flagWithoutRetries())];
    const unreachable = await runBoardwalk(args);
    expect(unreachable).toMatchObject({ exitCode: 3, stderr: expect.stringContaining('127.0.0.1:9') });
    expect(unreachable.stderr).not.toContain('Nothing was published');
    expect(existsSync(file)).toBe(false);
    await removeFolder(cacheOf(projectRoot, endpoint));
  });

  it('ends with 6 where the file cannot be written, with 7 during a build; the file of before stays', async () => {
    const folder = await temporaryFolder();
    const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
    onTestFinished(async () => {
      await cms.close();
      await removeFolder(cacheOf(projectRoot, cms.url));
    });
    const file = path.join(folder, 'content.json');
    await writeFile(file, 'of before');
    const out = path.join(folder, 'site');
    const crawl = (to: string) =>
      runBoardwalk(['crawl', '--endpoint', cms.url, '--save-content', to], { BOARDWALK_OUT: out });
    const unwritable = path.join(file, 'content.json');
    expect(await crawl(unwritable)).toMatchObject({
      exitCode: 6,
      stderr: expect.stringContaining(unwritable),
    });

    const endpoint = await startSilentCms();
    const build = startBoardwalk(['generate', '--endpoint', endpoint, '--out', out]);
    await until(async () => (await readdir(folder)).includes('.site.lock'));
    expect(await crawl(file)).toMatchObject({ exitCode: 7, stderr: expect.stringContaining('--wait') });
    build.kill('SIGTERM');
    await build.ended;
    expect(await readFile(file, 'utf8')).toBe('of before');
  });
});
