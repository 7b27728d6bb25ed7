import { picture, pressKit } from '../blocks/sections.ts';
import { paragraph } from '../blocks/text.ts';
import type { WrittenPage } from './author.ts';

/** The page for journalists: a brochure, pictures to print, and whom to call. */
export const pressPages: readonly WrittenPage[] = [
  {
    slug: 'press',
    parent: 'about',
    title: 'Press',
    date: '2026-06-02T09:00:00',
    image: 'signal-flags.jpg',
    excerpt: 'Pictures that may be printed, the facts, and somebody who answers.',
    blocks: [
      paragraph(
        'Pictures and plans below are free to print with their credit. Come and see for yourself: we meet you at the gate, and the first coffee is on us.',
      ),
      pressKit({
        heading: 'Press kit',
        contact: { label: 'Write to Ines Carvalho', url: 'mailto:ines@halyardpier.example' },
        files: [
          {
            name: 'Spaces to let, summer 2026',
            file: picture('leasing-brochure.pdf'),
            note: 'Two pages, in letter size.',
          },
        ],
        pictures: [
          {
            image: picture('hero-pier-dawn.jpg'),
            credit: 'Illustration: Halyard Pier Trust',
            caption: 'The pier at dawn, from the town beach.',
          },
          {
            image: picture('carousel.jpg'),
            credit: 'Illustration: Halyard Pier Trust',
            caption: 'The Twenty-Two, restored from 2022 to 2025.',
          },
          {
            image: picture('restoration-piles.jpg'),
            credit: 'Illustration: Halyard Pier Trust',
            caption: 'New piles for the landing.',
          },
          {
            image: picture('plan-of-the-pier.jpg'),
            credit: 'Drawing: Halyard Pier Trust',
            caption: 'Plan of the pier, 2026.',
          },
        ],
      }),
    ],
  },
];
