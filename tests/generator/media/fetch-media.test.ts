import { readdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type FetchMediaInput, fetchMedia } from '../../../generator/media/fetch-media.ts';
import { preparation } from '../../../generator/media/media-cache.ts';
import type { Problem } from '../../../generator/problem.ts';
import { contentsOf } from '../../support/contents-of.ts';
import { makeFolder } from '../../support/make-project.ts';
import { serve } from '../../support/serve.ts';

const uploads = '/wp-content/uploads';

describe('fetchMedia', () => {
  it('gives a picture its true size and extension and a name by its bytes', async () => {
    const png = await picture(40, 30).png().toBuffer();
    const cms = await serveFiles({ [`${uploads}/Pier at Dusk.jpg`]: png });
    const { table, files, digests } = await fetch({ cms, paths: [`${uploads}/Pier at Dusk.jpg`] });
    const record = table.get(`${uploads}/Pier at Dusk.jpg`);
    expect(record).toEqual({
      src: expect.stringMatching(/^\/_assets\/media\/pier-at-dusk-[0-9a-f]{8}\.png$/),
      width: 40,
      height: 30,
    });
    expect(files.map((file) => `/${file.path}`)).toEqual([record?.src]);
    expect(contentsOf(files[0])).toBe(png.toString());
    expect(digests.get(files[0]?.path ?? '')).toEqual({
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      size: png.length,
    });
  });

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('takes %s', async (format) => {
    const bytes = await picture(8, 6).toFormat(format).toBuffer();
    const cms = await serveFiles({ [`${uploads}/a`]: bytes });
    const { table } = await fetch({ cms, paths: [`${uploads}/a`] });
    expect(table.get(`${uploads}/a`)).toMatchObject({ width: 8, height: 6 });
  });

  it('says the size of a rotated photo as a browser shows it', async () => {
    const photo = await picture(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const cms = await serveFiles({ [`${uploads}/a.jpg`]: photo });
    const { table } = await fetch({ cms, paths: [`${uploads}/a.jpg`] });
    expect(table.get(`${uploads}/a.jpg`)).toMatchObject({ width: 30, height: 40 });
  });

  it('turns a drawing into a png, for it may carry script', async () => {
    const svg =
      '<?xml version="1.0"?><!-- logo --><svg xmlns="http://www.w3.org/2000/svg" width="20" height="10">' +
      '<script>alert(1)</script><rect width="20" height="10"/></svg>';
    const cms = await serveFiles({ [`${uploads}/logo.svg`]: Buffer.from(svg) });
    const { table, files } = await fetch({ cms, paths: [`${uploads}/logo.svg`] });
    const record = table.get(`${uploads}/logo.svg`);
    expect(record?.src).toMatch(/\.png$/);
    expect(record).toMatchObject({ width: 40, height: 20 });
    expect(contentsOf(files[0])).not.toContain('script');
  });

  it('copies documents and films without a size', async () => {
    const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom....moov')]);
    const cms = await serveFiles({
      [`${uploads}/plan.pdf`]: Buffer.from('%PDF-1.7 plan'),
      [`${uploads}/film.mov`]: film,
    });
    const { table } = await fetch({ cms, paths: [`${uploads}/film.mov`, `${uploads}/plan.pdf`] });
    expect([...table.values()]).toEqual([
      { src: expect.stringMatching(/film-[0-9a-f]{8}\.mp4$/) },
      { src: expect.stringMatching(/plan-[0-9a-f]{8}\.pdf$/) },
    ]);
  });

  it('stores equal bytes of one name once', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const cms = await serveFiles({ [`${uploads}/2025/a.png`]: png, [`${uploads}/2026/a.png`]: png });
    const { table, files } = await fetch({ cms, paths: [`${uploads}/2025/a.png`, `${uploads}/2026/a.png`] });
    expect(table.size).toBe(2);
    expect(files).toHaveLength(1);
  });

  it.each([
    ['is missing', 'gone.jpg', /is not there: .* answers 404/],
    ['is cut short', 'cut.jpg', /is a broken picture/],
    ['is a web page', 'page.png', /is no picture/],
    ['is empty', 'empty.png', /is no picture/],
    ['unpacks to too many pixels', 'bomb.png', /is a broken picture: .*pixel limit/],
    ['is larger than the limit', 'large.pdf', /is larger than 20000 bytes/],
    ['lies on another host', 'elsewhere.png', /is redirected to another host, other\.invalid/],
    ['is redirected for ever', 'loop.png', /is redirected more than 5 times/],
  ])('leaves out what %s, and names it and its entry', async (_, name, reason) => {
    const cms = await serveFiles({ [`${uploads}/${name}`]: await brokenFile(name) });
    const entry = { kind: 'page', id: 3, title: 'Visit' };
    const needs = [{ path: `${uploads}/${name}`, entry }];
    const maxBytes = name === 'large.pdf' ? 20_000 : 10_000_000;
    const { table, problems } = await fetch({ cms, needs, limits: { maxBytes } });
    expect(table.size).toBe(0);
    expect(problems).toEqual([{ message: expect.stringMatching(reason), entry, hint: expect.any(String) }]);
    expect(problems[0]?.message).toContain(`${uploads}/${name}`);
  });

  it('follows a redirect on the same host', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const cms = await serveFiles({ [`${uploads}/a.png`]: `${uploads}/b.png`, [`${uploads}/b.png`]: png });
    expect((await fetch({ cms, paths: [`${uploads}/a.png`] })).table.size).toBe(1);
  });

  it('refuses a path that is an address of another host', async () => {
    const { table, problems } = await fetch({ cms: await serveFiles({}), paths: ['//other.invalid/a.png'] });
    expect(table.size).toBe(0);
    expect(problems[0]?.message).toContain('other.invalid');
  });

  it('tries again when the CMS stumbles', async () => {
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

  it('fails the build when the CMS does not deliver, and names all that is lost', async () => {
    const cms = await serve((_, response) => void response.writeHead(500).end());
    const paths = [`${uploads}/a.png`, `${uploads}/b.png`];
    await expect(fetch({ cms, paths, limits: { retries: 0 } })).rejects.toMatchObject({
      kind: 'source',
      problems: paths.map((name) => ({ message: expect.stringContaining(name) })),
    });
  });

  it('gives up on a file that does not end in time', async () => {
    const cms = await serve((_, response) => void response.writeHead(200).write('%PDF-'));
    const limits = { retries: 0, timeoutMs: 50 };
    await expect(fetch({ cms, paths: [`${uploads}/a.pdf`], limits })).rejects.toMatchObject({
      problems: [{ message: expect.stringContaining('did not answer within 50 ms') }],
    });
  });
});

describe('fetchMedia the second time', () => {
  it('only asks whether a file changed, and gives the same', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const { cms, statuses } = await serveTagged(() => png);
    const cacheDir = await makeFolder();
    const first = await fetch({ cms, cacheDir, paths: [`${uploads}/a.png`] });
    const second = await fetch({ cms, cacheDir, paths: [`${uploads}/a.png`] });
    expect(statuses).toEqual([200, 304]);
    expect(second).toEqual(first);
  });

  it('does not ask while the library dates the file as it did, and asks when it does not', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const { cms, statuses } = await serveTagged(() => png);
    const cacheDir = await makeFolder();
    const again = (modified: string, fetchedAt: string, maxAgeMs?: number) =>
      fetch({
        cms,
        cacheDir,
        needs: [{ path: `${uploads}/a.png`, modified }],
        trust: { fetchedAt, maxAgeMs },
      });
    const first = await again('2026-05-01T00:00:00Z', '2026-06-01T00:00:00Z');
    expect(await again('2026-05-01T00:00:00Z', '2026-06-01T01:00:00Z')).toEqual(first);
    expect(statuses).toEqual([200]);
    expect(await again('2026-05-02T00:00:00Z', '2026-06-01T02:00:00Z')).toEqual(first);
    expect(await again('2026-05-02T00:00:00Z', '2026-06-01T03:00:00Z')).toEqual(first);
    expect(statuses).toEqual([200, 304]);
    // Old, and fresh on request.
    expect(await again('2026-05-02T00:00:00Z', '2026-06-01T04:00:00Z', 3_600_000)).toEqual(first);
    expect(await again('2026-05-02T00:00:00Z', '2026-06-01T04:00:00Z', 0)).toEqual(first);
    expect(statuses).toEqual([200, 304, 304, 304]);
  });

  it('asks for a file that was fetched about the moment of its last edit, and for one without a date', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const { cms, statuses } = await serveTagged(() => png);
    const cacheDir = await makeFolder();
    const trust = { fetchedAt: '2026-06-01T00:00:30Z' };
    for (const needs of [
      [{ path: `${uploads}/a.png`, modified: '2026-06-01T00:00:00Z' }],
      [{ path: `${uploads}/b.png` }],
    ]) {
      await fetch({ cms, cacheDir, needs, trust });
      await fetch({ cms, cacheDir, needs, trust: { fetchedAt: '2026-06-02T00:00:00Z' } });
    }
    expect(statuses).toEqual([200, 304, 200, 304]);
  });

  it('prepares everything anew after an update of sharp', () => {
    expect(preparation.endsWith(`/${sharp.versions.sharp}`)).toBe(true);
  });

  it('takes a file that changed at the same address', async () => {
    let bytes = await picture(4, 4).png().toBuffer();
    const { cms } = await serveTagged(() => bytes);
    const cacheDir = await makeFolder();
    await fetch({ cms, cacheDir, paths: [`${uploads}/a.png`] });
    bytes = await picture(7, 7).png().toBuffer();
    const { table } = await fetch({ cms, cacheDir, paths: [`${uploads}/a.png`] });
    expect(table.get(`${uploads}/a.png`)).toMatchObject({ width: 7, height: 7 });
  });

  it('fetches again what was damaged in the cache', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const { cms, statuses } = await serveTagged(() => png);
    const cacheDir = await makeFolder();
    const first = await fetch({ cms, cacheDir, paths: [`${uploads}/a.png`] });
    for (const name of await readdir(path.join(cacheDir, 'media'))) {
      if (name.endsWith('.bin')) await writeFile(path.join(cacheDir, 'media', name), 'damaged');
    }
    expect(await fetch({ cms, cacheDir, paths: [`${uploads}/a.png`] })).toEqual(first);
    expect(statuses).toEqual([200, 200]);
  });

  it('uses its earlier copy, with a warning, when the CMS does not deliver', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const { cms } = await serveTagged(() => png);
    const cacheDir = await makeFolder();
    const first = await fetch({ cms, cacheDir, paths: [`${uploads}/a.png`] });
    const sick = await serve((_, response) => void response.writeHead(502).end());
    const second = await fetch({ cms: sick, cacheDir, paths: [`${uploads}/a.png`], limits: { retries: 0 } });
    expect(second.table).toEqual(first.table);
    expect(second.problems[0]?.message).toContain('its earlier copy is used');
  });

  it('does without a cache that cannot be written', async () => {
    const png = await picture(4, 4).png().toBuffer();
    const cms = await serveFiles({ [`${uploads}/a.png`]: png });
    const cacheDir = path.join(await makeFolder(), 'file');
    await writeFile(cacheDir, 'no folder');
    const { files } = await fetch({ cms, cacheDir, paths: [`${uploads}/a.png`] });
    expect(contentsOf(files[0])).toBe(png.toString());
  });
});

