import { button, buttons } from '../blocks/layout.ts';
import { cover, image } from '../blocks/media.ts';
import { eventGrid, hero, locationGrid, newsGrid, picture, schedule, slideshow } from '../blocks/sections.ts';
import { heading, paragraph, quote } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { Written } from './author.ts';

/** Experiences for visitors. */
export const leisureExperiences: readonly Written[] = [
  {
    slug: 'art',
    title: 'Art',
    date: '2024-01-08T09:00:00',
    modified: '2026-05-24T12:30:00',
    menuOrder: 3,
    image: 'horse-workshop.jpg',
    excerpt: 'Fourteen works between the tram stop and the light, and a gallery under glass.',
    blocks: [
      hero({
        kicker: 'Experiences',
        heading: 'Art that stands the weather',
        text: 'Fourteen works outdoors, one gallery under glass, and an organ played by the wind.',
        image: picture('horse-workshop.jpg'),
        actions: [{ label: 'See all works', url: `${cms}/art/` }],
      }),
      slideshow({
        heading: 'On show right now',
        slides: [
          {
            image: picture('mosaic-floor.jpg'),
            caption: 'Rose of Ellery, laid by 340 neighbours',
            url: `${cms}/art/rose-of-ellery/`,
          },
          {
            image: picture('wind-organ.jpg'),
            caption: 'Organ for a South-Easterly',
            url: `${cms}/art/organ-for-a-south-easterly/`,
          },
          {
            image: picture('light-installation.jpg'),
            caption: 'Spectral Tide, after dark',
            url: `${cms}/art/spectral-tide/`,
          },
        ],
      }),
      locationGrid({
        heading: 'Under a roof',
        slugs: ['glasshouse-gallery', 'slip-and-glaze', 'the-sail-loft'],
      }),
      quote(
        [
          paragraph(
            'I ask artists one thing: will it be better after ten winters? If not, it belongs in a museum.',
          ),
        ],
        'Yuki Tanabe, curator',
      ),
      newsGrid({ heading: 'News about art', category: 'art', limit: 3 }),
    ],
  },
  {
    slug: 'dining',
    title: 'Dining',
    date: '2024-01-08T09:05:00',
    modified: '2026-06-02T10:00:00',
    menuOrder: 1,
    image: 'fish-supper.jpg',
    excerpt: 'From the first roll at six to the last oyster at midnight.',
    blocks: [
      hero({
        kicker: 'Experiences',
        heading: 'Eat with your feet over the water',
        text: 'Seven kitchens, one of them afloat at high tide. Nearly everything was swimming, growing or in the oven this morning.',
        image: picture('fish-supper.jpg'),
        actions: [{ label: 'Book a table', url: 'https://tables.example.com/halyard-pier' }],
      }),
      locationGrid({
        heading: 'Restaurants, cafés and hatches',
        slugs: [
          'the-oyster-shed',
          'crows-nest',
          'tern-and-tide-taproom',
          'long-loaf-bakery',
          'signal-coffee',
          'day-boat-fish-market',
          'penny-lick',
        ],
      }),
      cover(
        'oyster-bar.jpg',
        [
          heading(2, 'Oyster hour', { align: 'center' }),
          paragraph('Every weekday from four to five: six Ellery Cups, one lemon, twelve dollars.', {
            align: 'center',
          }),
        ],
        { dimRatio: 40, minHeight: 320, align: 'wide' },
      ),
      newsGrid({ heading: 'From the kitchens', category: 'food-and-drink', limit: 3 }),
    ],
  },
  {
    slug: 'events',
    title: 'Events',
    date: '2024-01-08T09:10:00',
    modified: '2026-06-08T10:00:00',
    menuOrder: 4,
    image: 'concert-night.jpg',
    excerpt: 'Brass, boats, kites, lanterns and one very long table.',
    blocks: [
      hero({
        kicker: 'Experiences',
        heading: 'Something is always on',
        text: 'A hundred and forty days a year, give or take the weather.',
        image: picture('concert-night.jpg'),
        actions: [{ label: 'The whole calendar', url: `${cms}/event/` }],
      }),
      eventGrid({ heading: 'Next up', limit: 9, more: { label: 'All events', url: `${cms}/event/` } }),
      eventGrid({
        heading: 'Save the date',
        slugs: ['oyster-festival-2026', 'lantern-parade-2026', 'winter-lights-2026'],
      }),
      locationGrid({
        heading: 'Stages and meeting points',
        slugs: ['the-pavilion', 'the-carousel', 'wooden-ship-playground', 'pier-head-light'],
      }),
      newsGrid({ heading: 'News from the stages', category: 'festivals', limit: 3 }),
    ],
  },
  {
    slug: 'retail',
    title: 'Shops',
    date: '2024-01-08T09:25:00',
    modified: '2026-04-15T10:00:00',
    menuOrder: 2,
    image: 'craft-fair.jpg',
    excerpt: 'Books, bowls, bread, bicycles and a sail cut to measure.',
    blocks: [
      hero({
        kicker: 'Experiences',
        heading: 'Shops with sawdust on the floor',
        text: 'Nearly everything sold here is made, mended or landed within sight of the counter.',
        image: picture('craft-fair.jpg'),
      }),
      locationGrid({
        heading: 'All the shops',
        slugs: [
          'dogwatch-books',
          'the-sail-loft',
          'slip-and-glaze',
          'freewheel-bike-hire',
          'webster-lake-canoes',
          'day-boat-fish-market',
          'long-loaf-bakery',
        ],
      }),
      image('market-stalls.jpg', {
        align: 'wide',
        caption: `The <a href="${cms}/events/thursday-market/">Thursday market</a>, three till seven.`,
      }),
      schedule({
        heading: 'Shop hours',
        rows: [
          { days: 'Monday to Saturday', hours: '10 am to 6 pm', note: 'Thursdays until 8 pm' },
          { days: 'Sunday', hours: '11 am to 5 pm' },
        ],
      }),
      buttons([button('A space of your own?', `${cms}/experience/retail-leasing/`, { outline: true })]),
    ],
  },
];
