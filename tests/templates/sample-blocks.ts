import type { BlockName, BlockNode } from '../../templates/blocks/index.ts';
import { events, experiences, href, html, link, locations, picture, places, posts } from './samples.ts';

export type BlockSamples = { readonly [Name in BlockName]: Extract<BlockNode, { block: Name }>['props'] };

const text: BlockNode = { block: 'core/paragraph', props: { html: html('Words <b>bold</b>'), style: {} } };
const bounds = [
  { latitude: 43.65, longitude: -70.26 },
  { latitude: 43.66, longitude: -70.24 },
] as const;

const values = [
  { label: 'Mon', value: 1900 },
  { label: 'Tue', value: 2050 },
  { label: 'Wed', value: 900 },
];

/** Every block and section with all that it can have. */
export const fullBlocks: BlockSamples = {
  'core/paragraph': { html: html('Words'), dropCap: true, style: { anchor: 'p', textAlign: 'center' } },
  'core/heading': { html: html('A <em>heading</em>'), level: 2, id: 'a-heading', style: {} },
  'core/image': { picture, caption: html('At dawn'), href: href('/visit/'), style: { align: 'wide' } },
  'core/gallery': {
    id: 'gallery-1',
    items: [{ picture, caption: html('One') }, { picture }],
    columns: 2,
    isCropped: true,
    caption: html('Two pictures'),
    style: {},
  },
  'core/buttons': {
    justify: 'center',
    children: [{ block: 'core/button', props: { html: html('Book'), href: href('/visit/'), style: {} } }],
    style: {},
  },
  'core/button': {
    html: html('Book'),
    href: href('https://a.example/'),
    opensNewTab: true,
    style: { variation: 'outline' },
  },
  'core/columns': {
    isStackedOnMobile: true,
    verticalAlign: 'center',
    children: [{ block: 'core/column', props: { width: '66.66%', children: [text], style: {} } }],
    style: {},
  },
  'core/column': { width: '50%', verticalAlign: 'top', children: [text], style: {} },
  'core/cover': {
    picture,
    dim: 60,
    overlayColor: 'accent',
    focus: { x: 0.25, y: 0.5 },
    minHeight: '400px',
    children: [text],
    style: { align: 'full' },
  },
  'core/element': {
    tag: 'ul',
    attributes: { className: 'wp-block-list' },
    style: { anchor: 'list', textColor: 'accent' },
    children: [{ block: 'core/element', props: { tag: 'li', attributes: {}, html: html('One') } }],
  },
  'core/embed': {
    id: 'embed-1',
    href: href('https://video.example/1'),
    embedUrl: href('https://video.example/embed/1'),
    provider: 'Example Video',
    title: 'The pier from above',
    caption: html('In one morning'),
    style: {},
  },
  'core/html': { html: html('<table><tbody><tr><td>1</td></tr></tbody></table>') },
  'core/picture': { picture },
  'core/quote': { citation: html('Inês'), children: [text], style: {} },
  'core/spacer': { height: '48px' },
  'core/video': {
    src: href('/media/film.mp4'),
    poster: picture,
    caption: html('Film'),
    tracks: [{ src: href('/media/film.vtt'), kind: 'captions', language: 'en', label: 'English' }],
    style: {},
  },
  'pier/hero': {
    kicker: 'Port Ellery',
    heading: 'Where the harbour comes ashore',
    text: 'Half a mile of boardwalk.',
    picture,
    actions: [link('Plan your visit'), link('What’s on', '/event/')],
  },
  'pier/event-grid': {
    heading: 'This week',
    events,
    more: link('Tickets', '/visit/'),
    rest: link('All events', '/event/'),
  },
  'pier/news-grid': { heading: 'News', posts, more: link('All news', '/news/') },
  'pier/experience-grid': {
    heading: 'What for?',
    experiences,
    rest: link('All experiences', '/experiences/'),
  },
  'pier/location-grid': {
    heading: 'Places',
    locations,
    look: 'index',
    more: link('Map', '/visit/'),
    rest: link('All places', '/location/'),
  },
  'pier/map': {
    id: 'map-1',
    heading: 'Find your way',
    plan: picture,
    bounds,
    tileUrl: 'https://tiles.example/{z}/{x}/{y}.png',
    tileAttribution: link('Example Maps', 'https://maps.example/terms'),
    places,
    rest: link('All places', '/location/'),
  },
  'pier/slideshow': {
    id: 'slideshow-1',
    heading: 'A year',
    slides: [{ picture, caption: 'Spring', href: href('/visit/') }, { picture }],
  },
  'pier/video': {
    id: 'video-1',
    heading: 'Three minutes',
    text: 'With sound.',
    href: href('https://video.example/1'),
    embedUrl: href('https://video.example/embed/1'),
    provider: 'Example Video',
    poster: picture,
  },
  'pier/team': {
    heading: 'Team',
    members: [
      {
        name: 'Amara Osei',
        role: 'Director',
        text: 'Since 2014.',
        email: href('mailto:a@a.example'),
        picture,
      },
      { name: 'Tom Reyes', role: '' },
    ],
  },
  'pier/leasing-statistics': {
    heading: 'In numbers',
    text: 'Counted at both gates.',
    figures: [{ value: '34,000 m²', label: 'to let', note: 'in all' }],
    charts: [
      { title: 'Visitors', unit: 'thousand', bars: [{ label: 'Summer', value: 12500 }] },
      { title: 'By day', type: 'columns', unit: 'visits', bars: values, source: 'Counted at both gates.' },
      { title: 'By year', type: 'line', bars: values },
      { title: 'By use', type: 'donut', unit: 'm²', bars: values },
    ],
    spaces: [
      {
        name: 'Office 1',
        text: 'Two arches.',
        size: '62 m²',
        rent: '$1,550',
        available: 'now',
        more: link('See it', '/contact/'),
      },
      { name: 'Office 2' },
    ],
    contact: link('Talk to us', '/contact/'),
    call: link('Call +1 207 555 0142', 'tel:+12075550142'),
  },
  'pier/getting-here': {
    heading: 'Getting here',
    text: 'Where Pier Road ends.',
    ways: [
      {
        way: 'transit',
        title: 'By tram',
        text: 'Line 4, every ten minutes.',
        map: { way: 'transit', app: 'Google Maps', href: href('https://maps.example/?to=1') },
        more: link('Timetable', '/contact/'),
      },
      { way: 'foot', text: 'Along the Shore Path.' },
    ],
    maps: { app: 'Google Maps', others: [link('Apple Maps', '/contact/')] },
  },
  'pier/parking': {
    heading: 'Parking',
    text: 'Near the gate.',
    lots: [
      {
        name: 'North Gate',
        address: '40 Chandler Street',
        spaces: 420,
        rates: [{ label: 'First hour', price: '$4' }],
        note: 'Height 2.1 m',
        walk: '3 minutes',
      },
      { name: 'Rail Yard', rates: [] },
    ],
  },
  'pier/schedule': {
    heading: 'Hours',
    rows: [{ days: 'Monday', hours: '7 AM – 10 PM', note: 'Kitchens until 9' }],
    exceptions: [{ date: { date: '2026-12-25', label: 'December 25, 2026' }, hours: 'Closed' }],
  },
  'pier/sustainability': {
    heading: 'Lighter',
    text: 'By 2030.',
    figures: [
      { value: '62', unit: '%', label: 'Own power', progress: 0.62, goal: '100% by 2030', source: 'Meter' },
      { value: '38', label: 'Kinds of fish', trend: values },
    ],
    source: 'The college',
  },
  'pier/timeline': {
    heading: 'Phases',
    text: 'From shore to light.',
    phases: [
      {
        title: 'The deck',
        period: 'March 2014 – May 2018',
        state: 'done',
        text: 'New boards.',
        picture,
        more: link('See it', '/visit/'),
      },
      { title: 'The dome', period: 'Since March 2025', state: 'under way' },
      { title: 'The landing', state: 'to come' },
      { title: 'What else' },
    ],
  },
};

