import type { DemoBlock } from '../blocks/block.ts';
import { button, buttons } from '../blocks/layout.ts';
import { cover, embed, gallery, image, video } from '../blocks/media.ts';
import { heading, paragraph } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import { variant } from './style-guide-text.ts';

const walk =
  'From the gate to the light it is four hundred and twelve metres: ten minutes with a purpose, an hour without one. Most people lose theirs at the carousel.';

/** The blocks that show pictures and films, each in its variants. */
export const mediaBlocks: readonly DemoBlock[] = [
  heading(2, 'Image', { anchor: 'image' }),
  ...variant(
    'In the column, with a caption',
    image('lighthouse.jpg', { caption: 'The light, <em>Fl 4s 18m</em>' }),
  ),
  ...variant('Wide', image('hero-harbour-evening.jpg', { align: 'wide' })),
  ...variant('From edge to edge', image('hero-winter-lights.jpg', { align: 'full' })),
  ...variant(
    'At the left of a text',
    image('tide-clock.jpg', { align: 'left', caption: 'It is never right, and never wrong.' }),
    paragraph(walk),
    paragraph('Children go by horse. The horses have been counted, and there are always thirty-six.'),
  ),
  ...variant(
    'At the right of a text',
    image('sound-bench.jpg', { align: 'right' }),
    paragraph(walk),
    paragraph('Sit down on the bench and it plays what the wind is doing at the light.'),
  ),
  ...variant(
    'Small, round, in the middle',
    image('team-yuki.jpg', {
      align: 'center',
      rounded: true,
      width: 220,
      aspectRatio: '1',
      caption: 'Yuki Tanabe',
    }),
  ),
  ...variant('Cut to 21:9', image('regatta.jpg', { aspectRatio: '21/9' })),
  ...variant(
    'As a link',
    image('oyster-bar.jpg', { href: `${cms}/experience/dining/`, caption: 'Leads to the restaurants' }),
  ),

  heading(2, 'Gallery', { anchor: 'gallery' }),
  ...variant(
    'Three columns, cut to squares',
    gallery(
      [
        'kite-festival.jpg',
        'lantern-parade.jpg',
        'regatta.jpg',
        'fireworks.jpg',
        'yoga-morning.jpg',
        'film-night.jpg',
      ],
      {
        caption: 'A year in six pictures',
      },
    ),
  ),
  ...variant(
    'Two columns, whole, with captions',
    gallery(
      [image('mural-wave.jpg', { caption: 'The wave' }), image('mosaic-floor.jpg', { caption: 'The floor' })],
      { columns: 2, imageCrop: false },
    ),
  ),
  ...variant(
    'Four columns, wide',
    gallery(['bakery.jpg', 'coffee-kiosk.jpg', 'ice-cream.jpg', 'fish-market.jpg'], {
      columns: 4,
      align: 'wide',
    }),
  ),

  heading(2, 'Cover', { anchor: 'cover' }),
  ...variant(
    'Words in the middle, usual overlay',
    cover('concert-night.jpg', [
      heading(4, 'Brass at four', { align: 'center', fontSize: 'xx-large' }),
      paragraph('Every Saturday until the leaves fall.', { align: 'center' }),
      buttons([button('See the programme', `${cms}/event/`)], 'center'),
    ]),
  ),
  ...variant(
    'From edge to edge, words below at the left, focus on the right',
    cover(
      'hero-boardwalk-summer.jpg',
      [heading(4, 'Shoes off', { fontSize: 'xx-large' }), paragraph('It is summer from here on.')],
      {
        align: 'full',
        dimRatio: 40,
        contentPosition: 'bottom left',
        focalPoint: { x: 0.8, y: 0.3 },
        minHeight: 520,
      },
    ),
  ),
  ...variant(
    'No overlay: the words bring their own ground',
    cover('sea-wall-planting.jpg', [paragraph('Nothing dims this picture, and still you can read this.')], {
      dimRatio: 0,
      contentPosition: 'top right',
    }),
  ),
  ...variant(
    'A light overlay takes dark words',
    cover('winter-swim.jpg', [paragraph('Hats on, in you go.', { align: 'center', fontSize: 'x-large' })], {
      dimRatio: 80,
      overlayColor: 'accent-2',
      minHeight: 280,
    }),
  ),
  ...variant(
    'An overlay of the editor’s own',
    cover('fireworks.jpg', [paragraph('Midnight is at twelve.', { align: 'center', fontSize: 'x-large' })], {
      dimRatio: 70,
      customOverlayColor: '#5b2245',
      align: 'wide',
      minHeight: 320,
    }),
  ),

  heading(2, 'Embed', { anchor: 'embed' }),
  ...variant(
    'A film at a provider, which knows nothing before the click',
    embed('vimeo', 'https://vimeo.com/76979871', 'The harbour from above, in three minutes'),
  ),
  ...variant(
    'Wide, without a caption',
    embed('youtube', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ', undefined, 'wide'),
  ),
  ...variant(
    'A host that has no player here',
    embed('vimeo', 'https://videos.example.net/harbour', 'A film elsewhere'),
  ),

  heading(2, 'Video', { anchor: 'video' }),
  ...variant(
    'With a poster, captions and a caption below',
    video('walk-out-to-sea.mp4', {
      poster: 'video-poster.jpg',
      caption: 'Ten seconds out to sea',
      tracks: [{ file: 'walk-out-to-sea.vtt', kind: 'captions', srcLang: 'en', label: 'English' }],
    }),
  ),
  ...variant(
    'Wide, muted, again and again',
    video('walk-out-to-sea.mp4', { align: 'wide', loop: true, muted: true, poster: 'hero-pier-dawn.jpg' }),
  ),
];
