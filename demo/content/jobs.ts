import { heading, list, paragraph } from '../blocks/text.ts';
import type { DemoKindFields } from '../kinds.ts';
import type { Written } from './author.ts';

interface WrittenJob extends Written, Partial<Readonly<DemoKindFields['job']>> {
  /** Slug of the location where one works. */
  readonly at?: string;
}

/** The open positions. */
export const jobs: readonly WrittenJob[] = [
  {
    slug: 'deckhand',
    title: 'Deckhand, ferry landing',
    at: 'ferry-landing',
    closingDate: '2026-07-12',
    employment: 'full-time',
    pay: '$21.50 an hour',
    starts: 'From August',
    date: '2026-05-20T10:00:00',
    menuOrder: 1,
    image: 'ferry-landing.jpg',
    excerpt: 'Ropes, manners, early mornings.',
    blocks: [
      paragraph(
        'The first ferry lands at six, and somebody has to catch its line. You do, and you say good morning to three hundred people by eight; after that it is ladders, ropes, life rings and the odd lost mitten.',
      ),
      heading(2, 'What you bring'),
      list([
        'Two hands that know one knot, or want to.',
        'A voice that carries.',
        'A way to be here at half past five.',
      ]),
      heading(2, 'What you get'),
      list([
        'Forty hours in four days.',
        'Boots, oilskin, and the ferry for nothing.',
        'A place in the crew all year.',
      ]),
    ],
  },
  {
    slug: 'carousel-keeper',
    title: 'Carousel keeper, weekends',
    at: 'the-carousel',
    closingDate: '2026-06-28',
    employment: 'part-time',
    pay: '$19 an hour',
    starts: 'As soon as may be',
    date: '2026-05-20T10:05:00',
    menuOrder: 2,
    image: 'carousel.jpg',
    excerpt: 'Must like children, horses and waltzes, in that order.',
    blocks: [
      paragraph(
        'Saturdays and Sundays from ten to six, until the leaves are down. You take tickets, tighten belts, and stop the world when somebody small wants to get off it.',
      ),
    ],
  },
  {
    slug: 'assistant-to-the-curator',
    title: 'Assistant to the curator',
    closingDate: '2026-07-31',
    employment: 'part-time',
    pay: '$26 an hour, two days a week',
    date: '2026-06-01T09:00:00',
    menuOrder: 3,
    image: 'mural-wave.jpg',
    excerpt: 'Two days a week, one of them outdoors.',
    blocks: [
      paragraph(
        'Labels, loans, ladders: fourteen works stand in the salt, and each wants looking at once a week. Yuki Tanabe shows you how.',
      ),
    ],
  },
  {
    slug: 'baker',
    title: 'Baker, night shift',
    at: 'signal-coffee',
    employment: 'full-time',
    employer: 'Signal Coffee',
    applyUrl: 'https://jobs.example.com/baker',
    date: '2026-06-08T09:00:00',
    menuOrder: 4,
    image: 'bakery.jpg',
    excerpt: 'For somebody who likes to see the sun come up.',
    blocks: [
      paragraph('Rye, oats and buns for four kitchens on the pier, and the radio is yours until five.'),
    ],
  },
];
