import type { BlockNode } from '../../templates/blocks/index.ts';
import type { ListPager } from '../../templates/components/ListPager.tsx';
import type { EventListPageProps } from '../../templates/pages/EventListPage.tsx';
import type { TodayPageProps } from '../../templates/pages/TodayPage.tsx';
import type { TemplateCall } from '../../templates/render.tsx';
import { fullBlocks } from './sample-blocks.ts';
import {
  document,
  entryLabel,
  entryLink,
  events,
  experiences,
  href,
  html,
  link,
  picture,
  places,
  posts,
  when,
} from './samples.ts';

const { organisation } = document.layout;
export const hero: BlockNode = { block: 'pier/hero', props: fullBlocks['pier/hero'] };
export const text: BlockNode = { block: 'core/paragraph', props: { html: html('Words'), style: {} } };
export const page = { title: 'A page', picture, nodes: [text] };
export const bare = { title: 'A page', nodes: [] };
const { heading: _, places: __, rest: ___, ...plan } = fullBlocks['pier/map'];
const trust = { name: 'Trust', hours: [], social: [] };
const food = entryLink('Food', '/news/c/food/');
const published = { date: '2026-05-02', label: 'May 2, 2026' };
const art = { title: 'Gulls', href: href('/art/gulls/'), artist: 'Jo', year: 2019, picture };

const pager: ListPager = {
  previous: href('/location/page/5/'),
  next: href('/location/page/7/'),
  pages: [
    { number: 1, href: href('/location/') },
    { number: 5, href: href('/location/page/5/'), isAfterGap: true },
    { number: 6, href: href('/location/page/6/'), isCurrent: true },
    { number: 7, href: href('/location/page/7/') },
    { number: 20, href: href('/location/page/20/'), isAfterGap: true },
  ],
  position: 'page 6 of 20',
};

const june = (minutes: number) => `${(Date.parse('2026-06-13') / 60_000 + minutes).toString(36)}`;
const opening = {
  timeZone: 'UTC',
  week: [{ day: 1, opens: '09:00', closes: '17:00' }],
  exceptions: [],
  seasons: [],
};
const today: Omit<TodayPageProps, 'title' | 'nodes' | 'organisation'> = {
  timeZone: 'UTC',
  events: [
    {
      title: 'Market',
      href: '/event/market/',
      times: `${june(600)}+3o 7s0!c 7s0!s`,
      place: 'The Pavilion',
      price: '$5',
    },
    {
      title: 'Show',
      href: '/event/show/',
      times: `${june(0)}+dc0`,
      state: { key: 'postponed', label: 'Postponed' },
    },
  ],
  from: '2026-06-13',
  knownUntil: '2026-08-01',
  week: {
    weeks: [{ season: -1, rows: [{ days: 'Monday', weekdays: '1', hours: '9 am – 5 pm' }] }],
    exceptions: [],
    words: [],
  },
  notice: { text: 'Gale', version: '1' },
  conditions: { url: '/now.json', timeZone: 'UTC' },
  places: [
    { title: 'The Pavilion', href: href('/location/the-pavilion/'), opening, hours: ['Monday 9 am to 5 pm'] },
  ],
  waysHome: [
    { way: 'transit', text: 'Until midnight', more: link('Trams', '/trams/') },
    { way: 'ferry', title: 'By boat' },
  ],
  more: { events: link('All events', '/event/'), places: link('All places', '/location/') },
};

/** Enough events for filter and calendar: one of each day in a week, and one that runs for longer. */
const programme: Pick<EventListPageProps, 'groups' | 'months'> = {
  groups: [
    { label: 'June 2026', month: '2026-06', events: many(events) },
    { label: 'July 2026', month: '2026-07', events },
  ],
  months: [
    {
      key: '2026-06',
      label: 'June 2026',
      weeks: [[null, ...[1, 2, 3, 4, 5, 6].map((day) => ({ date: `2026-06-0${day}`, day, events }))]],
      events: events.map(({ title, href, when }) => ({ title, href, short: when.short, isLong: false })),
    },
    {
      key: '2026-07',
      label: 'July 2026',
      weeks: [],
      events: [{ title: 'Lights', href: href('/event/lights/'), short: 'Jun 1 – Jul 8', isLong: true }],
    },
  ],
};

