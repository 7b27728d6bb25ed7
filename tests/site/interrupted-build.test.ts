import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../demo/edits.ts';
import { depth } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { createRandom } from '../support/random.ts';
import { smallStore } from '../support/random-edits.ts';
import { spawnBoardwalk } from '../support/spawn-boardwalk.ts';
import { startBoardwalk } from '../support/start-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';
import { until } from '../support/until.ts';

describe('a build that is killed', () => {
  it('leaves the whole old or the whole new site at random moments, and the next build is a clean one (faults 95)', {
    timeout: 600_000,
  }, async () => {
    const { out, args, sites, flip } = await startTwoSites();
    const random = createRandom(20_260_613);
    const durationMs = await measure(() => generate([...args, '--out', out]));
    for (let kill = 1; kill <= depth.kills; kill += 1) {
      const before = await hashFiles(out);
      const wanted = sites[flip()];
      const build = startBoardwalk(['generate', '--quiet', ...args, '--out', out]);
      // Every second one is killed while it writes or swaps: that takes a small part of a build.
      const isLate = kill % 2 === 0;
      if (isLate) await Promise.race([until(() => hasStage(out)), build.ended]);
      await setTimeout(random() * (isLate ? durationMs / 10 : durationMs));
      build.kill('SIGKILL');
      await build.ended;
      expect([before, wanted]).toContainEqual(await hashFiles(out));
      // The others are followed by a build that is killed, too: it has to do with what both left.
      if (kill % 3 !== 0) continue;
      await generate([...args, '--out', out]);
      expect(await hashFiles(out)).toEqual(wanted);
      expect(await readdir(path.dirname(out))).toEqual([path.basename(out)]);
    }
  });
});

describe('a build that is told to end', () => {
  it('removes a half-written site (faults 96)', async () => {
    const out = path.join(await temporaryFolder(), 'site');
    const build = startBoardwalk(['generate', '--quiet', '--out', out]);
    await Promise.race([until(() => hasStage(out)), build.ended]);
    build.kill('SIGTERM');
    await build.ended;
    // It may have been faster than the signal.
    const left = await readdir(path.dirname(out));
    expect([[], ['site']]).toContainEqual(left);
    if (left.length > 0) expect(await hashFiles(out)).toEqual(await hashFiles(inject('demoSite')));
  });
});

/** A CMS whose content flips between two states, and the sites that clean builds make of them. */
async function startTwoSites() {
  const cms = await createDemoCms({ store: smallStore() });
  onTestFinished(() => cms.close());
  const folder = await temporaryFolder();
  const args = ['--endpoint', cms.url, '--now', demoNow];

  const post = findEntry(cms.store, 'post', 'pile-500');
  const states = [{ ...post }];
  editEntry(cms.store, post.id, { title: 'Pile five hundred and one' });
  states.push({ ...post });
  const sites: Readonly<Record<string, string>>[] = [];
  for (const [index, state] of states.entries()) {
    Object.assign(post, state);
    const place = { endpoint: cms.url, folder: path.join(folder, `clean-${index}`) };
    const site = await openTestSite(place);
    await buildOrFail(site);
    sites.push(await hashFiles(site.config.outDir));
  }
  expect(sites[0]).not.toEqual(sites[1]);

  let current = 1;
  const flip = (): number => {
    current = 1 - current;
    Object.assign(post, states[current]);
    return current;
  };
  return { out: path.join(folder, 'killed', 'site'), args, sites, flip };
}

async function generate(args: readonly string[]): Promise<void> {
  const { exitCode, stderr } = await spawnBoardwalk(['generate', '--quiet', ...args]);
  expect(exitCode, stderr).toBe(0);
}

async function measure(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** True when a build has begun to write. */
async function hasStage(out: string): Promise<boolean> {
  const stage = (await readdir(path.dirname(out))).find((name) => name.startsWith('.site.staging-'));
  if (stage === undefined) return false;
  // A stage that is there and empty is a build that tries whether it could write.
  const held = await readdir(path.join(path.dirname(out), stage)).catch(() => []);
  return held.length > 0;
}
