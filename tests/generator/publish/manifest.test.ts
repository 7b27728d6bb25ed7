import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { headersOf } from '../../../generator/publish/headers-of.ts';
import { manifest } from '../../../generator/publish/manifest.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { contentsOf } from '../../support/contents-of.ts';
import { listedFiles } from '../../support/listed-files.ts';
import { writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

describe('manifest', () => {
  it('lists every file by path with hash, size, class and headers', async () => {
    const folder = await temporaryFolder();
    await writeFiles(folder, { 'photo.jpg': 'jpg' });
    const files: OutputFile[] = [
      { path: 'visit/index.html', class: 'page', contents: 'é' },
      { path: '_assets/media/photo-1a2b3c4d.jpg', class: 'asset', copyOf: path.join(folder, 'photo.jpg') },
    ];
    const headers = { page: { 'x-content-type-options': 'nosniff' } };
    const file = manifest({ files: await listedFiles(files), headers });
    expect(file.path).toBe('_boardwalk/manifest.json');
    expect(JSON.parse(contentsOf(file))).toEqual({
      version: 1,
      headers: { page: { 'x-content-type-options': 'nosniff' } },
      files: [
        {
          path: '_assets/media/photo-1a2b3c4d.jpg',
          sha256: 'f8146b6cb4961f87a1519047b8c83402754ed108ade55457d43166e564b7b4fe',
          size: 3,
          class: 'asset',
          headers: { 'content-type': 'image/jpeg', 'cache-control': 'public, max-age=31536000, immutable' },
        },
        {
          path: 'visit/index.html',
          sha256: '4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c',
          size: 2,
          class: 'page',
          headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
        },
      ],
    });
  });

  it('is the same for the same files in any order', async () => {
    const files: OutputFile[] = ['b.txt', 'a.txt'].map((path) => ({ path, class: 'data', contents: path }));
    const [one, other] = [await listedFiles(files), await listedFiles(files.toReversed())];
    expect(manifest({ files: one })).toEqual(manifest({ files: other }));
  });
});

it.each([0, 1, 2, 1_000, 2_001])('of %d files is JSON as a library writes it', async (count) => {
  const files = Array.from({ length: count }, (_, index): OutputFile => {
    return { path: `${index}/“index”.html`, class: 'page', contents: '' };
  });
  const { contents } = { contents: '', ...manifest({ files: await listedFiles(files) }) };
  const value = JSON.parse(contents.toString());
  expect(value.files.length).toBe(count);
  expect(contents).toBe(`${JSON.stringify(value, null, 1)}\n`);
});

describe('headersOf', () => {
  it.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['sitemap.xml', 'application/xml; charset=utf-8'],
    ['event/calendar.ics', 'text/calendar; charset=utf-8'],
    ['_boardwalk/redirects.json', 'application/json; charset=utf-8'],
    ['_assets/runtime-ABCDEFGH.js', 'text/javascript; charset=utf-8'],
    ['_assets/site-1a2b3c4d.css', 'text/css; charset=utf-8'],
    ['_assets/figtree-ABCDEFGH.woff2', 'font/woff2'],
    ['_assets/media/photo-1a2b3c4d.avif', 'image/avif'],
    ['_assets/media/film-1a2b3c4d.mp4', 'video/mp4'],
    ['_assets/media/plan-1a2b3c4d.pdf', 'application/pdf'],
    ['odd', 'application/octet-stream'],
  ])('calls %s %s', (path, type) => expect(headersOf({ path, class: 'data' })['content-type']).toBe(type));
});
