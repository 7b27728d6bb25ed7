import { expect, it } from 'vitest';
import { mediaName } from '../../../generator/media/media-name.ts';

const parts = { sha256: '1a2b3c4d5e6f', extension: 'jpg' };

it.each([
  ['/wp-content/uploads/2026/05/Carousel-at-Dusk.JPG', 'carousel-at-dusk-1a2b3c4d.jpg'],
  ['/wp-content/uploads/caf%C3%A9%20%26%20bar.png', 'cafe-bar-1a2b3c4d.jpg'],
  ['/wp-content/uploads/日本.webp', 'file-1a2b3c4d.jpg'],
  ['/wp-content/uploads/100%.png', '100-1a2b3c4d.jpg'],
  [`/wp-content/uploads/${'long-'.repeat(40)}.png`, `${'long-'.repeat(12).slice(0, -1)}-1a2b3c4d.jpg`],
])('calls %s %s', (path, name) => {
  expect(mediaName(path, parts)).toBe(name);
});
