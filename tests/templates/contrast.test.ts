import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Text: WCAG 2.2, 1.4.3. */
const words = 4.5;

/** Marks, such as the focus ring and the edge of a button: WCAG 2.2, 1.4.11. */
const marks = 3;

/**
 * Colours on each background, with the least contrast. The names are those of
 * templates/styles/tokens.css.
 */
const pairs: readonly (readonly [front: string, back: string, least: number])[] = [
  ...['paper', 'surface', 'sand'].flatMap((ground) => [
    ['ink', ground, words] as const,
    ['ink-soft', ground, words] as const,
    ['accent', ground, words] as const,
    ['wrong', ground, words] as const,
    ['focus', ground, marks] as const,
    ['action', ground, marks] as const,
  ]),
  ...['field', 'field-deep'].flatMap((ground) => [
    ['on-field', ground, words] as const,
    ['on-field-soft', ground, words] as const,
    ['on-field-accent', ground, words] as const,
    // Focus and buttons on a field.
    ['marigold', ground, marks] as const,
  ]),
  ['on-action', 'action', words],
  ['on-marigold', 'marigold', words],
  // A button under the pointer.
  ['paper', 'ink', words],
  ['field-deep', 'on-field', words],
];

describe('the colours', () => {
  it.each(['light', 'dark'] as const)('differ enough where they stand on each other, %s', async (mode) => {
    const colours = await readColours(mode);
    const tooClose = pairs
      .map(([front, back, least]) => ({ front, back, least, ratio: contrast(colours(front), colours(back)) }))
      .filter(({ ratio, least }) => ratio < least);
    expect(tooClose).toEqual([]);
  });
});

/** The tokens of a mode: those of the first block, replaced by those of the dark one, with `var()` followed. */
async function readColours(mode: 'light' | 'dark'): Promise<(name: string) => string> {
  const file = path.resolve(import.meta.dirname, '../../templates/styles/tokens.css');
  const [light = '', dark = ''] = (await readFile(file, 'utf8')).split('@media (prefers-color-scheme: dark)');
  const tokens = new Map(
    [...`${light}${mode === 'dark' ? dark : ''}`.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.trim()],
    ),
  );
  return function colour(name: string): string {
    const value = tokens.get(name) ?? '';
    const other = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
    if (other !== undefined) return colour(other);
    if (!/^#[0-9a-f]{6}$/.test(value)) throw new Error(`--${name} is no colour: "${value}"`);
    return value;
  };
}

/** From 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The relative luminance of "#rrggbb" as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
