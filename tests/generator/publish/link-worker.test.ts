import { lstatSync } from 'node:fs';
import { readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startLinkWorker } from '../../../generator/publish/link-worker.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { openStage } from '../../../generator/publish/stage.ts';
import { fileTimes } from '../../support/file-times.ts';
import { listFiles } from '../../support/list-files.ts';
import { writeFiles } from '../../support/make-project.ts';
import { publish } from '../../support/publish.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { until } from '../../support/until.ts';

const { folder: workerFile } = inject('workers');

const names = (count: number) => Array.from({ length: count }, (_, index) => `${index % 20}/${index}.html`);

/** A folder with so many files, and links of them on their way to another. */
async function startLinks(count: number, script: string | null = workerFile) {
  const folder = await temporaryFolder();
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  await writeFiles(from, Object.fromEntries(names(count).map((name) => [name, name])));
  const links = startLinkWorker({ from, to }, script ?? undefined);
  onTestFinished(links.close);
  const linked = () => listFiles(to).catch(() => []);
  return { ...links, from, to, linked };
}

describe('early links', () => {
  it('are made in a thread as soon as it is sure that the site changes', async () => {
    const { keep, begin, finish, from, to, linked } = await startLinks(1200);
    for (const name of names(600)) keep(name);
    expect(await linked()).toEqual([]);
    begin();
    await until(async () => (await linked()).length === 600);
    for (const name of names(1200).slice(600)) keep(name);
    const isLinked = await finish();
    const made = await linked();
    // The rest is too little for a message.
    expect(made).toEqual(names(1112).toSorted());
    expect(names(1200).filter(isLinked).toSorted()).toEqual(made);
    for (const name of made)
      expect(lstatSync(path.join(to, name)).ino).toBe(lstatSync(path.join(from, name)).ino);
  });

  it('are not made of a few files, nor without a thread', async () => {
    for (const [count, script] of [
      [100, workerFile],
      [600, null],
    ] as const) {
      const { begin, keep, finish, linked, remove, to } = await startLinks(count, script);
      begin();
      for (const name of names(count)) keep(name);
      expect(names(count).filter(await finish())).toEqual([]);
      expect(await linked()).toEqual([]);
      expect(remove(to)).toBeNull();
    }
  });

  it('tell of the files that cannot be linked', async () => {
    const { keep, begin, finish, from } = await startLinks(600);
    await rm(path.join(from, '3/3.html'));
    begin();
    for (const name of names(600)) keep(name);
    const isLinked = await finish();
    expect(names(512).filter((name) => !isLinked(name))).toEqual(['3/3.html']);
  });

  it('remove a folder in their thread', async () => {
    const { keep, begin, from, to, remove, finish } = await startLinks(600);
    begin();
    for (const name of names(600)) keep(name);
    await finish();
    await remove(from);
    expect(await readdir(path.dirname(from))).toEqual(['to']);
    expect(await readFile(path.join(to, '3/3.html'), 'utf8')).toBe('3/3.html');
  });

  it('fail with the reason when their thread cannot be started', async () => {
    const { keep, begin, finish, remove, from } = await startLinks(600, '/nowhere/worker.js');
    begin();
    for (const name of names(600)) keep(name);
    await expect(finish()).rejects.toThrow("Cannot find module '/nowhere/worker.js'");
    await expect(remove(from)).rejects.toThrow("Cannot find module '/nowhere/worker.js'");
  });
});

const pages = names(1500).map((name): OutputFile => ({ path: name, class: 'page', contents: name }));
const home: OutputFile = { path: 'index.html', class: 'page', contents: 'home' };

/** A published site of many pages and a stage beside it that has begun to keep them. */
async function startRebuild(script: string) {
  const root = await realpath(await temporaryFolder());
  const outDir = path.join(root, 'dist');
  await publish({ root, outDir, files: [home, ...pages] });
  const before = await fileTimes(outDir);
  const stage = await openStage({ root, outDir }, { folderWorker: script });
  onTestFinished(stage.discard);
  await stage.write({ ...home, contents: 'HOME' });
  for (const page of pages) await stage.write(page);
  return { root, outDir, before, stage };
}

describe('a stage with a thread for links', () => {
  it('publishes the same site, its kept files the same with their times', async () => {
    const { root, outDir, before, stage } = await startRebuild(workerFile);
    const result = await stage.commit();
    expect(result.kept).toBe(1500);
    expect([...result.written, ...result.removed]).toEqual(['index.html']);
    await stage.discard();
    const after = await fileTimes(outDir);
    expect([...after.keys()]).toEqual([...before.keys()]);
    const changed = [...after.keys()].filter((file) => after.get(file) !== before.get(file));
    expect(changed).toEqual(['_boardwalk/manifest.json', 'index.html']);
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('refuses to keep a file that is changed by hand when it was linked already', async () => {
    const { root, outDir, stage } = await startRebuild(workerFile);
    const staged = path.join(root, `.dist.staging-${process.pid}`, '3/3.html');
    await until(() => lstatSync(staged, { throwIfNoEntry: false }) !== undefined);
    const file = path.join(outDir, '3/3.html');
    await writeFile(file, 'by hand');
    await expect(stage.commit()).rejects.toThrow('3/3.html was changed during the build');
    expect(await readdir(root)).toEqual(['dist']);
    expect(await readFile(path.join(outDir, 'index.html'), 'utf8')).toBe('home');
  });

  it('publishes nothing and leaves nothing when the thread breaks down', async () => {
    const { root, outDir, before, stage } = await startRebuild('/nowhere/worker.js');
    await expect(stage.commit()).rejects.toMatchObject({ kind: 'output' });
    await stage.discard();
    expect(await fileTimes(outDir)).toEqual(before);
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('leaves nothing when it is discarded while it links', async () => {
    const { root, outDir, before, stage } = await startRebuild(workerFile);
    await stage.discard();
    expect(await fileTimes(outDir)).toEqual(before);
    expect(await readdir(root)).toEqual(['dist']);
  });
});
