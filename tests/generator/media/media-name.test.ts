import { expect, it } from 'vitest';
import { contentMark, mediaName, mediaStem } from '../../../generator/media/media-name.ts';

it.each([
  ['/wp-content/uploads/2026/05/Carousel-at-Dusk.JPG', 'carousel-at-dusk-1a2b3c4d'],
  ['/wp-content/uploads/caf%C3%A9%20%26%20bar.png', 'cafe-bar-1a2b3c4d'],
  ['/wp-content/uploads/日本.webp', 'file-1a2b3c4d'],
  ['/wp-content/uploads/100%.png', '100-1a2b3c4d'],
  ['https://cdn.example/wp-content/uploads/a.png', 'a-1a2b3c4d'],
  [`/wp-content/uploads/${'long-'.repeat(40)}.png`, `${'long-'.repeat(12).slice(0, -1)}-1a2b3c4d`],
])('calls %s %s', (path, stem) => expect(mediaStem(path, '1a2b3c4d5e6f')).toBe(stem));

it.each([
  ['a document', { role: 'fallback', extension: 'pdf' }, 'plan-1a2b3c4d.pdf'],
  ['one size of a picture', { role: 'avif', width: 480, extension: 'avif' }, 'plan-1a2b3c4d-480.avif'],
  ['a card', { role: 'card', width: 1200, extension: 'jpg' }, 'plan-1a2b3c4d-card5e6f7a8b.jpg'],
  ['a moving picture', { role: 'motion', width: 480, extension: 'webp' }, 'plan-1a2b3c4d-motion.webp'],
] as const)('names %s', (_, file, name) => {
  expect(mediaName('plan-1a2b3c4d', { ...file, sha256: '5e6f7a8b9c0d' })).toBe(name);
});

it.each([
  ['/_assets/media/plan-1a2b3c4d.png', '1a2b3c4d'],
  ['/_assets/media/gull-1a2b3c4d-1600.jpg', '1a2b3c4d'],
  ['/_assets/media/gull-1a2b3c4d-motion.gif', '1a2b3c4d'],
  ['/_assets/media/gull-1a2b3c4d-card5e6f7a8b.jpg', '1a2b3c4d'],
  ['https://files.example/gull.jpg', 'https://files.example/gull.jpg'],
])('the bytes of %s are marked %s', (src, mark) => expect(contentMark(src)).toBe(mark));
