import { stripVTControlCharacters } from 'node:util';
import wrapAnsi from 'wrap-ansi';
import { plainSigns } from './plain-signs.ts';

/** Lines of one piece of output: of a long list memory holds a piece. */
const linesAPiece = 1_000;

/**
 * Prints lines, with signs that the terminal has: in a terminal, long ones are broken between words; in a
 * pipe each stays whole.
 */
export function printLines(lines: Iterable<string>, stream: NodeJS.WriteStream): void {
  let piece: string[] = [];
  for (const text of lines) {
    const line = plainSigns(text);
    piece.push(stream.isTTY ? wrapLine(line, stream.columns) : line);
    if (piece.length < linesAPiece) continue;
    stream.write(`${piece.join('\n')}\n`);
    piece = [];
  }
  if (piece.length > 0) stream.write(`${piece.join('\n')}\n`);
}

/**
 * Breaks a line between words where it is wider than `columns`. The rest is indented as the text is,
 * after its symbol; a word that is too long stays whole, so that an address can be followed.
 * @internal
 */
export function wrapLine(line: string, columns: number): string {
  const text = stripVTControlCharacters(line);
  if (text.length <= columns) return line;
  const indent = /^ *(?:\S )?/.exec(text)?.[0].length ?? 0;
  const lines = wrapAnsi(line, columns - indent, { trim: false, hard: false }).split('\n');
  const [first = '', ...rest] = lines.map((part, index) => (index === 0 ? part.trimEnd() : part.trim()));
  return [first, ...rest.map((part) => `${' '.repeat(indent)}${part}`)].join('\n');
}
