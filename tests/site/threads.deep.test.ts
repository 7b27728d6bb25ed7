import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { addGeneratedPosts } from '../../demo/generated-posts.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';
import { until } from '../support/until.ts';

/** Threads are started after the first 256 pages. */
const manyPosts = 300;

describe('a build with threads', () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)(
    'leaves no half site when it is ended by %s, and the next is whole',
    async (signal) => {
      const store = smallStore();
      addGeneratedPosts(store, manyPosts);
      for (const entry of store.entries) entry.imageId = null;
      const cms = await createDemoCms({ store });
      onTestFinished(cms.close);
      const folder = await temporaryFolder();
      const args = (out: string) => [
        ...['generate', '--quiet', '--endpoint', cms.url, '--now', demoNow],
        ...['--out', path.join(folder, out)],
      ];
      const killed = startBoardwalk(args('killed'));
      const stage = path.join(folder, `.killed.staging-${killed.processId}`);
      const postsIn = () => readdir(path.join(stage, 'news', 'p')).catch(() => []);
      await Promise.race([until(async () => (await postsIn()).length > 250), killed.ended]);
      killed.kill(signal);
      await killed.ended;
      expect(await readdir(folder)).not.toContain('killed');
      expect(await spawnBoardwalk(args('killed'))).toMatchObject({ exitCode: 0, stderr: '' });
      const place = { endpoint: cms.url, folder: await temporaryFolder() };
      const clean = await openTestSite(place);
      await buildOrFail(clean);
      expect(await hashFiles(path.join(folder, 'killed'))).toEqual(await hashFiles(clean.config.outDir));
      expect(await readdir(folder)).toEqual(['killed']);
    },
  );
});
