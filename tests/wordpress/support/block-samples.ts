import type { SectionName } from '../../../generator/content/stored-blocks.ts';

/** Files and entries that the samples name. */
export interface SampleIds {
  /** The id of a picture and its address. */
  readonly picture: number;
  readonly pictureUrl: string;
  readonly film: number;
  readonly filmUrl: string;
  /** Entries with the slugs "gala", "crab-shack" and "dining", and the category "works". */
  readonly event: number;
  readonly location: number;
  readonly experience: number;
  readonly category: number;
}

interface BlockSample {
  /** As an editor sets it. */
  readonly attributes: object;
  /** As the site gets it. */
  readonly settings: object;
}

/** Every block with all that an editor can set, and the settings that the site has to get. */
export function fullBlocks(ids: SampleIds): { readonly [Name in SectionName]: BlockSample } {
  const image = { id: ids.picture, url: ids.pictureUrl };
  const more = { label: 'Read on', url: '/visit/' };
  /** The same on both sides, but for the names of pictures. */
  const same = (attributes: object): BlockSample => ({ attributes, settings: attributes });
  return {
    'pier/hero': {
      attributes: {
        kicker: 'Since 1889',
        heading: 'A pier',
        text: 'Over\nthe water',
        image: ids.picture,
        actions: [more],
      },
      settings: { kicker: 'Since 1889', heading: 'A pier', text: 'Over\nthe water', image, actions: [more] },
    },
    'pier/event-grid': {
      attributes: { heading: 'Next', limit: 3, entries: [ids.event], more },
      settings: { heading: 'Next', limit: 3, slugs: ['gala'], more },
    },
    'pier/news-grid': {
      attributes: { heading: 'News', limit: 2, category: ids.category, more },
      settings: { heading: 'News', limit: 2, category: 'works', more },
    },
    'pier/experience-grid': {
      attributes: { heading: 'Do', entries: [ids.experience] },
      settings: { heading: 'Do', slugs: ['dining'] },
    },
    'pier/location-grid': {
      attributes: { heading: 'Eat', entries: [ids.location], limit: 4, more },
      settings: { heading: 'Eat', slugs: ['crab-shack'], limit: 4, more },
    },
    'pier/map': {
      attributes: {
        heading: 'Plan',
        plan: ids.picture,
        south: 27.765,
        west: -82.635,
        north: 27.77,
        east: -82.62,
        entries: [ids.location],
        walk: [ids.location],
      },
      settings: {
        heading: 'Plan',
        plan: image,
        bounds: { south: 27.765, west: -82.635, north: 27.77, east: -82.62 },
        slugs: ['crab-shack'],
        walk: ['crab-shack'],
      },
    },
    'pier/slideshow': {
      attributes: { heading: 'Around', slides: [{ image: ids.picture, caption: 'At dawn', url: '/visit/' }] },
      settings: { heading: 'Around', slides: [{ image, caption: 'At dawn', url: '/visit/' }] },
    },
    'pier/video': {
      attributes: {
        heading: 'Film',
        text: 'A minute',
        film: ids.film,
        url: 'https://vimeo.com/1',
        poster: ids.picture,
      },
      settings: { heading: 'Film', text: 'A minute', url: ids.filmUrl, poster: image },
    },
    'pier/team': {
      attributes: {
        heading: 'Team',
        members: [
          {
            name: 'Ada Quay',
            role: 'Director',
            text: 'Since 2019',
            email: 'ada@example.org',
            phone: '+1 207 555 0142',
            link: { label: 'Talks', url: '/talks/' },
            image: ids.picture,
          },
        ],
      },
      settings: {
        heading: 'Team',
        members: [
          {
            ...{ name: 'Ada Quay', role: 'Director', text: 'Since 2019', email: 'ada@example.org', image },
            phone: '+1 207 555 0142',
            link: { label: 'Talks', url: '/talks/' },
          },
        ],
      },
    },
    'pier/leasing-statistics': same({
      heading: 'Lease',
      text: 'By the water',
      figures: [{ value: '2.1 million', label: 'visitors', note: 'in 2025' }],
      charts: [
        {
          title: 'Visitors',
          type: 'columns',
          unit: 'thousand',
          source: 'Gates',
          bars: [{ label: '2025', value: 2.1 }],
        },
      ],
      spaces: [
        { name: 'Shed 4', text: 'Ground', size: '62 m²', rent: 'On request', available: 'March', more },
      ],
      contact: { label: 'Ask', url: 'mailto:leasing@example.org' },
    }),
    'pier/getting-here': same({
      heading: 'Getting here',
      text: 'Where Pier Road ends',
      ways: [{ way: 'transit', title: 'By tram', text: 'Line 4', to: '2 Quay Street', more }],
    }),
    'pier/parking': same({
      heading: 'Parking',
      text: 'Two',
      lots: [
        {
          name: 'North lot',
          address: '2 Quay Street',
          spaces: 240,
          accessible: 12,
          charging: 8,
          pay: 'https://pay.example.org/',
          rates: [{ label: 'An hour', price: '$4' }],
          note: 'Closed in storms',
          walk: '4 minutes',
        },
      ],
    }),
    'pier/schedule': same({
      heading: 'Hours',
      rows: [{ days: 'Monday', hours: '6 am to 10 pm', note: 'Weather' }],
      exceptions: [{ date: '2099-12-24', hours: '6 am to noon', note: 'Holiday' }],
    }),
    'pier/press-kit': {
      attributes: {
        heading: 'Press',
        text: 'Print it',
        contact: { label: 'Write to Ada', url: 'mailto:ada@example.org' },
        files: [{ name: 'The pier', file: ids.picture, note: 'Large' }],
        pictures: [{ image: ids.picture, credit: 'Photograph: Ada Quay', caption: 'The light' }],
      },
      settings: {
        heading: 'Press',
        text: 'Print it',
        contact: { label: 'Write to Ada', url: 'mailto:ada@example.org' },
        files: [{ name: 'The pier', file: image, note: 'Large' }],
        pictures: [{ image, credit: 'Photograph: Ada Quay', caption: 'The light' }],
      },
    },
    'pier/access-guide': same({ heading: 'Access', text: 'As measured' }),
    'pier/sustainability': {
      attributes: {
        heading: 'Goals',
        text: 'Since 2019',
        figures: [
          {
            value: '62',
            unit: '%',
            label: 'less waste',
            progress: 81,
            goal: '80 % by 2030',
            trend: [
              { label: '2024', value: 51 },
              { label: '2025', value: 62 },
            ],
            source: 'Weighed',
          },
        ],
        source: 'Report',
      },
      settings: {
        heading: 'Goals',
        text: 'Since 2019',
        figures: [
          {
            value: '62',
            unit: '%',
            label: 'less waste',
            progress: 0.81,
            goal: '80 % by 2030',
            trend: [
              { label: '2024', value: 51 },
              { label: '2025', value: 62 },
            ],
            source: 'Weighed',
          },
        ],
        source: 'Report',
      },
    },
    'pier/timeline': {
      attributes: {
        heading: 'Works',
        text: 'Three phases',
        phases: [
          { title: 'Deck', start: '2026-03-01', end: '2026-11-30', text: 'Boards', image: ids.picture, more },
        ],
      },
      settings: {
        heading: 'Works',
        text: 'Three phases',
        phases: [{ title: 'Deck', start: '2026-03-01', end: '2026-11-30', text: 'Boards', image, more }],
      },
    },
  };
}