/** Every block and section with as little as its type lets it have. */
export const bareBlocks: BlockSamples = {
  'core/paragraph': { html: html(''), style: {} },
  'core/heading': { html: html(''), level: 2, id: 'none', style: {} },
  'core/image': { picture: { src: '/a.jpg', width: 1, height: 1, alt: '' }, style: {} },
  'core/gallery': { id: 'gallery-2', items: [], isCropped: false, style: {} },
  'core/buttons': { children: [], style: {} },
  'core/button': { html: html('Nowhere'), style: {} },
  'core/columns': { isStackedOnMobile: false, children: [], style: {} },
  'core/column': { children: [], style: {} },
  'core/cover': { dim: 0, children: [], style: {} },
  'core/element': { tag: 'hr', attributes: {} },
  'core/embed': {
    id: 'embed-2',
    href: href('https://a.example/'),
    provider: 'Example',
    title: '',
    style: {},
  },
  'core/html': { html: html('') },
  'core/picture': { picture: { src: '/a.jpg', width: 1, height: 1, alt: '' } },
  'core/quote': { children: [], style: {} },
  'core/spacer': { height: '0' },
  'core/video': { src: href('/media/film.mp4'), style: {} },
  'pier/hero': { heading: '', actions: [] },
  'pier/event-grid': { events: [] },
  'pier/news-grid': { posts: [] },
  'pier/experience-grid': { experiences: [] },
  'pier/location-grid': { locations: [] },
  'pier/map': { id: 'map-2', plan: picture, bounds, places: [] },
  'pier/slideshow': { id: 'slideshow-2', slides: [] },
  'pier/video': { id: 'video-2' },
  'pier/team': { members: [] },
  'pier/leasing-statistics': { figures: [], charts: [] },
  'pier/getting-here': { ways: [] },
  'pier/parking': { lots: [] },
  'pier/schedule': { rows: [], exceptions: [] },
  'pier/sustainability': { figures: [] },
  'pier/timeline': { phases: [] },
};
