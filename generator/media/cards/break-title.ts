import { widthOf } from './letters.ts';

export interface BrokenTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

/** Sizes of letters in pixels, with the number of lines that fit. */
const sizes = [
  { size: 80, most: 3 },
  { size: 68, most: 4 },
  { size: 58, most: 5 },
  { size: 48, most: 6 },
  { size: 40, most: 7 },
];

/** Breaks a title into lines of at most `width` pixels, in the largest size that fits. */
export function breakTitle(title: string, width: number): BrokenTitle {
  for (const { size, most } of sizes) {
    const lines = breakLines(title.split(' '), width, size);
    if (lines.length <= most && lines.every((line) => widthOf(line, size) <= width)) return { lines, size };
  }
  return shorten(title, width);
}

function breakLines(words: readonly string[], width: number, size: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && widthOf(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Cuts long words and what does not fit, in the smallest size. */
function shorten(title: string, width: number): BrokenTitle {
  const { size, most } = sizes.at(-1) ?? { size: 40, most: 7 };
  const lines = breakLines(
    title.split(' ').flatMap((word) => cut(word, width, size)),
    width,
    size,
  );
  if (lines.length <= most) return { lines, size };
  const [last = ''] = cut(`${lines[most - 1]}…`, width, size);
  return { lines: [...lines.slice(0, most - 1), last.replace(/…?$/, '…')], size };
}

/** Cuts a word into pieces that fit. */
function cut(word: string, width: number, size: number): string[] {
  const pieces = [''];
  for (const letter of word) {
    const longer = `${pieces.at(-1)}${letter}`;
    if (widthOf(longer, size) <= width || pieces.at(-1) === '') pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
}
