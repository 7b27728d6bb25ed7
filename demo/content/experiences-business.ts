import { button, buttons, column, columns } from '../blocks/layout.ts';
import { image } from '../blocks/media.ts';
import { hero, leasingStatistics, locationGrid, picture, team } from '../blocks/sections.ts';
import { heading, list, paragraph } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { Written } from './author.ts';

/** Experiences for tenants and workers. */
export const businessExperiences: readonly Written[] = [
  {
    slug: 'leasing',
    title: 'Leasing',
    date: '2024-01-08T09:15:00',
    modified: '2026-05-06T10:00:00',
    menuOrder: 5,
    image: 'office-window.jpg',
    excerpt: 'Offices with a tide table on the wall.',
    blocks: [
      hero({
        kicker: 'Leasing',
        heading: 'Work above the water',
        text: 'The Ropewalk holds twenty-six offices behind arched windows, from a single desk to a whole floor.',
        image: picture('office-window.jpg'),
        actions: [{ label: 'Ask Leila', url: 'mailto:leila@halyardpier.example' }],
      }),
      leasingStatistics({
        heading: 'The pier in figures',
        text: 'Counted at the gate and in the books, for the calendar year 2025.',
        figures: [
          { value: '1.1 million', label: 'visits', note: 'up 7% on 2024' },
          { value: '8,400 m²', label: 'let space', note: '360 m² free' },
          { value: '96%', label: 'occupancy' },
          { value: '9 years', label: 'average stay of a tenant' },
        ],
        charts: [
          {
            title: 'Visits a year',
            type: 'line',
            unit: 'thousand',
            source: 'In thousands. 2020 was a year to sit indoors.',
            bars: [
              { label: '2016', value: 610 },
              { label: '2017', value: 655 },
              { label: '2018', value: 690 },
              { label: '2019', value: 742 },
              { label: '2020', value: 388 },
              { label: '2021', value: 566 },
              { label: '2022', value: 803 },
              { label: '2023', value: 921 },
              { label: '2024', value: 1028 },
              { label: '2025', value: 1100 },
            ],
          },
          {
            title: 'Visits by season',
            type: 'columns',
            unit: 'thousand',
            source: 'In thousands, 2025.',
            bars: [
              { label: 'Winter', value: 128 },
              { label: 'Spring', value: 241 },
              { label: 'Summer', value: 492 },
              { label: 'Autumn', value: 239 },
            ],
          },
          {
            title: 'Let space by use',
            type: 'donut',
            unit: 'm²',
            bars: [
              { label: 'Offices', value: 3900 },
              { label: 'Food', value: 1850 },
              { label: 'Shops', value: 1420 },
              { label: 'Workshops', value: 730 },
              { label: 'Culture', value: 500 },
            ],
          },
        ],
        contact: { label: 'Write to Leila Haddad', url: 'mailto:leila@halyardpier.example' },
      }),
      locationGrid({ heading: 'Your neighbours', slugs: ['the-ropewalk', 'hotel-halyard', 'ellery-marina'] }),
    ],
  },
  {
    slug: 'retail-leasing',
    title: 'Shop spaces',
    date: '2024-01-08T09:20:00',
    modified: '2026-05-06T10:30:00',
    menuOrder: 6,
    image: 'market-stalls.jpg',
    excerpt: 'A hatch for a season or a shop for a generation.',
    blocks: [
      hero({
        kicker: 'Leasing',
        heading: 'Open your hatch',
        text: 'We let to makers, cooks and menders. Chains need not apply; anchors are welcome.',
        image: picture('market-stalls.jpg'),
      }),
      columns([
        column([
          heading(2, 'Kiosks'),
          paragraph('Six square metres, power, water and a bell. From April to October, $480 a month.'),
        ]),
        column([
          heading(2, 'Stalls'),
          paragraph('A striped awning on the Thursday market, $25 a day. Children’s stalls are free.'),
        ]),
        column([
          heading(2, 'Shops'),
          paragraph(
            'Between 40 and 180 square metres, five years at a time, rent tied to the season’s takings.',
          ),
        ]),
      ]),
      leasingStatistics({
        heading: 'What a season brings',
        figures: [
          { value: '$38', label: 'spent by a visitor on average' },
          { value: '71%', label: 'come back within a year' },
          { value: '2', label: 'shops and a kiosk to be had' },
        ],
        charts: [
          {
            title: 'Footfall by weekday',
            type: 'columns',
            unit: 'visits per day',
            source: 'Visits per day from May to September.',
            bars: [
              { label: 'Mon', value: 1900 },
              { label: 'Tue', value: 2050 },
              { label: 'Wed', value: 2200 },
              { label: 'Thu', value: 3400 },
              { label: 'Fri', value: 3900 },
              { label: 'Sat', value: 5600 },
              { label: 'Sun', value: 4800 },
            ],
          },
        ],
        contact: { label: 'Ask for a viewing', url: `${cms}/contact/` },
      }),
      heading(2, 'How you get there'),
      list(
        [
          'Tell us what you make, in half a page.',
          'Come and stand in the space on a windy day.',
          'Sign within the month; open with the swallows.',
        ],
        { ordered: true },
      ),
      locationGrid({
        heading: 'They started in a kiosk',
        slugs: ['signal-coffee', 'penny-lick', 'slip-and-glaze'],
      }),
    ],
  },
  {
    slug: 'working-here',
    title: 'Working here',
    date: '2024-01-08T09:30:00',
    modified: '2026-05-20T10:00:00',
    menuOrder: 7,
    image: 'welders.jpg',
    excerpt: 'Jobs with weather in them, and a day a month that costs you nothing but a coat.',
    blocks: [
      hero({
        kicker: 'Working here',
        heading: 'Come and be useful',
        text: 'The pier and its tenants employ three hundred people in July and a stubborn ninety in February.',
        image: picture('welders.jpg'),
      }),
      columns([
        column([
          heading(2, 'Volunteering'),
          paragraph(
            'One day a month, in one of four crews: boards, gardens, lanterns or stories. Training, tea and a very good oilskin are on us.',
          ),
        ]),
        column([image('sea-wall-planting.jpg')]),
      ]),
      team({
        heading: 'Whom you would work with',
        members: [
          {
            name: 'Tom Hallett',
            role: 'Harbour master and pier keeper',
            text: 'Shows every deckhand the knot that his grandfather showed him, once.',
            email: 'tom@halyardpier.example',
            image: picture('team-tom.jpg'),
          },
          {
            name: 'Amara Osei',
            role: 'Events and stages',
            text: 'Looks after the carousel keepers, the lantern crew and the umbrellas.',
            email: 'amara@halyardpier.example',
            image: picture('team-amara.jpg'),
          },
          {
            name: 'Yuki Tanabe',
            role: 'Curator of art',
            text: 'Is looking for somebody who is not afraid of ladders, or of artists.',
            email: 'yuki@halyardpier.example',
            image: picture('team-yuki.jpg'),
          },
        ],
      }),
      locationGrid({
        heading: 'Who is hiring',
        slugs: ['hotel-halyard', 'the-ropewalk', 'ferry-landing', 'ellery-marina'],
      }),
      buttons([button('Send us a letter', 'mailto:work@halyardpier.example')]),
    ],
  },
];
