import { describe, expect, it } from 'vitest';
import type { LinkRef } from '../../../generator/content/stored-blocks.ts';
import { isWordPressArchive } from '../../../generator/routes/cms-addresses.ts';
import { openContext } from '../../support/route-context.ts';

const to = (address: string): LinkRef => ({ ref: 'link', to: address, isInternal: true });

describe('the archives of WordPress', () => {
  it.each([
    '/2026/',
    '/news/2026/11/',
    '/2026/11/22/page/2/',
    '/tag/sea/',
    '/blog/author/moira/',
    '/?m=202611',
    '/?s=x',
  ])('are known by the address %s', (address) => expect(isWordPressArchive(address)).toBe(true));

  it.each([
    '/',
    '/2026/11/storm/',
    '/visit/',
    '/news/c/art/',
    '/tags/',
    '/category/art/',
    '/?p=5',
    '/news/page/2/',
  ])('are not at %s', (address) => expect(isWordPressArchive(address)).toBe(false));

  it('are no links of a page, whose text stays, and are told once', () => {
    const { context, warnings } = openContext([]);
    const html = {
      ref: 'html' as const,
      parts: [
        '<li><a href="',
        '">June</a></li><li><a class="b" href="',
        '" rel="tag">Sea</a></li><a href="',
        '">Visit</a>',
      ],
      refs: [to('/2026/06/'), to('/tag/sea/'), to('/visit/')],
    };
    expect(context.resolve.html(html)).toBe(
      '<li><a>June</a></li><li><a class="b" rel="tag">Sea</a></li><a href="/visit/">Visit</a>',
    );
    expect(warnings.map(({ message }) => message)).toEqual([expect.stringContaining('such as /2026/06/')]);
  });
});
