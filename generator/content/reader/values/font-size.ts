import { lengthWithin } from './lengths.ts';
import { oneOf } from './one-of.ts';

const sizePresets = ['small', 'medium', 'large', 'x-large', 'xx-large'] as const;
/** Sizes of themes older than the block editor's own. */
const oldPresets: ReadonlyMap<string, string> = new Map([
  ['normal', 'medium'],
  ['huge', 'xx-large'],
]);
const pixelsPerRem = 16;

/** Returns the slug of a preset, or a length in rem, which follows the reader's font size; undefined for anything else. */
export function fontSize(slug: string, length: string): string | undefined {
  if (slug !== '') return oneOf(oldPresets.get(slug) ?? slug, sizePresets);
  const found = lengthWithin(length, { px: [13, 80], rem: [0.8, 5], em: [0.8, 5] });
  if (found === undefined) return undefined;
  const amount = Number.parseFloat(found);
  return `${found.endsWith('px') ? amount / pixelsPerRem : amount}rem`;
}
