import { leasingStatistics, sustainability } from '../blocks/sections.ts';
import { heading, html, list, paragraph, quote } from '../blocks/text.ts';
import type { WrittenPost } from './author.ts';

/** Posts that a layout has to hold: words longer than a phone is wide, and charts with as many parts as they can have. */
export const newsLayout: readonly WrittenPost[] = [
  {
    // A name without a break, longer than a phone is wide: title, text and category.
    slug: 'a-postcard-from-our-twin-town',
    title: 'From Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
    date: '2025-04-08T09:00:00',
    categories: ['twin-town'],
    image: 'postcard.jpg',
    excerpt:
      'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch sends its regards, and a longer stamp.',
    blocks: [
      paragraph(
        'The mayor of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch wrote to us at https://www.llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch.example/letters-to-friends-by-the-sea/2025/april.',
      ),
      heading(2, 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch in one breath'),
      list([
        'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch: 58 letters.',
        'Halyard Pier: eleven.',
      ]),
      quote(
        [paragraph('Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch!')],
        'The stationmaster, to every train',
      ),
      html(
        '<table><thead><tr><th scope="col">Town</th><th scope="col">Signs</th></tr></thead><tbody><tr><td>Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch</td><td>two, end to end</td></tr><tr><td>Port Ellery</td><td>one</td></tr></tbody></table>',
      ),
    ],
  },
  {
    // Every chart with as many parts as it can have: to be looked at in forced colours as well.
    slug: 'the-year-in-charts',
    title: 'The year in charts',
    date: '2025-01-14T09:00:00',
    categories: ['announcements'],
    blocks: [
      paragraph('Six kinds of ticket, twelve months, and a bakery that will not be averaged.'),
      leasingStatistics({
        heading: 'What we counted',
        figures: [{ value: '1.03 million', label: 'visits', note: 'in 2024' }],
        charts: [
          {
            title: 'Tickets by kind',
            type: 'donut',
            unit: 'tickets',
            bars: [
              { label: 'Festival', value: 9200 },
              { label: 'Ferry', value: 7400 },
              { label: 'Carousel', value: 6100 },
              { label: 'Lighthouse', value: 3300 },
              { label: 'Workshop', value: 1900 },
              { label: 'Night fishing', value: 600 },
            ],
          },
          {
            title: 'Visits by day',
            type: 'columns',
            unit: 'visits',
            bars: [
              { label: 'Mon', value: 1800 },
              { label: 'Wed', value: 2100 },
              { label: 'Fri', value: 3600 },
              { label: 'Sun', value: 4900 },
            ],
          },
          {
            title: 'Visits by year',
            type: 'line',
            unit: 'thousand',
            bars: [
              { label: '2021', value: 610 },
              { label: '2022', value: 850 },
              { label: '2023', value: 940 },
              { label: '2024', value: 1030 },
            ],
          },
          {
            title: 'Loaves by month',
            unit: 'loaves',
            bars: [
              { label: 'January', value: 4100 },
              { label: 'July', value: 9800 },
            ],
          },
        ],
      }),
      sustainability({
        figures: [
          {
            value: '61',
            unit: '%',
            label: 'arrived without a car',
            progress: 0.61,
            goal: '75 % by 2030',
            trend: [
              { label: '2022', value: 48 },
              { label: '2023', value: 55 },
              { label: '2024', value: 61 },
            ],
          },
        ],
      }),
    ],
  },
];