/** Every block with as little as it is shown with. */
export function leastBlocks({ picture, pictureUrl }: SampleIds): {
  readonly [Name in SectionName]: BlockSample;
} {
  const same = (attributes: object): BlockSample => ({ attributes, settings: attributes });
  const none = same({});
  const image = { id: picture, url: pictureUrl };
  const edges = { south: 1, west: 2, north: 3, east: 4 };
  return {
    'pier/hero': same({ heading: 'A pier' }),
    'pier/event-grid': none,
    'pier/news-grid': none,
    'pier/experience-grid': none,
    'pier/location-grid': none,
    'pier/map': { attributes: { plan: picture, ...edges }, settings: { plan: image, bounds: edges } },
    'pier/slideshow': { attributes: { slides: [{ image: picture }] }, settings: { slides: [{ image }] } },
    'pier/video': same({ url: 'https://vimeo.com/76979871' }),
    'pier/team': same({ members: [{ name: 'Ada', role: 'Director' }] }),
    'pier/leasing-statistics': same({ figures: [{ value: '1', label: 'pier' }] }),
    'pier/getting-here': same({ ways: [{ way: 'foot' }] }),
    'pier/parking': same({ lots: [{ name: 'North' }] }),
    'pier/schedule': same({ rows: [{ days: 'Monday', hours: '6 am to 10 pm' }] }),
    'pier/sustainability': same({ figures: [{ value: '1', label: 'pier' }] }),
    'pier/timeline': same({ phases: [{ title: 'Deck' }] }),
    'pier/press-kit': same({ contact: { label: 'Write', url: 'mailto:ada@example.org' } }),
    'pier/access-guide': none,
  };
}