/** Every template twice: with all that it can have, and with as little as it must. */
export const calls: readonly TemplateCall[] = [
  {
    template: 'home',
    props: {
      title: 'Halyard Pier',
      nodes: [hero, text],
      organisation,
      ways: [{ label: 'What is on', href: href('/event/') }],
      bigEvent: {
        id: 1,
        title: 'Regatta',
        href: href('/event/regatta/'),
        when,
        coming: [],
        isPast: false,
        picture,
      },
    },
  },
  { template: 'home', props: { ...bare, organisation: trust, ways: [] } },
  { template: 'page', props: page },
  { template: 'page', props: bare },
  { template: 'contact', props: { ...page, organisation } },
  { template: 'contact', props: { ...bare, organisation: trust } },
  {
    template: 'visit',
    props: {
      ...page,
      nodes: [hero],
      organisation,
      contents: [link('Parking', '#c-parking'), link('Map', '#c-map'), link('Hours', '#c-hours')],
    },
  },
  { template: 'visit', props: { ...bare, organisation: trust, contents: [] } },
  { template: 'revitalization', props: page },
  { template: 'revitalization', props: bare },
  { template: 'today', props: { ...page, ...today, organisation } },
  {
    template: 'today',
    props: { ...bare, organisation: trust, timeZone: 'UTC', events: [], places: [], waysHome: [], more: {} },
  },
  { template: 'experiences', props: { ...page, experiences, pager } },
  { template: 'experiences', props: { ...bare, experiences: [] } },
  {
    template: 'experience',
    props: {
      ...page,
      art: { artworks: [art], more: link('All works', '/art/') },
      audience: 'visitors',
      others: experiences,
      allExperiences: href('/experiences/'),
    },
  },
  {
    template: 'experience',
    props: { ...bare, audience: 'business', others: [], allExperiences: href('/experiences/') },
  },
  { template: 'art-list', props: { ...page, artworks: [art], pager } },
  { template: 'art-list', props: { ...bare, artworks: [] } },
  {
    template: 'art',
    props: {
      ...page,
      artist: 'Jo',
      year: 2019,
      place: entryLink('The Pavilion', '/location/the-pavilion/'),
      way: 'Right at the entrance',
      where: { place: entryLink('The Pavilion', '/location/the-pavilion/'), nearby: [] },
      related: [art],
      previous: entryLink('Wave'),
      next: entryLink('Anchor'),
    },
  },
  {
    template: 'art',
    props: {
      ...page,
      walk: {
        heading: 'Next on the walk',
        stops: [
          { ...art, note: '200 ft further' },
          { title: 'Wave', href: href('/art/wave/') },
        ],
      },
      more: { label: 'All art', href: href('/art/') },
      related: [],
    },
  },
  { template: 'art', props: { ...bare, related: [] } },
  {
    template: 'event-list',
    props: {
      ...page,
      ...programme,
      past: many(events),
      pastPager: pager,
      calendarHref: href('/c.ics'),
      timeZone: 'UTC',
      pager,
    },
  },
  { template: 'past-events', props: { title: 'Past events, page 2', past: many(events), pastPager: pager } },
  { template: 'past-events', props: { title: 'Past events, page 2', past: [] } },
  {
    template: 'event-list',
    props: { ...bare, groups: [], months: [], past: [], calendarHref: href('/c.ics'), timeZone: 'UTC' },
  },
  {
    template: 'event',
    props: {
      ...page,
      when,
      isPast: false,
      venue: 'Hall',
      venueHref: href('/location/hall/'),
      way: '800 ft from the entrance, about 3 minutes on foot',
      where: {
        map: { plan, here: { id: 1, title: 'Hall', href: href('/location/hall/'), kinds: [] } },
        place: entryLink('Hall'),
        access: [{ key: 'step-free', label: 'Step-free' }],
        nearby: places.map((place) => ({ ...place, note: 'Sat, Jun 13: 11 am – 9 pm' })),
      },
      sameDay: [{ ...entryLink('Yoga'), detail: '6:00 – 7:15 AM · Pier head' }],
      waysHome: today.waysHome,
      visit: link('Plan your visit', '/visit/'),
      eventUrl: href('https://a.example/'),
      calendarHref: href('/e.ics'),
      webCalendars: [link('Outlook', 'https://outlook.example/')],
      share: [link('Email', 'mailto:?subject=Hall')],
      related: events,
      more: link('All events', '/event/'),
    },
  },
  {
    template: 'event',
    props: {
      ...bare,
      isPast: true,
      webCalendars: [],
      share: [link('Email')],
      related: [],
      more: link('All'),
    },
  },
  {
    template: 'location-list',
    props: {
      ...page,
      places: [...places, ...places, ...places, ...places],
      kinds: [entryLabel('Dining'), entryLabel('Shops')],
      map: plan,
      pager,
    },
  },
  { template: 'location-list', props: { ...bare, places, kinds: [] } },
  { template: 'location-list', props: { ...bare, places: [], kinds: [] } },
  {
    template: 'location',
    props: {
      ...page,
      address: 'Pier 1\nPort Ellery',
      hours: ['Mon 9–5'],
      way: 'Right at the entrance',
      phone: link('555', 'tel:555'),
      website: link('site'),
      kinds: [entryLabel('Dining')],
      events,
      artworks: [art],
      map: { plan, here: { id: 1, title: 'Here', href: href('/location/here/'), kinds: [] } },
      nearby: places,
    },
  },
  { template: 'location', props: { ...bare, kinds: [], events: [], artworks: [], nearby: [] } },
  {
    template: 'news-list',
    props: {
      ...bare,
      description: 'All of it.',
      posts,
      ...{ categories: [food], category: food },
      days: 'May 1 to May 2, 2026',
      newer: link('Newer'),
      older: link('Older'),
      position: 'Page 3, counted from the oldest',
      years: [link('2025', '/news/page/3/')],
      feedHref: href('/news/feed.xml'),
    },
  },
  {
    template: 'news-list',
    props: { ...bare, posts: [], categories: [], years: [], feedHref: href('/news/feed.xml') },
  },
  { template: 'news-categories', props: { title: 'All', categories: [{ ...food, count: 12 }] } },
  {
    template: 'news-post',
    props: {
      ...page,
      published,
      updated: { date: '2026-05-03', label: 'May 3, 2026' },
      categories: [entryLink('Food')],
      older: entryLink('Older'),
      share: [link('Email', 'mailto:?subject=A%20post')],
      named: [{ ...entryLink('Film Night', '/event/film-night/'), detail: 'Friday · The Lawn' }],
      related: posts,
      more: link('News', '/news/'),
    },
  },
  {
    template: 'news-post',
    props: { ...bare, published, categories: [], named: [], related: [], more: link('News') },
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
