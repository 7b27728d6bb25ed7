import { image } from '../blocks/media.ts';
import { accessGuide } from '../blocks/sections.ts';
import { heading, list, paragraph } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { WrittenPage } from './author.ts';

/** Legal pages, and the popup. */
export const smallPrintPages: readonly WrittenPage[] = [
  {
    slug: 'privacy',
    title: 'Privacy',
    date: '2023-11-08T09:00:00',
    modified: '2026-01-05T09:00:00',
    blocks: [
      paragraph('We count people on the pier, not on this website.'),
      heading(2, 'What this site stores'),
      list([
        'Whether you have closed the announcement, in your own browser, so that it stays closed.',
        'Nothing else.',
      ]),
      heading(2, 'Videos and maps'),
      paragraph(
        'A video starts, and its provider learns of you, only after you have pressed play. Until then not a single request leaves for anybody else.',
      ),
      heading(2, 'Letters'),
      paragraph(
        'What you write to us is kept for three years, or until you ask us to forget it: <a href="mailto:hello@halyardpier.example">hello@halyardpier.example</a>.',
      ),
    ],
  },
  {
    slug: 'accessibility',
    title: 'Accessibility',
    date: '2023-11-08T09:10:00',
    modified: '2026-05-11T09:00:00',
    image: 'beach-wheels.jpg',
    blocks: [
      paragraph(
        'Everything that is open is meant to be open to everybody. Where we fall short, it says so here.',
      ),
      heading(2, 'Surfaces', { anchor: 'surfaces' }),
      paragraph(
        'The deck is level from the tram stop to the ferry landing, with gaps under 8 mm. The outer third is older timber: firm, but uneven in places, and slippery after rain.',
      ),
      heading(2, 'Doors and toilets'),
      paragraph(
        'The Crow’s Nest is reached by lift until 11 pm. One chariot of the carousel has a ramp. The light has 61 steps, and no way around them.',
      ),
      accessGuide({
        heading: 'Place by place',
        text: 'As measured on the spot in May 2026. Where nothing stands, ask us.',
      }),
      heading(2, 'Quiet hours'),
      paragraph(
        'On Tuesday mornings until eleven there is no amplified sound, the carousel runs without its organ, and the gulls do their best.',
      ),
      heading(2, 'This website'),
      paragraph(
        `It works without script, with a keyboard and with a screen reader. Something in your way? <a href="${cms}/contact/">Tell us</a>, and it is mended first.`,
      ),
    ],
  },
  {
    slug: 'terms',
    title: 'Terms',
    date: '2023-11-08T09:20:00',
    modified: '2025-03-03T09:00:00',
    seo: { noindex: true },
    blocks: [
      heading(2, 'On the pier'),
      list(
        [
          'Be kind, and be careful with rails, ropes and one another.',
          'Drones need a written yes from the harbour master.',
          'Professional photography does too; weddings have one built in.',
        ],
        { ordered: true },
      ),
      heading(2, 'Tickets'),
      paragraph(
        'Tickets are returned in full until 48 hours before an event, and at any time when we cancel for weather.',
      ),
      heading(2, 'Words and pictures'),
      paragraph(
        'Texts and pictures on this site belong to the Halyard Pier Trust. Schools may use them freely.',
      ),
    ],
  },
  {
    // The announcement: no page of its own, its content is shown over the others.
    slug: 'popup',
    title: 'Summer on the boards',
    date: '2026-06-01T08:00:00',
    modified: '2026-06-11T08:00:00',
    image: 'popup-summer.jpg',
    blocks: [
      image('popup-summer.jpg', { alt: '' }),
      paragraph(
        `The pier turns 118 this weekend, and everybody is invited: cake at noon on Saturday, brass at four, free carousel for all horses under twelve. <a href="${cms}/events/pier-birthday-weekend/">See the programme</a>`,
      ),
    ],
  },
];
