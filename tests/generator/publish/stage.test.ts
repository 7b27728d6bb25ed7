import { lstatSync } from 'node:fs';
import {
  link,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../../generator/publish/digest-of.ts';
import { manifestPath } from '../../../generator/publish/manifest.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { openStage } from '../../../generator/publish/stage.ts';
import { listFiles } from '../../support/list-files.ts';
import { writeFiles } from '../../support/make-project.ts';
import { publish } from '../../support/publish.ts';
import { readManifest } from '../../support/read-manifest.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const home: OutputFile = { path: 'index.html', class: 'page', contents: 'home' };
const visit: OutputFile = { path: 'visit/index.html', class: 'page', contents: 'visit' };
const map: OutputFile = { path: '_assets/map.svg', class: 'asset', contents: '<svg/>' };

describe('a stage', () => {
  it('keeps every file whose bytes are the same, with its inode and its time', async () => {
    const folder = await published([home, visit, map]);
    const before = identities(folder.outDir, ['visit/index.html', '_assets/map.svg', 'index.html']);
    const result = await publish({ ...folder, files: [{ ...home, contents: 'HOME' }, visit, map] });
    const after = identities(folder.outDir, ['visit/index.html', '_assets/map.svg', 'index.html']);
    expect(result).toMatchObject({ isChanged: true, written: ['index.html'], removed: [], kept: 2 });
    expect(after.slice(0, 2)).toEqual(before.slice(0, 2));
    expect(after[2]).not.toEqual(before[2]);
    expect(lstatSync(path.join(folder.outDir, 'visit/index.html')).nlink).toBe(1);
  });

  it('touches nothing, the manifest included, when the folder holds just that site', async () => {
    const folder = await published([home, visit, map]);
    const all = ['.', 'visit', manifestPath, 'index.html', 'visit/index.html', '_assets/map.svg'];
    const before = identities(folder.outDir, all);
    const result = await publish({ ...folder, files: [map, visit, home] });
    expect(result).toMatchObject({ isChanged: false, written: [], removed: [], kept: 3 });
    expect(identities(folder.outDir, all)).toEqual(before);
    expect(await readdir(folder.root)).toEqual(['dist']);
  });

  it('keeps a page that was not made again by its hash alone', async () => {
    const folder = await published([home, visit]);
    const stage = await openStage(folder);
    const known = await digestOf(visit);
    expect(await stage.keep({ path: visit.path, class: 'page', sha256: known.sha256 })).toEqual(known);
    await stage.write({ ...home, contents: 'HOME' });
    const { isChanged, written, removed, kept } = await stage.commit();
    expect([isChanged, [...written], [...removed], kept]).toEqual([true, ['index.html'], [], 1]);
    expect(await contents(folder.outDir)).toEqual({ 'index.html': 'HOME', 'visit/index.html': 'visit' });
  });

  it('keeps no page that is not there, has another hash, or was changed by hand', async () => {
    const folder = await published([home, visit, map]);
    await changeByHand(path.join(folder.outDir, visit.path), 'VISIT');
    await rm(path.join(folder.outDir, map.path));
    const stage = await openStage(folder);
    for (const file of [visit, map, { ...home, contents: 'HOME' }, { ...home, path: 'never.html' }]) {
      const { sha256 } = await digestOf(file);
      expect(await stage.keep({ path: file.path, class: file.class, sha256 }), file.path).toBeNull();
    }
    await stage.discard();
  });

  it('writes a file that was changed by hand again, however many builds came since', async () => {
    const folder = await published([home, visit]);
    await changeByHand(path.join(folder.outDir, visit.path), 'VISIT');
    for (const text of ['one', 'two', 'three']) {
      await publish({ ...folder, files: [{ ...home, contents: text }, visit] });
      expect(await contents(folder.outDir)).toEqual({ 'index.html': text, 'visit/index.html': 'visit' });
    }
  });

  it('refuses to keep a file that is changed by hand while the build runs', async () => {
    const folder = await published([home, visit]);
    const stage = await openStage(folder);
    await stage.write(visit);
    await stage.write({ ...home, contents: 'HOME' });
    await changeByHand(path.join(folder.outDir, visit.path), 'VISIT');
    await expect(stage.commit()).rejects.toMatchObject({
      kind: 'output',
      message: expect.stringContaining('visit/index.html was changed during the build'),
    });
    expect(await readdir(folder.root)).toEqual(['dist']);
    expect((await publish({ ...folder, files: [home, visit] })).written).toEqual(['visit/index.html']);
  });

  it('keeps a file through many builds, although each has a newer manifest', async () => {
    const folder = await published([home, visit]);
    const before = identities(folder.outDir, [visit.path]);
    for (const text of ['one', 'two', 'three'])
      expect((await publish({ ...folder, files: [{ ...home, contents: text }, visit] })).kept).toBe(1);
    expect(identities(folder.outDir, [visit.path])).toEqual(before);
  });

  it('takes a link in the folder for no file of ours, and leaves where it leads alone (faults 101)', async () => {
    const folder = await published([home, visit]);
    const precious = path.join(await temporaryFolder(), 'precious.html');
    await rename(path.join(folder.outDir, visit.path), precious);
    await symlink(precious, path.join(folder.outDir, visit.path));
    expect((await publish({ ...folder, files: [home, visit] })).written).toEqual([visit.path]);
    expect(lstatSync(path.join(folder.outDir, visit.path)).isFile()).toBe(true);
    expect(await readFile(precious, 'utf8')).toBe('visit');
  });

  it('never writes through a second name that somebody gave to a published file (faults 101)', async () => {
    const folder = await published([home, visit]);
    const copy = path.join(folder.root, 'backup.html');
    await link(path.join(folder.outDir, home.path), copy);
    await publish({ ...folder, files: [{ ...home, contents: 'HOME' }, visit] });
    expect(await readFile(copy, 'utf8')).toBe('home');
  });

  it('tells what was removed, the leftovers of file managers included', async () => {
    const folder = await published([home, visit, map]);
    await writeFiles(folder.outDir, { 'visit/.DS_Store': 'x' });
    const result = await publish({ ...folder, files: [home] });
    const removed = ['_assets/map.svg', 'visit/.DS_Store', 'visit/index.html'];
    expect(result).toMatchObject({ isChanged: true, written: [], removed, kept: 1 });
    expect(await readdir(folder.outDir)).toEqual(['_boardwalk', 'index.html']);
  });

  it('publishes a manifest that changed although no file did', async () => {
    const folder = await published([home, visit]);
    const result = await publish({ ...folder, files: [home, { ...visit, class: 'data' }] });
    expect(result).toMatchObject({ isChanged: true, written: [], removed: [], kept: 2 });
    expect((await readManifest(folder.outDir))?.files.map((file) => file.class)).toEqual(['page', 'data']);
  });

  it('has the published manifest, or none when it cannot be read', async () => {
    const folder = await published([home]);
    const first = await openStage(folder);
    expect(first.previous).toEqual({ version: 1, headers: {}, fileCount: 1 });
    await first.discard();
    const file = path.join(folder.outDir, manifestPath);
    await writeFile(file, (await readFile(file, 'utf8')).replace('"version": 1', '"version": 2'));
    const second = await openStage(folder);
    expect(second.previous).toBeNull();
    await second.write(home);
    expect([...(await second.commit()).written]).toEqual(['index.html']);
  });

  it('takes thousands of files at once, copies among them, and a digest that is known', async () => {
    const folder = await makeRoot();
    const photo = path.join(await temporaryFolder(), 'photo.jpg');
    await writeFile(photo, Buffer.from([255, 216, 0, 1]));
    const digest = await digestOf({ ...map, contents: await readFile(photo) });
    const stage = await openStage(folder);
    const writes = Array.from({ length: 1300 }, (_, index) =>
      index < 300
        ? stage.write({ path: `_assets/${index}.jpg`, class: 'asset', copyOf: photo }, digest)
        : stage.write({ path: `${index}/index.html`, class: 'page', contents: `${index}` }),
    );
    await Promise.all(writes);
    expect((await stage.commit()).written).toHaveLength(1300);
    expect(await listFiles(folder.outDir)).toHaveLength(1301);
    expect(await readFile(path.join(folder.outDir, '_assets/299.jpg'))).toEqual(await readFile(photo));
  });

  it('tells all paths that clash at the end, and writes none of them outside its folder', async () => {
    const folder = await published([home]);
    const stage = await openStage(folder);
    for (const path of ['a/index.html', 'A/index.html', '../escaped.html', manifestPath, 'a'])
      await stage.write({ path, class: 'page', contents: path });
    await expect(stage.commit()).rejects.toMatchObject({ kind: 'content', problems: { length: 4 } });
    expect(await readdir(folder.root)).toEqual(['dist']);
    expect(await contents(folder.outDir)).toEqual({ 'index.html': 'home' });
  });

  it('leaves nothing behind when it is discarded during its writes, and accepts no more', async () => {
    const folder = await published([home]);
    const photo = path.join(await temporaryFolder(), 'photo.jpg');
    await writeFile(photo, Buffer.alloc(100_000));
    const stage = await openStage(folder);
    const writes = Array.from({ length: 200 }, (_, index) =>
      stage.write({ path: `_assets/${index}.jpg`, class: 'asset', copyOf: photo }),
    );
    const settled = Promise.allSettled(writes);
    await setTimeout(5);
    await stage.discard();
    await settled;
    expect(await readdir(folder.root)).toEqual(['dist']);
    await expect(stage.write(visit)).rejects.toThrow('write visit/index.html');
    await stage.discard();
    expect(await readdir(folder.root)).toEqual(['dist']);
    expect(await contents(folder.outDir)).toEqual({ 'index.html': 'home' });
  });

  it('lists its files sorted, in whatever order they came', async () => {
    const folder = await makeRoot();
    expect((await publish({ ...folder, files: [visit, home] })).written).toEqual([home.path, visit.path]);
  });

  it('writes files again when the folder was copied without its times', async () => {
    const folder = await published([home, visit]);
    const later = new Date(Date.now() + 60_000);
    for (const file of [home, visit]) await utimes(path.join(folder.outDir, file.path), later, later);
    expect((await publish({ ...folder, files: [home, visit] })).written).toEqual([home.path, visit.path]);
  });
});

interface Folder {
  readonly root: string;
  readonly outDir: string;
}

async function makeRoot(): Promise<Folder> {
  const root = await realpath(await temporaryFolder());
  return { root, outDir: path.join(root, 'dist') };
}

async function published(files: readonly OutputFile[]): Promise<Folder> {
  const folder = await makeRoot();
  await publish({ ...folder, files });
  return folder;
}

function identities(folder: string, names: readonly string[]): readonly string[] {
  return names.map((name) => {
    const { ino, mtimeNs } = lstatSync(path.join(folder, name), { bigint: true });
    return `${name} ${ino} ${mtimeNs}`;
  });
}

/** Later than the manifest by the clock of the file system, which may tick slower than we write. */
async function changeByHand(file: string, text: string): Promise<void> {
  const { mtimeMs } = await stat(file);
  while ((await stat(file)).mtimeMs <= mtimeMs) {
    await setTimeout(20);
    await writeFile(file, text);
  }
}

/** The pages in a folder. */
async function contents(folder: string): Promise<Record<string, string>> {
  const pages = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  const texts = pages.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}
