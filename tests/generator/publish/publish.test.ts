import { spawnSync } from 'node:child_process';
import {
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  realpath,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { openStage } from '../../../generator/publish/stage.ts';
import { recover } from '../../../generator/publish/swap.ts';
import { listFiles } from '../../support/list-files.ts';
import { writeFiles } from '../../support/make-project.ts';
import { publish } from '../../support/publish.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const notOurs = { kind: 'output', message: expect.stringContaining('did not write') };

describe('publish', () => {
  it('makes the folder hold exactly the files, and leaves nothing beside it', async () => {
    const { root, outDir } = await makeRoot();
    await publish({ files: site({ 'index.html': 'old', 'gone/index.html': 'gone' }), outDir, root });
    await publish({ files: site({ 'index.html': 'new', 'é/index.html': 'é' }), outDir, root });
    expect(await read(outDir)).toEqual({ 'index.html': 'new', 'é/index.html': 'é' });
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('copies files that are named by their place on the disk', async () => {
    const { root, outDir } = await makeRoot();
    const photo = path.join(await temporaryFolder(), 'photo.jpg');
    await writeFile(photo, Buffer.from([255, 216, 0, 1]));
    const files: OutputFile[] = [{ path: '_assets/media/photo.jpg', class: 'asset', copyOf: photo }];
    await publish({ files, outDir, root });
    expect(await readFile(path.join(outDir, '_assets/media/photo.jpg'))).toEqual(await readFile(photo));
  });

  it.each([
    ['a file was removed', (visit: string) => rm(path.join(visit, 'index.html'))],
    ['a file was cut short', (visit: string) => writeFile(path.join(visit, 'index.html'), '')],
    // The clock of a file system may tick slower than we write.
    [
      'a file was changed to another of its size',
      (visit: string) => setTimeout(20).then(() => writeFile(path.join(visit, 'index.html'), 'tisiv')),
    ],
    ['a file manager looked in', (visit: string) => writeFile(path.join(visit, '.DS_Store'), '')],
  ])('sets the folder right when %s', async (_, damage) => {
    const { root, outDir } = await makeRoot();
    const files = site({ 'visit/index.html': 'visit' });
    await publish({ files, outDir, root });
    await damage(path.join(outDir, 'visit'));
    expect(await publish({ files, outDir, root })).toMatchObject({ isChanged: true });
    expect(await read(outDir)).toEqual({ 'visit/index.html': 'visit' });
  });

  it('keeps the old site when a file cannot be written, and says which (faults 94)', async () => {
    const { root, outDir } = await makeRoot();
    await publish({ files: site({ 'index.html': 'old' }), outDir, root });
    const files: OutputFile[] = [
      ...site({ 'index.html': 'new' }),
      { path: 'missing.jpg', class: 'asset', copyOf: path.join(root, 'nowhere.jpg') },
    ];
    await expect(publish({ files, outDir, root })).rejects.toMatchObject({
      kind: 'output',
      message: 'Cannot write missing.jpg: ENOENT',
    });
    expect(await read(outDir)).toEqual({ 'index.html': 'old' });
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('refuses files that clash before it touches anything', async () => {
    const { root, outDir } = await makeRoot();
    const files = site({ 'News/index.html': '1', 'news/index.html': '2' });
    await expect(publish({ files, outDir, root })).rejects.toMatchObject({ kind: 'content' });
    expect(await readdir(root)).toEqual([]);
  });

  it('takes an empty folder, and one whose parents are not there yet', async () => {
    const { root } = await makeRoot();
    await mkdir(path.join(root, 'empty'));
    for (const outDir of [path.join(root, 'empty'), path.join(root, 'deep/er/site')]) {
      await publish({ files: site({ 'index.html': 'hello' }), outDir, root });
      expect(await read(outDir)).toEqual({ 'index.html': 'hello' });
    }
  });

  it('refuses the root of the disk, the home folder, the project and what they lie in, also behind a link (faults 100)', async () => {
    const { root } = await makeRoot();
    const link = path.join(await temporaryFolder(), 'link');
    await symlink(root, link);
    for (const outDir of ['/', homedir(), path.dirname(homedir()), root, path.dirname(root), link])
      await expect(publish({ files: [], outDir, root }), outDir).rejects.toMatchObject({ kind: 'output' });
  });

  it('refuses a folder with files that are not ours, and keeps them (faults 100)', async () => {
    const { root, outDir } = await makeRoot();
    await writeFiles(outDir, { 'thesis.txt': 'ten years of work' });
    await expect(publish({ files: site({ 'index.html': '' }), outDir, root })).rejects.toMatchObject(notOurs);
    expect(await readdir(outDir)).toEqual(['thesis.txt']);
  });

  it.each([
    ...['{}', '', 'null', '{"version":1}', '{"files":[]}'],
    '{"manifest_version":3,"version":"1.0","name":"an extension"}',
  ])('refuses a folder whose manifest is not one of ours: %j (faults 100)', async (manifest) => {
    const { root, outDir } = await makeRoot();
    const before = { '_boardwalk/manifest.json': manifest, 'thesis.txt': 'ten years of work' };
    await writeFiles(outDir, before);
    for (const attempt of [() => publish({ files: [], outDir, root }), () => recover({ outDir, root })])
      await expect(attempt()).rejects.toMatchObject(notOurs);
    for (const [name, text] of Object.entries(before))
      expect(await readFile(path.join(outDir, name), 'utf8')).toBe(text);
  });

  it('refuses a folder that has the manifest of another behind a link (faults 100)', async () => {
    const { root, outDir } = await makeRoot();
    const other = path.join(root, 'other');
    await publish({ files: site({ 'index.html': 'other' }), outDir: other, root });
    await writeFiles(outDir, { 'thesis.txt': 'ten years of work' });
    await symlink(path.join(other, '_boardwalk'), path.join(outDir, '_boardwalk'));
    await expect(publish({ files: [], outDir, root })).rejects.toMatchObject({ kind: 'output' });
    expect(await readFile(path.join(outDir, 'thesis.txt'), 'utf8')).toBe('ten years of work');
  });

  it.each([
    ['of ours', null],
    ['of which only the beginning is there', '{"version":1,"headers":{'],
  ])('refuses a folder with files beside a manifest %s, and keeps them (faults 100)', async (_, manifest) => {
    const { root, outDir } = await makeRoot();
    await publish({ files: site({ 'index.html': 'old' }), outDir, root });
    if (manifest !== null) await writeFiles(outDir, { '_boardwalk/manifest.json': manifest });
    const theirs = { 'thesis.txt': 'my work', 'private/k.txt': 'key', '_boardwalk/notes.txt': 'mine' };
    await writeFiles(outDir, theirs);
    const before = await read(outDir);
    const named = Object.keys(theirs).map((name) => ({
      message: `${name} is not in _boardwalk/manifest.json`,
    }));
    await expect(publish({ files: site({ 'index.html': 'new' }), outDir, root })).rejects.toMatchObject({
      ...{ ...notOurs, problems: expect.arrayContaining(named) },
    });
    expect(await read(outDir)).toEqual(before);
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('takes a folder that a killed build left half swapped beside its own files', async () => {
    const { root, outDir } = await makeRoot();
    await publish({ files: site({ 'index.html': 'old', 'visit/index.html': 'visit' }), outDir, root });
    await writeFiles(path.join(root, `.dist.staging-${deadProcessId()}`), { 'index.html': 'half' });
    await writeFiles(path.join(root, '.dist.previous'), { 'index.html': 'older' });
    await recover({ outDir, root });
    await publish({ files: site({ 'index.html': 'new' }), outDir, root });
    expect(await read(outDir)).toEqual({ 'index.html': 'new' });
  });

  it.each([
    ['of another version', (text: string) => text.replace('"version": 1', '"version": 2')],
    ['that was cut behind the last file', (text: string) => text.slice(0, -4)],
  ])('takes a folder whose manifest is one of ours %s', async (_, change) => {
    const { root, outDir } = await makeRoot();
    await publish({ files: site({ 'index.html': 'old', 'visit/index.html': 'visit' }), outDir, root });
    const file = path.join(outDir, '_boardwalk/manifest.json');
    await writeFile(file, change(await readFile(file, 'utf8')));
    await publish({ files: site({ 'index.html': 'new' }), outDir, root });
    expect(await read(outDir)).toEqual({ 'index.html': 'new' });
  });

  it('refuses a file and a link that leads nowhere (faults 102)', async () => {
    const { root } = await makeRoot();
    await writeFiles(root, { file: 'text' });
    await symlink(path.join(root, 'nowhere'), path.join(root, 'link'));
    for (const name of ['file', 'link']) {
      const outDir = path.join(root, name);
      await expect(publish({ files: [], outDir, root }), name).rejects.toMatchObject({ kind: 'output' });
    }
  });

  it('writes to where a link leads, and keeps the link (faults 102)', async () => {
    const { root } = await makeRoot();
    const target = path.join(await temporaryFolder(), 'target');
    await mkdir(target);
    const outDir = path.join(root, 'dist');
    await symlink(target, outDir);
    for (const text of ['one', 'two']) {
      await publish({ files: site({ 'index.html': text }), outDir, root });
      expect(await read(target)).toEqual({ 'index.html': text });
    }
    expect(await readlink(outDir)).toBe(target);
  });

  it('follows no link inside the folder (faults 101)', async () => {
    const { root, outDir } = await makeRoot();
    const elsewhere = await temporaryFolder();
    await writeFiles(elsewhere, { 'precious.txt': 'precious' });
    await publish({ files: site({ 'index.html': 'old' }), outDir, root });
    await symlink(elsewhere, path.join(outDir, 'visit'));
    await publish({ files: site({ 'index.html': 'new', 'visit/precious.txt': 'page' }), outDir, root });
    expect(await readFile(path.join(elsewhere, 'precious.txt'), 'utf8')).toBe('precious');
    expect((await lstat(path.join(outDir, 'visit'))).isDirectory()).toBe(true);
  });
});

describe('a link that has the name of a folder of ours', () => {
  const names = ['.dist.previous', '.dist.staging-x', '.dist.staging-1', `.dist.staging-${process.pid}`];

  it('is removed by the next build, and what it leads to stays as it is (faults 101)', async () => {
    const { root, outDir } = await makeRoot();
    const { treasures, expectUntouched } = await makeTreasures();
    for (const text of ['first', 'second', 'second']) {
      for (const name of names) await symlink(treasures, path.join(root, name));
      await recover({ outDir, root });
      expect(await readdir(root)).toEqual(text === 'first' ? [] : ['dist']);
      for (const name of names) await symlink(treasures, path.join(root, name));
      await publish({ files: site({ 'index.html': text }), outDir, root });
      await recover({ outDir, root });
      expect(await readdir(root)).toEqual(['dist']);
      expect(await read(outDir)).toEqual({ 'index.html': text });
      await expectUntouched();
    }
  });

  it('is never taken for the site that a killed build moved away (faults 101)', async () => {
    const { root, outDir } = await makeRoot();
    const other = path.join(root, 'other');
    await publish({ files: site({ 'index.html': 'other' }), outDir: other, root });
    await symlink(other, path.join(root, '.dist.previous'));
    await recover({ outDir, root });
    expect(await readdir(root)).toEqual(['other']);
    expect(await read(other)).toEqual({ 'index.html': 'other' });
  });

  it('and takes the place of a stage under way is never published (faults 101)', async () => {
    const { root, outDir } = await makeRoot();
    const { treasures, expectUntouched } = await makeTreasures();
    await publish({ files: site({ 'index.html': 'old' }), outDir, root });
    const stage = await openStage({ outDir, root });
    await stage.write({ path: 'index.html', class: 'page', contents: 'new' });
    const place = path.join(root, `.dist.staging-${process.pid}`);
    await rename(place, path.join(root, 'away'));
    await symlink(treasures, place);
    await mkdir(path.join(treasures, '_boardwalk'));
    await expect(stage.commit()).rejects.toMatchObject({
      kind: 'output',
      message: expect.stringContaining('was replaced during the build'),
    });
    expect(await read(outDir)).toEqual({ 'index.html': 'old' });
    expect((await readdir(root)).sort()).toEqual(['away', 'dist']);
    await expectUntouched();
  });
});

async function makeTreasures() {
  const treasures = await temporaryFolder();
  const files = { 'one.txt': 'one', 'index.html': 'mine', 'deep/two.txt': 'two' };
  await writeFiles(treasures, files);
  const expectUntouched = async () => expect(await read(treasures)).toEqual(files);
  return { treasures, expectUntouched };
}

describe('recover', () => {
  it('removes a lock that a killed build had moved aside, but no neighbour with such a name', async () => {
    const { root, outDir } = await makeRoot();
    const kept = ['.dist.lock.lock', `.dist.lock.${process.ppid}`, '.dist.lock.staging-1'];
    const locks = [...kept, `.dist.lock.${deadProcessId()}`].map((name) => [name, '']);
    await writeFiles(root, Object.fromEntries(locks));
    await recover({ outDir, root });
    expect((await readdir(root)).sort()).toEqual(kept.sort());
  });

  it('puts a site back that a killed build had moved away (faults 104)', async () => {
    const { root, outDir } = await makeRoot();
    await publish({ files: site({ 'index.html': 'old' }), outDir, root });
    await rename(outDir, path.join(root, '.dist.previous'));
    await writeFiles(path.join(root, `.dist.staging-${deadProcessId()}`), { 'index.html': 'half' });
    await recover({ outDir, root });
    expect(await read(outDir)).toEqual({ 'index.html': 'old' });
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('ends what a build was killed at after the swap (faults 104)', async () => {
    const { root, outDir } = await makeRoot();
    await publish({ files: site({ 'index.html': 'new' }), outDir, root });
    await writeFiles(path.join(root, '.dist.previous'), { 'index.html': 'old' });
    await recover({ outDir, root });
    expect(await read(outDir)).toEqual({ 'index.html': 'new' });
    expect(await readdir(root)).toEqual(['dist']);
  });

  it('leaves the stage of a build that is running', async () => {
    const { root, outDir } = await makeRoot();
    await writeFiles(path.join(root, `.dist.staging-${process.ppid}`), { 'index.html': 'half' });
    await recover({ outDir, root });
    expect(await readdir(root)).toEqual([`.dist.staging-${process.ppid}`]);
  });

  it('finds a site that was moved away behind a link', async () => {
    const { root } = await makeRoot();
    const places = await realpath(await temporaryFolder());
    const target = path.join(places, 'target');
    await mkdir(target);
    const outDir = path.join(root, 'dist');
    await symlink(target, outDir);
    await publish({ files: site({ 'index.html': 'old' }), outDir, root });
    await rename(target, path.join(places, '.target.previous'));
    await recover({ outDir, root });
    expect(await read(target)).toEqual({ 'index.html': 'old' });
    expect(await readdir(places)).toEqual(['target']);
  });

  it('changes nothing where nothing is wrong', async () => {
    const { root, outDir } = await makeRoot();
    await recover({ outDir, root });
    expect(await readdir(root)).toEqual([]);
    await publish({ files: site({ 'index.html': 'site' }), outDir, root });
    await recover({ outDir, root });
    expect(await read(outDir)).toEqual({ 'index.html': 'site' });
  });
});

async function makeRoot(): Promise<{ readonly root: string; readonly outDir: string }> {
  const root = await realpath(await temporaryFolder());
  return { root, outDir: path.join(root, 'dist') };
}

function site(texts: Readonly<Record<string, string>>): OutputFile[] {
  return Object.entries(texts).map(([path, contents]) => ({ path, class: 'page', contents }));
}

/** The pages in a folder, without the manifest. */
async function read(folder: string): Promise<Record<string, string>> {
  const pages = (await listFiles(folder)).filter((name) => !name.startsWith('_boardwalk')).toSorted();
  const texts = pages.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const);
  return Object.fromEntries(await Promise.all(texts));
}

/** The id of a process that has ended. */
function deadProcessId(): number {
  return spawnSync(process.execPath, ['--version']).pid;
}
