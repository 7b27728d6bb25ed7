import { button, buttons, column, columns } from '../blocks/layout.ts';
import { cover, embed, gallery, image } from '../blocks/media.ts';
import { heading, html, list, listItem, paragraph, quote, spacer } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenPost } from './author.ts';

export const news2024: readonly WrittenPost[] = [
  {
    slug: 'a-new-website-with-fewer-buttons',
    title: 'A new website, with fewer buttons',
    date: '2024-01-09T09:00:00',
    categories: ['announcements'],
    image: 'gull-laptop.jpg',
    excerpt: 'Opening hours on top, gulls in the corner, nothing that jumps at you.',
    blocks: [
      paragraph(
        'The old site had served since 2011 and told you, on every page, that it worked best in a browser nobody remembers. The new one works in the rain, on a phone, with one bar of signal.',
      ),
      paragraph(
        `What people look for comes first: <a href="${cms}/visit/">when we are open</a>, <a href="${cms}/event/">what is on</a>, and whether the ferry runs.`,
      ),
    ],
  },
  {
    slug: 'storm-damage-january-2024',
    title: 'After the storm: what held, what did not',
    date: '2024-01-16T15:30:00',
    categories: ['restoration', 'announcements'],
    image: 'history-storm.jpg',
    blocks: [
      paragraph(
        'The tide of 13 January stood forty centimetres above anything in Edith Amsel’s book. It took eleven metres of rail, two benches and the sign that says “no fishing”.',
        { dropCap: true },
      ),
      heading(2, 'What held'),
      paragraph(
        'Every one of the 431 new piles. Divers went down on Monday and came up smiling, which divers rarely do in January.',
      ),
      heading(2, 'What happens now'),
      list(
        [
          'The north rail is roped off until Friday',
          'The pier head stays shut until March',
          'One bench has been seen on Gull Island and may stay there',
        ],
        { ordered: true },
      ),
    ],
  },
  {
    slug: 'long-loaf-turns-the-oven',
    title: 'Long Loaf turns the oven round',
    date: '2024-01-30T08:00:00',
    categories: ['food-and-drink'],
    image: 'bakery.jpg',
    blocks: [
      paragraph(
        'For eight years the bakers of Long Loaf have worked with their backs to the sea. Last week six people and a forklift turned the oven through ninety degrees.',
      ),
      quote([paragraph('I had no idea there were boats.')], 'Hugo Pell, baker since 2016'),
      paragraph(
        'The bread is the same. The bakers are slower between nine and ten, when the lobster boats come in.',
      ),
    ],
  },
  {
    slug: 'call-for-proposals-wind',
    title: 'Call for proposals: something with wind',
    date: '2024-02-12T10:00:00',
    categories: ['art'],
    image: 'sculpture-gulls.jpg',
    blocks: [
      paragraph(
        'There is always wind at the pier head, and nothing that makes use of it but hats. We are looking for a work that does.',
      ),
      heading(2, 'Conditions'),
      list([
        'It survives 90 knots',
        'It wakes nobody on Pier Road',
        'A model spends four weeks outdoors before the jury meets',
      ]),
      buttons([button('Write to the curator', 'mailto:yuki@halyardpier.example')]),
    ],
  },
  {
    slug: 'pile-500',
    title: 'Pile 500 is in',
    date: '2024-03-05T11:00:00',
    categories: ['restoration'],
    image: 'restoration-piles.jpg',
    excerpt: 'Nearly halfway, in more than one sense.',
    blocks: [
      paragraph(
        'At 7:42 on Tuesday, at dead low water, pile number 500 went into the bed of the bay. The crew had painted a face on it. It is under the deck now, smiling at crabs.',
      ),
      gallery(['restoration-piles.jpg', 'restoration-crane.jpg'], {
        columns: 2,
        caption: 'Low water, and the floating crane <em>Patience</em>.',
      }),
      paragraph('There are 626 to go. Marcus Reed has asked us not to say “only”.'),
    ],
  },
  {
    slug: 'eiders-under-the-deck',
    title: 'Eiders under the deck',
    date: '2024-03-21T09:30:00',
    categories: ['tides-and-nature'],
    image: 'eider-nest.jpg',
    blocks: [
      paragraph(
        'Two pairs of eiders have settled on the cross-beams of bay 17. Until the ducklings jump, in about four weeks, the crew will work elsewhere and the carousel organ skips its second tune, which has a drum in it.',
      ),
      paragraph(
        'Look from the north rail, with the glasses that hang there. Please do not whistle at them; they whistle back and forget to sit.',
      ),
    ],
  },
  {
    slug: 'tram-line-4-every-ten-minutes',
    title: 'Line 4 now runs every ten minutes',
    date: '2024-04-02T08:15:00',
    categories: ['announcements'],
    image: 'tram-stop.jpg',
    blocks: [
      paragraph(
        'From Monday the tram comes every ten minutes until 11:40 pm, seven days a week. The last one waits for the end of the last song; the drivers asked for that themselves.',
      ),
      html(
        '<table><thead><tr><th scope="col">Day</th><th scope="col">First tram</th><th scope="col">Last tram</th></tr></thead><tbody><tr><th scope="row">Mon&ndash;Thu</th><td>5:50 am</td><td>11:40 pm</td></tr><tr><th scope="row">Fri, Sat</th><td>5:50 am</td><td>12:30 am</td></tr><tr><th scope="row">Sun</th><td>7:10 am</td><td>11:00 pm</td></tr></tbody></table>',
      ),
      paragraph(`All about <a href="${cms}/visit/#getting-here">getting here</a>.`),
    ],
  },
  {
    slug: 'day-boat-opens-its-slab',
    title: 'Day Boat opens its slab',
    date: '2024-04-19T07:00:00',
    categories: ['food-and-drink'],
    image: 'fish-market.jpg',
    blocks: [
      paragraph(
        'Moses Akande has bought fish on this pier for eleven years. Since this morning he sells it here as well: six boats, one slab of ice, and a board that says who caught what.',
      ),
      columns([
        column([
          heading(3, 'Today'),
          list(['Haddock, <em>Anna B.</em>', 'Mackerel, <em>Second Wind</em>', 'Squid, nobody will say']),
        ]),
        column([image('fish-market.jpg', { alt: '' })]),
      ]),
      paragraph('Open Tuesday to Saturday from seven until it is gone.'),
    ],
  },
  {
    slug: 'the-horses-leave-for-the-winter-that-is-summer',
    title: 'The last eight horses leave for the workshop',
    date: '2024-05-06T10:00:00',
    categories: ['art', 'restoration'],
    image: 'horse-workshop.jpg',
    blocks: [
      paragraph(
        'Fourteen of the Trask horses are restored and grazing in a heated barn in Rockport. The last eight went today, wrapped in quilts, on the back of the fish lorry.',
      ),
      paragraph(
        'Until spring the carousel turns with benches and one sea-dragon, who refused to be moved. Rides are a dollar while the herd is away.',
      ),
    ],
  },
  {
    slug: 'bathtub-regatta-2024',
    title: 'Thirty-one bathtubs, two finishers',
    date: '2024-06-16T18:00:00',
    categories: ['festivals'],
    image: 'bathtub-regatta.jpg',
    blocks: [
      paragraph(
        'The children’s bathtub regatta was won by the <em>Unsinkable Molly</em>, on the grounds that she did not sink.',
      ),
      embed(
        'youtube',
        'https://www.youtube.com/watch?v=hPrTubs2024',
        'The start, and for most boats also the end.',
      ),
      quote([paragraph('We had a plug. Then we did not.')], 'Captain Jonah Pell, aged nine'),
    ],
  },
  {
    slug: 'the-pavilion-roof-makes-power',
    title: 'The pavilion roof makes power',
    date: '2024-06-28T12:00:00',
    categories: ['restoration'],
    image: 'solar-roof.jpg',
    excerpt: 'Three hundred and twelve panels, laid like slates.',
    blocks: [
      paragraph(
        'Since noon the dome of the pavilion is a power station. The 312 panels are the colour of the old slate, and from the beach you would not know.',
      ),
      paragraph(
        'On a June day they run every kitchen, the trams’ last stop and the carousel. At night we buy, like everybody.',
      ),
      buttons([button('All figures', `${cms}/revitalization/`, { outline: true })]),
    ],
  },
  {
    slug: 'twenty-four-flavours',
    title: 'Penny Lick reaches twenty-four flavours',
    date: '2024-07-09T13:00:00',
    categories: ['food-and-drink'],
    image: 'ice-cream.jpg',
    blocks: [
      paragraph(
        'The new ones are beach plum, brown bread and “low tide”, which is pistachio with salt and a small marzipan crab.',
      ),
      list([
        'Most sold: sea salt and burnt honey',
        'Least sold: low tide',
        listItem('Most asked for and never made:', list(['bacon', 'gull'])),
      ]),
    ],
  },
  {
    slug: 'fireworks-what-we-learned',
    title: 'Fireworks: what we learned',
    date: '2024-07-08T09:00:00',
    categories: ['festivals', 'announcements'],
    image: 'fireworks.jpg',
    blocks: [
      paragraph(
        'Nineteen thousand people, four lost children (all found, one of them running the lost-children tent), and a queue for the last tram that reached the cold store.',
      ),
      paragraph(
        'Next year there will be three late trams, more water, and a quiet cellar for dogs. Thank you to whoever left a cake for the crew.',
      ),
    ],
  },
  {
    slug: 'forty-umbrellas',
    title: 'Forty umbrellas',
    date: '2024-08-14T16:00:00',
    categories: ['festivals'],
    image: 'umbrellas.jpg',
    blocks: [
      paragraph(
        'At 7:55, five minutes before the doors opened and under a perfectly blue sky, Amara Osei put forty umbrellas by the stage. At 8:20 there were forty people under them, holding the other ends of forty strangers’ conversations.',
      ),
      paragraph('The band played on. The umbrellas are back, all but one, and we hear it is engaged.'),
    ],
  },
  {
    slug: 'an-organ-for-the-wind',
    title: 'An organ for the wind',
    date: '2024-09-15T10:00:00',
    modified: '2024-09-17T10:00:00',
    categories: ['art'],
    image: 'wind-organ.jpg',
    seo: {
      metaDesc: 'Mirela Stan’s wind organ stands at the pier head: seventeen copper pipes, one tune.',
      image: 'wind-organ.jpg',
    },
    blocks: [
      cover('wind-organ.jpg', [heading(2, 'It played for eleven seconds', { align: 'center' })], {
        align: 'full',
        dimRatio: 40,
        minHeight: 360,
        focalPoint: { x: 0.5, y: 0.3 },
      }),
      paragraph(
        'Seventeen copper pipes, the longest as tall as the lamp posts. Every wind gives a chord. Only a south-easterly gives the tune, and at the unveiling, for eleven seconds, it blew.',
      ),
      paragraph(
        `<a href="${cms}/art/organ-for-a-south-easterly/">About the work</a>, and about its maker, who listened to the railings for a month before she drew anything.`,
      ),
    ],
  },
  {
    slug: 'thrift-by-the-thousand',
    title: 'Thrift by the thousand',
    date: '2024-10-03T09:00:00',
    categories: ['tides-and-nature', 'restoration'],
    image: 'sea-wall-planting.jpg',
    blocks: [
      paragraph(
        'The new sea wall has terraces, and the terraces have sea thrift: 6,400 plugs, planted by the third grade of Mill Street School in order of height (the pupils, not the plants).',
      ),
      image('sea-wall-planting.jpg', { caption: 'Row nine, just before the sandwich break.' }),
    ],
  },
  {
    slug: 'winter-hours-2024',
    title: 'Winter hours',
    date: '2024-10-28T09:00:00',
    categories: ['announcements'],
    blocks: [
      paragraph(
        'From Sunday the gate opens at seven and closes at nine, on weekends at ten. The lighthouse rests until May. The bakery does not rest, ever.',
      ),
    ],
  },
  {
    slug: 'lights-on-2024',
    title: 'Forty thousand lamps and one switch',
    date: '2024-11-16T10:00:00',
    categories: ['festivals'],
    image: 'hero-winter-lights.jpg',
    blocks: [
      paragraph(
        'It was pressed by Wilhelmina Trask, 94, who gave 312 hours to the archive this year and then asked whether there was cider.',
      ),
      spacer('32px'),
      gallery(['hero-winter-lights.jpg', 'light-installation.jpg', 'lantern-parade.jpg'], { columns: 3 }),
    ],
  },
  {
    slug: 'phase-two-is-done',
    title: 'Phase two is done',
    date: '2024-12-06T11:00:00',
    categories: ['restoration'],
    image: 'pavilion.jpg',
    blocks: [
      paragraph(
        'The middle of the pier and its dome are finished: 340 piles, a ferry landing, and 2.3 kilometres of pipe that you will never see. It took three years and eight months, which is two months less than we said and the first time anybody here has typed that sentence.',
        { dropCap: true },
      ),
      embed('vimeo', 'https://vimeo.com/908412077', 'Three years and eight months in three minutes.'),
      paragraph('Phase three, the seaward side of the pier head, begins in April.'),
    ],
  },
  {
    slug: 'the-year-in-small-numbers',
    title: 'The year in small numbers',
    date: '2024-12-30T09:00:00',
    categories: ['announcements'],
    image: 'hero-harbour-evening.jpg',
    blocks: [
      paragraph('We publish the large ones in March. Here are the others.'),
      list([
        '<strong>1</strong> proposal on the carousel (yes)',
        '<strong>2</strong> on the ferry (yes, and “ask me on land”)',
        '<strong>17</strong> hats recovered by net',
        '<strong>61</strong> steps, still',
        '<strong>203</strong> volunteers, to whom everything is owed',
      ]),
    ],
  },
];
