import { column, columns } from '../blocks/layout.ts';
import { image } from '../blocks/media.ts';
import { details } from '../blocks/ordinary.ts';
import { gettingHere, hero, locationGrid, parking, picture, pierMap, schedule } from '../blocks/sections.ts';
import { heading, list, paragraph, quote } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenPage } from './author.ts';
import { planBounds, walkOfPier } from './plan.ts';

/** Directions and contact. */
export const visitPages: readonly WrittenPage[] = [
  {
    slug: 'visit',
    title: 'Visit',
    date: '2023-11-06T09:10:00',
    modified: '2026-05-28T11:00:00',
    image: 'pier-gate.jpg',
    seo: { metaDesc: 'Opening hours, tram and ferry, parking and a plan of Halyard Pier in Port Ellery.' },
    blocks: [
      hero({
        kicker: 'Visit',
        heading: 'Come by tram, by boat or on foot',
        text: 'The pier begins where Pier Road ends. From the tram stop it is ninety seconds to the first board.',
        image: picture('pier-gate.jpg'),
        actions: [
          { label: 'Getting here', url: `${cms}/visit/#getting-here` },
          { label: 'Places on the pier', url: `${cms}/location/` },
        ],
      }),
      schedule({
        heading: 'Opening hours',
        rows: [
          { days: 'Monday to Thursday', hours: '7 am to 10 pm' },
          { days: 'Friday and Saturday', hours: '7 am to midnight' },
          { days: 'Sunday', hours: '8 am to 9 pm' },
          { days: 'Pier head and lighthouse', hours: 'until sunset', note: 'The gate is shut in a gale.' },
        ],
        exceptions: [
          {
            date: '2026-07-04',
            hours: '7 am to 5 pm',
            note: 'The outer half closes at 3 pm for the fireworks.',
          },
          { date: '2026-08-22', hours: '6 am to midnight', note: 'Ferry Day: first boat at 6:15.' },
          { date: '2026-11-13', hours: '7 am to midnight', note: 'Winter Lights are switched on.' },
          { date: '2026-12-25', hours: '10 am to 2 pm', note: 'Walking only; kitchens are closed.' },
        ],
      }),
      gettingHere({
        heading: 'Getting here',
        ways: [
          {
            way: 'transit',
            title: 'By tram',
            text: 'Line 4 stops at Pier Road every ten minutes until 11:40 pm. The stop is level with the boards, and the last tram waits for the last song.',
            more: { label: 'First and last trams', url: `${cms}/news/tram-line-4-every-ten-minutes/` },
          },
          {
            way: 'foot',
            title: 'On foot',
            text: 'Twelve minutes from Port Ellery station: down Pier Road, towards the flags.',
          },
          {
            way: 'ferry',
            title: 'By ferry',
            text: 'The Marguerite crosses from Gull Island every half hour, from 6:45 am in summer, and lands two thirds of the way out, on the south side.',
            more: { label: 'Ferry landing', url: `${cms}/locations/ferry-landing/` },
          },
          {
            way: 'bicycle',
            title: 'By bicycle',
            text: 'The Shore Path ends at the welcome desk. There are 120 stands, pumps and a tap.',
            more: { label: 'Hire a bicycle', url: `${cms}/locations/freewheel-bike-hire/` },
          },
          {
            way: 'car',
            title: 'By car',
            text: 'Leave I-295 at exit 8 and follow the blue flags down Mill Street.',
            to: '40 Mill Street, Port Ellery, ME 04099',
            more: { label: 'Where to park', url: `${cms}/visit/#parking` },
          },
        ],
      }),
      columns([
        column([image('tram-stop.jpg', { caption: 'Line 4 on an honest Maine afternoon.' })]),
        column([
          image('ferry-landing.jpg', { caption: 'The crossing takes eleven minutes, twelve with dolphins.' }),
        ]),
        column([image('bike-hire.jpg', { alt: '' })]),
      ]),
      parking({
        heading: 'Parking',
        text: 'Spaces are few on sunny weekends: from the Mill Street deck the tram is free with your parking ticket.',
        lots: [
          {
            name: 'Pier Road lot',
            address: '2 Pier Road',
            spaces: 84,
            accessible: 8,
            pay: 'https://parking.example.com/pier-road',
            rates: [
              { label: 'First 30 minutes', price: 'free' },
              { label: 'Each hour', price: '$3' },
              { label: 'Evening, from 6 pm', price: '$6' },
            ],
            note: 'The accessible spaces are beside the welcome desk, free with a placard.',
            walk: '2 minutes',
          },
          {
            name: 'Mill Street deck',
            address: '40 Mill Street',
            spaces: 310,
            accessible: 14,
            charging: 12,
            pay: 'https://parking.example.com/mill-street',
            rates: [
              { label: 'Each hour', price: '$2' },
              { label: 'All day', price: '$12' },
            ],
            note: 'The chargers are on level 1.',
            walk: '9 minutes, or one tram stop',
          },
          {
            name: 'Ropewalk yard',
            address: '9 Ropewalk Lane',
            spaces: 46,
            rates: [{ label: 'Weekends only, all day', price: '$8' }],
            walk: '5 minutes',
          },
        ],
      }),
      pierMap({
        heading: 'Plan of the pier',
        plan: picture('plan-of-the-pier.jpg'),
        bounds: planBounds,
        walk: walkOfPier,
      }),
      locationGrid({
        heading: 'Where to eat',
        slugs: ['the-oyster-shed', 'long-loaf-bakery', 'crows-nest'],
        more: { label: 'All kitchens', url: `${cms}/experience/dining/` },
      }),
      heading(2, 'Access for all', { anchor: 'access' }),
      list([
        'From the tram stop to the ferry landing the boards are level, without a step; the outer third is older and rougher.',
        'Two wheelchairs and a beach chair with balloon tyres are lent at the welcome desk, free, for the day.',
        `Accessible toilets and a family room are <a href="${cms}/locations/restrooms/">on the way to the pavilion</a>.`,
        'A hearing loop works in the pavilion, at the welcome desk and on the tram.',
      ]),
      heading(2, 'Good to know'),
      list([
        'Dogs are welcome on a lead, and in the taproom without one.',
        'Fishing is allowed from the north rail between dusk and dawn.',
        'Bicycles are walked, kites are held, gulls are not fed.',
      ]),
      // A link with a query and a hash, to a page that has both sections.
      paragraph(
        `Bringing a wheelchair, a pushchair or a grandmother? Read <a href="${cms}/accessibility/?from=visit#surfaces">what is under your feet</a>.`,
      ),
    ],
  },
  {
    slug: 'contact',
    title: 'Contact',
    date: '2023-11-06T09:15:00',
    modified: '2026-02-02T10:00:00',
    image: 'tide-clock.jpg',
    blocks: [
      paragraph(
        'The welcome desk stands at the foot of the pier, under the clock. Somebody is there whenever the gate is open, usually with a pair of binoculars to lend.',
        { fontSize: 'large' },
      ),
      columns([
        column([
          heading(2, 'Before you call'),
          paragraph(
            'The desk picks up from eight in the morning until the lamps are lit. After that the harbour watch takes the call, for what cannot wait. A letter is answered by letter.',
          ),
        ]),
        column([
          heading(2, 'Whom to ask'),
          list([
            'Events and stages: <a href="mailto:events@halyardpier.example">events@halyardpier.example</a>',
            `Spaces to let: <a href="${cms}/experience/leasing/">leasing</a>`,
            `Weddings and long tables: <a href="${cms}/experience/events/#form-hall">hire the pavilion</a>`,
            'Lost and found: the welcome desk, in person, with a good description',
          ]),
        ]),
      ]),
      quote(
        [paragraph('We answer within two working days. In a gale, three.')],
        'The notice on the welcome desk',
      ),
      image('hero-harbour-evening.jpg', { align: 'wide', alt: '' }),
    ],
  },
  {
    slug: 'search',
    title: 'Search',
    date: '2026-05-18T09:00:00',
    modified: '2026-05-28T11:05:00',
    blocks: [
      details(
        'What can we do with children when it rains?',
        `Ride <a href="${cms}/locations/the-carousel/">the carousel</a>, which has a roof and twenty-two horses, paint a bowl at Slip &amp; Glaze, or find the cat in the bookshop. The pavilion is open to whoever is wet.`,
      ),
      details(
        'Are dogs allowed?',
        `<a href="${cms}/visit/">Everywhere on a lead</a>, and in the taproom without one. Not on the playground.`,
      ),
      details(
        'Is there Wi-Fi?',
        `From the gate to the pavilion, without a password. Beyond it there is the sea. <a href="${cms}/contact/">The welcome desk</a> knows more.`,
      ),
      details(
        'Can I leave my luggage?',
        `At <a href="${cms}/contact/">the welcome desk</a>, for the day and for nothing, as long as it is smaller than a seal.`,
      ),
      details(
        'I have lost something',
        `Ask <a href="${cms}/contact/">the welcome desk</a>, in person, with a good description.`,
      ),
    ],
  },
];
