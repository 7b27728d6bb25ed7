import { expect, it } from 'vitest';
import { libraryPaths, mediaIds, withLibraryPaths } from '../../../generator/collections/media-refs.ts';
import type { Entry } from '../../../generator/content.ts';

const entry: Entry<'experience'> = {
  kind: 'experience',
  id: 1,
  slug: 'art',
  uri: '/experience/art/',
  title: 'Art',
  published: '2026-05-01T12:00:00.000Z',
  modified: '2026-05-01T12:00:00.000Z',
  excerpt: '',
  menuOrder: 0,
  imageId: 10,
  seo: {
    title: '',
    description: '',
    noindex: false,
    image: { ref: 'media', path: '/wp-content/uploads/s.jpg', id: 11 },
  },
  fields: {},
  blocks: [
    {
      block: 'core/image',
      props: {
        picture: { ref: 'media', path: '/wp-content/uploads/a-300x200.jpg', id: 12, alt: 'A' },
        style: {},
      },
    },
    {
      block: 'pier/hero',
      settings: { image: { id: 13, url: '/wp-content/uploads/h.jpg' }, link: { id: 99, url: '/x/' } },
    },
    {
      block: 'core/html',
      props: {
        html: { ref: 'html', parts: ['', ''], refs: [{ ref: 'media', path: '/wp-content/uploads/b.jpg' }] },
      },
    },
  ],
};

it('finds the ids of all pictures that content names', () => {
  expect(mediaIds(entry)).toEqual([10, 11, 12, 13]);
});

it('puts the library’s path in place of a cut size, and leaves everything else as it is', () => {
  const media = [12, 13].map((id) => ({
    id,
    path: `/wp-content/uploads/full-${id}.jpg`,
    alt: '',
    mimeType: 'image/jpeg',
    modified: null,
    width: null,
    height: null,
  }));
  const mapped = withLibraryPaths(entry, libraryPaths(media));
  expect(mapped.blocks).toMatchObject([
    { props: { picture: { path: '/wp-content/uploads/full-12.jpg', alt: 'A' } } },
    { settings: { image: { url: '/wp-content/uploads/full-13.jpg' }, link: { url: '/x/' } } },
    { props: { html: { refs: [{ path: '/wp-content/uploads/b.jpg' }] } } },
  ]);
  expect(mapped.blocks[2]).toBe(entry.blocks[2]);
  expect(withLibraryPaths(entry, new Map())).toBe(entry);
});
