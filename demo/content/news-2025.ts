import { button, buttons, column, columns, group } from '../blocks/layout.ts';
import { cover, embed, gallery, image } from '../blocks/media.ts';
import { heading, html, list, paragraph, quote, spacer } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenPost } from './author.ts';

export const news2025: readonly WrittenPost[] = [
  {
    slug: 'two-hundred-in-the-water',
    title: 'A hundred and ninety-eight in the water',
    date: '2025-01-02T09:00:00',
    categories: ['festivals'],
    image: 'winter-swim.jpg',
    blocks: [
      paragraph(
        'And two on the ladder who had second thoughts and were given soup all the same. The water was 4.1 degrees. The soup was 80.',
      ),
      quote(
        [paragraph('You are not cold. You are merely informed.')],
        'Dr Osgood, who swims with the beginners',
      ),
    ],
  },
  {
    slug: 'books-by-the-crate',
    title: 'Nine thousand books, one boat',
    date: '2025-01-21T10:00:00',
    categories: ['announcements'],
    image: 'bookshop.jpg',
    blocks: [
      paragraph(
        'Dogwatch Books has bought the library of the late Captain Ferreira: logbooks, almanacs and a complete run of a magazine about knots. It came over from Gull Island on the <em>Marguerite</em>, and sat on every seat.',
      ),
      paragraph('Plimsoll, the cat, has inspected crates one to fourteen and is asleep in fifteen.'),
    ],
  },
  {
    slug: 'oyster-stew-the-recipe',
    title: 'Oyster stew: the recipe, at last',
    date: '2025-02-11T12:00:00',
    categories: ['food-and-drink'],
    image: 'stew-pot.jpg',
    excerpt: 'Thursday stew, for four people or two Halletts.',
    blocks: [
      paragraph(
        'We have asked for eleven years. On Thursday, without a word, it lay on the counter, written on the back of a tide table.',
      ),
      heading(2, 'You need'),
      list([
        '24 oysters and all their liquor',
        'A leek, a potato, a stick of butter',
        'A pint of cream, warmed',
        'Mace. No, that is all it says. Mace.',
      ]),
      heading(2, 'You do'),
      list(
        [
          'Sweat the leek in the butter until it gives up.',
          'Add the potato, the liquor and as much water; simmer until soft.',
          'Cream, mace, oysters. When the edges curl, stop.',
          'Brown bread. Silence.',
        ],
        { ordered: true },
      ),
    ],
  },
  {
    slug: 'storm-1978-the-barometer-book',
    title: 'The barometer book comes home',
    date: '2025-02-07T09:00:00',
    categories: ['announcements'],
    image: 'storm-glass.jpg',
    blocks: [
      paragraph(
        'Every quarter of an hour from noon on 6 February 1978 until the needle rose: Edith Amsel’s readings from the night of the storm are on show at the Glasshouse until Easter.',
      ),
      html(
        '<table><caption>7 February 1978</caption><tbody><tr><th scope="row">1:15 am</th><td>971 hPa</td></tr><tr><th scope="row">1:30 am</th><td>968 hPa</td></tr><tr><th scope="row">1:45 am</th><td>&ldquo;rail gone&rdquo;</td></tr><tr><th scope="row">2:00 am</th><td>966 hPa</td></tr></tbody></table>',
      ),
    ],
  },
  {
    slug: 'visits-2024',
    title: 'A million and a bit',
    date: '2025-03-04T10:00:00',
    categories: ['announcements'],
    image: 'hero-boardwalk-summer.jpg',
    blocks: [
      paragraph(
        'The gate counted 1,028,411 visits in 2024. The bit, as Ines Carvalho points out, is larger than the town.',
      ),
      columns([
        column([heading(3, 'Busiest day'), paragraph('4 July, 31,200')]),
        column([heading(3, 'Quietest'), paragraph('13 January, 9, of whom 7 were crew')]),
        column([heading(3, 'Best'), paragraph('Any Tuesday in October')]),
      ]),
    ],
  },
  {
    slug: 'posters-you-print-yourself',
    title: 'Posters you print yourself',
    date: '2025-03-24T09:00:00',
    categories: ['art'],
    image: 'poster-print.jpg',
    blocks: [
      paragraph(
        'Saoirse Quill has brought her press. Four times a year she cuts a new pier poster, and whoever comes to the Glasshouse in an apron may pull one.',
      ),
      gallery(
        [
          image('poster-print.jpg', { caption: 'Ink: “Bladderwrack no. 2”.' }),
          image('gallery-hall.jpg', { caption: 'Drying, in company.' }),
        ],
        { columns: 2 },
      ),
      paragraph(`More about <a href="${cms}/art/halyard-posters/">Halyard Posters</a>.`),
    ],
  },
  {
    slug: 'phase-three-begins',
    title: 'Phase three begins at the far end',
    date: '2025-04-07T08:00:00',
    categories: ['restoration'],
    image: 'restoration-crane.jpg',
    blocks: [
      cover(
        'restoration-crane.jpg',
        [heading(2, 'Ninety metres to go'), buttons([button('The whole plan', `${cms}/revitalization/`)])],
        { align: 'wide', dimRatio: 60, minHeight: 400, overlayColor: 'contrast' },
      ),
      paragraph(
        'What the sea took in 1978, the crane <em>Patience</em> now gives back: 214 piles, a landing for tall ships, and a gallery round the lighthouse. The light itself stays lit throughout; Tom Hallett has made that quite clear.',
      ),
      paragraph('Work stops on weekends, at concerts, and for eiders.'),
    ],
  },
  {
    // Had a working title and another slug once: the old address is in the redirects.
    slug: 'the-twenty-two-are-home',
    title: 'The Twenty-Two are home',
    date: '2025-04-18T12:00:00',
    modified: '2025-04-19T08:00:00',
    categories: ['art', 'festivals'],
    image: 'carousel.jpg',
    excerpt: 'After three years in the workshop, every horse is back on its pole.',
    blocks: [
      paragraph(
        'They came down Pier Road at walking pace, on foot, so to speak: each horse carried by four people who had ridden it as children. The oldest bearer was 91 and took the front left leg of the doctor’s mare.',
        { fontSize: 'large' },
      ),
      gallery(['carousel.jpg', 'hero-boardwalk-summer.jpg']),
      quote(
        [paragraph('She bit my grandfather, you know.'), paragraph('I think she remembers.')],
        'Wilhelmina Trask, at the milkman’s grey',
      ),
      paragraph(
        `The carousel turns daily from ten: <a href="${cms}/locations/the-carousel/">hours and prices</a>.`,
      ),
    ],
  },
  {
    slug: 'seahorses-counted',
    title: 'Lumpfish: fourteen',
    date: '2025-05-05T09:00:00',
    categories: ['tides-and-nature'],
    image: 'divers.jpg',
    blocks: [
      paragraph(
        'The spring count found thirty-four kinds of fish between the piles, among them fourteen lumpfish guarding eggs in the hollows of the new steel. Nobody designed the hollows for that. Everybody is now claiming to have done so.',
      ),
      embed(
        'youtube',
        'https://www.youtube.com/watch?v=hPrLump14',
        'A lumpfish, not moving, for ninety seconds.',
      ),
    ],
  },
  {
    slug: 'crows-nest-new-chef',
    title: 'A new chef in the Crow’s Nest',
    date: '2025-05-20T15:00:00',
    categories: ['food-and-drink'],
    image: 'rooftop-restaurant.jpg',
    blocks: [
      paragraph(
        'Bruna Sandoval cooked in Porto, Oslo and on a ship that carried cement. From Thursday she cooks above us, over apple wood, whatever the boats bring in by three.',
      ),
      paragraph('Forty seats, all facing west. The menu has no prices for sunsets.'),
      buttons([
        button('Book', 'https://tables.example.com/crows-nest', { linkTarget: '_blank' }),
        button('Where it is', `${cms}/locations/crows-nest/`, { outline: true }),
      ]),
    ],
  },
  {
    slug: 'birthday-117',
    title: 'A hundred and seventeen candles',
    date: '2025-06-14T10:00:00',
    categories: ['festivals'],
    image: 'birthday-cake.jpg',
    blocks: [
      paragraph(
        'They blew out in order, from the sea end, as the wind rose. The band marched to the light and back in fourteen minutes, a record, since the way back was into it.',
      ),
    ],
  },
  {
    slug: 'ferry-marguerite-new-engine',
    title: 'The Marguerite falls silent',
    date: '2025-06-30T09:00:00',
    categories: ['announcements', 'tides-and-nature'],
    image: 'ferry-landing.jpg',
    blocks: [
      paragraph(
        'Our ferry has an electric motor since Sunday. The crossing takes the same eleven minutes, but now you can hear the accordion player, and the porpoises have begun to come alongside to see what is the matter.',
      ),
      list([
        'Charged at our landing from the pavilion roof',
        '48 crossings on a full battery',
        'Old engine: to the maritime museum, by popular demand',
      ]),
    ],
  },
  {
    slug: 'signal-flags-explained',
    title: 'What the flags at Signal Coffee mean',
    date: '2025-07-15T07:30:00',
    categories: ['food-and-drink'],
    image: 'signal-flags.jpg',
    blocks: [
      paragraph(
        'Bernadette Lunt hoists the day’s roast in the international code. For those who did not go to sea:',
      ),
      list([
        '<strong>K</strong>: I wish to communicate with you. Ethiopian, washed.',
        '<strong>B</strong>: I am carrying dangerous goods. The dark one.',
        '<strong>Q</strong>: My vessel is healthy. Decaf.',
        '<strong>U</strong>: You are running into danger. She has let her nephew roast.',
      ]),
    ],
  },
  {
    slug: 'whale-over-the-beach',
    title: 'A whale over the beach',
    date: '2025-08-04T09:00:00',
    categories: ['festivals'],
    image: 'kite-festival.jpg',
    blocks: [
      paragraph(
        'Twenty-six metres from nose to fluke, on one line, held by four people taking turns: the whale of the Nantucket team flew for six hours on Saturday and came down only because the handlers wanted chowder.',
      ),
      gallery(['kite-festival.jpg', 'popup-summer.jpg'], { columns: 2 }),
    ],
  },
  {
    slug: 'moses-thirty-oysters',
    title: 'Thirty oysters in two minutes and four seconds',
    date: '2025-09-22T10:00:00',
    categories: ['festivals', 'food-and-drink'],
    image: 'oyster-festival.jpg',
    blocks: [
      paragraph(
        'Moses Akande is the champion shucker of the county. He wore a plaster on his left thumb, which he says was for luck, and which was for the thumb.',
      ),
      spacer('24px'),
      quote([paragraph('My sister is faster. Do not print that.')], 'Moses Akande'),
    ],
  },
  {
    slug: 'a-school-of-paper',
    title: 'A school of paper',
    date: '2025-10-06T09:00:00',
    categories: ['art', 'festivals'],
    image: 'lantern-parade.jpg',
    blocks: [
      paragraph(
        'It drizzled. Three hundred and four fish glowed all the better for it, and one octopus, who had come to the wrong parade and was made welcome.',
      ),
      image('lantern-parade.jpg', { align: 'full', caption: 'Half past seven, at the pavilion.' }),
    ],
  },
  {
    slug: 'power-from-the-tide',
    title: 'A small turbine under bay 40',
    date: '2025-10-21T09:00:00',
    categories: ['restoration', 'tides-and-nature'],
    image: 'tide-turbine.jpg',
    blocks: [
      paragraph(
        'It is no bigger than a washing machine and turns four times a day, twice each way. What it gives is just enough for the Winter Lights, provided the moon cooperates.',
      ),
      group([
        heading(2, 'And the fish?'),
        paragraph('Ellery Marine College has a camera on it. So far: one crab, sitting on top, riding.'),
      ]),
    ],
  },
  {
    slug: 'closed-for-a-gale',
    title: 'Closed on Thursday: gale from the east',
    date: '2025-10-29T16:45:00',
    categories: ['announcements'],
    blocks: [
      paragraph(
        'The gate stays shut on Thursday from 6 am until the wind has had enough, probably about four. The bakery sells from its back door on Pier Road.',
        { textColor: 'contrast', backgroundColor: 'accent', linkColor: 'contrast' },
      ),
    ],
  },
  {
    slug: 'winter-lights-by-wilhelmina',
    title: 'Winter Lights are on',
    date: '2025-11-15T10:00:00',
    categories: ['festivals'],
    image: 'hero-winter-lights.jpg',
    blocks: [
      paragraph(
        `Forty-four thousand lamps, until Epiphany. Huts from noon, cider from four, choirs on Fridays. <a href="${cms}/events/winter-lights-2025/">Everything at a glance</a>.`,
      ),
      columns(
        [
          column([image('hero-winter-lights.jpg')], { width: '66.66%' }),
          column(
            [
              heading(3, 'Warm things'),
              list(['Cider, hut 3', 'Chowder, hut 7', 'The ferry’s engine room, on request']),
            ],
            { width: '33.33%' },
          ),
        ],
        'wide',
      ),
    ],
  },
  {
    slug: 'keepers-log-online',
    title: 'The keepers’ log, page by page',
    date: '2025-12-02T09:00:00',
    categories: ['announcements', 'art'],
    image: 'keepers-log.jpg',
    blocks: [
      paragraph(
        'Six volunteers have read seventy-one years of lighthouse log into a microphone. You can listen at the pier head, on the bench with the ears.',
      ),
      quote([paragraph('3 March 1931. Fog. 4 March. Fog. 5 March. Saw a hat.')], 'Keeper J. Hallett'),
    ],
  },
  {
    slug: 'pile-850',
    title: 'Pile 850, and a whale on pile 311',
    date: '2025-12-12T11:00:00',
    categories: ['restoration'],
    image: 'welders.jpg',
    blocks: [
      paragraph(
        `Before the frost stopped work, number 850 was in. Meanwhile the old pile 311, with its forty-two notches and its whale, has been given a place of honour: <a href="${cms}/art/high-water-mark/">High Water Mark</a>.`,
      ),
    ],
  },
  {
    slug: 'thank-you-2025',
    title: 'Thank you, all 206 of you',
    date: '2025-12-29T09:00:00',
    categories: ['announcements'],
    image: 'mugs.jpg',
    blocks: [
      paragraph(
        'Volunteers gave 14,380 hours this year. That is one person sanding one board for seven years without a break, and it shows: have you seen the boards?',
      ),
      buttons([button('Join them', `${cms}/experience/working-here/`)], 'center'),
    ],
  },
];
