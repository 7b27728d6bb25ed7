import { column, columns } from '../blocks/layout.ts';
import { embed } from '../blocks/media.ts';
import { heading, list, paragraph } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenEvent } from './author.ts';

/** From the regatta to the Winter Lights, by start. */
export const laterEvents: readonly WrittenEvent[] = [
  {
    slug: 'port-ellery-regatta-2026',
    title: 'Port Ellery Regatta',
    date: '2026-03-18T09:00:00',
    startDate: '2026-07-10T09:00:00',
    endDate: '2026-07-12T17:00:00',
    venue: 'Ellery Marina and the bay',
    at: 'ellery-marina',
    isFree: true,
    eventUrl: 'https://regatta.example.com/port-ellery?year=2026',
    image: 'regatta.jpg',
    excerpt: 'Three days, five classes, one trophy that leaks.',
    blocks: [
      paragraph(
        'Friday is for the small boats, Saturday for the fast ones and Sunday for the beautiful. Commentary from the pier head by two retired captains who disagree about everything.',
      ),
      embed('youtube', 'https://www.youtube.com/watch?v=hPrRegata25', 'Last year’s Sunday, in four minutes.'),
    ],
  },
  {
    slug: 'tide-pool-safari-july',
    title: 'Tide Pool Safari',
    date: '2026-05-25T09:00:00',
    startDate: '2026-07-18T09:30:00',
    endDate: '2026-07-18T11:30:00',
    eventState: 'cancelled',
    venue: 'North rocks, meet at the tide clock',
    price: '$12',
    isForFamilies: true,
    image: 'tide-pools.jpg',
    excerpt: 'Boots, a bucket and a biologist.',
    blocks: [
      paragraph(
        'With Dr Lena Marsh of Ellery Marine College. Look, lift, put back exactly as it was. For ages five to ninety-five; lower boots can be borrowed.',
      ),
      columns([
        column([heading(3, 'Likely'), list(['Green crab', 'Dog whelk', 'Sea star'])]),
        column([heading(3, 'With luck'), list(['Lumpfish', 'Nudibranch', 'A dropped earring'])]),
      ]),
    ],
  },
  {
    slug: 'brass-on-the-boards',
    title: 'Brass on the Boards',
    date: '2026-05-28T09:00:00',
    startDate: '2026-07-24T19:00:00',
    endDate: '2026-07-24T22:00:00',
    eventState: 'sold-out',
    doors: '18:15',
    access: ['step-free', 'hearing-loop'],
    venue: 'The Pavilion',
    at: 'the-pavilion',
    price: '$18',
    eventUrl: 'https://tickets.example.com/halyard-pier/brass',
    image: 'brass-rehearsal.jpg',
    excerpt: 'Five bands, forty-one trumpets, doors open to the sea.',
    blocks: [
      paragraph(
        'From New Orleans second line to a wedding band out of Novi Sad. Earplugs at the door, dancing in front, chairs at the rail.',
      ),
    ],
  },
  {
    slug: 'kite-festival-2026',
    title: 'Kite Festival',
    date: '2026-04-22T09:00:00',
    startDate: '2026-08-01T10:00:00',
    endDate: '2026-08-02T17:00:00',
    eventState: 'postponed',
    venue: 'Harbour Lawn and town beach',
    isFree: true,
    isForFamilies: true,
    image: 'kite-festival.jpg',
    excerpt: 'The whale is back, and has had a calf.',
    blocks: [
      paragraph(
        'Two days of big kites and small ones. Bring yours, or build one with us from ten: sticks, paper and advice are free.',
      ),
    ],
  },
  {
    slug: 'makers-fair-2026',
    title: 'Makers’ Fair',
    date: '2026-05-06T09:00:00',
    startDate: '2026-08-15T10:00:00',
    endDate: '2026-08-15T17:00:00',
    eventState: 'moved',
    movedFrom: '2026-08-08T10:00:00',
    venue: 'The Pavilion',
    at: 'the-pavilion',
    price: '$3',
    isForFamilies: true,
    image: 'craft-fair.jpg',
    excerpt: 'Baskets, bowls, knives, quilts and the people who made them.',
    blocks: [
      paragraph(
        'Fifty-two makers. Nothing is sold that was not made by the person selling it, which keeps the conversations long.',
      ),
    ],
  },
  {
    // All day.
    slug: 'ferry-day-2026',
    title: 'Ferry Day',
    date: '2026-05-22T09:00:00',
    startDate: '2026-08-22T00:00:00',
    endDate: '2026-08-22T23:59:59',
    venue: 'Ferry Landing',
    at: 'ferry-landing',
    isFree: true,
    isForFamilies: true,
    image: 'ferry-landing.jpg',
    excerpt: 'The Marguerite is fifty: every crossing is free, all day.',
    blocks: [
      paragraph(
        'First boat at 6:15 with coffee, last boat at midnight with an accordion. On Gull Island the lighthouse keeper’s garden is open.',
      ),
    ],
  },
  {
    slug: 'oyster-festival-2026',
    title: 'Oyster Festival',
    date: '2026-06-02T09:00:00',
    startDate: '2026-09-18T12:00:00',
    endDate: '2026-09-20T18:00:00',
    venue: 'The Pavilion',
    at: 'the-pavilion',
    price: 'from $15',
    eventUrl: 'https://tickets.example.com/halyard-pier/oysters',
    image: 'oyster-festival.jpg',
    excerpt: 'Nine growers, three days and a title to defend.',
    blocks: [
      paragraph(
        'Moses Akande defends; his sister has entered. Tastings, a grower’s table on Saturday night, and a Sunday for those who do not eat oysters, with chowder.',
      ),
    ],
  },
  {
    slug: 'lantern-parade-2026',
    title: 'Lantern Parade',
    date: '2026-06-03T09:00:00',
    startDate: '2026-10-03T18:30:00',
    endDate: '2026-10-03T21:00:00',
    venue: 'From the tram stop to the light',
    isFree: true,
    isForFamilies: true,
    image: 'lantern-parade.jpg',
    excerpt: 'Make a fish, light it, walk it home.',
    blocks: [
      paragraph(
        `Workshops run every Saturday in September; willow, tissue and glue are free. Part of <a href="${cms}/art/paper-school/">Paper School</a>.`,
      ),
    ],
  },
  {
    slug: 'the-night-of-1978',
    title: 'The Night of 1978',
    date: '2026-06-05T09:00:00',
    startDate: '2026-10-15T18:00:00',
    endDate: '2026-10-15T19:30:00',
    venue: 'Glasshouse Gallery',
    at: 'glasshouse-gallery',
    price: 'By donation',
    image: 'history-storm.jpg',
    excerpt: 'A lecture with barometer readings, by the woman who took them.',
    blocks: [
      paragraph(
        'Edith Amsel read the barometer at the harbour office every quarter of an hour that night. She still has the book, and she will bring it.',
      ),
    ],
  },
  {
    slug: 'first-winter-swim-2026',
    title: 'First Winter Swim',
    date: '2026-06-06T09:00:00',
    startDate: '2026-11-08T08:00:00',
    endDate: '2026-11-08T09:30:00',
    venue: 'North ladder',
    isFree: true,
    image: 'winter-swim.jpg',
    excerpt: 'The season of hats begins.',
    blocks: [
      paragraph(
        'A tent, a stove, a thermometer and a doctor who swims. Beginners stay in for as many minutes as the water has degrees.',
      ),
    ],
  },
  {
    slug: 'winter-lights-2026',
    title: 'Winter Lights',
    date: '2026-06-08T09:00:00',
    startDate: '2026-11-13T16:30:00',
    endDate: '2027-01-06T22:00:00',
    eventDates: { repeats: 'daily' },
    venue: 'The whole pier',
    isFree: true,
    isForFamilies: true,
    image: 'hero-winter-lights.jpg',
    excerpt: 'Forty-four thousand small lamps, and a tree.',
    blocks: [
      paragraph(
        'Switched on by whoever has volunteered the most hours this year. Huts from noon, cider from four, choirs on Fridays.',
      ),
    ],
  },
];