interface FetchInput extends Partial<FetchMediaInput> {
  readonly cms: string;
  readonly paths?: readonly string[];
}

async function fetch({ cms, paths = [], ...input }: FetchInput) {
  const problems: Problem[] = [];
  const fetched = await fetchMedia({
    needs: paths.map((mediaPath) => ({ path: mediaPath })),
    origin: cms,
    cacheDir: input.cacheDir ?? (await makeFolder()),
    warn: (problem) => problems.push(problem),
    ...input,
  });
  return { ...fetched, problems };
}

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#0a7d8c' } });
}

async function brokenFile(name: string): Promise<Buffer | string> {
  const photo = await picture(64, 64).jpeg().toBuffer();
  const files: Readonly<Record<string, () => Buffer | string | Promise<Buffer>>> = {
    'cut.jpg': () => photo.subarray(0, photo.length / 2),
    'page.png': () => Buffer.from('<!doctype html><p>Log in</p><svg></svg>'),
    'empty.png': () => Buffer.alloc(0),
    'bomb.png': () => picture(9000, 9000).png().toBuffer(),
    'large.pdf': () => Buffer.concat([Buffer.from('%PDF-'), Buffer.alloc(30_000)]),
    'elsewhere.png': () => 'http://other.invalid/a.png',
    'loop.png': () => `${uploads}/loop.png`,
  };
  return (await files[name]?.()) ?? '/nowhere';
}

/** Serves files by path; a string is where the path is redirected to. */
function serveFiles(files: Readonly<Record<string, Buffer | string>>): Promise<string> {
  return serve((request, response) => answer(request, response, files));
}

function answer(
  { url = '' }: IncomingMessage,
  response: ServerResponse,
  files: Readonly<Record<string, Buffer | string>>,
): void {
  const file = files[decodeURI(url)];
  if (file === undefined) response.writeHead(404).end();
  else if (typeof file === 'string') response.writeHead(302, { location: file }).end();
  else response.writeHead(200, { 'content-type': 'text/plain' }).end(file);
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
