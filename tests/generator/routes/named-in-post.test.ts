import { expect, it } from 'vitest';
import { namedInPost } from '../../../generator/routes/named-in-post.ts';
import { makeEntry } from '../../support/entries.ts';
import { makeEvent } from '../../support/events.ts';
import { openContext } from '../../support/route-context.ts';

const linking = (...targets: readonly string[]) => ({
  block: 'core/paragraph' as const,
  props: {
    style: {},
    html: {
      ref: 'html' as const,
      parts: targets.map(() => '<a>').concat(''),
      refs: targets.map((to) => ({ ref: 'link' as const, to, isInternal: to.startsWith('/') })),
    },
  },
});

it('a post names the events, places and works that its text links to, each once, in the order of the text', () => {
  const { context } = openContext([
    makeEntry('post', 1, {
      uri: '/post/',
      blocks: [
        linking('/works/3/', '/a-page/', 'https://www.example.com/'),
        linking('/events/2/', '/places/4/', '/works/3/', '/gone/'),
      ],
    }),
    {
      ...makeEvent(2, '2026-06-20T19:00:00', { venue: 'The Lawn' }),
      ...{ uri: '/events/2/', title: 'Film Night' },
    },
    makeEntry('artwork', 3, { uri: '/works/3/', title: 'Gulls', fields: { artist: 'Jo', year: 2019 } }),
    makeEntry('location', 4, { uri: '/places/4/', title: 'The Hall', fields: { address: '1 Pier' } }),
    makeEntry('location', 5, { uri: '/places/5/', title: 'Film Night Bar' }),
    makeEntry('page', 6, { uri: '/a-page/', title: 'A page' }),
  ]);
  const [post] = context.lists.post.all();
  expect(
    post && namedInPost(context.row(post), context).map(({ label, detail, own }) => [label, detail, own]),
  ).toEqual([
    ['Gulls', '2019', 'Jo'],
    ['Film Night', 'Saturday, June 20, 2026', 'The Lawn'],
    ['The Hall', undefined, '1 Pier'],
  ]);
});
