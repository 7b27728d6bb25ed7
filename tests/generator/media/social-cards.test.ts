import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { MediaNeed } from '../../../generator/media/collect-media.ts';
import { serve } from '../../support/serve.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { fetch, serveFiles, uploads } from './fetch.ts';

const path = `${uploads}/pier.png`;
const trust = { fetchedAt: '2026-06-13T14:00:00Z' };

/** A picture that is red on the left and blue on the right. */
async function twoHalves(): Promise<Buffer> {
  const raw = { width: 2, height: 1, channels: 3 } as const;
  return sharp(Buffer.from([255, 0, 0, 0, 0, 255]), { raw })
    .resize(2000, 630, { fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
}

/** Serves the picture by its validators, and counts. */
async function startHost() {
  const bytes = await twoHalves();
  const statuses: number[] = [];
  let isSick = false;
  const cms = await serve((request, response) => {
    const status = isSick ? 503 : request.headers['if-none-match'] === '"a"' ? 304 : 200;
    statuses.push(status);
    response.writeHead(status, { etag: '"a"' }).end(status === 200 ? bytes : undefined);
  });
  const cacheDir = await temporaryFolder();
  const build = async (card: MediaNeed['card'], input: object = {}) => {
    const needs = [{ path, modified: '2026-06-01T10:00:00Z', ...(card && { card }) }];
    const fetched = await fetch({ cms, cacheDir, needs, trust, limits: { retries: 0 }, ...input });
    const record = fetched.table.get(path);
    const file = fetched.files.find((file) => file.path.includes('-card'));
    const isBlue = file && 'copyOf' in file && (await isBlueInTheMiddle(await readFile(file.copyOf)));
    return {
      ...fetched,
      record,
      file: file?.path,
      shows: isBlue === undefined ? 'nothing' : isBlue ? 'blue' : 'red',
    };
  };
  return { build, statuses, become: (next: 'sick' | 'well') => (isSick = next === 'sick') };
}

async function isBlueInTheMiddle(bytes: Buffer): Promise<boolean> {
  const { data } = await sharp(bytes)
    .resize(3, 1, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (data[5] ?? 0) > (data[3] ?? 0);
}

describe('the social card of a picture of the library', () => {
  it('is made where a page shares the picture, and is one of its files', async () => {
    const { build } = await startHost();
    const without = await build(undefined);
    expect([without.shows, without.record?.sources?.card]).toEqual(['nothing', undefined]);
    const { record, file, digests } = await build({ focus: [10, 50] });
    const [hash, width] = record?.sources?.card ?? [];
    expect(`/${file}`).toBe(`${record?.sources?.stem}-card${hash}.jpg`);
    expect(width).toBe(1200);
    expect(digests.get(file ?? '')?.sha256.slice(0, 8)).toBe(hash);
    // Which pages share a picture changes nothing else of it.
    expect({ ...record, sources: { ...record?.sources, card: undefined } }).toEqual({
      ...without.record,
      sources: { ...without.record?.sources, card: undefined },
    });
  });

  it('is cut again for another focal point, though the library dates the file as before, and only then', async () => {
    const { build, statuses } = await startHost();
    const red = await build({ focus: [10, 50] });
    expect(await build({ focus: [10, 50] })).toEqual(red);
    expect(statuses).toEqual([200]);
    const blue = await build({ focus: [90, 50] });
    expect(statuses).toEqual([200, 200]);
    expect([red.shows, blue.shows]).toEqual(['red', 'blue']);
    expect(blue.record?.src).toBe(red.record?.src);
    expect(blue.changes).toEqual([]);
    const clean = await (await startHost()).build({ focus: [90, 50] });
    expect(blue.digests).toEqual(clean.digests);
  });

  it('keeps its earlier cut where the CMS fails or is not asked', async () => {
    const { build, become } = await startHost();
    const red = await build({ focus: [10, 50] });
    become('sick');
    const kept = await build({ focus: [90, 50] });
    expect(kept.digests).toEqual(red.digests);
    expect(kept.problems[0]?.message).toContain('the earlier copy is used');
    expect((await build({ focus: [90, 50] }, { origin: null })).digests).toEqual(red.digests);
    become('well');
    expect((await build({ focus: [90, 50] })).shows).toBe('blue');
  });

  it('leaves any other file than a picture as it is', async () => {
    const cms = await serveFiles({ [`${uploads}/a.jpg`]: Buffer.from('%PDF-1.7 plan') });
    const cacheDir = await temporaryFolder();
    const needs = [{ path: `${uploads}/a.jpg`, card: {}, modified: '2026-06-01T10:00:00Z' }];
    const first = await fetch({ cms, cacheDir, needs, trust });
    expect(first.files).toHaveLength(1);
    expect((await fetch({ cms, cacheDir, needs, trust })).digests).toEqual(first.digests);
  });
});
