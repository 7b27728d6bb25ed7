import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { recipe } from '../../../generator/media/picture-formats.ts';
import type { OutputFile } from '../../../generator/publish/output-file.ts';
import { serve } from '../../support/serve.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { fetch, picture, serveFiles, uploads } from './fetch.ts';

describe('fetchMedia', () => {
  it('makes a picture in every format, and names all its files by one hash', async () => {
    const png = await picture(800, 600).png().toBuffer();
    const cms = await serveFiles({ [`${uploads}/Pier at Dusk.jpg`]: png });
    const { table, files, digests } = await fetch({ cms, paths: [`${uploads}/Pier at Dusk.jpg`] });
    const record = table.get(`${uploads}/Pier at Dusk.jpg`);
    const stem = record?.sources?.stem;
    expect(stem).toMatch(/^\/_assets\/media\/pier-at-dusk-[0-9a-f]{8}$/);
    expect(record).toEqual({
      ...{ src: `${stem}-800.jpg`, width: 800, height: 600, sources: { stem, avif: [320, 480, 800] } },
      ...{ tones: ['#0a7d8c', '#0a7d8c'], focus: [50, 50] },
    });
    const ends = ['320.avif', '480.avif', '800.avif', '800.jpg'];
    expect(files.map((file) => `/${file.path}`)).toEqual(ends.map((end) => `${stem}-${end}`));
    for (const file of files) {
      const bytes = await bytesOf(file);
      const { format, width, height } = await sharp(bytes).metadata();
      expect(`/${file.path}`).toContain(
        `-${width}.${format === 'heif' ? 'avif' : format?.replace('jpeg', 'jpg')}`,
      );
      expect(height).toBe(Math.round((Number(width) * 3) / 4));
      expect(digests.get(file.path)?.size).toBe(bytes.length);
    }
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
    const bytes = await picture(8, 6).toFormat(format).toBuffer();
    const cms = await serveFiles({ [`${uploads}/a`]: bytes });
    const { table } = await fetch({ cms, paths: [`${uploads}/a`] });
    expect(table.get(`${uploads}/a`)).toMatchObject({ width: 8, height: 6 });
  });

  it('copies documents and films as they are, with their bytes and without pixels', async () => {
    const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom....moov')]);
    const cms = await serveFiles({
      [`${uploads}/plan.pdf`]: Buffer.from('%PDF-1.7 plan'),
      [`${uploads}/film.mov`]: film,
    });
    const { table, files } = await fetch({ cms, paths: [`${uploads}/film.mov`, `${uploads}/plan.pdf`] });
    expect([...table.values()]).toEqual([
      { src: expect.stringMatching(/film-[0-9a-f]{8}\.mp4$/), size: film.length },
      { src: expect.stringMatching(/plan-[0-9a-f]{8}\.pdf$/), size: 13 },
    ]);
    expect(await Promise.all(files.map(bytesOf))).toEqual([film, Buffer.from('%PDF-1.7 plan')]);
  });

  it('stores one picture under five addresses once (faults 87)', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const paths = ['2025/a.png', '2026/a.png', '2026/a-copy.png', '2026/b.png', 'c.png'].map(
      (name) => `${uploads}/${name}`,
    );
    const cms = await serveFiles(Object.fromEntries(paths.map((name) => [name, png])));
    const { table, files } = await fetch({ cms, paths });
    expect(table.size).toBe(5);
    expect(new Set([...table.values()].map(({ src }) => src))).toHaveLength(1);
    expect(files).toHaveLength(2);
  });

  it('fetches the next file while a picture is made, and no more at once than are allowed', async () => {
    const png = await picture(8, 8).png().toBuffer();
    const storeDir = await temporaryFolder();
    const madeBefore: number[] = [];
    let open = 0;
    let most = 0;
    const cms = await serve((_, response) => {
      most = Math.max(most, ++open);
      response.on('close', () => open--);
      readdir(storeDir).then(({ length }) => {
        madeBefore.push(length);
        response.end(png);
      });
    });
    const paths = [`${uploads}/a.png`, `${uploads}/b.png`];
    await fetch({ cms, storeDir, paths, limits: { concurrency: 1 } });
    expect(madeBefore).toEqual([0, 0]);
    expect(most).toBe(1);
  });

  it('follows a redirect on the same host', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const cms = await serveFiles({ [`${uploads}/a.png`]: `${uploads}/b.png`, [`${uploads}/b.png`]: png });
    expect((await fetch({ cms, paths: [`${uploads}/a.png`] })).table.size).toBe(1);
  });

  it('tries again when the CMS stumbles (faults 86)', async () => {
    const png = await picture(4, 4).png().toBuffer();
    let requests = 0;
    const cms = await serve((_, response) => {
      requests++;
      if (requests === 1) response.writeHead(503).end();
      else response.end(png);
    });
    expect((await fetch({ cms, paths: [`${uploads}/a.png`] })).table.size).toBe(1);
    expect(requests).toBe(2);
  });

  it('fails the build when the CMS does not deliver, and names all that is lost (faults 86)', async () => {
    const cms = await serve((_, response) => void response.writeHead(500).end());
    const paths = [`${uploads}/a.png`, `${uploads}/b.png`];
    await expect(fetch({ cms, paths, limits: { retries: 0 } })).rejects.toMatchObject({
      kind: 'source',
      problems: paths.map((name) => ({ message: expect.stringContaining(name) })),
    });
  });

  it('waits for a large file as long as its bytes come, and not for one that stops in its middle (faults 192)', async () => {
    const bytes = Buffer.alloc(64 * 1024, '%PDF-');
    const cms = await serve(async ({ url = '' }, response) => {
      response.writeHead(200);
      const parts = url.endsWith('slow.pdf') ? 14 : 1;
      for (let part = 0; part < parts; part += 1) {
        response.write(bytes);
        await setTimeout(100);
      }
      if (parts > 1) response.end();
    });
    const fetching = { cms, limits: { retries: 0, timeoutMs: 1000 } };
    const { table } = await fetch({ ...fetching, paths: [`${uploads}/slow.pdf`] });
    expect(table.get(`${uploads}/slow.pdf`)).toBeDefined();
    const error = await fetch({ ...fetching, paths: [`${uploads}/half.pdf`] }).catch((error) => error);
    expect(error.problems[0].message).toMatch(/did not answer within 1000 ms/);
  });
});

