import { describe, expect, it } from 'vitest';
import { createScale } from '../../../generator/publish/count-files.ts';

describe('the heaviest files of a site', () => {
  it('are ten pages and ten pictures by size, then by path, in whatever order they come', () => {
    const pages = Array.from({ length: 30 }, (_, index) => ({
      path: index === 0 ? 'index.html' : `event/${String.fromCharCode(96 + (index % 26))}${index}/index.html`,
      class: 'page' as const,
      bytes: 1000 + (index % 5),
    }));
    const forwards = createScale();
    const backwards = createScale();
    for (const { bytes, ...file } of pages) forwards.weigh(file, bytes);
    for (const { bytes, ...file } of pages.toReversed()) backwards.weigh(file, bytes);
    expect(forwards.heaviest()).toEqual(backwards.heaviest());
    const expected = pages
      .map(({ path, bytes }) => ({ path: `/${path.replace('index.html', '')}`, bytes }))
      .sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1))
      .slice(0, 10);
    expect(forwards.heaviest().pages).toEqual(expected);
  });

  it('are no scripts, no fonts and no icons at the root', () => {
    const { weigh, heaviest } = createScale();
    weigh({ path: '_assets/media/pier-1a2b.avif', class: 'asset' }, 5);
    weigh({ path: '_assets/media/menu-1a2b.pdf', class: 'asset' }, 99);
    weigh({ path: '_assets/figtree-1a2b.woff2', class: 'asset' }, 99);
    weigh({ path: 'icon-512.png', class: 'data' }, 99);
    weigh({ path: '404.html', class: 'page' }, 7);
    expect(heaviest()).toEqual({
      pages: [{ path: '/404.html', bytes: 7 }],
      pictures: [{ path: '/_assets/media/pier-1a2b.avif', bytes: 5 }],
    });
  });
});
