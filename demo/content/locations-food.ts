import { button, buttons } from '../blocks/layout.ts';
import { gallery, image } from '../blocks/media.ts';
import { list, paragraph, quote } from '../blocks/text.ts';
import type { WrittenLocation } from './author.ts';
import { opening, withDays, withSeason } from './opening.ts';

/** Places to eat and drink. */
export const foodLocations: readonly WrittenLocation[] = [
  {
    slug: 'the-oyster-shed',
    title: 'The Oyster Shed',
    date: '2024-02-10T09:00:00',
    modified: '2026-05-30T09:00:00',
    image: 'oyster-bar.jpg',
    excerpt: 'Ellery Cups, brown bread and a counter of old deck boards.',
    address: '14 Halyard Pier',
    hours: [
      'Tuesday to Thursday 12 pm to 10 pm',
      'Friday and Saturday 12 pm to midnight',
      'Sunday 12 pm to 9 pm',
    ],
    opening: withDays(
      opening('2-4 12:00-22:00', '5-6 12:00-00:00', '7 12:00-21:00'),
      ['2026-07-04'],
      '12:00-15:00',
      'Fireworks',
    ),
    phone: '+1 207 555 0114',
    website: 'https://oystershed.example.com/?ref=pier&lang=en',
    place: [43.65349, -70.24496],
    access: ['step-free'],
    blocks: [
      paragraph(
        'Sixteen stools, four tables and a window that opens onto the water. The oysters come up from the bay on Wednesday and Friday; what is left on Thursday night goes into the stew.',
      ),
      list([
        'Half a dozen Ellery Cups, $18',
        'Thursday stew with brown bread, $14',
        'No reservations, but somebody always moves over',
      ]),
      quote([paragraph('Lemon if you must.')], 'The sign above the bar'),
    ],
  },
  {
    slug: 'crows-nest',
    title: 'The Crow’s Nest',
    date: '2024-02-10T09:05:00',
    modified: '2026-05-14T09:00:00',
    image: 'rooftop-restaurant.jpg',
    excerpt: 'Supper on the pavilion roof, with the harbour below and a blanket on every chair.',
    address: '20 Halyard Pier, roof level',
    hours: ['Wednesday to Sunday 5 pm to 11 pm', 'Closed in January'],
    opening: withSeason(opening('3-7 17:00-23:00'), 'January', '01-01 01-31'),
    phone: '+1 207 555 0120',
    website: 'https://crowsnest.example.com',
    place: [43.65379, -70.24435],
    access: ['step-free', 'step-free-toilet'],
    blocks: [
      paragraph(
        'Chef Bruna Sandoval cooks over apple wood and writes the menu at three, when the boats are in. There are forty seats, and all of them face west.',
      ),
      image('rooftop-restaurant.jpg', { caption: 'The lights come on at half past eight.' }),
      buttons([button('Book a table', 'https://tables.example.com/crows-nest', { linkTarget: '_blank' })]),
    ],
  },
  {
    slug: 'tern-and-tide-taproom',
    title: 'Tern & Tide Taproom',
    date: '2024-02-10T09:10:00',
    image: 'taproom.jpg',
    excerpt: 'Twelve taps, one of them always a lemonade.',
    address: '11 Halyard Pier',
    hours: ['Monday to Thursday 3 pm to 10 pm', 'Friday to Sunday 12 pm to midnight'],
    opening: opening('1-4 15:00-22:00', '5-7 12:00-00:00'),
    phone: '+1 207 555 0111',
    website: 'https://ternandtide.example.com',
    place: [43.65306, -70.24597],
    access: ['step-free'],
    blocks: [
      paragraph(
        'Brewed two streets away and rolled down Pier Road by hand. The <em>Slack Water</em> stout has a line of its own at the door; dogs have a bowl of theirs.',
      ),
      list(['Quiz on Tuesdays', 'Sea songs on the last Friday', 'Mending circle on Sundays, bring a sock']),
    ],
  },
  {
    slug: 'long-loaf-bakery',
    title: 'Long Loaf Bakery',
    date: '2024-02-10T09:15:00',
    image: 'bakery.jpg',
    excerpt: 'Sourdough as long as your arm, from six in the morning.',
    address: '3 Halyard Pier',
    hours: ['Daily 6 am to 4 pm, or until the shelves are empty'],
    opening: opening('1-7 06:00-16:00'),
    phone: '+1 207 555 0103',
    place: [43.6527, -70.24805],
    access: ['step-free'],
    blocks: [
      paragraph(
        'The oven was lit on 3 May 2016 and has not been out since. Ask for the heel: it is free, it is warm, and it is the best part.',
      ),
    ],
  },
  {
    slug: 'signal-coffee',
    title: 'Signal Coffee',
    date: '2024-02-10T09:20:00',
    image: 'coffee-kiosk.jpg',
    excerpt: 'A teal hatch with flags: the day’s roast is spelled out on the halyard.',
    address: 'Kiosk 2, Halyard Pier',
    hours: ['Monday to Friday 6:30 am to 5 pm', 'Saturday and Sunday 7:30 am to 6 pm'],
    opening: opening('1-5 06:30-17:00', '6-7 07:30-18:00'),
    place: [43.65285, -70.24751],
    blocks: [
      paragraph(
        'Bernadette Lunt was a ship’s radio officer before she was a barista. If the flags over her hatch read <strong>K</strong>, she wishes to communicate with you; if they read <strong>B</strong>, she is carrying dangerous cargo, which means the dark roast.',
      ),
    ],
  },
  {
    slug: 'day-boat-fish-market',
    title: 'Day Boat Fish Market',
    date: '2024-02-10T09:25:00',
    image: 'fish-market.jpg',
    excerpt: 'Landed before breakfast, gone before supper.',
    address: '9 Halyard Pier',
    hours: ['Tuesday to Saturday 7 am to 2 pm'],
    opening: opening('2-6 07:00-14:00'),
    phone: '+1 207 555 0109',
    website: 'https://dayboat.example.com',
    place: [43.653, -70.24619],
    blocks: [
      paragraph(
        'Six boats, one slab of ice, no freezer. The board tells you who caught it and where; Moses tells you how to cook it.',
      ),
      gallery(['fish-market.jpg', 'marina.jpg'], { columns: 2 }),
    ],
  },
  {
    slug: 'penny-lick',
    title: 'Penny Lick Ice Cream',
    date: '2024-02-10T09:30:00',
    modified: '2026-06-05T09:00:00',
    image: 'ice-cream.jpg',
    excerpt: 'Twenty-four flavours in August, four in March, all of them good.',
    address: 'Kiosk 5, Halyard Pier',
    hours: ['April to October, daily 11 am to 9 pm', 'November to March, weekends 12 pm to 5 pm'],
    opening: withSeason(
      withSeason(opening(), 'Summer', '04-01 10-31', '1-7 11:00-21:00'),
      'Winter',
      '11-01 03-31',
      '6-7 12:00-17:00',
    ),
    phone: '+1 207 555 0105',
    place: [43.65301, -70.24695],
    blocks: [
      paragraph(
        'Made each night in the kiosk’s own cellar, which is to say the bilge of an old lobster boat. Sea salt and burnt honey is the one to get.',
      ),
    ],
  },
];