describe('fetchMedia the second time', () => {
  it('makes nothing again and only asks whether a file changed', async () => {
    const { input, first, statuses } = await fetchTagged();
    const times = await timesIn(path.join(input.cacheDir, 'pictures'));
    const second = await fetch(input);
    expect(statuses).toEqual([200, 304]);
    expect(second).toEqual(first);
    expect(await timesIn(path.join(input.cacheDir, 'pictures'))).toEqual(times);
  });

  it('makes the same bytes in another cache', async () => {
    const photo = await noise(600, 400).jpeg().toBuffer();
    const cms = await serveFiles({ [`${uploads}/a.jpg`]: photo });
    const first = await fetch({ cms, paths: [`${uploads}/a.jpg`] });
    const second = await fetch({ cms, paths: [`${uploads}/a.jpg`] });
    expect(second.digests).toEqual(first.digests);
    expect(second.table).toEqual(first.table);
  });

  it('does not ask while the library dates the file as it did, and asks when it does not', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const { cms, statuses } = await serveTagged(() => png);
    const cacheDir = await temporaryFolder();
    const again = (modified: string, fetchedAt: string, maxAgeMs?: number) =>
      fetch({
        cms,
        cacheDir,
        needs: [{ path: `${uploads}/a.png`, modified }],
        trust: { fetchedAt, maxAgeMs },
      });
    const first = await again('2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z');
    const askedAt = (moment: string) => ({
      ...first,
      sure: { ...first.sure, undated: [], readAt: [moment] },
    });
    expect(first).toEqual(askedAt('2026-06-01T00:00:00Z'));
    expect(await again('2026-05-01T00:00:00Z', '2026-06-01T01:00:00Z')).toEqual(first);
    expect(statuses).toEqual([200]);
    const second = askedAt('2026-06-01T02:00:00Z');
    expect(await again('2026-05-02T00:00:00Z', '2026-06-01T02:00:00Z')).toEqual(second);
    expect(await again('2026-05-02T00:00:00Z', '2026-06-01T03:00:00Z')).toEqual(second);
    expect(statuses).toEqual([200, 304]);
    // Old, and fresh on request.
    const third = askedAt('2026-06-01T04:00:00Z');
    expect(await again('2026-05-02T00:00:00Z', '2026-06-01T04:00:00Z', 3_600_000)).toEqual(third);
    expect(await again('2026-05-02T00:00:00Z', '2026-06-01T04:00:00Z', 0)).toEqual(third);
    expect(statuses).toEqual([200, 304, 304, 304]);
  });

  it('asks for a file that was fetched about the moment of its last edit, and for one without a date', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const { cms, statuses } = await serveTagged(() => png);
    const cacheDir = await temporaryFolder();
    const trust = { fetchedAt: '2026-06-01T00:00:30Z' };
    for (const needs of [
      [{ path: `${uploads}/a.png`, modified: '2026-06-01T00:00:00Z' }],
      [{ path: `${uploads}/b.png` }],
    ]) {
      expect((await fetch({ cms, cacheDir, needs, trust })).sure).toMatchObject({
        readAt: [],
        undated: needs,
      });
      await fetch({ cms, cacheDir, needs, trust: { fetchedAt: '2026-06-02T00:00:00Z' } });
    }
    expect(statuses).toEqual([200, 304, 200, 304]);
  });

  it('prepares everything again after an update of sharp', () => {
    expect(JSON.parse(recipe)).toContain(sharp.versions.sharp);
  });

  it('prepares a drawing again after a change of the setting svg', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><path d="M0 0h9v9z"/></svg>';
    const { cms } = await serveTagged(() => Buffer.from(svg));
    const cacheDir = await temporaryFolder();
    const input = { cms, cacheDir, paths: [`${uploads}/a.svg`] };
    const sources = [];
    for (const how of ['rasterise', 'sanitise', 'rasterise'] as const) {
      const { table } = await fetch({ ...input, rules: { svg: how } });
      sources.push(table.get(`${uploads}/a.svg`)?.src.split('.').at(-1));
    }
    expect(sources).toEqual(['png', 'svg', 'png']);
  });

  it('takes a picture that changed at the same address under a new name (faults 88)', async () => {
    let bytes = await picture(4, 4).png().toBuffer();
    const { cms } = await serveTagged(() => bytes);
    const cacheDir = await temporaryFolder();
    const before = await fetch({ cms, cacheDir, paths: [`${uploads}/a.png`] });
    bytes = await picture(7, 7).png().toBuffer();
    const after = await fetch({ cms, cacheDir, paths: [`${uploads}/a.png`] });
    expect(after.table.get(`${uploads}/a.png`)).toMatchObject({ width: 7, height: 7 });
    const names = new Set([...before.files, ...after.files].map((file) => file.path));
    expect(names).toHaveLength(before.files.length + after.files.length);
  });

  it.each([
    ['cut', async (file: string) => writeFile(file, 'damaged')],
    ['of other bytes', async (file: string) => scribble(file)],
    ['gone', async (file: string) => writeFile(file, '')],
  ])('makes again what is %s in the cache', async (_, damage) => {
    const { input, first, statuses } = await fetchTagged();
    const bytes = await Promise.all(first.files.map(bytesOf));
    for (const file of first.files) if ('copyOf' in file) await damage(file.copyOf);
    const second = await fetch(input);
    expect(second).toEqual(first);
    expect(await Promise.all(second.files.map(bytesOf))).toEqual(bytes);
    expect(statuses).toEqual([200, 200]);
  });

  it('takes what only its time changed of, as an unpacked cache has it', async () => {
    const { input, first, statuses } = await fetchTagged();
    for (const file of first.files) if ('copyOf' in file) await utimes(file.copyOf, 1, 1);
    expect(await fetch(input)).toEqual(first);
    expect(statuses).toEqual([200, 304]);
  });

  it('uses its earlier copy, with a warning, when the CMS does not deliver (faults 86)', async () => {
    const { input, first } = await fetchTagged();
    const sick = await serve((_, response) => void response.writeHead(502).end());
    const second = await fetch({ ...input, cms: sick, limits: { retries: 0 } });
    expect(second.table).toEqual(first.table);
    expect(second.problems[0]?.message).toContain('the earlier copy is used');
  });

  it('does without a cache that cannot be written', async () => {
    const pdf = Buffer.from('%PDF-1.7 plan');
    const png = await picture(4, 4).png().toBuffer();
    const cms = await serveFiles({ [`${uploads}/a.pdf`]: pdf, [`${uploads}/b.png`]: png });
    const cacheDir = path.join(await temporaryFolder(), 'file');
    await writeFile(cacheDir, 'no folder');
    const { files } = await fetch({ cms, cacheDir, paths: [`${uploads}/a.pdf`, `${uploads}/b.png`] });
    expect(files).toHaveLength(3);
    expect(await bytesOf(files[0])).toEqual(pdf);
  });
});

