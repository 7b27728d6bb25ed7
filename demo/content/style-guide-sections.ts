import type { DemoBlock } from '../blocks/block.ts';
import {
  accessGuide,
  eventGrid,
  experienceGrid,
  gettingHere,
  hero,
  leasingStatistics,
  locationGrid,
  newsGrid,
  parking,
  picture,
  pierMap,
  pressKit,
  schedule,
  slideshow,
  sustainability,
  team,
  timeline,
  videoFeature,
} from '../blocks/sections.ts';
import { heading } from '../blocks/text.ts';
import { mediaByFile } from '../media.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import { planBounds } from './plan.ts';
import { variant } from './style-guide-text.ts';

/** The sections, each in its variants. */
export const sectionBlocks: readonly DemoBlock[] = [
  heading(2, 'Section: hero', { anchor: 'hero' }),
  ...variant(
    'With all it can have',
    hero({
      kicker: 'Since 1908',
      heading: 'A hero with a picture',
      text: 'A kicker, a heading, a few words, a picture and up to three ways on.',
      image: picture('hero-harbour-evening.jpg'),
      actions: [
        { label: 'Plan your visit', url: `${cms}/visit/` },
        { label: 'What is on', url: `${cms}/event/` },
      ],
    }),
  ),
  ...variant('With a heading alone', hero({ heading: 'A hero of words' })),

  heading(2, 'Section: event grid', { anchor: 'event-grid' }),
  ...variant(
    'What is next, with a way to all',
    eventGrid({ heading: 'Coming up', limit: 3, more: { label: 'All events', url: `${cms}/event/` } }),
  ),
  ...variant('One that was chosen', eventGrid({ heading: 'Do not miss', slugs: ['midsummer-long-table'] })),

  heading(2, 'Section: news grid', { anchor: 'news-grid' }),
  ...variant(
    'The newest, with a way to all',
    newsGrid({ heading: 'Lately', limit: 3, more: { label: 'All news', url: `${cms}/news/` } }),
  ),
  ...variant('Of one category, without a heading', newsGrid({ category: 'art', limit: 2 })),

  heading(2, 'Section: experience grid', { anchor: 'experience-grid' }),
  ...variant('All of them', experienceGrid({ heading: 'What for?' })),
  ...variant(
    'Two that were chosen',
    experienceGrid({ heading: 'Two ends of the pier', slugs: ['dining', 'art'] }),
  ),

  heading(2, 'Section: location grid', { anchor: 'location-grid' }),
  ...variant(
    'With a way to all',
    locationGrid({ heading: 'Places', limit: 3, more: { label: 'All places', url: `${cms}/location/` } }),
  ),
  ...variant(
    'Two that were chosen',
    locationGrid({ heading: 'Eat', slugs: ['the-oyster-shed', 'crows-nest'] }),
  ),

  heading(2, 'Section: map', { anchor: 'map' }),
  ...variant(
    'The plan with a few places',
    pierMap({
      heading: 'On the plan',
      plan: picture('plan-of-the-pier.jpg'),
      bounds: planBounds,
      slugs: ['the-oyster-shed', 'the-carousel', 'pier-head-light'],
    }),
  ),

  heading(2, 'Section: slideshow', { anchor: 'slideshow' }),
  ...variant(
    'With captions and a link',
    slideshow({
      heading: 'Three slides',
      slides: [
        { image: picture('lantern-parade.jpg'), caption: 'Paper fish swim home', url: `${cms}/event/` },
        { image: picture('winter-swim.jpg'), caption: 'Hats on' },
        { image: picture('kite-festival.jpg') },
      ],
    }),
  ),
  ...variant(
    'A single slide',
    slideshow({ slides: [{ image: picture('regatta.jpg'), caption: 'Finish at noon' }] }),
  ),

  heading(2, 'Section: video', { anchor: 'video-section' }),
  ...variant(
    'A film of ours',
    videoFeature({
      heading: 'Walk out to sea',
      text: 'Ten seconds, with gulls.',
      url: mediaByFile('walk-out-to-sea.mp4').url,
      poster: picture('video-poster.jpg'),
    }),
  ),
  ...variant(
    'A film at a provider, with a poster of ours',
    videoFeature({
      heading: 'From the air',
      url: 'https://vimeo.com/76979871',
      poster: picture('hero-pier-dawn.jpg'),
    }),
  ),

  heading(2, 'Section: team', { anchor: 'team' }),
  ...variant(
    'With and without portraits',
    team({
      heading: 'Ask us',
      members: [
        {
          name: 'Amara Osei',
          role: 'Events and stages',
          text: 'Looks after the lantern crew and the umbrellas.',
          email: 'amara@halyardpier.example',
          image: picture('team-amara.jpg'),
        },
        { name: 'Yuki Tanabe', role: 'Curator', image: picture('team-yuki.jpg') },
        { name: 'The night watch', role: 'Rounds at eleven, two and five' },
      ],
    }),
  ),

  heading(2, 'Section: leasing statistics', { anchor: 'leasing-statistics' }),
  ...variant(
    'Figures, every kind of chart, and spaces',
    leasingStatistics({
      heading: 'In figures',
      text: 'Counted at the gate.',
      figures: [
        { value: '1.1 million', label: 'visits', note: 'up 7%' },
        { value: '96%', label: 'occupancy' },
      ],
      charts: [
        {
          title: 'Bars',
          unit: 'm²',
          bars: [
            { label: 'Food', value: 1850 },
            { label: 'Shops', value: 1420 },
          ],
        },
        {
          title: 'Columns',
          type: 'columns',
          unit: 'visits',
          bars: [
            { label: 'Mon', value: 1900 },
            { label: 'Sat', value: 5200 },
            { label: 'Sun', value: 4700 },
          ],
        },
        {
          title: 'Line',
          type: 'line',
          unit: 'thousand',
          bars: [
            { label: '2023', value: 940 },
            { label: '2024', value: 1030 },
            { label: '2025', value: 1100 },
          ],
        },
        {
          title: 'Ring',
          type: 'donut',
          unit: 'm²',
          bars: [
            { label: 'Let', value: 8400 },
            { label: 'Free', value: 300 },
          ],
        },
      ],
      spaces: [
        {
          name: 'Kiosk 9',
          text: 'A hatch with a view.',
          size: '9 m²',
          rent: '$420 a month',
          available: 'now',
        },
      ],
      contact: { label: 'Write to Leila Haddad', url: 'mailto:leila@halyardpier.example' },
    }),
  ),
  ...variant(
    'Figures alone',
    leasingStatistics({ figures: [{ value: '412 m', label: 'from the gate to the light' }], charts: [] }),
  ),

  heading(2, 'Section: getting here', { anchor: 'getting-here' }),
  ...variant(
    'In words, to a place of its own, and alone',
    gettingHere({
      heading: 'How to come',
      text: 'The pier begins where Pier Road ends.',
      ways: [
        {
          way: 'transit',
          title: 'By tram',
          text: 'Line 4, every ten minutes.',
          more: { label: 'Timetable', url: `${cms}/visit/` },
        },
        { way: 'car', text: 'Down Mill Street.', to: '40 Mill Street, Port Ellery' },
        { way: 'foot' },
      ],
    }),
  ),

  heading(2, 'Section: parking', { anchor: 'parking' }),
  ...variant(
    'Two car parks',
    parking({
      heading: 'Where to park',
      text: 'Spaces are few on sunny weekends.',
      lots: [
        {
          name: 'Pier Road lot',
          address: '2 Pier Road',
          spaces: 84,
          rates: [
            { label: 'First 30 minutes', price: 'free' },
            { label: 'Each hour', price: '$3' },
          ],
          note: 'Eight accessible spaces beside the welcome desk.',
          walk: '2 minutes',
        },
        { name: 'Mill Street deck', rates: [{ label: 'All day', price: '$12' }] },
      ],
    }),
  ),

  heading(2, 'Section: schedule', { anchor: 'schedule' }),
  ...variant(
    'With notes and days apart',
    schedule({
      heading: 'When it is open',
      rows: [
        { days: 'Monday to Thursday', hours: '7 am to 10 pm' },
        { days: 'Pier head', hours: 'until sunset', note: 'The gate is shut in a gale.' },
      ],
      exceptions: [{ date: '2026-07-04', hours: '7 am to 5 pm', note: 'Fireworks.' }],
    }),
  ),

  heading(2, 'Section: sustainability', { anchor: 'sustainability' }),
  ...variant(
    'With goals, and a figure alone',
    sustainability({
      heading: 'For the bay',
      text: 'Measured every quarter.',
      figures: [
        { value: '61', unit: '%', label: 'of our power from the roof', progress: 0.81, goal: '75% by 2028' },
        { value: '0', label: 'bottles sold' },
      ],
    }),
  ),

  heading(2, 'Section: timeline', { anchor: 'timeline' }),
  ...variant(
    'Past, running and to come',
    timeline({
      heading: 'Pile by pile',
      phases: [
        {
          title: 'The landward end',
          start: '2014-03-03',
          end: '2018-05-25',
          text: 'New deck, new rails, the carousel house.',
          image: picture('carousel.jpg'),
        },
        {
          title: 'The landing',
          start: '2025-04-01',
          text: 'Ninety metres that the storm took are rising again.',
        },
        { title: 'The light', start: '2027-03-01', end: '2027-10-01' },
      ],
    }),
  ),

  heading(2, 'Section: press kit', { anchor: 'press-kit' }),
  ...variant(
    'Files, a picture with its credit, and whom to ask',
    pressKit({
      heading: 'To print',
      files: [{ name: 'Spaces to let', file: picture('leasing-brochure.pdf'), note: 'Two pages.' }],
      pictures: [{ image: picture('regatta.jpg'), credit: 'Illustration: Halyard Pier Trust' }],
      contact: { label: 'Write to Ines', url: 'mailto:ines@halyardpier.example' },
    }),
  ),

  heading(2, 'Section: access guide', { anchor: 'access-guide' }),
  ...variant('Of all places', accessGuide({ heading: 'Access', text: 'Place by place.' })),
];
