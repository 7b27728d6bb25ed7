import {
  eventGrid,
  experienceGrid,
  hero,
  newsGrid,
  picture,
  pierMap,
  slideshow,
} from '../blocks/sections.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenPage } from './author.ts';
import { planBounds, walkOfPier } from './plan.ts';

/** The front page, and the page that WordPress keeps for the list of posts. */
export const homePages: readonly WrittenPage[] = [
  {
    slug: 'home',
    title: 'Home',
    date: '2023-11-06T09:00:00',
    modified: '2026-06-10T16:20:00',
    seo: {
      title: 'Halyard Pier: harbour, food and art in Port Ellery',
      metaDesc:
        'Walk 412 metres out to sea: oysters and ice cream, a carousel of 1911, art in the wind and a ferry every half hour. Open every day of the year.',
      image: 'hero-pier-dawn.jpg',
    },
    blocks: [
      hero({
        kicker: 'Port Ellery, Maine · since 1908',
        heading: 'Walk out to sea',
        text: 'Four hundred and twelve metres of timber, salt air and good company. The pier is open every day of the year, and walking on it is free.',
        image: picture('hero-pier-dawn.jpg'),
        actions: [
          { label: 'Plan your visit', url: `${cms}/visit/` },
          { label: 'What is on', url: `${cms}/event/` },
        ],
      }),
      eventGrid({
        heading: 'Coming up on the boards',
        limit: 6,
        more: { label: 'All events', url: `${cms}/event/` },
      }),
      experienceGrid({
        heading: 'Find your end of the pier',
        slugs: ['dining', 'retail', 'art', 'events'],
      }),
      slideshow({
        heading: 'A year at the waterfront',
        slides: [
          {
            image: picture('hero-boardwalk-summer.jpg'),
            caption: 'July: bunting up, shoes off',
            url: `${cms}/experiences/`,
          },
          {
            image: picture('lantern-parade.jpg'),
            caption: 'October: three hundred paper fish swim home',
            url: `${cms}/events/lantern-parade-2026/`,
          },
          { image: picture('winter-swim.jpg'), caption: 'January: hats on, in you go' },
          {
            image: picture('hero-winter-lights.jpg'),
            caption: 'November to Epiphany: Winter Lights',
            url: `${cms}/events/winter-lights-2026/`,
          },
        ],
      }),
      newsGrid({ heading: 'News from the pier', limit: 3, more: { label: 'All news', url: `${cms}/news/` } }),
      pierMap({
        heading: 'Where everything is',
        plan: picture('plan-of-the-pier.jpg'),
        bounds: planBounds,
        walk: walkOfPier,
        slugs: [
          'the-oyster-shed',
          'crows-nest',
          'dogwatch-books',
          'glasshouse-gallery',
          'the-carousel',
          'ferry-landing',
          'ellery-marina',
          'pier-head-light',
        ],
      }),
    ],
  },
  {
    slug: 'news',
    title: 'News',
    date: '2023-11-06T09:05:00',
    blocks: [],
  },
];
