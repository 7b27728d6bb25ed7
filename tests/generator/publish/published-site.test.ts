import { appendFile, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { manifestDigest, manifestPath, manifestText } from '../../../generator/publish/manifest.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { readPublishedSite } from '../../../generator/publish/published-site.ts';
import { streamManifest } from '../../../generator/publish/read-manifest.ts';
import { sha256 } from '../../../generator/util/hash.ts';
import { publish } from '../../support/publish.ts';
import { readManifest } from '../../support/read-manifest.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const facts = { site: 'https://www.pier.example', headers: { page: { 'x-a': '\n  },{ "files": [' } } };

/** A published site of so many files beside its home page. */
async function published(count: number) {
  const root = await temporaryFolder();
  const outDir = path.join(root, 'dist');
  const files = Array.from({ length: count }, (_, index): OutputFile => {
    return { path: `${index}/}{"“,\u2028/index.html`, class: 'page', contents: `${index}` };
  });
  await publish({ root, outDir, files, facts });
  return { outDir, file: path.join(outDir, manifestPath) };
}

/** The published site in plain values. */
async function plainSite(outDir: string) {
  const { unchanged, listing, foreign, ...site } = await readPublishedSite(outDir);
  const kept = Array.from(listing.keys(), (name) => [name, unchanged.get(name)] as const);
  return { ...site, foreign: [...foreign], kept: new Map(kept), size: unchanged.size };
}

it.each([0, 1, 2, 6_000])('is read in pieces as it is read at once, with %d files', async (count) => {
  const { outDir, file } = await published(count);
  const whole = await readManifest(outDir);
  const streamed: unknown[] = [];
  const { fileCount, ...rest } = await streamManifest(file, (listed) => streamed.push(listed));
  expect({ ...rest, files: streamed }).toEqual(whole);
  const site = await plainSite(outDir);
  expect(site).toMatchObject({ size: count, manifest: { ...facts, fileCount: count } });
  expect(site.manifestHash).toBe(manifestDigest(await readFile(file)));
  for (const { path, sha256, size } of whole?.files ?? [])
    expect(site.kept.get(path)).toEqual({ sha256, size });
  expect(site.kept.get(manifestPath)).toBeUndefined();
});

it('is handed over while it is read, and not when all of it is in memory', async () => {
  const file = path.join(await temporaryFolder(), 'manifest.json');
  const files = Array.from({ length: 12_000 }, (_, index) => {
    return { path: `${index}/index.html`, class: 'page' as const, sha256: sha256(`${index}`), size: 1 };
  });
  await writeFile(file, manifestText({ files }));
  const { size } = await stat(file);
  let read = 0;
  const readAt: number[] = [];
  await streamManifest(
    file,
    () => readAt.push(read),
    (bytes) => {
      read += bytes.length;
    },
  );
  expect(read).toBe(size);
  expect(readAt[0]).toBeLessThan(size / 2);
  expect(readAt).toHaveLength(12_000);
});

it('is read when another program has laid out its manifest', async () => {
  const { outDir, file } = await published(3);
  const before = await plainSite(outDir);
  await writeFile(file, JSON.stringify(JSON.parse(await readFile(file, 'utf8'))));
  const { manifestHash, ...after } = await plainSite(outDir);
  expect({ ...after, manifestHash: before.manifestHash }).toEqual(before);
  expect(manifestHash).toBe(manifestDigest(await readFile(file)));
});

it.each([
  ['cut behind a file', (text: string) => text.slice(0, text.lastIndexOf('\n  }') + 4)],
  ['cut in a file', (text: string) => text.slice(0, text.lastIndexOf('"size"'))],
  ['without a comma', (text: string) => text.replace('},\n  {', '}\n  {')],
  ['with a file whose size is a text', (text: string) => text.replace('"size": 1', '"size": "1"')],
  ['with more behind its end', (text: string) => `${text}x`],
])('keeps no file by a manifest %s', async (_, damage) => {
  const { outDir, file } = await published(3);
  await writeFile(file, damage(await readFile(file, 'utf8')));
  expect(await plainSite(outDir)).toMatchObject({ manifest: null, size: 0 });
});

it('takes a file for changed when its size, its time or its hash in the manifest is wrong', async () => {
  const { outDir, file } = await published(4);
  const names = [...(await plainSite(outDir)).kept.keys()].filter((name) => name !== manifestPath).sort();
  const [resized = '', later = '', unhashed = '', same = ''] = names;
  const text = await readFile(file, 'utf8');
  const { files } = JSON.parse(text);
  await writeFile(file, text.replace(files[2].sha256, 'no hash'));
  await appendFile(path.join(outDir, resized), 'x');
  await utimes(path.join(outDir, later), 1e10, 1e10);
  const { kept, size } = await plainSite(outDir);
  expect([resized, later, unhashed].map((name) => kept.get(name))).toEqual([undefined, undefined, undefined]);
  expect(kept.get(same)).toBeDefined();
  expect(size).toBe(1);
  await truncate(file, 0);
  expect(await plainSite(outDir)).toMatchObject({ manifest: null, size: 0 });
});
