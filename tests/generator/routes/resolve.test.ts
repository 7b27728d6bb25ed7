import { expect, it } from 'vitest';
import type { LinkRef, MediaRef } from '../../../generator/content/stored-blocks.ts';
import { makeEntry, makeMedia } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

const media = makeMedia(12, '/uploads/full.jpg', { alt: 'The pier' });
const files = new Map([['/uploads/full.jpg', { src: '/_assets/media/full.jpg', width: 1600, height: 900 }]]);
const { resolve } = openContext([], { media: [media] }, { siteUrl: 'https://pier.example' }, files).context;

const cutSize: MediaRef = { ref: 'media', path: '/uploads/full-300x200.jpg', id: 12 };

it('shows the library’s own file where content names a size that WordPress cut from it', () => {
  expect(resolve.picture(cutSize)).toMatchObject({ src: '/_assets/media/full.jpg', alt: 'The pier' });
  expect(resolve.html({ ref: 'html', parts: ['<img src="', '">'], refs: [cutSize] })).toBe(
    '<img src="/_assets/media/full.jpg">',
  );
});

it('shows the address where an import left the id of another picture beside it, as WordPress does', () => {
  const other = makeMedia(13, '/uploads/other.jpg', { alt: 'A boat' });
  const { context } = openContext([], { media: [media, other] }, {}, files);
  expect(context.resolve.picture({ ref: 'media', path: '/uploads/full.jpg', id: 13 })).toMatchObject({
    src: '/_assets/media/full.jpg',
    alt: '',
  });
});

it('leads a link to the page of a picture to its file, where the site has no such page', () => {
  const to = (path: string, file?: MediaRef): LinkRef => ({
    ref: 'link',
    to: path,
    isInternal: true,
    ...(file && { file }),
  });
  expect(resolve.link(to('/full/', cutSize))).toBe('/_assets/media/full.jpg');
  expect(resolve.link(to('/visit/', cutSize))).toBe('/visit/');
  expect(resolve.link(to('/full/'))).toBe('/full/');
});

it('gives all entries with one picture the same object', () => {
  expect(resolve.pictureById(12)).toBe(resolve.pictureById(12));
});

it('gives those who share a page its public address, in links of blocks and of html alike', () => {
  const to = 'https://fb.test/share?u=\ue002&t=1';
  const ref: LinkRef = { ref: 'link', to, isInternal: false, shared: ['/visit/?a=1'] };
  const href = 'https://fb.test/share?u=https%3A%2F%2Fpier.example%2Fvisit%2F%3Fa%3D1&t=1';
  expect(resolve.link(ref)).toBe(href);
  expect(resolve.html({ ref: 'html', parts: ['<a href="', '">'], refs: [ref] })).toBe(
    `<a href="${href.replace('&', '&amp;')}">`,
  );
});

it('names the source of a link that leads nowhere', () => {
  const event = makeEntry('event', 5, { title: 'Lights' });
  const { context, warnings } = openContext([event]);
  const gone: LinkRef = { ref: 'link', to: '/gone/', isInternal: true };
  context.resolve.link(gone, { name: 'The menu item "Visit"' });
  context.resolveFor(event).link(gone, { field: 'eventUrl' });
  expect(warnings).toMatchObject([
    { message: 'The menu item "Visit" leads to /gone/, which does not exist on the site' },
    {
      message: 'A link leads to /gone/, which does not exist on the site',
      entry: { id: 5 },
      field: 'eventUrl',
    },
  ]);
});

it('shows a link to a missing file as text', () => {
  const gone: MediaRef = { ref: 'media', path: '/uploads/gone.pdf' };
  const text = {
    ref: 'html',
    parts: ['<p><a href="', '">the plan</a> and <a class="x" href="', '">it</a></p>'],
  } as const;
  expect(resolve.html({ ...text, refs: [gone, cutSize] })).toBe(
    '<p><a>the plan</a> and <a class="x" href="/_assets/media/full.jpg">it</a></p>',
  );
});
