import { button, buttons, column, columns } from '../blocks/layout.ts';
import { cover, embed, gallery, image, video } from '../blocks/media.ts';
import { heading, html, list, listItem, paragraph, quote, spacer } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenPost } from './author.ts';

export const news2026: readonly WrittenPost[] = [
  {
    slug: 'swim-2026',
    title: 'Two hundred and twelve, and a yes',
    date: '2026-01-02T09:00:00',
    categories: ['festivals'],
    image: 'swim-hats.jpg',
    blocks: [
      paragraph(
        'More people than ever went down the north ladder on New Year’s morning. One of them had a ring in his hat. She said yes, as far as anybody could make out through the chattering.',
      ),
    ],
  },
  {
    slug: 'tide-clock-ten-years',
    title: 'Moon Hand is ten',
    date: '2026-01-20T09:00:00',
    categories: ['art'],
    image: 'tide-clock.jpg',
    blocks: [
      paragraph(
        'Seven thousand and fifty-three times round, and out of step once. Oluwaseun Bright came to oil it, found nothing to oil, and stayed for the stew.',
      ),
      embed('vimeo', 'https://vimeo.com/908413310', 'A day of the clock in forty seconds.'),
    ],
  },
  {
    slug: 'kitchen-under-the-boards',
    title: 'A kitchen garden under glass',
    date: '2026-02-03T10:00:00',
    categories: ['food-and-drink', 'tides-and-nature'],
    image: 'gallery-hall.jpg',
    blocks: [
      paragraph(
        'Sea beet, samphire and an obstinate lemon tree: the seven kitchens of the pier now share forty square metres of the Glasshouse’s south side. The lemon tree has one lemon. There is a rota.',
      ),
      gallery(['sea-wall-planting.jpg', 'gallery-hall.jpg']),
    ],
  },
  {
    slug: 'visits-2025',
    title: 'Visits in 2025: 1.1 million',
    date: '2026-03-03T10:00:00',
    categories: ['announcements'],
    image: 'pier-gate.jpg',
    excerpt: 'Up seven per cent, and spread over more of the year.',
    blocks: [
      paragraph(
        'The gate counted 1,100,402. More than a third came between October and April, which is what the new heaters, the old choirs and the stubborn bakery were for.',
      ),
      html(
        '<table><thead><tr><th scope="col">Season</th><th scope="col">2024</th><th scope="col">2025</th></tr></thead><tbody><tr><th scope="row">Winter</th><td>104,000</td><td>128,000</td></tr><tr><th scope="row">Spring</th><td>220,000</td><td>241,000</td></tr><tr><th scope="row">Summer</th><td>489,000</td><td>492,000</td></tr><tr><th scope="row">Autumn</th><td>215,000</td><td>239,000</td></tr></tbody></table>',
      ),
      paragraph(`Tenants will find the details under <a href="${cms}/experience/leasing/">leasing</a>.`),
    ],
  },
  {
    slug: 'pile-900',
    title: 'Pile 900, on a still morning',
    date: '2026-03-19T09:00:00',
    categories: ['restoration'],
    image: 'fog-pier-head.jpg',
    blocks: [
      paragraph(
        'Four minutes, start to finish, on a sea like a plate. The divers wrote their names on it in wax crayon and will deny it.',
      ),
      embed('youtube', 'https://www.youtube.com/watch?v=hPr8pIle900'),
      paragraph(
        'Two hundred and twenty-six to go, and Marcus Reed has for the first time been heard to say “only”.',
      ),
    ],
  },
  {
    slug: 'easter-hours-2026',
    title: 'Easter hours',
    date: '2026-03-30T09:00:00',
    categories: ['announcements'],
    blocks: [
      paragraph('Open as usual, with three exceptions:'),
      list([
        '<strong>Good Friday</strong>: kitchens close at 6 pm',
        listItem(
          '<strong>Saturday</strong>: egg hunt from ten',
          list(['under fives on the lawn', 'everybody else on the boards', 'nobody over the rail']),
        ),
        '<strong>Monday</strong>: lighthouse open, weather permitting',
      ]),
    ],
  },
  {
    slug: 'piano-under-the-deck',
    title: 'The piano under the deck',
    date: '2026-04-20T09:00:00',
    categories: ['restoration', 'art'],
    image: 'piano-under-deck.jpg',
    blocks: [
      paragraph(
        'Spring Clean turned up 340 bottles, 61 golf balls, a wedding ring (returned, after 22 years, to a man who had told a different story at the time) and an upright piano, upright.',
        { dropCap: true },
      ),
      quote([paragraph('It has a good D. Only the D. But it is very good.')], 'Hamish Orr, who took it home'),
    ],
  },
  {
    slug: 'season-2026-opens',
    title: 'The season is open',
    date: '2026-05-01T12:00:00',
    categories: ['announcements', 'festivals'],
    image: 'popup-summer.jpg',
    blocks: [
      cover(
        'hero-boardwalk-summer.jpg',
        [
          heading(2, 'Shoes off', { align: 'center' }),
          paragraph('The boards are warm.', { align: 'center' }),
        ],
        { align: 'full', dimRatio: 30, minHeight: 340 },
      ),
      paragraph(
        'Bunting, hatches, horses: everything that moves is moving. The lighthouse opens Thursdays to Sundays, the ferry runs until eleven, and Penny Lick starts with nine flavours.',
      ),
      buttons(
        [button('Plan a day', `${cms}/visit/`), button('What is on', `${cms}/event/`, { outline: true })],
        'center',
      ),
    ],
  },
  {
    slug: 'sail-loft-longest-floor',
    title: 'A sail for a ship that does not exist yet',
    date: '2026-05-12T09:00:00',
    categories: ['art'],
    image: 'regatta.jpg',
    blocks: [
      paragraph(
        'The loft is cutting the mainsail for the replica of the schooner <em>Halyard</em>, whose keel will be laid in Bath in the autumn. The sail is ready first because, says Greta Olsen, sails do not wait for carpenters.',
      ),
      columns([
        column([image('sail-loft.jpg')]),
        column(
          [
            heading(3, 'In figures'),
            list(['214 square metres', '9,000 hand stitches', '1 thimble, inherited']),
          ],
          { verticalAlignment: 'center' },
        ),
      ]),
    ],
  },
  {
    slug: 'rose-of-ellery-underfoot',
    title: 'Rose of Ellery is underfoot',
    date: '2026-05-24T09:00:00',
    modified: '2026-05-26T09:00:00',
    categories: ['art'],
    image: 'mosaic-hands.jpg',
    seo: {
      title: 'Rose of Ellery: a compass from the town’s own china',
      metaDesc: 'Three hundred and forty neighbours laid an eleven-metre mosaic on Halyard Pier.',
      image: 'mosaic-floor.jpg',
    },
    blocks: [
      paragraph(
        'The tarpaulin came off at noon. For a while nobody stepped on it; then a small dog did, from the south-west, and the floor was open.',
      ),
      image('mosaic-floor.jpg', {
        align: 'wide',
        caption: `<a href="${cms}/art/rose-of-ellery/">Rose of Ellery</a>, eleven metres of wedding china.`,
        href: `${cms}/art/rose-of-ellery/`,
      }),
      paragraph(
        'The lost earring is at north-north-east. Its owner has found it and decided to leave it there.',
      ),
    ],
  },
  {
    slug: 'eiders-return',
    title: 'The eiders are back in bay 17',
    date: '2026-05-29T09:00:00',
    categories: ['tides-and-nature'],
    image: 'eiders.jpg',
    blocks: [
      paragraph(
        'Third year running, and this time with neighbours: six pairs. The crane has moved to bay 60 and the organ has once more lost its drum.',
      ),
      spacer('20px'),
      paragraph(
        'The jump, when the ducklings go, is worth getting up for. The welcome desk keeps a list of telephone numbers.',
      ),
    ],
  },
  {
    slug: 'summer-menu-2026',
    title: 'Seven kitchens, one summer menu',
    date: '2026-06-03T11:00:00',
    categories: ['food-and-drink'],
    image: 'night-market.jpg',
    blocks: [
      paragraph(
        'Each kitchen cooks one dish with the same three things: new potatoes, mackerel and gooseberries. Eat all seven, collect seven stamps, and the eighth plate is on the pier.',
      ),
      list([
        'Oyster Shed: soused, with potato crisps',
        'Crow’s Nest: over apple wood',
        'Taproom: a pie',
        'Long Loaf: a sort of pizza, they say it is not',
        'Signal: gooseberry soda',
        'Day Boat: raw, lemon, go away',
        'Penny Lick: we are afraid so',
      ]),
    ],
  },
  {
    slug: 'birthday-programme-118',
    title: 'A hundred and eighteen: the programme',
    date: '2026-06-08T09:00:00',
    modified: '2026-06-11T16:00:00',
    categories: ['festivals', 'announcements'],
    image: 'hero-harbour-evening.jpg',
    blocks: [
      paragraph(
        `Friday to Sunday, the whole pier. Four metres of cake, tours under the deck, and a band with a plan. <a href="${cms}/events/pier-birthday-weekend/">Every hour of it</a>.`,
      ),
      gallery(['hero-harbour-evening.jpg', 'history-1908.jpg', 'carousel.jpg'], {
        columns: 3,
        caption: 'Then, now and round again',
      }),
    ],
  },
  {
    slug: 'good-morning-118',
    title: 'Good morning, old pier',
    date: '2026-06-13T07:30:00',
    categories: ['festivals'],
    image: 'photographers-dawn.jpg',
    excerpt: 'Ines Carvalho, from the far end, at sunrise.',
    blocks: [
      paragraph(
        'It is twenty to five and I have the boards to myself, apart from a heron. A hundred and eighteen years ago somebody stood here with a tuba and wondered how to get home.',
      ),
      video('walk-out-to-sea.mp4', {
        poster: 'hero-pier-dawn.jpg',
        caption: 'From the ferry, a little later.',
      }),
      quote(
        [paragraph('We are still wondering. It has been a very good way to spend the time.')],
        'Ines Carvalho',
      ),
      paragraph('Cake is at noon.'),
    ],
  },
];
