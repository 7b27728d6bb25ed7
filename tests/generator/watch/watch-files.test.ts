import { statSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { watch } from 'chokidar';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openPromise } from '../../../generator/util/open-promise.ts';
import { type FileWatchOptions, watchFiles } from '../../../generator/watch/watch-files.ts';
import { writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Watches a fresh folder of two templates; `seen` holds the files of each call. */
async function watchFolder(options: Partial<FileWatchOptions> = {}) {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'a.tsx': 'a', 'b.tsx': 'b' });
  const calls: (readonly string[])[] = [];
  const notices: string[] = [];
  const stop = await watchFiles({
    folders: [folder],
    isWatched: (file) => file.endsWith('.tsx'),
    onChange: (files) => calls.push(files.map((file) => path.relative(folder, file)).sort()),
    onNotice: (notice) => notices.push(notice),
    ...options,
  });
  onTestFinished(stop);
  const file = (name: string) => path.join(folder, name);
  return { file, calls, notices, stop, seen: () => calls.flat() };
}

describe('watched files', () => {
  it('tell of a file that is written, added, removed and renamed', async () => {
    const { file, seen, calls } = await watchFolder();
    await writeFile(file('a.tsx'), 'a, edited');
    await expect.poll(seen).toEqual(['a.tsx']);
    await writeFile(file('c.tsx'), 'c');
    await expect.poll(seen).toEqual(['a.tsx', 'c.tsx']);
    await rm(file('b.tsx'));
    await expect.poll(seen).toEqual(['a.tsx', 'c.tsx', 'b.tsx']);
    calls.length = 0;
    await rename(file('c.tsx'), file('d.tsx'));
    await expect.poll(() => [...new Set(seen())].sort()).toEqual(['c.tsx', 'd.tsx']);
  });

  it('tell of an atomic save, again and again (faults 110)', async () => {
    const { file, seen } = await watchFolder();
    for (let save = 1; save <= 3; save++) {
      await writeFile(file('a.tsx.part'), `save ${save}`);
      await rename(file('a.tsx.part'), file('a.tsx'));
      await expect.poll(seen).toHaveLength(save);
    }
    expect(new Set(seen())).toEqual(new Set(['a.tsx']));
  });

  it('tell of the last of two saves that follow each other quickly', async () => {
    const { file, calls } = await watchFolder({ onChange: () => calls.push([]) });
    await writeFile(file('a.tsx'), 'half');
    await expect.poll(() => calls.length).toBe(1);
    await writeFile(file('a.tsx'), 'the whole of it');
    await expect.poll(() => calls.length).toBe(2);
  });

  it('are told of when a save has filled them, not when it has emptied them (faults 110)', async () => {
    const emptied = openPromise<void>();
    const filled = openPromise<void>();
    const sizes: number[] = [];
    const { file } = await watchFolder({
      onChange: (files) => sizes.push(...files.map((changed) => statSync(changed).size)),
      wait: () => {
        emptied.resolve();
        return filled.promise;
      },
    });
    const saved = await open(file('a.tsx'), 'w');
    await emptied.promise;
    await saved.writeFile('the whole of it');
    await saved.close();
    await expect.poll(() => sizes).toEqual([15]);
    filled.resolve();
  });

  it('tell of a single file that is back after it was away, and of no other file beside it', async () => {
    const folder = await temporaryFolder();
    const file = path.join(folder, 'settings.tsx');
    await writeFiles(folder, { 'settings.tsx': 'a', 'other.tsx': 'b', 'pages/deep.tsx': 'c' });
    const { seen, calls } = await watchFolder({
      files: [file],
      isWatched: () => true,
      onChange: (files) => calls.push(files.map((changed) => path.relative(folder, changed))),
    });
    for (const back of ['b', 'c']) {
      await rm(file);
      await expect.poll(seen).toEqual(['settings.tsx']);
      // A watcher of the file alone would have given it up by now.
      await delay(500);
      await writeFile(file, back);
      await expect.poll(seen).toEqual(['settings.tsx', 'settings.tsx']);
      calls.length = 0;
    }
    await writeFile(path.join(folder, 'pages', 'deep.tsx'), 'edited');
    await writeFile(file, 'edited');
    await expect.poll(seen).toEqual(['settings.tsx']);
  });

  it('tell of a file that was emptied and stays so', async () => {
    const { file, seen } = await watchFolder();
    await writeFile(file('a.tsx'), '');
    await expect.poll(seen).toEqual(['a.tsx']);
  });

  it('find files in folders that are added later', async () => {
    const { file, seen } = await watchFolder();
    await mkdir(file('pages/deep'), { recursive: true });
    await writeFile(file('pages/deep/e.tsx'), 'e');
    await expect.poll(seen).toContain('pages/deep/e.tsx');
    const before = seen().length;
    await writeFile(file('pages/deep/e.tsx'), 'e, edited');
    await expect.poll(() => seen().length).toBeGreaterThan(before);
  });

  it('say little of a thousand changes at once, and miss none (faults 110)', async () => {
    const { file, calls, seen } = await watchFolder();
    const names = Array.from({ length: 1000 }, (_, number) => `${number}.tsx`);
    await Promise.all(names.map((name) => writeFile(file(name), name)));
    await expect.poll(() => new Set(seen()).size).toBe(1000);
    expect(calls.length).toBeLessThan(100);
  });

  it('keep silent about files that are of no interest', async () => {
    const { file, seen } = await watchFolder();
    await writeFile(file('notes.txt'), 'x');
    await writeFile(file('b.tsx'), 'b, edited');
    await expect.poll(seen).toEqual(['b.tsx']);
  });

  it.each(['EMFILE', 'ENOSPC'])(
    'are looked at from time to time when the system refuses with %s (faults 112)',
    async (code) => {
      const { file, seen, notices } = await watchFolder({ watch: refuseEvents(code) });
      expect(notices).toEqual([expect.stringMatching(/cannot watch so many files .*polled every/)]);
      await writeFile(file('a.tsx'), 'a, edited');
      await expect.poll(seen, { timeout: 5000 }).toContain('a.tsx');
      await writeFile(file('c.tsx'), 'c');
      await expect.poll(seen, { timeout: 5000 }).toContain('c.tsx');
    },
  );

  it('are let go when the watch is stopped', async () => {
    const { file, seen, stop } = await watchFolder();
    await writeFile(file('a.tsx'), 'a, edited');
    await stop();
    const before = seen().length;
    await writeFile(file('a.tsx'), 'a, edited again');
    const other = await watchFolder();
    await writeFile(other.file('a.tsx'), 'a, edited');
    await expect.poll(other.seen).toEqual(['a.tsx']);
    expect(seen()).toHaveLength(before);
  });
});

/** The real watcher on a system that has no watches left: it looks at the files, but hears of nothing. */
function refuseEvents(code: string): typeof watch {
  return (paths, options) => {
    const watcher = watch(paths, options);
    if (options?.usePolling !== true)
      setImmediate(() =>
        watcher.emit('error', Object.assign(new Error(`${code}: no watches left`), { code })),
      );
    return watcher;
  };
}
