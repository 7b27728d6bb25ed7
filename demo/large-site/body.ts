import type { DemoBlock } from '../blocks/block.ts';
import { button, buttons, column, columns } from '../blocks/layout.ts';
import { cover, embed, gallery, image, video } from '../blocks/media.ts';
import { ordinary } from '../blocks/ordinary.ts';
import { heading, html, list, paragraph, quote, spacer } from '../blocks/text.ts';
import { mediaLibrary } from '../media.ts';
import { openings, pick, plainText, richText, spread, subjects } from './words.ts';

/**
 * The body of an entry by its number: about 6 kB of saved html in 9 to 13 blocks, half of them paragraphs. No two
 * bodies share a paragraph. Thirteen entries in a row have every block that the demo knows besides its sections.
 */
export function writeBody(number: number): readonly DemoBlock[] {
  const others = Array.from({ length: 4 + (number % 3) }, (_, index) =>
    pick(makers, number * 5 + index)(number * 17 + index),
  );
  const blocks = others.flatMap((block, index) => [prose(number * 17 + index + 8), block]);
  return [...blocks, prose(number * 17 + 16)];
}

function prose(seed: number): DemoBlock {
  return paragraph(richText(seed + 400_009, 4 + (seed % 4)), seed % 29 === 0 ? { fontSize: 'large' } : {});
}

/** Each makes one block of a number. */
const makers: readonly ((seed: number) => DemoBlock)[] = [
  (seed) => heading(seed % 3 === 0 ? 3 : 2, title(seed)),
  (seed) => image(pictureOf(seed), seed % 2 === 0 ? { caption: plainText(seed, 1) } : {}),
  (seed) =>
    list([richText(seed, 1), richText(seed + 1, 1), richText(seed + 2, 1)], { ordered: seed % 3 === 0 }),
  (seed) => quote([paragraph(plainText(seed, 2))], 'From the keepers’ log'),
  (seed) => gallery([pictureOf(seed), pictureOf(seed + 1), pictureOf(seed + 2)], { columns: 3 }),
  (seed) =>
    columns([
      column([heading(3, title(seed)), paragraph(richText(seed, 3))]),
      column([heading(3, title(seed + 1)), paragraph(richText(seed + 1, 3))]),
    ]),
  (seed) =>
    buttons([
      button('Plan a visit', '/visit/'),
      button('Book a place', `https://tickets.example.com/?trip=${seed}&lang=en`, { outline: true }),
    ]),
  (seed) =>
    embed(
      seed % 2 === 0 ? 'youtube' : 'vimeo',
      seed % 2 === 0
        ? `https://www.youtube.com/watch?v=${videoId(seed)}`
        : `https://vimeo.com/${10_000_000 + seed}`,
      plainText(seed, 1),
    ),
  (seed) => cover(pictureOf(seed), [heading(2, title(seed)), paragraph(plainText(seed, 1))]),
  (seed) => html(`<table><tbody>${tideRows(seed)}</tbody></table>`),
  (seed) => video('walk-out-to-sea.mp4', { poster: pictureOf(seed), caption: plainText(seed, 1) }),
  (seed) => spacer(`${16 + (seed % 4) * 16}px`),
  (seed) => ordinary('table', `<figure class="wp-block-table"><table>${tideRows(seed)}</table></figure>`),
];

function title(seed: number): string {
  return `${pick(openings, seed)} ${pick(subjects, spread(seed))}`;
}

function tideRows(seed: number): string {
  return Array.from({ length: 4 }, (_, index) => {
    const drawn = spread(seed * 4 + index);
    return `<tr><th scope="row">${title(drawn)}</th><td>${drawn % 24}:00 &ndash; ${(drawn >>> 8) % 24}:30</td></tr>`;
  }).join('');
}

/** Eleven characters, as the provider's are. */
function videoId(seed: number): string {
  return `halyard${String(seed % 10_000).padStart(4, '0')}`;
}

const pictures = mediaLibrary.filter(({ width }) => width !== null).map(({ file }) => file);

function pictureOf(seed: number): string {
  return pick(pictures, spread(seed));
}
