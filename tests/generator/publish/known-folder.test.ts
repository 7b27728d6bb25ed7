import { appendFile, cp, mkdir, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readKnownFolder, saveKnownFolder } from '../../../generator/publish/known-folder.ts';
import { manifestPath } from '../../../generator/publish/manifest.ts';
import { readPublishedSite } from '../../../generator/publish/published-site.ts';
import { openStage } from '../../../generator/publish/stage.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** A folder that was published with these files, and the file that tells how it was left. */
async function published(...names: readonly string[]) {
  const root = await temporaryFolder();
  const [outDir, known] = [path.join(root, 'dist'), path.join(root, 'cache', 'folder.log')];
  const publish = async (contents: (name: string) => string) => {
    const stage = await openStage({ outDir, root }, { known });
    for (const name of names) await stage.write({ path: name, class: 'page', contents: contents(name) });
    const result = await stage.commit({ site: 'https://www.pier.example' });
    await stage.discard();
    return result;
  };
  await publish((name) => name);
  return { root, outDir, known, publish };
}

const names = ['index.html', 'a/index.html', 'a/b/c/index.html', 'd/e/one.txt', 'd/e/two.txt'];

async function plain(outDir: string, known?: string) {
  const { listing, folders: _, unchanged, foreign, ...site } = await readPublishedSite(outDir, known);
  const files = Array.from(listing, ([name, found]) => [name, found, unchanged.get(name)] as const);
  return { ...site, size: unchanged.size, foreign: [...foreign], files: files.sort() };
}

it('tells of a folder that nobody has touched what listing it tells', async () => {
  const { outDir, known } = await published(...names);
  const listed = await plain(outDir);
  expect(listed.isAsLeft).toBe(false);
  expect(await plain(outDir, known)).toEqual({ ...listed, isAsLeft: true });
  expect(await readKnownFolder(known, outDir)).toMatchObject({
    manifestHash: listed.manifestHash,
    fileCount: names.length,
  });
});

it('is written again by a build that keeps some files, and by one that finds the same site', async () => {
  const { outDir, known, publish } = await published(...names);
  expect((await publish((name) => (name === 'd/e/one.txt' ? 'another' : name))).kept).toBe(names.length - 1);
  expect(await plain(outDir, known)).toEqual({ ...(await plain(outDir)), isAsLeft: true });
  await rm(known);
  expect((await publish((name) => (name === 'd/e/one.txt' ? 'another' : name))).isChanged).toBe(false);
  expect(await plain(outDir, known)).toEqual({ ...(await plain(outDir)), isAsLeft: true });
});

it.each<readonly [string, (outDir: string, known: string) => Promise<void>]>([
  ['a file with another size', (outDir) => appendFile(path.join(outDir, 'd/e/two.txt'), 'x')],
  ['a file with other bytes', (outDir) => writeFile(path.join(outDir, 'd/e/two.txt'), 'd/e/TWO.txt')],
  ['a file with another time', (outDir) => utimes(path.join(outDir, 'a/index.html'), 1e9, 1e9)],
  ['a file that is gone', (outDir) => rm(path.join(outDir, 'a/b/c/index.html'))],
  ['a new file', (outDir) => writeFile(path.join(outDir, 'a/b/c/new.html'), '')],
  ['a new file in a folder without files', (outDir) => writeFile(path.join(outDir, 'a/b/new.html'), '')],
  ['a new folder', (outDir) => mkdir(path.join(outDir, 'a/new'))],
  ['a new file beside the first page', (outDir) => writeFile(path.join(outDir, 'new.html'), '')],
  ['another manifest', (outDir) => appendFile(path.join(outDir, manifestPath), ' ')],
  [
    'a copy in its place',
    async (outDir) => {
      await cp(outDir, `${outDir}-copy`, { recursive: true, preserveTimestamps: true });
      await rm(outDir, { recursive: true });
      await rename(`${outDir}-copy`, outDir);
    },
  ],
  ['no folder', (outDir) => rm(outDir, { recursive: true })],
  ['a cut record', (_, known) => truncate(known, 400)],
  ['a damaged record', (_, known) => writeFile(known, 'damaged')],
  ['more behind its record', (_, known) => appendFile(known, 'more')],
  ['no record', (_, known) => rm(known)],
])('lists the folder again with %s', async (_, touch) => {
  const { outDir, known } = await published(...names);
  await touch(outDir, known);
  expect(await readKnownFolder(known, outDir)).toBeNull();
  expect(await plain(outDir, known)).toEqual(await plain(outDir));
});

it('is not saved of a folder in which a file was changed after it was published', async () => {
  const { outDir, known } = await published('index.html');
  const { listing, folders, manifestHash } = await readPublishedSite(outDir);
  const [file] = [...listing].flatMap(([name, found]) =>
    name === 'index.html' ? [{ path: name, ...found }] : [],
  );
  const left = {
    path: 'index.html',
    size: 10,
    changedMs: (file?.changedMs ?? 0) + 60_000,
    sha256: '0'.repeat(64),
  };
  await saveKnownFolder(known, outDir, { files: [left], folders, manifestHash: manifestHash ?? '' });
  await utimes(path.join(outDir, 'index.html'), left.changedMs / 1000, left.changedMs / 1000);
  expect(await readKnownFolder(known, outDir)).toBeNull();
});

it('knows nothing of another folder', async () => {
  const [one, other] = [await published('index.html'), await published('index.html')];
  expect(await readKnownFolder(one.known, other.outDir)).toBeNull();
});

it('sees a file that comes while a site is published', async () => {
  const { root, outDir, known } = await published(...names);
  const commitWith = async (contents: (name: string) => string, meanwhile: () => Promise<void>) => {
    const stage = await openStage({ outDir, root }, { known });
    for (const name of names) await stage.write({ path: name, class: 'page', contents: contents(name) });
    await meanwhile();
    await stage.commit({ site: 'https://www.pier.example' });
    await stage.discard();
  };
  await rm(known);
  // The same site, in a folder that was listed before.
  await commitWith(String, () => writeFile(path.join(outDir, 'a/b/proof.html'), ''));
  expect(await readKnownFolder(known, outDir)).toBeNull();
  expect((await plain(outDir, known)).foreign).toEqual(['a/b/proof.html']);
});
