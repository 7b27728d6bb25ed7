import type { BlockNode } from '../../templates/blocks/index.ts';
import type { TemplateCall } from '../../templates/render.tsx';
import { fullBlocks } from './sample-blocks.ts';
import {
  document,
  events,
  experiences,
  href,
  html,
  link,
  locations,
  picture,
  posts,
  when,
} from './samples.ts';

const { organisation } = document.layout;
export const hero: BlockNode = { block: 'pier/hero', props: fullBlocks['pier/hero'] };
export const text: BlockNode = { block: 'core/paragraph', props: { html: html('Words'), style: {} } };
export const page = { title: 'A page', picture, nodes: [text] };
export const bare = { title: 'A page', nodes: [] };
const map = fullBlocks['pier/map'];

/** Every template twice: with all that it can have, and with as little as it must. */
export const calls: readonly TemplateCall[] = [
  { template: 'home', props: { title: 'Halyard Pier', nodes: [hero, text] } },
  { template: 'home', props: bare },
  { template: 'page', props: page },
  { template: 'page', props: bare },
  { template: 'contact', props: { ...page, organisation } },
  { template: 'contact', props: { ...bare, organisation: { name: 'Trust', hours: [], social: [] } } },
  { template: 'visit', props: { ...page, nodes: [hero], organisation } },
  { template: 'visit', props: { ...bare, organisation: { name: 'Trust', hours: [], social: [] } } },
  { template: 'revitalization', props: page },
  { template: 'revitalization', props: bare },
  { template: 'experiences', props: { ...page, experiences } },
  { template: 'experiences', props: { ...bare, experiences: [] } },
  { template: 'experience', props: { ...page, others: experiences } },
  { template: 'experience', props: { ...bare, others: [] } },
  {
    template: 'art-list',
    props: {
      ...page,
      artworks: [{ title: 'Gulls', href: href('/art/gulls/'), artist: 'Jo', year: 2019, picture }],
    },
  },
  { template: 'art-list', props: { ...bare, artworks: [] } },
  {
    template: 'art',
    props: { ...page, artist: 'Jo', year: 2019, previous: link('Wave'), next: link('Anchor') },
  },
  { template: 'art', props: bare },
  {
    template: 'event-list',
    props: { ...page, upcoming: many(events), past: many(events), calendarHref: href('/c.ics') },
  },
  { template: 'event-list', props: { ...bare, upcoming: [], past: [], calendarHref: href('/c.ics') } },
  {
    template: 'event',
    props: {
      ...page,
      when,
      isPast: false,
      venue: 'Hall',
      eventUrl: href('https://a.example/'),
      calendarHref: href('/e.ics'),
      related: events,
    },
  },
  { template: 'event', props: { ...bare, isPast: true, related: [] } },
  { template: 'location-list', props: { ...page, locations, map } },
  { template: 'location-list', props: { ...bare, locations: [] } },
  {
    template: 'location',
    props: {
      ...page,
      address: 'Pier 1\nPort Ellery',
      hours: ['Mon 9–5'],
      phone: link('555', 'tel:555'),
      website: link('site'),
      kinds: ['Dining'],
      map,
      nearby: locations,
    },
  },
  { template: 'location', props: { ...bare, kinds: [], nearby: [] } },
  {
    template: 'news-list',
    props: {
      ...bare,
      description: 'All of it.',
      posts,
      categories: [link('Food', '/news/c/food/')],
      category: link('Food', '/news/c/food/'),
      older: link('Older'),
      feedHref: href('/news/feed.xml'),
    },
  },
  { template: 'news-list', props: { ...bare, posts: [], categories: [], feedHref: href('/news/feed.xml') } },
  {
    template: 'news-post',
    props: {
      ...page,
      published: { date: '2026-05-02', label: 'May 2, 2026' },
      updated: { date: '2026-05-03', label: 'May 3, 2026' },
      categories: [link('Food')],
      newer: link('Newer'),
      older: link('Older'),
    },
  },
  {
    template: 'news-post',
    props: { ...bare, published: { date: '2026-05-02', label: 'May 2, 2026' }, categories: [] },
  },
  { template: 'admin', props: { adminUrl: href('https://cms.example/wp-admin/') } },
  { template: 'admin', props: {} },
  { template: 'error', props: { status: 404, message: 'This page could not be found' } },
  { template: 'error', props: { status: 500, message: 'Unknown middleware nope' } },
];

/** Five times as many, as a long season has. */
export function many<Item extends { readonly title: string }>(items: readonly Item[]): Item[] {
  return [1, 2, 3, 4, 5].flatMap((time) =>
    items.map((item) => ({ ...item, title: `${item.title} ${time}` })),
  );
}
