import { gallery } from '../blocks/media.ts';
import { hero, newsGrid, picture, sustainability, videoFeature } from '../blocks/sections.ts';
import { heading, list, paragraph, quote } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenPage } from './pages.ts';

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
      heading(2, 'Three phases'),
      list(
        [
          '<strong>2014 to 2018, the landward end.</strong> New deck, new rails, the carousel house.',
          '<strong>2021 to 2024, the middle and the dome.</strong> The pavilion, the ferry landing, power and water under the boards.',
          '<strong>2025 to 2027, the seaward side of the pier head.</strong> 214 piles, the lighthouse gallery and a landing for tall ships.',
        ],
        { ordered: true },
      ),
      videoFeature({
        heading: 'Under the boards',
        text: 'Divers set pile 900 on a still morning in March. Four minutes, with the sound on.',
        url: 'https://www.youtube.com/watch?v=hPr8pIle900',
        poster: picture('video-poster.jpg'),
      }),
      sustainability({
        heading: 'What it does for the bay',
        text: 'Measured every quarter by Ellery Marine College, and published whatever it says.',
        figures: [
          { value: '912', label: 'piles replaced or sleeved', progress: 0.81, goal: '1,126 by 2027' },
          { value: '61%', label: 'of our power from the pavilion roof', progress: 0.61, goal: '75% by 2028' },
          {
            value: '2.4 km',
            label: 'of sea wall planted with thrift and grasses',
            progress: 0.8,
            goal: '3 km',
          },
          { value: '38', label: 'kinds of fish counted between the piles, from 11 in 2012' },
        ],
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
