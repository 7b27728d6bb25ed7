import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { type PagePack, packPages, unpackPages } from '../../../../generator/rebuild/stored/page-pack.ts';
import { sha256 } from '../../../../generator/util/hash.ts';

function page(path: string, html: string): PagePack['pages'][number] {
  return {
    path,
    html: Buffer.from(html),
    page: {
      fingerprint: { template: 't', assets: 'a', layout: '', route: 'r' },
      ...{
        sha256: sha256(html),
        islands: ['map'],
        anchors: 'top end',
        used: 'post:1 media:2',
        versions: 'v',
      },
      listed: { head: { canonical: 'https://www.example.org/' }, pictures: [] },
      findings: [{ change: { at: '2026-06-14T10:00:00.000Z', why: 'an event ends' } }],
    },
  };
}

const row = { kind: 'post', title: 'Oysters', href: '/news/p/oysters/', facts: '', picture: '' } as const;

const pack: Omit<PagePack, 'html'> = {
  ...{ now: '2026-06-13T14:00:00.000Z', document: 'd', until: '2026-06-14T10:00:00.000Z' },
  search: [['7', { ...{ id: 7, version: 'v', words: 'oyster 13', extract: 'Oysters', sections: [] }, row }]],
  pages: [page('/a/', '<p>Ä ferry\n</p>'), page('/b/', ''), page('/c/', '<p>c</p>')],
};

function packed(): Buffer {
  const pages = pack.pages.map(({ html, ...page }) => ({
    ...page,
    size: html.length,
    read: (target: Buffer) => target.set(html),
  }));
  return packPages({ ...pack, pages });
}

/** The value with its text changed. */
function changed(change: (text: string) => string): Buffer {
  return brotliCompressSync(Buffer.from(change(brotliDecompressSync(packed()).toString())));
}

const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };

describe('packPages', () => {
  it('gives back what was packed, and the same bytes each time', async () => {
    const value = packed();
    expect(packed()).toEqual(value);
    const read = await unpackPages(value);
    const texts = read?.pages.map(({ html }) => Buffer.from(html).toString());
    expect(texts).toEqual(pack.pages.map(({ html }) => Buffer.from(html).toString()));
    expect(Buffer.from(read?.html ?? []).toString()).toBe(texts?.join(''));
    expect({ ...read, pages: [], html: [] }).toEqual({ ...pack, pages: [], html: [] });
    expect(read?.pages.map(({ page }) => page)).toEqual(pack.pages.map(({ page }) => page));
  });

  it.each<readonly [name: string, value: () => Uint8Array]>([
    ['nothing', () => Buffer.alloc(0)],
    ['other bytes', () => Buffer.from('not compressed')],
    ['a value that was cut', () => packed().subarray(0, -9)],
    ['no facts', () => brotliCompressSync(Buffer.from('{}\n'))],
    ['facts without an end', () => changed((text) => text.replaceAll('\n', ' '))],
    ['html of another hash', () => changed((text) => text.replace('ferry', 'fairy'))],
    ['html that is too short', () => changed((text) => text.slice(0, -1))],
    ['html that is too long', () => changed((text) => `${text}x`)],
    ['a negative size', () => changed((text) => text.replace('"size":0', '"size":-8'))],
    ['a page without a fingerprint', () => changed((text) => text.replace('"fingerprint"', '"print"'))],
    ['a moment in words', () => changed((text) => text.replace('2026-06-13T14', 'noon'))],
    ['a next moment in words', () => changed((text) => text.replace('"until":"2026', '"until":"soon'))],
    ['words of another type', () => changed((text) => text.replace('"oyster 13"', '[13]'))],
    ['bytes that fill the memory', () => brotliCompressSync(Buffer.alloc(257 * 1024 * 1024), { params })],
  ])('refuses %s', async (_, value) => {
    expect(await unpackPages(value())).toBeNull();
  });
});
