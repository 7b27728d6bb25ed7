import { expect, it } from 'vitest';
import type { Media, MediaRef } from '../../generator/content.ts';
import { createRouteContext } from '../../generator/route-context.ts';
import { makeContent } from '../support/entries.ts';

const media: Media = {
  id: 12,
  path: '/uploads/full.jpg',
  alt: 'The pier',
  mimeType: 'image/jpeg',
  modified: null,
  width: 1600,
  height: 900,
};
const { resolve } = createRouteContext({
  content: makeContent([], { media: [media] }),
  config: {
    siteUrl: 'https://pier.example',
    map: {},
    furtherPages: true,
    popup: { storage: 'debug', cookieHours: 24 },
    fonts: {},
  },
  media: new Map([['/uploads/full.jpg', { src: '/_assets/media/full.jpg', width: 1600, height: 900 }]]),
  warn: () => undefined,
});

const cutSize: MediaRef = { ref: 'media', path: '/uploads/full-300x200.jpg', id: 12 };

it('shows the library’s own file where content names a size that WordPress cut from it', () => {
  expect(resolve.picture(cutSize)).toMatchObject({ src: '/_assets/media/full.jpg', alt: 'The pier' });
  expect(resolve.html({ ref: 'html', parts: ['<img src="', '">'], refs: [cutSize] })).toBe(
    '<img src="/_assets/media/full.jpg">',
  );
});

it('gives all entries with one picture the same object', () => {
  expect(resolve.pictureById(12)).toBe(resolve.pictureById(12));
});
