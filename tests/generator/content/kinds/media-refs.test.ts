import { expect, it } from 'vitest';
import { mediaIds } from '../../../../generator/content/kinds/media-refs.ts';
import { makeEntry } from '../../../support/entries.ts';

const entry = makeEntry('experience', 1, {
  imageId: 10,
  seo: {
    title: '',
    description: '',
    noindex: false,
    image: { ref: 'media', path: '/wp-content/uploads/s.jpg', id: 11 },
  },
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
});

it('finds the ids of all pictures that content names', () => {
  expect(mediaIds(entry)).toEqual([10, 11, 12, 13]);
});
