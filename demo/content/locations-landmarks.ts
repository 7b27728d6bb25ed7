import { button, buttons } from '../blocks/layout.ts';
import { gallery, image } from '../blocks/media.ts';
import { heading, list, paragraph, quote } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenLocation } from './author.ts';
import { opening, withDays, withSeason } from './opening.ts';

const firstFridays = ['2026-07-03', '2026-08-07', '2026-09-04', '2026-10-02', '2026-11-06', '2026-12-04'];

/** Landmarks and services of the pier. */
export const landmarkLocations: readonly WrittenLocation[] = [
  {
    slug: 'the-pavilion',
    hireCapacity: 420,
    hirePrice: 'from $2,400 a day',
    title: 'The Pavilion',
    date: '2024-02-10T09:55:00',
    modified: '2026-03-01T09:00:00',
    image: 'pavilion.jpg',
    excerpt: 'The dome beside the light: stage, ballroom, market hall and shelter.',
    address: '20 Halyard Pier',
    hours: ['Daily 9 am to 6 pm, and for events'],
    opening: opening('1-7 09:00-18:00'),
    phone: '+1 207 555 0142',
    place: [43.65365, -70.24431],
    access: ['step-free', 'step-free-toilet', 'hearing-loop'],
    blocks: [
      paragraph(
        'Room for 620 standing, 340 at tables or 80 couples waltzing. The dome was raised again in 2023 by the same crane company that took the old one down.',
      ),
      list(['Stage 9 by 6 metres', 'Kitchen for 200', 'Step-free from the boards']),
      buttons([button('Ask for a date', `${cms}/contact/`)]),
    ],
  },
  {
    slug: 'glasshouse-gallery',
    hireCapacity: 120,
    hirePrice: '$900 an evening',
    title: 'Glasshouse Gallery',
    date: '2024-02-10T10:00:00',
    modified: '2026-05-23T18:00:00',
    image: 'gallery-hall.jpg',
    excerpt: 'Seascapes and their opposites, under the old palm house roof.',
    address: '18 Halyard Pier',
    hours: ['Tuesday to Sunday 10 am to 5 pm', 'First Friday of the month until 9 pm'],
    opening: withDays(opening('2-7 10:00-17:00'), firstFridays, '10:00-21:00', 'First Friday'),
    phone: '+1 207 555 0118',
    website: 'https://glasshouse.example.com',
    place: [43.65329, -70.24629],
    access: ['step-free', 'quiet'],
    blocks: [
      paragraph(
        `The roof came from the Trask estate’s palm house in 1951, pane by pane, on a coal barge. Four shows a year; admission is what you like. Part of <a href="${cms}/experience/art/">art on the pier</a>.`,
      ),
      gallery(['gallery-hall.jpg', 'poster-print.jpg', 'glass-buoys.jpg'], {
        caption: 'Spring show 2026: <em>Low Water</em>',
      }),
    ],
  },
  {
    slug: 'wooden-ship-playground',
    title: 'Wooden Ship Playground',
    date: '2024-02-10T10:05:00',
    image: 'playground.jpg',
    excerpt: 'A three-master for crews up to twelve years of age.',
    address: 'Harbour Lawn, Pier Road',
    hours: ['Always open'],
    opening: opening('1-7 00:00-23:59'),
    place: [43.65303, -70.24901],
    blocks: [
      paragraph(
        'Built by the yard that builds the lobster boats, and to the same rules: no splinters, no sharp edges, and a captain’s wheel that truly turns. The sand is raked on Mondays.',
      ),
    ],
  },
  {
    slug: 'ferry-landing',
    title: 'Ferry Landing',
    date: '2024-02-10T10:10:00',
    modified: '2026-04-30T09:00:00',
    image: 'ferry-landing.jpg',
    excerpt: 'The Marguerite to Gull Island, every half hour.',
    address: 'South side, Halyard Pier',
    hours: [
      'May to September, first boat 6:45 am, last boat 11 pm',
      'October to April, first boat 7:15 am, last boat 8 pm',
    ],
    opening: withSeason(
      withSeason(opening(), 'Summer', '05-01 09-30', '1-7 06:45-23:00'),
      'Winter',
      '10-01 04-30',
      '1-7 07:15-20:00',
    ),
    phone: '+1 207 555 0130',
    place: [43.65303, -70.24516],
    access: ['step-free'],
    blocks: [
      paragraph(
        'Eleven minutes across. $4 each way, bicycles free, dogs by arrangement with the captain, who is hard to refuse and does not try.',
      ),
      heading(2, 'In rough weather'),
      paragraph('Above seven knots of swell she stays in. A black ball at the masthead means: read a book.'),
    ],
  },
  {
    slug: 'ellery-marina',
    title: 'Ellery Marina',
    date: '2024-02-10T10:15:00',
    image: 'marina.jpg',
    excerpt: 'Ninety berths in the lee of the pier.',
    address: 'North basin, Pier Road',
    hours: ['Harbour office daily 7 am to 7 pm'],
    opening: opening('1-7 07:00-19:00'),
    phone: '+1 207 555 0131',
    website: 'https://ellerymarina.example.com',
    place: [43.65372, -70.2478],
    blocks: [
      paragraph(
        'Twelve berths are kept for guests. Call on channel 9, or hoist something cheerful and come in under sail; Tom Hallett will find you a cleat.',
      ),
    ],
  },
  {
    slug: 'the-carousel',
    title: 'The Carousel',
    date: '2024-02-10T10:20:00',
    modified: '2025-04-18T09:00:00',
    image: 'carousel.jpg',
    excerpt: 'Twenty-two horses, one sea-dragon, two dollars.',
    address: '5 Halyard Pier',
    hours: ['Daily 10 am to 8 pm', 'Friday and Saturday until 10 pm'],
    opening: opening('1-4 10:00-20:00', '5-6 10:00-22:00', '7 10:00-20:00'),
    phone: '+1 207 555 0107',
    place: [43.65296, -70.24646],
    blocks: [
      paragraph(
        `Carved by Elias Trask in 1911 and <a href="${cms}/news/the-twenty-two-are-home/">home again since last spring</a>. The organ knows nine tunes. The fourth is the good one.`,
      ),
    ],
  },
  {
    slug: 'hotel-halyard',
    title: 'Hotel Halyard',
    date: '2024-02-10T10:25:00',
    image: 'hotel-room.jpg',
    excerpt: 'Thirty-one rooms and a porch with rocking chairs.',
    address: '4 Pier Road',
    hours: ['Reception day and night', 'Porch bar 4 pm to midnight'],
    opening: opening('1-7 00:00-23:59'),
    phone: '+1 207 555 0140',
    website: 'https://hotelhalyard.example.com/rooms?from=pier#sea',
    place: [43.6523, -70.24948],
    access: ['step-free', 'step-free-toilet', 'hearing-loop'],
    blocks: [
      paragraph(
        'Turrets, balconies, and the sound of rigging to fall asleep by. Ask for a room on the third floor: the lighthouse crosses the ceiling every nine seconds.',
      ),
      image('hotel.jpg', { align: 'right', caption: 'From the tram, at a quarter to nine.' }),
    ],
  },
  {
    slug: 'the-ropewalk',
    title: 'The Ropewalk',
    date: '2024-02-10T10:30:00',
    image: 'offices.jpg',
    excerpt: 'Offices in the long brick house where rope was made.',
    address: '9 Ropewalk Lane',
    hours: ['Front desk Monday to Friday 8 am to 6 pm'],
    opening: opening('1-5 08:00-18:00'),
    phone: '+1 207 555 0141',
    website: 'https://ropewalk.example.com',
    place: [43.65315, -70.24984],
    access: ['step-free'],
    blocks: [
      paragraph(
        `A hundred and sixty metres long, because a rope is. Designers, marine surveyors and a maker of very small radios share the arched windows. <a href="${cms}/experience/leasing/">Three desks are free</a>.`,
      ),
    ],
  },
  {
    slug: 'restrooms',
    title: 'Restrooms & Family Room',
    date: '2024-02-10T10:35:00',
    address: '17 Halyard Pier, before the pavilion',
    hours: ['Whenever the pier is open'],
    opening: opening('1-4 07:00-22:00', '5-6 07:00-00:00', '7 08:00-21:00'),
    place: [43.65335, -70.24537],
    excerpt: 'Step-free, with changing tables and a quiet room.',
    // No picture on purpose: a place without one must look whole.
    access: ['step-free', 'step-free-toilet', 'quiet'],
    blocks: [
      paragraph(
        'Eleven cabins, three of them accessible, one with an adult changing table and a hoist. The key is a radar key, or the welcome desk’s.',
      ),
    ],
  },
  {
    slug: 'pier-head-light',
    title: 'Pier Head Light',
    date: '2024-02-10T10:40:00',
    modified: '2026-05-02T09:00:00',
    image: 'lighthouse.jpg',
    excerpt: 'Sixty-one steps, one lamp, the best view in the county.',
    address: '26 Halyard Pier',
    hours: ['May to October, Thursday to Sunday 11 am to 5 pm', 'Closed in wind above 40 knots'],
    opening: withSeason(
      withDays(opening(), ['2026-07-04'], '11:00-15:00', 'Fireworks'),
      'May to October',
      '05-01 10-31',
      '4-7 11:00-17:00',
    ),
    phone: '+1 207 555 0126',
    place: [43.65367, -70.24388],
    blocks: [
      paragraph(
        'White, occulting, every nine seconds, visible for fourteen miles. Children may turn the old lens by hand; it weighs as much as a horse and moves with a finger.',
      ),
      quote(
        [
          paragraph(
            'Thirty-one hours. I had a lamp, a radio and a tin of peaches. I would have liked a second tin.',
          ),
        ],
        'Keeper Walter Hallett, on the storm of 1978',
      ),
    ],
  },
  {
    // A name longer than a phone is wide.
    slug: 'webster-lake-canoes',
    title: 'Chargoggagoggmanchauggagoggchaubunagungamaugg Canoes',
    date: '2025-03-10T10:00:00',
    image: 'canoe-shed.jpg',
    excerpt: 'Named after the lake at Webster, where the Nipmuc built the first of them.',
    address: '12 Halyard Pier, lower landing',
    hours: ['June to September, Saturday and Sunday 9 am to 1 pm', 'Only at high water'],
    opening: withSeason(opening(), 'June to September', '06-01 09-30', '6-7 09:00-13:00'),
    phone: '+1 207 555 0112',
    place: [43.65301, -70.24664],
    blocks: [
      paragraph(
        'Two seats, one paddle each, and a lesson in saying Chargoggagoggmanchauggagoggchaubunagungamaugg before you may untie.',
      ),
    ],
  },
];
