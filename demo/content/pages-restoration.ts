import { gallery } from '../blocks/media.ts';
import { hero, newsGrid, picture, sustainability, timeline, videoFeature } from '../blocks/sections.ts';
import { paragraph, quote } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenPage } from './author.ts';

/** The restoration of the pier. */
export const restorationPages: readonly WrittenPage[] = [
  {
    slug: 'revitalization',
    title: 'The restoration',
    date: '2023-11-06T09:20:00',
    modified: '2026-06-04T09:30:00',
    image: 'restoration-piles.jpg',
    seo: {
      metaDesc:
        'How Halyard Pier is rebuilt pile by pile: the plan, the progress and what it does for the bay.',
    },
    blocks: [
      hero({
        kicker: 'Restoration 2014 to 2027',
        heading: 'One pile at a time',
        text: 'A pier of 1908, made fit for another century without closing it for a single summer.',
        image: picture('restoration-piles.jpg'),
      }),
      paragraph(
        'When the Trust took over in 2009, a third of the piles could be pushed in with a thumb. Since then 912 of 1,126 have been replaced or sleeved, the pavilion has its dome back, and the ninety metres of landing that the storm of 1978 took away are rising again.',
        { dropCap: true },
      ),
      timeline({
        heading: 'From the shore to the light',
        phases: [
          {
            title: 'The landward end',
            start: '2014-03-03',
            end: '2018-05-25',
            text: 'New deck, new rails, the carousel house. The first pile to go was no. 1, which came out like a tooth; it is a bench now.',
            image: picture('carousel.jpg'),
          },
          {
            title: 'The middle and the dome',
            start: '2021-02-15',
            end: '2024-10-12',
            text: 'The pavilion, the ferry landing, power and water under the boards. For eleven weeks the dome stood on the lawn, and half the town had its picture taken inside.',
            image: picture('pavilion.jpg'),
            more: { label: 'See the pavilion', url: `${cms}/locations/the-pavilion/` },
          },
          {
            title: 'The seaward side of the pier head',
            start: '2025-03-10',
            end: '2027-04-30',
            text: '214 piles and the gallery of the lighthouse. The crane works from September to May, so that summer belongs to those who come to sit.',
            image: picture('restoration-crane.jpg'),
          },
          {
            title: 'A landing for tall ships',
            start: '2027-05-03',
            end: '2027-11-26',
            text: 'The ninety metres that the storm of 1978 took away, with bollards that can hold a three-master. It is paid for down to the last rope.',
          },
        ],
      }),
      videoFeature({
        heading: 'Under the boards',
        text: 'Divers set pile 900 on a still morning in March. Four minutes, with the sound on.',
        url: 'https://www.youtube.com/watch?v=hPr8pIle900',
        poster: picture('video-poster.jpg'),
      }),
      sustainability({
        heading: 'What it does for the bay',
        text: 'Measured every quarter, and published whatever it says.',
        figures: [
          {
            value: '912',
            label: 'piles replaced or sleeved',
            progress: 0.81,
            goal: '1,126 by 2027',
            source: 'works diary',
          },
          {
            value: '61',
            unit: '%',
            label: 'of our power from the pavilion roof',
            progress: 0.81,
            goal: '75% by 2028',
            source: 'meter reading',
          },
          {
            value: '2.4',
            unit: 'km',
            label: 'of sea wall planted with thrift and grasses',
            progress: 0.8,
            goal: '3 km',
          },
          {
            value: '38',
            unit: 'kinds',
            label: 'of fish counted between the piles',
            trend: [
              { label: '2012', value: 11 },
              { label: '2014', value: 13 },
              { label: '2016', value: 17 },
              { label: '2018', value: 22 },
              { label: '2020', value: 24 },
              { label: '2022', value: 31 },
              { label: '2024', value: 36 },
              { label: '2026', value: 38 },
            ],
          },
        ],
        source: 'Ellery Marine College, report of the first quarter of 2026',
      }),
      gallery(['restoration-piles.jpg', 'restoration-crane.jpg', 'solar-roof.jpg', 'sea-wall-planting.jpg'], {
        columns: 2,
        caption: 'From the works diary, spring 2026',
      }),
      quote(
        [paragraph('People ask when we will be done. A pier is never done. It is a very slow kind of boat.')],
        'Marcus Reed, head of restoration',
      ),
      newsGrid({
        heading: 'From the works',
        category: 'restoration',
        limit: 3,
        more: { label: 'All restoration news', url: `${cms}/news/category/restoration/` },
      }),
    ],
  },
];
