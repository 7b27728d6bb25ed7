import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { damageTexts } from '../support/damage-texts.ts';
import { listFiles } from '../support/list-files.ts';
import { canMount, onOwnDisk } from './support/confine.ts';
import { type Fault, forwardAll } from './support/fault-proxy.ts';
import { openFaultSite } from './support/fault-site.ts';
import { on, rewrite } from './support/faults.ts';

const site = openFaultSite();
const rebuild = { isFresh: false };

/** Nothing remembered, so that there is something to do. */
beforeEach(() => rm(site.cache, { recursive: true, force: true }));

async function flipBit(file: string): Promise<void> {
  const bytes = await readFile(file);
  bytes[bytes.length - 9] = (bytes.at(-9) ?? 0) ^ 1;
  await writeFile(file, bytes);
}

/** Ways in which a file of the cache goes bad. One of another version is not: it comes with an upgrade. */
const damages: readonly {
  readonly what: string;
  readonly damage: (file: string) => Promise<void>;
  readonly isTold: boolean;
}[] = [
  { what: 'is cut', damage: (file) => truncate(file, 40), isTold: true },
  { what: 'has another bit', damage: flipBit, isTold: true },
  { what: 'is empty', damage: (file) => truncate(file, 0), isTold: true },
  {
    what: 'has a later version',
    damage: (file) => writeFile(file, '{"format":"boardwalk crawl","version":99}\n'),
    isTold: false,
  },
];

describe('a cache that', () => {
  it.each([
    ['has a file in its place', false],
    ['lies on a full disk', true],
  ])('%s costs a warning, and the site is whole (faults 92, 108)', async (_, isMounted) => {
    onTestFinished(() => rm(site.cache, { recursive: true, force: true }));
    if (isMounted && canMount()) {
      await mkdir(site.cache);
      const disk = { folder: site.cache, seenAt: path.join(site.folder, 'seen'), options: 'size=4k' };
      const { wrap } = onOwnDisk(disk);
      expectWarned(await site.expectRun(forwardAll, { exitCode: 0 }, { ...rebuild, wrap }), 'ENOSPC');
    } else {
      await writeFile(site.cache, 'in the way');
      expectWarned(await site.expectBuild(forwardAll, { exitCode: 0 }, rebuild), /ENOTDIR|EEXIST/);
    }
  });

  it('is removed during the crawl is not needed (faults 108)', async () => {
    await site.expectBuild(forwardAll, { exitCode: 0 }, rebuild);
    const removing: Fault = async ({ forward, operation }) => {
      if (operation === 'EventIndex') await rm(site.cache, { recursive: true, force: true });
      await forward();
    };
    await site.expectBuild(removing, { exitCode: 0 }, rebuild);
  });

  it.each(damages)(
    '$what in every file is removed and made again, and the site is complete (faults 107)',
    async ({ damage, isTold }) => {
      await site.expectBuild(forwardAll, { exitCode: 0 }, rebuild);
      for (const file of await listFiles(site.cache)) await damage(path.join(site.cache, file));
      const { report } = await site.expectBuild(forwardAll, { exitCode: 0 }, rebuild);
      expect(/The saved crawl is not used|cannot be read/.test(JSON.stringify(report?.warnings))).toBe(
        isTold,
      );
      expect(site.proxy.seen.map(({ operation }) => operation)).toContain('EventDetails');
      await site.expectBuild(forwardAll, { exitCode: 0 }, rebuild);
      expect(site.proxy.seen.map(({ operation }) => operation)).not.toContain('EventDetails');
    },
  );

  it('has damaged blocks, found when a page is made, reads all content again, and the site is whole (faults 107)', async () => {
    await site.expectBuild(forwardAll, { exitCode: 0 }, rebuild);
    for (const file of await listFiles(site.cache)) {
      if (file === 'crawl.log') await damageTexts(path.join(site.cache, file));
      // So that pages are made.
      if (['pages.log', 'site.log'].includes(file)) await rm(path.join(site.cache, file));
    }
    const { report } = await site.expectBuild(forwardAll, { exitCode: 0 }, rebuild);
    expect(JSON.stringify(report?.warnings).match(/The saved crawl is not used/g)).toHaveLength(1);
    expect(site.proxy.seen.map(({ operation }) => operation)).toContain('EventDetails');
    await site.expectBuild(forwardAll, { exitCode: 0 }, rebuild);
    expect(site.proxy.seen.map(({ operation }) => operation)).not.toContain('EventDetails');
  });

  it('has seen a partial answer keeps nothing of it (faults 109)', async () => {
    const poisoned = on(
      'EventDetails',
      rewrite((text) => {
        const { data } = JSON.parse(text);
        const [first, ...others] = data.connection.nodes;
        const nodes = [{ ...first, title: 'POISON' }, null, ...others.slice(1)];
        const errors = [{ message: 'Internal server error', path: ['connection', 'nodes', 1] }];
        return JSON.stringify({ data: { connection: { nodes } }, errors });
      }),
    );
    await site.expectBuild(poisoned, { exitCode: 3, says: ['EventDetails'] }, rebuild);
    for (const file of await listFiles(site.cache))
      expect(await readFile(path.join(site.cache, file), 'utf8'), file).not.toContain('POISON');
    await site.expectBuild(forwardAll, { exitCode: 0 }, rebuild);
  });
});

function expectWarned(
  { report }: { report: { warnings: readonly { message: string }[] } | null },
  cause: string | RegExp,
): void {
  const kept =
    report?.warnings.filter(({ message }) =>
      /build cache cannot be saved|could not be saved/.test(message),
    ) ?? [];
  expect(kept).toHaveLength(2);
  for (const { message } of kept) expect(message).toMatch(cause);
}
