import { list, paragraph, quote } from '../blocks/text.ts';
import type { DemoKindFields } from '../kinds.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import type { Written } from './author.ts';

interface WrittenArtwork extends Written, Partial<Readonly<DemoKindFields['artwork']>> {
  /** Slug of the location where it is. */
  readonly at?: string;
}

/** The works on the pier, oldest commission first. */
export const artworks: readonly WrittenArtwork[] = [
  {
    slug: 'the-twenty-two',
    title: 'The Twenty-Two',
    at: 'the-carousel',
    artist: 'Elias Trask',
    year: 1911,
    date: '2024-02-20T09:00:00',
    modified: '2025-04-18T09:10:00',
    image: 'carousel.jpg',
    excerpt: 'Twenty-two horses and a sea-dragon, carved in basswood.',
    blocks: [
      paragraph(
        'Trask carved each horse after one he knew: the milkman’s, the doctor’s, the one that bit him. The sea-dragon he knew only by hearsay.',
      ),
      paragraph(
        `Restored from 2022 to 2025 by four conservators and eleven layers of paint, and back in <a href="${cms}/locations/the-carousel/">the carousel house</a>.`,
      ),
    ],
  },
  {
    slug: 'holding-ground',
    title: 'Holding Ground',
    at: 'ellery-marina',
    artist: 'Piet Vanderlinde',
    year: 2015,
    date: '2024-02-20T09:05:00',
    image: 'sculpture-anchor.jpg',
    excerpt: 'A weathering-steel anchor, nine tons, tied to nothing.',
    blocks: [
      paragraph(
        'The first work of the restoration. Vanderlinde drew it in the sand at low tide and asked the crew whether they could make it by Friday. It took them until the Friday after next.',
      ),
      paragraph(
        `The rust is the finish: it deepens for forty years. The anchor lies on the quay of <a href="${cms}/locations/ellery-marina/">the marina</a>.`,
      ),
    ],
  },
  {
    slug: 'moon-hand',
    title: 'Moon Hand',
    at: 'ferry-landing',
    artist: 'Oluwaseun Bright',
    year: 2016,
    date: '2024-02-20T09:10:00',
    image: 'tide-clock.jpg',
    excerpt: 'A clock with one hand, which goes round with the moon.',
    blocks: [
      paragraph(
        `High water at the top, low water at the bottom, once round in twelve hours and twenty-five minutes. It hangs above <a href="${cms}/locations/ferry-landing/">the ferry landing</a> and has been wrong only in the storm of 2018, when the tide was.`,
      ),
    ],
  },
  {
    slug: 'paper-school',
    title: 'Paper School',
    at: 'the-pavilion',
    artist: 'The Lantern Workshop',
    year: 2017,
    date: '2024-02-20T09:15:00',
    image: 'lantern-parade.jpg',
    excerpt: 'Three hundred fish of willow and tissue, made new every autumn.',
    blocks: [
      paragraph(
        `A work that exists for one evening a year, at the <a href="${cms}/events/lantern-parade-2026/">lantern parade</a>, and hangs from the beams of <a href="${cms}/locations/the-pavilion/">the pavilion</a> for the rest of it.`,
      ),
    ],
  },
  {
    slug: 'forty-floats',
    title: 'Forty Floats',
    at: 'glasshouse-gallery',
    artist: 'Ellery Glass Collective',
    year: 2018,
    date: '2024-02-20T09:20:00',
    image: 'glass-buoys.jpg',
    excerpt: 'Blown glass buoys in the old colours of forty fishing families.',
    blocks: [
      paragraph(
        `Each family chose its own two colours from memory. Three families chose the same two, and are speaking again. On show in <a href="${cms}/locations/glasshouse-gallery/">the Glasshouse</a>.`,
      ),
    ],
  },
  {
    slug: 'the-ninth-wave',
    title: 'The Ninth Wave',
    at: 'day-boat-fish-market',
    artist: 'Noor Adeyemi',
    year: 2019,
    date: '2024-02-20T09:25:00',
    image: 'mural-wave.jpg',
    excerpt: 'Sixty metres of mural on the cold store wall.',
    blocks: [
      paragraph(
        'Painted in eleven days from a cherry picker, between two low-pressure systems. Sailors say the ninth wave is the largest; Adeyemi painted it just before it breaks, so that it never does.',
      ),
      quote([paragraph('I wanted the cyclists to feel chased.')], 'Noor Adeyemi'),
    ],
  },
  {
    slug: 'bitter-end',
    title: 'Bitter End',
    at: 'the-sail-loft',
    artist: 'Keiko Amano',
    year: 2020,
    date: '2024-02-20T09:30:00',
    image: 'rope-weaving.jpg',
    excerpt: 'Two kilometres of retired mooring line, knotted by hand.',
    blocks: [
      paragraph(
        `The bitter end is the last part of a rope, the one that stays on board. Amano left hers hanging within reach, at the door of <a href="${cms}/locations/the-sail-loft/">the sail loft</a>: please do add a knot.`,
      ),
    ],
  },
  {
    slug: 'thermal',
    title: 'Thermal',
    at: 'pier-head-light',
    artist: 'Rosalind Achterberg',
    year: 2021,
    date: '2024-02-20T09:35:00',
    image: 'sculpture-gulls.jpg',
    excerpt: 'Forty-one steel gulls going up without moving.',
    blocks: [
      paragraph(
        `They rise from the rocks below <a href="${cms}/locations/pier-head-light/">the light</a>. The real ones perch on them, which the artist had hoped for and the cleaning crew had not.`,
      ),
    ],
  },
  {
    slug: 'listening-post',
    title: 'Listening Post',
    at: 'ferry-landing',
    artist: 'Hamish Orr',
    year: 2022,
    date: '2024-02-20T09:40:00',
    image: 'sound-bench.jpg',
    excerpt: 'A bench with ears.',
    blocks: [
      paragraph(
        `Two horns of steamed ash carry the sound from under the deck to the seat, at <a href="${cms}/locations/ferry-landing/">the ferry landing</a>. At half tide the piles hum a low D.`,
      ),
      list(['Sit in the middle', 'Wait for the ferry', 'Feel it before you hear it']),
    ],
  },
  {
    slug: 'spectral-tide',
    title: 'Spectral Tide',
    at: 'the-pavilion',
    artist: 'Studio Kaleid',
    year: 2023,
    date: '2024-02-20T09:45:00',
    image: 'light-installation.jpg',
    excerpt: 'Nineteen arches of light that follow the water level.',
    blocks: [
      paragraph(
        `Blue at low water, amber at high, and for four minutes at slack tide, white. After dark, from <a href="${cms}/locations/the-pavilion/">the pavilion</a> outwards.`,
      ),
    ],
  },
  {
    slug: 'organ-for-a-south-easterly',
    title: 'Organ for a South-Easterly',
    at: 'pier-head-light',
    artist: 'Mirela Stan',
    year: 2024,
    date: '2024-09-14T09:00:00',
    image: 'wind-organ.jpg',
    excerpt: 'Seventeen copper pipes, played by whatever blows.',
    blocks: [
      paragraph(
        'Tuned so that every wind plays a chord and only one plays the tune. It blew from the south-east at the unveiling, for eleven seconds, and everybody heard it.',
      ),
    ],
  },
  {
    slug: 'halyard-posters',
    title: 'Halyard Posters',
    at: 'glasshouse-gallery',
    artist: 'Saoirse Quill',
    year: 2025,
    date: '2025-03-22T09:00:00',
    image: 'poster-print.jpg',
    excerpt: 'A screen print a season, pulled by the public.',
    blocks: [
      paragraph(
        `Four posters a year, printed in <a href="${cms}/locations/glasshouse-gallery/">the Glasshouse</a> by anybody who comes in an apron. The spring one sold out before it was dry.`,
      ),
    ],
  },
  {
    slug: 'rose-of-ellery',
    title: 'Rose of Ellery',
    at: 'the-pavilion',
    artist: 'Benedetta Fois with 340 neighbours',
    year: 2026,
    date: '2026-05-23T12:00:00',
    image: 'mosaic-floor.jpg',
    excerpt: 'A compass of sea glass, plates and one lost earring.',
    blocks: [
      paragraph(
        `Eleven metres across, before the doors of <a href="${cms}/locations/the-pavilion/">the pavilion</a>, laid over two winters from what the town brought in: wedding china, bathroom tiles, a bottle that had come from Portugal by itself. North is where it should be.`,
      ),
    ],
  },
  {
    // Nobody knows who made it or when: artist and year are empty.
    slug: 'high-water-mark',
    title: 'High Water Mark',
    at: 'freewheel-bike-hire',
    date: '2024-02-20T09:50:00',
    image: 'restoration-piles.jpg',
    excerpt: 'Found under the deck in 2021.',
    blocks: [
      paragraph(
        'When pile 311 was drawn it carried forty-two neat notches and, above the highest, a carved whale the size of a hand. It now stands beside the welcome desk. Nobody has claimed it.',
      ),
    ],
  },
];
