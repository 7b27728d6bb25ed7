import { readdir, readFile, realpath, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { digestOf } from '../../../generator/publish/digest-of.ts';
import { manifestPath } from '../../../generator/publish/manifest.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { type Difference, openComparison } from '../../../generator/verify/compare-site.ts';
import { writeFiles } from '../../support/make-project.ts';
import { publish } from '../../support/publish.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const home: OutputFile = { path: 'index.html', class: 'page', contents: '<h1>Welcome to the pier</h1>' };
const visit: OutputFile = { path: 'visit/index.html', class: 'page', contents: '<h1>Visit — daily</h1>' };

describe('openComparison', () => {
  it('finds nothing where the folder is what a clean build makes, in any order', async () => {
    const { outDir, files } = await published();
    expect(await compare(outDir, files.toReversed())).toEqual([]);
  });

  it('names a file in which one byte was changed, and shows where', async () => {
    const { outDir, files } = await published();
    await writeFile(path.join(outDir, 'visit/index.html'), '<h1>Visit — dailY</h1>');
    const detail =
      '24 bytes, different from byte 18 on: "1>Visit — dailY</h1>" instead of "1>Visit — daily</h1>"';
    const difference = { path: 'visit/index.html', cause: 'different', detail };
    expect(await compare(outDir, files)).toEqual([difference]);
  });

  it('shows bytes other than text in hexadecimal', async () => {
    const { outDir, files } = await published();
    await writeFile(path.join(outDir, '_assets/photo.jpg'), Buffer.from([255, 216, 0, 2]));
    expect((await compare(outDir, files)).map(({ detail }) => detail)).toEqual([
      '4 bytes, different from byte 3 on: 0xffd80002 instead of 0xffd80001',
    ]);
  });

  it('tells all differences at once: missing, extra, cut short and longer, sorted', async () => {
    const { outDir, files } = await published();
    await rm(path.join(outDir, '_assets/photo.jpg'));
    await writeFiles(outDir, { 'notes.txt': 'mine', 'index.html': '<h1>Welcome', 'visit/a/b.html': '' });
    await writeFile(path.join(outDir, 'visit/index.html'), '<h1>Visit — daily</h1>!');
    const differences = await compare(outDir, files);
    expect(differences.map(({ path, cause }) => `${path} ${cause}`)).toEqual([
      '_assets/photo.jpg missing',
      'index.html different',
      'notes.txt extra',
      'visit/a/b.html extra',
      'visit/index.html different',
    ]);
    expect(differences[1]?.detail).toContain('11 bytes instead of 28, different from byte 11 on');
    expect(differences[4]?.detail).toContain('25 bytes instead of 24, different from byte 24 on');
  });

  it('finds the one byte that differs in files of many pieces', async () => {
    const { outDir, files, photo } = await published(1_000_000);
    const bytes = await readFile(photo);
    bytes[777_777] = 7;
    await writeFile(path.join(outDir, '_assets/photo.jpg'), bytes);
    const [difference, ...others] = await compare(outDir, files);
    expect(difference?.detail).toContain('different from byte 777777 on');
    expect(others).toEqual([]);
  });

  it('names the manifest, too, when the folder was not made of the same content', async () => {
    const { outDir, files } = await published();
    const clean = files.map((file) => (file === home ? { ...home, contents: 'new' } : file));
    const differences = await compare(outDir, clean);
    expect(differences.map(({ path }) => path)).toEqual([manifestPath, 'index.html']);
  });

  it('takes nothing for granted: every page has to be made', async () => {
    const { outDir } = await published();
    const { sha256 } = await digestOf(home);
    const comparison = await openComparison(outDir);
    expect(await comparison.keep({ path: home.path, class: 'page', sha256 })).toBeNull();
  });

  it('compares more copies at once than a process may have files open', async () => {
    const { outDir, files, photo } = await published();
    for (let index = 0; index < 2000; index++)
      files.push({ path: `_assets/${index}.jpg`, class: 'asset', copyOf: photo });
    await publish({ files, outDir, root: path.dirname(outDir) });
    expect(await compare(outDir, files)).toEqual([]);
  });

  it('takes a link for a difference, and does not follow it', async () => {
    const { outDir, files } = await published();
    const moved = path.join(await temporaryFolder(), 'visit.html');
    await rename(path.join(outDir, 'visit/index.html'), moved);
    await symlink(moved, path.join(outDir, 'visit/index.html'));
    expect(await compare(outDir, files)).toMatchObject([
      { path: 'visit/index.html', cause: 'different', detail: expect.stringContaining('a link') },
    ]);
  });

  it('refuses a folder without a site, and leaves it as it is', async () => {
    const outDir = await temporaryFolder();
    await expect(compare(outDir, [home])).rejects.toMatchObject({ kind: 'output' });
    expect(await readdir(outDir)).toEqual([]);
  });
});

async function published(photoBytes = 4) {
  const root = await realpath(await temporaryFolder());
  const outDir = path.join(root, 'dist');
  const photo = path.join(await temporaryFolder(), 'photo.jpg');
  await writeFile(photo, Buffer.alloc(photoBytes).fill(Buffer.from([255, 216, 0, 1])));
  const files: OutputFile[] = [home, visit, { path: '_assets/photo.jpg', class: 'asset', copyOf: photo }];
  await publish({ files, outDir, root });
  return { outDir, files, photo };
}

/** All files at once, as a build gives its media. */
async function compare(outDir: string, files: readonly OutputFile[]): Promise<readonly Difference[]> {
  const comparison = await openComparison(outDir);
  await Promise.all(files.map((file) => comparison.write(file)));
  return comparison.finish();
}
