import { expect, it } from 'vitest';
import { isSizeOf } from '../../../generator/content/is-size-of.ts';

const may = '/wp-content/uploads/2026/05';

it.each([
  [`${may}/pier.jpg`, `${may}/pier.jpg`],
  [`${may}/pier-300x200.jpg`, `${may}/pier.jpg`],
  [`${may}/pier-300x200.jpg`, `${may}/pier-scaled.jpg`],
  [`${may}/pier-scaled.jpg`, `${may}/pier.jpg`],
  [`${may}/pier-rotated-300x200.jpg`, `${may}/pier.jpg`],
  [`${may}/pier-300x200.jpg`, `${may}/pier-e1764242400000.jpg`],
  [`${may}/pier-300x200.jpg.webp`, `${may}/pier.jpg`],
  // The name of the original has a size itself.
  [`${may}/pier-1920x1080-1024x576.jpg`, `${may}/pier-1920x1080.jpg`],
  [`${may}/pier-4000x3000-300x225.jpg`, `${may}/pier-4000x3000-scaled.jpg`],
  // Of the plugin Modern Image Formats.
  [`${may}/pier-300x200-jpg.webp`, `${may}/pier.jpg`],
  [`${may}/logo-png-300x200.png`, `${may}/logo-png.png`],
  [`${may}/pier.heic`, `${may}/pier.jpg`],
  [`${may}/plan.pdf?v=2`, `${may}/plan.pdf`],
  ['/?attachment_id=5', `${may}/pier.jpg`],
])('%s is a size of %s', (address, original) => expect(isSizeOf(address, original)).toBe(true));

it.each([
  [`${may}/boat.jpg`, `${may}/pier.jpg`],
  [`${may}/pier-1.jpg`, `${may}/pier.jpg`],
  [`${may}/pier-2026.jpg`, `${may}/pier.jpg`],
  [`/wp-content/uploads/2024/05/pier.jpg`, `${may}/pier.jpg`],
  [`${may}/plan-2.pdf`, `${may}/plan.pdf`],
])('%s is another file than %s', (address, original) => expect(isSizeOf(address, original)).toBe(false));

it.each(['.jpg', '-scaled', '-1x1'])('reads a name of a million characters: %s', (part) => {
  const long = `${may}/${part.repeat(1_000_000 / part.length)}a`;
  expect(isSizeOf(long, `${may}/pier.jpg`)).toBe(false);
});
