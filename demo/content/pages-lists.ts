import { button, buttons } from '../blocks/layout.ts';
import { cover } from '../blocks/media.ts';
import { experienceGrid, hero, picture } from '../blocks/sections.ts';
import { heading, paragraph } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenPage } from './author.ts';

/** Introductions above the lists of experiences, art, events and places. */
export const listPages: readonly WrittenPage[] = [
  {
    slug: 'experiences',
    title: 'Experiences',
    date: '2023-11-06T09:25:00',
    modified: '2026-03-12T09:00:00',
    image: 'kayaks.jpg',
    blocks: [
      hero({
        heading: 'Seven ways to spend a day',
        text: 'Or one long one, if you bring a sweater.',
        image: picture('kayaks.jpg'),
      }),
      paragraph(
        'The pier is short enough to walk in six minutes and long enough to get lost on for an afternoon. These pages are the usual ways of getting lost.',
      ),
      experienceGrid({}),
      cover(
        'concert-night.jpg',
        [
          heading(2, 'And on some nights, all of it at once', { align: 'center' }),
          buttons([button('See what is on', `${cms}/event/`)], 'center'),
        ],
        { align: 'full', dimRatio: 60, minHeight: 380, overlayColor: 'contrast' },
      ),
    ],
  },
  {
    slug: 'art',
    title: 'Art on the pier',
    date: '2024-02-01T09:00:00',
    modified: '2026-05-24T12:00:00',
    image: 'mosaic-hands.jpg',
    blocks: [
      hero({
        kicker: 'Art',
        heading: 'Made for salt and wind',
        text: 'Every work here was made for its place, and most of them move, ring, glow or rust on purpose.',
        image: picture('mosaic-hands.jpg'),
      }),
      paragraph(
        `Curator Yuki Tanabe leads a free walk on the first Sunday of the month, at the hour of low tide. Meet at the <a href="${cms}/art/moon-hand/">tide clock</a>, which will be right.`,
      ),
    ],
  },
  {
    slug: 'event',
    title: 'Events',
    date: '2024-02-01T09:05:00',
    modified: '2026-06-01T09:00:00',
    image: 'hero-harbour-evening.jpg',
    blocks: [
      paragraph(
        'Most things on the boards are free. Where a ticket is needed it says so, and nobody under twelve ever needs one.',
      ),
    ],
  },
  {
    slug: 'location',
    title: 'Places',
    date: '2024-02-01T09:10:00',
    modified: '2026-04-20T09:00:00',
    image: 'video-poster.jpg',
    blocks: [
      paragraph('Twenty-two doors, hatches, gates and ladders, from the tram stop out to the light.'),
      buttons([button('Where to park', `${cms}/visit/#parking`, { outline: true })], 'left'),
    ],
  },
];
