import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../generator/util/project-root.ts';
import { type Font, readFont } from './letters/read-font.ts';
import { toPath } from './letters/to-path.ts';

/** Draws the letters of social cards from the site's font: `node tools/run.mjs draw-letters`. */
export async function main(): Promise<void> {
  await writeFile(path.join(projectRoot(), lettersFile), await drawLetters());
}

/** The file of the letters, relative to the project. */
const lettersFile = 'generator/media/cards/generated/letters.json';

/** The font of the site's headings, by its alphabets. */
const fontFile = (alphabet: string) =>
  `node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${alphabet}-wght-normal.woff2`;
const alphabets = ['latin', 'latin-ext', 'vietnamese'];
const weight = 700;

/** Returns the outline of every character of the font, with its width, as JSON. */
export async function drawLetters(): Promise<string> {
  const letters = new Map<string, readonly [number, string]>();
  let unitsPerEm = 0;
  for (const alphabet of alphabets) {
    const font = readFont(await readFile(path.join(projectRoot(), fontFile(alphabet))), weight);
    unitsPerEm = font.unitsPerEm;
    for (const [character, glyph] of font.characters) {
      const text = String.fromCodePoint(character);
      if (!letters.has(text) && isOfTitles(text)) letters.set(text, draw(font, glyph));
    }
  }
  const rows = [...letters]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([text, letter]) => `${JSON.stringify(text)}:${JSON.stringify(letter)}`);
  return `{"unitsPerEm":${unitsPerEm},"letters":{\n${rows.join(',\n')}\n}}\n`;
}

function draw({ outlineOf }: Font, glyph: number): readonly [number, string] {
  const { points, advance } = outlineOf(glyph);
  return [Math.round(advance), toPath(points)];
}

/** No signs of phonetics, and none that cannot be seen. */
function isOfTitles(text: string): boolean {
  return !/[\p{Cc}\p{Cf}\p{M}\u0180-\u02ff\u1d00-\u1dbf]/u.test(text) || /[ƠơƯư]/.test(text);
}
