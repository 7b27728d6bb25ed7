import { button, buttons, column, columns, group } from '../blocks/layout.ts';
import { embed, image, video } from '../blocks/media.ts';
import { locationGrid, picture, team } from '../blocks/sections.ts';
import { heading, list, paragraph, quote, spacer } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenPage } from './author.ts';

/** The pier, and the people behind it. */
export const aboutPages: readonly WrittenPage[] = [
  {
    slug: 'about',
    title: 'About the pier',
    date: '2023-11-07T09:00:00',
    modified: '2025-06-13T09:00:00',
    image: 'hero-harbour-evening.jpg',
    blocks: [
      paragraph(
        'Halyard Pier belongs to the people of Port Ellery. Since 2009 a charitable trust looks after it: eleven people on the payroll, two hundred and six volunteers, and one cat, who came with the bookshop.',
        { fontSize: 'large' },
      ),
      group(
        [
          heading(2, 'In numbers'),
          list([
            '412 metres long, 21 metres wide at the pavilion',
            '1,126 piles of greenheart, oak and, lately, recycled steel',
            '21 tenants, none of them a chain',
            '1.1 million visits in 2025',
          ]),
        ],
        'in-numbers',
      ),
      buttons(
        [
          button('Our history', `${cms}/about/history/`),
          button('The team', `${cms}/about/team/`, { outline: true }),
          button('Press', `${cms}/about/press/`, { outline: true }),
        ],
        'left',
      ),
      spacer('40px'),
      video('walk-out-to-sea.mp4', {
        poster: 'hero-pier-dawn.jpg',
        caption: 'Six seconds of morning, for those who cannot be here.',
        loop: true,
        muted: true,
      }),
      embed('vimeo', 'https://vimeo.com/908412001', 'The pier in one take, from the tram stop to the light.'),
      locationGrid({
        heading: 'Good places to start',
        slugs: ['the-carousel', 'glasshouse-gallery', 'pier-head-light'],
      }),
    ],
  },
  {
    slug: 'history',
    parent: 'about',
    title: 'History',
    date: '2023-11-07T09:10:00',
    modified: '2026-01-19T09:00:00',
    image: 'history-1908.jpg',
    blocks: [
      paragraph(
        'On 13 June 1908 a brass band marched to the end of a new pier, found that nobody had planned the way back, and played on until the paddle steamer took them off. The town has been fond of the place ever since.',
        { dropCap: true },
      ),
      image('history-1908.jpg', {
        align: 'wide',
        caption: 'Opening day, from the Trask family album.',
      }),
      heading(2, 'Steamers and horses'),
      paragraph(
        'For thirty years the boats of the Halyard Line brought summer guests from Boston. In 1911 the carver Elias Trask delivered twenty-two horses and a sea-dragon; he was paid in season tickets, which his great-granddaughters still use.',
      ),
      heading(2, 'The night of 1978'),
      columns([
        column(
          [
            paragraph(
              'On 7 February 1978 the sea took ninety metres of landing, the old dance hall and the pier cat’s dinner. Keeper Walter Hallett stayed in the lighthouse for thirty-one hours and kept the lamp lit. His grandson Tom is our harbour master today.',
            ),
          ],
          { width: '60%' },
        ),
        column([image('history-storm.jpg')], { width: '40%', verticalAlignment: 'center' }),
      ]),
      heading(2, 'The trust'),
      paragraph(
        `The town closed the pier in 1996. In 2009 nine hundred households put in forty dollars each and took it back, and the <a href="${cms}/revitalization/">restoration</a> began.`,
      ),
      quote(
        [
          paragraph(
            'Forty dollars for a pier. I have paid more for a coat, and the coat did not have a carousel.',
          ),
        ],
        'Edith Amsel, founding member no. 3',
      ),
    ],
  },
  {
    slug: 'team',
    parent: 'about',
    title: 'Team',
    date: '2023-11-07T09:20:00',
    modified: '2026-04-07T09:00:00',
    image: 'mugs.jpg',
    blocks: [
      paragraph('Six people you are likely to meet, and how to reach them when you do not.'),
      team({
        heading: 'The people of the pier',
        members: [
          {
            name: 'Ines Carvalho',
            role: 'Director',
            text: 'Came for one season in 2013 and has been counting the gulls since.',
            email: 'ines@halyardpier.example',
            phone: '+1 207 555 0144',
            link: { label: 'For the press', url: `${cms}/about/press/` },
            image: picture('team-ines.jpg'),
          },
          {
            name: 'Marcus Reed',
            role: 'Head of restoration',
            text: 'Knows each of the 1,126 piles by number and a few by name.',
            email: 'marcus@halyardpier.example',
            image: picture('team-marcus.jpg'),
          },
          {
            name: 'Yuki Tanabe',
            role: 'Curator of art',
            text: 'Tests every proposal by leaving a model outside for a winter.',
            email: 'yuki@halyardpier.example',
            image: picture('team-yuki.jpg'),
          },
          {
            name: 'Amara Osei',
            role: 'Events and stages',
            text: 'Has never once been wrong about rain, and keeps forty umbrellas to prove it.',
            email: 'amara@halyardpier.example',
            image: picture('team-amara.jpg'),
          },
          {
            name: 'Tom Hallett',
            role: 'Harbour master and pier keeper',
            text: 'Third Hallett to hold the lighthouse key.',
            email: 'tom@halyardpier.example',
            image: picture('team-tom.jpg'),
          },
          {
            name: 'Leila Haddad',
            role: 'Leasing and tenants',
            text: 'Finds the right door for every good idea.',
            email: 'leila@halyardpier.example',
            phone: '+1 207 555 0143',
            link: { label: 'What is free', url: `${cms}/experience/leasing/` },
            image: picture('team-leila.jpg'),
          },
        ],
      }),
      spacer('32px'),
      paragraph(
        `And two hundred and six volunteers. Would you like to be the two hundred and seventh? <a href="${cms}/experience/working-here/">Here is how</a>.`,
      ),
    ],
  },
];
