import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sampleOf } from '../support/depth.ts';
import { hashFiles } from '../support/hash-files.ts';
import { listFiles } from '../support/list-files.ts';
import { writeFiles } from '../support/make-project.ts';
import { type Confinement, canMount, onOwnDisk, withLimits, withoutPrivilege } from './support/confine.ts';
import { forwardAll } from './support/fault-proxy.ts';
import { openFaultSite } from './support/fault-site.ts';
import { on, rewrite } from './support/faults.ts';

const site = openFaultSite();

/** Every page contains the title of the site: all of them must be written. */
const everyPageDiffers = on(
  'Settings',
  rewrite((text) => text.replace(site.cms.store.settings.title, 'Another Pier')),
);

const blockBytes = 4096;

/** Returns the disk space of the old site. */
async function sizeOfSite(): Promise<{ readonly bytes: number; readonly inodes: number }> {
  const folder = path.join(site.parent, 'site');
  const files = await listFiles(folder);
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(folder, file))).size));
  const folders = new Set(files.map((file) => path.dirname(file)));
  return {
    bytes: sizes.reduce((sum, size) => sum + Math.ceil(size / blockBytes) * blockBytes, 0),
    inodes: files.length + folders.size + 10,
  };
}

interface FailingDisk {
  readonly name: string;
  /** The options of a mounted disk, beside the old site. */
  readonly room: (old: { bytes: number; inodes: number }) => string;
  /** Without mounting: the longest file, in blocks of 512 bytes. */
  readonly fileBlocks: number;
}

const failingDisks: readonly FailingDisk[] = [
  {
    name: 'is full during the pages',
    room: ({ bytes }) => `size=${bytes + 600_000}`,
    fileBlocks: 40,
  },
  { name: 'is full from the start', room: ({ bytes }) => `size=${bytes}`, fileBlocks: 44 },
  {
    name: 'has no inodes left',
    room: ({ inodes }) => `size=64m,nr_inodes=${inodes + 20}`,
    fileBlocks: 48,
  },
];

async function confine({ room, fileBlocks }: FailingDisk): Promise<Confinement> {
  if (!canMount()) return withLimits({ fileBlocks });
  return onOwnDisk({
    folder: site.parent,
    seenAt: path.join(site.folder, 'seen'),
    options: room(await sizeOfSite()),
  });
}

describe('an output disk that', () => {
  it.each(sampleOf(failingDisks, 2).map((disk) => [disk.name, disk] as const))(
    '%s ends the build, and the old site stays (faults 91, 93)',
    async (_, disk) => {
      const confinement = await confine(disk);
      const says = canMount() ? ['ENOSPC', 'Free some disk space'] : ['EFBIG', 'ulimit -f'];
      await site.expectRun(everyPageDiffers, { exitCode: 6, says }, { confinement });
    },
  );

  it('refuses long files ends the build (faults 94)', async () => {
    const confinement = withLimits({ fileBlocks: 40 });
    const says = ['EFBIG', 'ulimit -f'];
    await site.expectRun(everyPageDiffers, { exitCode: 6, says }, { confinement });
  });

  it('cannot be written ends the build before the CMS is asked (faults 99)', async () => {
    if (canMount()) {
      const disk = { folder: site.parent, seenAt: path.join(site.folder, 'seen'), isReadOnly: true };
      const confinement = onOwnDisk({ ...disk, options: 'size=64m' });
      await site.expectRun(everyPageDiffers, { exitCode: 6, says: ['EROFS', 'read-only'] }, { confinement });
    } else {
      await chmod(site.parent, 0o555);
      onTestFinished(() => chmod(site.parent, 0o755));
      const says = ['EACCES', 'the right to write'];
      const confinement = withoutPrivilege();
      await site.expectRun(everyPageDiffers, { exitCode: 6, says }, { confinement });
    }
    expect(site.proxy.seen).toEqual([]);
  });
});

describe('a process with few open files', () => {
  // Each limit is reached elsewhere: by requests, by the start of a process for pictures, by files.
  it.each(sampleOf([30, 32, 33, 34, 35, 36, 37, 38], 3))(
    'with %i of them makes the whole site, or names the limit (faults 94)',
    async (openFiles) => {
      const confinement = withLimits({ openFiles });
      const { exitCode, stderr } = await site.expectRun(forwardAll, { exitCode: [0, 6] }, { confinement });
      expect(exitCode === 0 || stderr.includes('ulimit -n'), stderr).toBe(true);
    },
  );

  it('makes do with a sixteenth of what is usual (faults 94)', async () => {
    await site.expectRun(forwardAll, { exitCode: 0 }, { confinement: withLimits({ openFiles: 64 }) });
  });
});

describe('an output folder that', () => {
  it('is the home folder, or holds files that are not ours, is refused before the CMS is asked (faults 100)', async () => {
    const home = path.join(site.folder, 'home');
    const says = [home, 'contains more than the site'];
    await site.expectRun(forwardAll, { exitCode: 6, says }, { args: ['--out', home] });
    const thesis = path.join(site.folder, 'thesis');
    await writeFiles(thesis, { 'thesis.txt': 'ten years of work' });
    onTestFinished(() => rm(thesis, { recursive: true }));
    const reason = ['files that Boardwalk did not write', 'Empty it'];
    await site.expectBuild(forwardAll, { exitCode: 6, says: reason }, { out: thesis });
    expect(await readdir(thesis)).toEqual(['thesis.txt']);
    expect(site.proxy.seen).toEqual([]);
  });

  it('lies on another file system than what was made before it is written like any other (faults 103)', async () => {
    const parent = await mkdtemp(path.join(await otherDisk(site.folder), 'boardwalk-'));
    onTestFinished(() => rm(parent, { recursive: true }));
    const out = path.join(parent, 'deep', 'site');
    for (const fault of [everyPageDiffers, forwardAll])
      await site.expectBuild(fault, { exitCode: 0 }, { out });
    expect(await hashFiles(out)).toEqual(site.clean);
    expect(await readdir(path.dirname(out))).toEqual(['site']);
  });
});

/** Every Linux has memory to write to, and a disk. */
async function otherDisk(folder: string): Promise<string> {
  const { dev } = await stat(folder);
  return (await stat('/dev/shm')).dev === dev ? '/var/tmp' : '/dev/shm';
}
