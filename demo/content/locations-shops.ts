import { heading, paragraph, quote } from '../blocks/text.ts';
import type { WrittenLocation } from './author.ts';
import { opening, withSeason } from './opening.ts';

/** Places to buy, and to have things repaired. */
export const shopLocations: readonly WrittenLocation[] = [
  {
    slug: 'dogwatch-books',
    title: 'Dogwatch Books',
    date: '2024-02-10T09:35:00',
    image: 'bookshop.jpg',
    excerpt: 'New and second-hand, with a round window and a cat called Plimsoll.',
    address: '6 Halyard Pier',
    hours: ['Monday to Saturday 10 am to 6 pm, Thursdays until 8 pm', 'Sunday 11 am to 5 pm'],
    opening: opening('1-3 10:00-18:00', '4 10:00-20:00', '5-6 10:00-18:00', '7 11:00-17:00'),
    phone: '+1 207 555 0106',
    website: 'https://dogwatch.example.com',
    place: [43.65277, -70.24778],
    access: ['step-free', 'quiet'],
    blocks: [
      paragraph(
        'Nine thousand books in the order they would drift ashore: sea, weather, food, love, murder. Readings on the first Wednesday, when the chairs come up from the cellar and Plimsoll chooses a lap.',
      ),
      quote(
        [paragraph('A bookshop on a pier? It was that or a lighthouse, and the lighthouse was taken.')],
        'Ada Lindqvist, bookseller',
      ),
    ],
  },
  {
    slug: 'the-sail-loft',
    title: 'The Sail Loft',
    date: '2024-02-10T09:40:00',
    image: 'sail-loft.jpg',
    excerpt: 'Working sailmakers upstairs, bags and hammocks of old canvas below.',
    address: '8 Halyard Pier',
    hours: ['Monday to Friday 8 am to 5 pm', 'Saturday 10 am to 4 pm'],
    opening: opening('1-5 08:00-17:00', '6 10:00-16:00'),
    phone: '+1 207 555 0108',
    place: [43.65293, -70.24723],
    blocks: [
      paragraph(
        'A loft needs a floor without a pillar, and this one has the longest in the county. Watch from the gallery; take home a bag that has been round Cape Horn.',
      ),
      heading(2, 'Workshops'),
      paragraph('Splicing on Saturdays at eleven. Six people, two hours, one very satisfying rope.'),
    ],
  },
  {
    slug: 'slip-and-glaze',
    title: 'Slip & Glaze Ceramics',
    date: '2024-02-10T09:45:00',
    image: 'ceramics.jpg',
    excerpt: 'Bowls the colour of the bay on whichever day you come.',
    address: '16 Halyard Pier',
    hours: ['Wednesday to Sunday 10 am to 6 pm'],
    opening: opening('3-7 10:00-18:00'),
    phone: '+1 207 555 0116',
    website: 'https://slipandglaze.example.com',
    place: [43.65312, -70.24579],
    blocks: [
      paragraph(
        'Priya Raman digs her clay from the cliff behind the tram depot and glazes with the ash of the bakery’s oven. Two wheels are free for whoever asks nicely.',
      ),
    ],
  },
  {
    slug: 'freewheel-bike-hire',
    title: 'Freewheel Bike Hire',
    date: '2024-02-10T09:50:00',
    image: 'bike-hire.jpg',
    excerpt: 'Sixty bicycles, nine tandems and a trike with room for your aunt.',
    address: '1 Halyard Pier',
    hours: ['March to November, daily 8 am to 7 pm'],
    opening: withSeason(opening(), 'March to November', '03-01 11-30', '1-7 08:00-19:00'),
    phone: '+1 207 555 0101',
    place: [43.65255, -70.24838],
    blocks: [
      paragraph(
        '$9 an hour, $28 a day, helmets and maps included. The Shore Path runs eleven flat kilometres to Gannet Point, where there is pie.',
      ),
    ],
  },
];
