import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { sha256 } from '../../util/hash.ts';
import { projectRoot } from '../../util/project-root.ts';

interface Letters {
  readonly unitsPerEm: number;
  /** By character: the way to the next, and the outline. */
  readonly letters: Readonly<Record<string, readonly [number, string]>>;
  readonly sha256: string;
}

const schema = z.object({
  unitsPerEm: z.number(),
  letters: z.record(z.string(), z.tuple([z.number(), z.string()])),
});

let known: Letters | undefined;

/**
 * Returns the letters of the site's font, which `node tools/run.mjs draw-letters` draws: a machine's
 * own fonts would give other bytes.
 */
export function letters(): Letters {
  if (known !== undefined) return known;
  const text = readFileSync(
    path.join(projectRoot(), 'generator', 'media', 'cards', 'generated', 'letters.json'),
    'utf8',
  );
  known = { ...schema.parse(JSON.parse(text)), sha256: sha256(text) };
  return known;
}

/** Closer than in a text: as in the site's headings. */
const tracking = -0.015;

/** Returns the width of a text in pixels. */
export function widthOf(text: string, size: number): number {
  const { letters: all, unitsPerEm } = letters();
  const width = (letter: string) => (all[letter]?.[0] ?? 0) / unitsPerEm + tracking;
  return size * Array.from(text, width).reduce((sum, one) => sum + one, 0);
}

/** Draws a text in outlines, from a point on its line. */
export function drawText(text: string, { x, y, size }: { x: number; y: number; size: number }): string {
  const { letters: all, unitsPerEm } = letters();
  let at = x;
  return Array.from(text, (letter) => {
    const [, outline = ''] = all[letter] ?? [];
    const place = `translate(${at.toFixed(2)} ${y}) scale(${size / unitsPerEm})`;
    at += widthOf(letter, size);
    return outline === '' ? '' : `<path transform="${place}" d="${outline}"/>`;
  }).join('');
}

/**
 * Returns a title with letters that can be drawn, without emoji; undefined for one in another
 * alphabet.
 */
export function asDrawn(title: string): string | undefined {
  const plain = title
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Cf}|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const { letters: all } = letters();
  return plain !== '' && Array.from(plain).every((letter) => Object.hasOwn(all, letter)) ? plain : undefined;
}