function noise(width: number, height: number) {
  const noiseOf = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#777777', noise: noiseOf } });
}

async function bytesOf(file: OutputFile | undefined): Promise<Buffer> {
  if (file === undefined) throw new Error('there is no such file');
  return 'copyOf' in file ? readFile(file.copyOf) : Buffer.from(file.contents);
}

/** Other bytes of the same length, written a while ago. */
async function scribble(file: string): Promise<void> {
  await writeFile(file, Buffer.alloc((await stat(file)).size));
  await utimes(file, 1, 1);
}

async function timesIn(folder: string): Promise<Record<string, number>> {
  const names = (await readdir(folder)).sort();
  const times = names.map(async (name) => [name, (await stat(path.join(folder, name))).mtimeMs] as const);
  return Object.fromEntries(await Promise.all(times));
}

/** A file that was fetched once from a server of `serveTagged`. */
async function fetchTagged() {
  const png = await picture(4, 4).png().toBuffer();
  const { cms, statuses } = await serveTagged(() => png);
  const input = { cms, cacheDir: await temporaryFolder(), paths: [`${uploads}/a.png`] };
  return { input, first: await fetch(input), statuses };
}

/** Serves one file with an etag, and notes the statuses of its answers. */
async function serveTagged(bytes: () => Buffer) {
  const statuses: number[] = [];
  const cms = await serve((request, response) => {
    const etag = `"${bytes().length}-${bytes().toString('base64').slice(0, 60)}"`;
    const status = request.headers['if-none-match'] === etag ? 304 : 200;
    statuses.push(status);
    response.writeHead(status, { etag }).end(status === 200 ? bytes() : undefined);
  });
  return { cms, statuses };
}
