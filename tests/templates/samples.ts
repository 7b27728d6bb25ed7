import { findClientEntries } from '../../generator/bundle/find-client-entries.ts';
import type { NumberedPlace } from '../../templates/components/place-groups.ts';
import type { DocumentProps } from '../../templates/Document.tsx';
import type {
  EntryLabel,
  EntryLink,
  EventSummary,
  ExperienceSummary,
  Href,
  LocationSummary,
  NamedLink,
  NewsSummary,
  PictureData,
  SafeHtml,
  When,
} from '../../templates/types.ts';
import { projectRoot } from '../support/project-root.ts';

const { enhancements } = await findClientEntries(projectRoot);

/** Replaces the generator, which alone may declare a text safe. */
export const href = (text: string): Href => text as Href;
export const html = (text: string): SafeHtml => text as SafeHtml;

export const link = (label: string, to = '/visit/'): NamedLink => ({ label, href: href(to) });
export const entryLabel = (label: string): EntryLabel => ({ label, by: 'entry' });
export const entryLink = (label: string, to = '/visit/'): EntryLink => ({
  ...entryLabel(label),
  href: href(to),
});

export const picture: PictureData = {
  src: '/media/pier.jpg',
  sources: { stem: '/media/pier', avif: [480, 1600] },
  tones: ['#cc9966', '#003366'],
  width: 1600,
  height: 1067,
  alt: 'The pier at dawn',
};

export const when: When = {
  start: '2026-06-13T19:00:00-04:00',
  days: 'Saturday, June 13, 2026',
  short: 'Sat, Jun 13',
  time: '7:00 – 10:00 PM',
  day: '13',
  month: 'Jun',
};

/** The first of its kind has everything, the second only what it must have. */
export const events: readonly EventSummary[] = [
  {
    id: 601,
    title: 'Harbour Lights',
    href: href('/event/harbour-lights/'),
    when,
    repeats: 'Every Saturday, until September 26, 2026',
    coming: [{ day: '2026-06-13' }, { day: '2026-06-20', state: { key: 'cancelled', label: 'Canceled' } }],
    times: 'hnf0o+6o 7s0!c',
    state: { key: 'sold-out', label: 'Sold out' },
    isPast: false,
    venue: 'Sail Loft Hall',
    excerpt: 'Lanterns on the water.',
    picture,
  },
  { id: 602, title: 'Regatta', href: href('/event/regatta/'), when, coming: [], isPast: true },
];

export const posts: readonly NewsSummary[] = [
  {
    title: 'The east rail is open',
    href: href('/news/p/east-rail/'),
    published: { date: '2026-05-02', label: 'May 2, 2026' },
    categories: [entryLink('Restoration', '/news/c/restoration/')],
    excerpt: 'After eleven months.',
    picture,
  },
  {
    title: 'Ferries run late',
    href: href('/news/p/ferries/'),
    published: { date: '2026-05-01', label: 'May 1, 2026' },
    categories: [],
  },
];

export const locations: readonly LocationSummary[] = [
  {
    id: 401,
    title: 'The Oyster Bar',
    href: href('/location/oyster-bar/'),
    excerpt: 'Oysters from the bay.',
    address: 'Pier 1',
    hours: ['Mon–Fri 11–9', 'Sat–Sun 10–11'],
    position: { latitude: 43.655, longitude: -70.25 },
    kinds: [entryLabel('Dining')],
    picture,
  },
  { id: 402, title: 'The Slip', href: href('/location/slip/'), kinds: [] },
];

export const places: readonly NumberedPlace[] = locations.map((location, index) => ({
  ...(location.position !== undefined && { number: index + 1 }),
  location,
}));

export const experiences: readonly ExperienceSummary[] = [
  { title: 'Art', href: href('/experiences/art/'), excerpt: 'Eleven works.', picture },
  { title: 'Dining', href: href('/experiences/dining/') },
];

/** The parts around a page, with all values set. */
export const document: Omit<DocumentProps, 'children'> = {
  language: 'en-US',
  policy: "default-src 'self'",
  head: {
    title: 'Visit – Halyard Pier',
    description: 'How to get here.',
    canonical: 'https://halyardpier.example/visit/',
    openGraph: {
      type: 'website',
      image: {
        url: 'https://halyardpier.example/media/pier.jpg',
        width: 1600,
        height: 1067,
        alt: 'The pier at dawn',
      },
    },
    jsonLd: [{ '@type': 'WebPage', name: 'Visit' }],
  },
  layout: {
    siteTitle: 'Halyard Pier',
    timeZone: 'America/New_York',
    tagline: 'The waterfront of Port Ellery',
    path: '/experiences/art/',
    primaryMenu: [
      { label: 'Visit', href: href('/visit/'), children: [] },
      {
        label: 'Experiences',
        href: href('/experiences/'),
        children: [{ label: 'Art', href: href('/experiences/art/'), children: [] }],
      },
    ],
    footerMenu: [
      { label: 'Tickets', href: href('https://tickets.example/'), opensNewTab: true, children: [] },
    ],
    organisation: {
      name: 'Halyard Pier Trust',
      address: '1 Halyard Pier\nPort Ellery',
      phone: link('555-0142', 'tel:5550142'),
      email: link('hello@halyardpier.example', 'mailto:hello@halyardpier.example'),
      directions: href('https://maps.example/'),
      hours: [{ days: 'Monday – Sunday', hours: '7 AM – 10 PM' }],
      social: [link('Mastodon', 'https://social.example/')],
    },
  },
  assets: {
    stylesheet: '/_assets/site.css',
    sheets: [],
    runtime: '/_assets/runtime.js',
    hydrate: '/_assets/hydrate.js',
    islands: {
      ...Object.fromEntries(
        ['pier-map', 'gallery', 'slideshow', 'place-filter', 'click-to-load']
          .concat(enhancements.map(({ name }) => name))
          .map((name) => [name, `/_assets/${name}.js`]),
      ),
    },
    islandStyles: { 'pier-map': '/_assets/pier-map.css' },
    preloadFonts: ['/_assets/figtree.woff2'],
  },
};
