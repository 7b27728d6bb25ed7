import { gallery, image, video } from '../blocks/media.ts';
import { paragraph, quote } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenEvent } from './events.ts';

/** Events before the demo's moment, oldest first. */
export const pastEvents: readonly WrittenEvent[] = [
  {
    slug: 'kite-festival-2025',
    title: 'Kite Festival 2025',
    date: '2025-05-12T09:00:00',
    start: '2025-08-02T10:00:00',
    end: '2025-08-03T17:00:00',
    venue: 'Harbour Lawn and town beach',
    image: 'kite-festival.jpg',
    excerpt: 'A whale, an octopus and eighty of their friends, on strings.',
    blocks: [
      paragraph(
        'Twelve teams, two days, one very tangled tree. The whale flew for six hours without touching down.',
      ),
    ],
  },
  {
    slug: 'oyster-festival-2025',
    title: 'Oyster Festival 2025',
    date: '2025-06-20T09:00:00',
    start: '2025-09-19T12:00:00',
    end: '2025-09-21T18:00:00',
    venue: 'The Pavilion',
    image: 'oyster-bar.jpg',
    excerpt: 'Eleven thousand oysters, nine growers, one champion shucker.',
    blocks: [
      paragraph(
        'Moses Akande of Day Boat opened thirty in two minutes and four seconds, with a plaster on his thumb.',
      ),
      gallery(['oyster-festival.jpg', 'oyster-bar.jpg'], { columns: 2 }),
    ],
  },
  {
    slug: 'lantern-parade-2025',
    title: 'Lantern Parade 2025',
    date: '2025-07-30T09:00:00',
    start: '2025-10-04T18:30:00',
    end: '2025-10-04T21:00:00',
    venue: 'From the tram stop to the light',
    image: 'night-market.jpg',
    excerpt: 'Three hundred paper fish swam out to the lighthouse and back.',
    blocks: [paragraph('It drizzled, and the fish glowed all the better for it.')],
  },
  {
    slug: 'winter-lights-2025',
    title: 'Winter Lights 2025',
    date: '2025-09-22T09:00:00',
    start: '2025-11-14T16:30:00',
    end: '2026-01-06T22:00:00',
    venue: 'The whole pier',
    image: 'light-installation.jpg',
    excerpt: 'Eight weeks of huts, lights and hot cider.',
    blocks: [
      paragraph(
        'Forty-four thousand small lamps, powered by the pavilion roof for as long as there was sun, and by the tide after that.',
      ),
    ],
  },
  {
    slug: 'new-year-swim-2026',
    title: 'New Year Swim',
    date: '2025-12-01T09:00:00',
    start: '2026-01-01T11:00:00',
    end: '2026-01-01T12:00:00',
    venue: 'North ladder',
    image: 'swim-hats.jpg',
    excerpt: 'In by eleven, out by five past.',
    blocks: [
      paragraph(
        'Two hundred and twelve swimmers, 3.8 degrees, one proposal of marriage (accepted, through chattering teeth).',
      ),
    ],
  },
  {
    slug: 'night-of-readings-2026',
    title: 'A Night of Storm Stories',
    date: '2026-01-10T09:00:00',
    start: '2026-02-07T19:00:00',
    end: '2026-02-07T22:30:00',
    venue: 'Dogwatch Books',
    image: 'storm-glass.jpg',
    excerpt: 'Forty-eight years to the night, read by those who were there.',
    blocks: [
      paragraph('Seven people who remember 1978 read what they wrote down at the time. There was soup.'),
      quote(
        [paragraph('We thought the light had gone. Then it came round again.')],
        'Edith Amsel, aged nineteen at the time',
      ),
    ],
  },
  {
    slug: 'spring-clean-2026',
    title: 'Spring Clean',
    date: '2026-03-02T09:00:00',
    start: '2026-04-18T08:00:00',
    end: '2026-04-18T13:00:00',
    venue: 'Welcome desk',
    image: 'sea-wall-planting.jpg',
    excerpt: 'Gloves, brushes and two thousand plugs of sea thrift.',
    blocks: [
      paragraph(
        'A hundred and sixty volunteers, 2,100 plants in the ground and a piano found under the deck.',
      ),
    ],
  },
  {
    slug: 'season-opening-2026',
    title: 'Season Opening',
    date: '2026-03-20T09:00:00',
    start: '2026-05-01T10:00:00',
    end: '2026-05-03T18:00:00',
    venue: 'The whole pier',
    image: 'hero-boardwalk-summer.jpg',
    excerpt: 'Bunting up, hatches open, first cone free for the first hundred.',
    blocks: [
      paragraph('The first hundred were in line by half past eight.'),
      video('walk-out-to-sea.mp4', { poster: 'hero-boardwalk-summer.jpg', muted: true }),
    ],
  },
  {
    slug: 'jazz-brunch-may-2026',
    title: 'Jazz Brunch',
    date: '2026-04-11T09:00:00',
    start: '2026-05-10T10:30:00',
    end: '2026-05-10T13:00:00',
    venue: 'The Crow’s Nest',
    url: 'https://tickets.example.com/jazz-brunch',
    image: 'rooftop-restaurant.jpg',
    excerpt: 'The Low Tide Trio, eggs, and a view.',
    blocks: [paragraph('Sold out in a day; the next one is when the trio is back from its honeymoon.')],
  },
  {
    slug: 'mosaic-unveiling-2026',
    title: 'Unveiling: Rose of Ellery',
    date: '2026-05-02T09:00:00',
    start: '2026-05-23T12:00:00',
    end: '2026-05-23T14:00:00',
    venue: 'Lighthouse square',
    image: 'mosaic-hands.jpg',
    excerpt: 'Two winters of sea glass, underfoot at last.',
    blocks: [
      paragraph(
        `The tarpaulin came off at noon, and 340 people looked for their own piece. <a href="${cms}/art/rose-of-ellery/">About the work</a>.`,
      ),
      image('mosaic-floor.jpg'),
    ],
  },
  {
    slug: 'harbour-day-2026',
    title: 'Harbour Day for Schools',
    date: '2026-04-28T09:00:00',
    start: '2026-06-04T09:00:00',
    end: '2026-06-04T15:00:00',
    venue: 'Ferry Landing',
    image: 'seal-landing.jpg',
    excerpt: 'Six hundred children, one very patient harbour seal.',
    blocks: [paragraph('Knots, nets, a tour of the engine room, and 588 packed lunches.')],
  },
];
