import { button, buttons } from '../blocks/layout.ts';
import { cover, gallery, image } from '../blocks/media.ts';
import { heading, list, paragraph, quote } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenEvent } from './author.ts';

/** Events at the demo's moment, and in the weeks after it, by start. */
export const juneEvents: readonly WrittenEvent[] = [
  {
    // Running at the demo's moment: it began on Friday and ends on Sunday.
    slug: 'pier-birthday-weekend',
    title: 'Pier Birthday Weekend',
    date: '2026-05-04T09:00:00',
    modified: '2026-06-11T09:00:00',
    startDate: '2026-06-12T10:00:00',
    endDate: '2026-06-14T18:00:00',
    venue: 'The whole pier',
    isFree: true,
    isForFamilies: true,
    image: 'birthday-cake.jpg',
    excerpt: 'The pier is 118. Cake at noon, brass at four, horses free all day.',
    blocks: [
      paragraph(
        'On 13 June 1908 a band walked out to the end and could not get back. This weekend we do it again, with a plan for the way back.',
        { fontSize: 'large' },
      ),
      heading(2, 'Saturday'),
      list([
        '12 pm: cake, four metres of it, at the welcome desk',
        '2 pm: tours under the deck with Marcus Reed',
        '4 pm: the Port Ellery Brass, marching outwards',
        '9:10 pm: <em>Spectral Tide</em> at slack water',
      ]),
      heading(2, 'Sunday'),
      list([
        `6 am: <a href="${cms}/events/sunrise-yoga-june/">sunrise yoga</a>`,
        '11 am: memories wanted, bring a photograph',
        '3 pm: the children’s regatta, in bathtubs',
      ]),
    ],
  },
  {
    slug: 'sunrise-yoga-june',
    title: 'Sunrise Yoga',
    date: '2026-05-10T09:00:00',
    startDate: '2026-06-14T06:00:00',
    endDate: '2026-06-14T07:15:00',
    venue: 'Pier head',
    isFree: true,
    image: 'yoga-morning.jpg',
    excerpt: 'Mats are there, sleep is optional.',
    blocks: [
      paragraph(
        'With Ottilie Brand, for people who bend and for people who used to. In rain we move under the dome; in fog we simply breathe it.',
      ),
      list(['Free, no booking', 'Coffee from Signal afterwards, at the kiosk’s own early price']),
    ],
  },
  {
    slug: 'film-night-on-the-lawn',
    title: 'Film Night on the Lawn',
    date: '2026-05-15T09:00:00',
    startDate: '2026-06-19T20:45:00',
    endDate: '2026-06-19T23:00:00',
    venue: 'Harbour Lawn',
    price: '$6',
    image: 'film-night.jpg',
    excerpt: 'A blanket, a big screen and a film with a boat in it.',
    blocks: [
      paragraph(
        'The film is chosen by the tram drivers, who have strong opinions. Popcorn from the old machine, headphones for the hard of hearing, blankets for the optimists.',
      ),
      image('film-night.jpg'),
    ],
  },
  {
    slug: 'midsummer-long-table',
    title: 'Midsummer Long Table',
    date: '2026-05-01T09:00:00',
    startDate: '2026-06-20T18:30:00',
    endDate: '2026-06-20T22:00:00',
    venue: 'Along the whole boardwalk',
    price: '$65, under 12 free',
    isForFamilies: true,
    eventUrl: 'https://tickets.example.com/halyard-pier/long-table',
    image: 'long-table.jpg',
    excerpt: 'One table, 240 metres, seven kitchens, sit next to anybody.',
    blocks: [
      cover(
        'rooftop-restaurant.jpg',
        [heading(2, 'Bring a plate you love'), paragraph('You may take home somebody else’s.')],
        { dimRatio: 50, minHeight: 300 },
      ),
      paragraph(
        'Five courses pass from the shore to the sea. Seats cost $65, of which twenty go to the lantern workshop; under twelves eat for nothing.',
      ),
      buttons([
        button('Book a seat', 'https://tickets.example.com/halyard-pier/long-table', {
          linkTarget: '_blank',
        }),
      ]),
    ],
  },
  {
    slug: 'thursday-market',
    title: 'Thursday Market',
    date: '2026-04-16T09:00:00',
    startDate: '2026-06-25T15:00:00',
    endDate: '2026-06-25T19:00:00',
    eventDates: {
      repeats: 'weekly',
      until: '2026-09-24',
      days: [
        { date: '2026-07-02', change: 'left-out' },
        { date: '2026-07-03', change: 'added', note: 'Instead of Thursday, before the fireworks' },
        { date: '2026-07-16', change: 'cancelled', note: 'Works on the deck' },
        { date: '2026-09-24', change: 'other-times', from: '14:00', until: '20:00' },
      ],
    },
    access: ['step-free'],
    venue: 'Pier Road and the first hundred boards',
    isFree: true,
    image: 'market-stalls.jpg',
    excerpt: 'Striped awnings, first strawberries, a man who sharpens knives.',
    blocks: [
      paragraph(
        'Thirty-four stalls, all from within forty miles. The strawberries are gone by four, the gossip by six.',
      ),
      gallery(['market-stalls.jpg', 'bakery.jpg', 'fish-market.jpg'], { columns: 3 }),
    ],
  },
  {
    // Without an end.
    slug: 'meet-the-keeper',
    title: 'Meet the Keeper',
    date: '2026-05-30T09:00:00',
    startDate: '2026-06-28T14:00:00',
    eventDates: {
      repeats: 'monthly',
      weeks: [-1],
      count: 6,
      days: [{ date: '2026-06-28', change: 'sold-out' }],
    },
    audiences: ['children'],
    venue: 'Pier Head Light',
    at: 'pier-head-light',
    price: '$5',
    isForFamilies: true,
    image: 'lamp-room.jpg',
    excerpt: 'Tom Hallett, sixty-one steps, and every question you have.',
    blocks: [
      paragraph('Starts at two and ends when Tom has run out of stories, which has not happened yet.'),
    ],
  },
  {
    slug: 'independence-day-fireworks',
    title: 'Fireworks over the Bay',
    date: '2026-05-20T09:00:00',
    startDate: '2026-07-04T17:00:00',
    endDate: '2026-07-04T22:30:00',
    venue: 'Town beach and Harbour Lawn',
    isFree: true,
    isForFamilies: true,
    image: 'fireworks.jpg',
    excerpt: 'Barge at nine-thirty, brass before, silence for dogs from eight in the taproom cellar.',
    blocks: [
      paragraph(
        'The outer half of the pier closes at 3 pm, because that is where the fireworks are. The best view is from the beach; the second best is from the last tram, lights off, by tradition.',
      ),
      quote([paragraph('Bring a jacket. You will not believe me. Bring a jacket.')], 'Amara Osei, events'),
    ],
  },
];
