import { stripVTControlCharacters } from 'node:util';
import wrapAnsi from 'wrap-ansi';
import type { Problem } from '../../generator/problems/problem.ts';
import { clean } from '../../generator/util/clean.ts';

/**
 * Prints lines, with signs that the terminal has: in a terminal, long ones are broken between words; in a
 * pipe each stays whole.
 */
export function printLines(lines: Iterable<string>, stream: NodeJS.WriteStream): void {
  const shown = Array.from(lines, (text) => {
    const line = plainSigns(text);
    return `${stream.isTTY ? wrapLine(line, columnsOf(stream)) : line}\n`;
  });
  if (shown.length > 0) stream.write(shown.join(''));
}

/** Returns the width of a terminal. One that does not tell it, as in some containers, says 0. */
export function columnsOf(stream: Pick<NodeJS.WriteStream, 'columns'>): number {
  return stream.columns || 80;
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

const plain = new Map(
  Object.entries({ '✔': '+', '✖': 'x', '▲': '!', '•': '*', '→': '->', '…': '...', '█': '#', '░': '.' }),
);
const signs = new RegExp(`[${[...plain.keys()].join('')}]`, 'g');

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Returns true where the environment says that the terminal shows ASCII alone. An environment that says
 * nothing, as that of a container, has all signs.
 */
export function hasPlainSigns({ LC_ALL, LC_CTYPE, LANG, TERM }: Environment): boolean {
  return TERM === 'dumb' || !/^$|utf-?8/i.test(LC_ALL || LC_CTYPE || LANG || '');
}

/** Replaces the signs of a message where the terminal cannot show them: the only place that chooses signs. */
export function plainSigns(text: string, environment: Environment = process.env): string {
  return hasPlainSigns(environment) ? text.replace(signs, (sign) => plain.get(sign) ?? sign) : text;
}

/** Prints a problem that does not stop a command, to stderr. */
export function printWarning({ message, hint }: Problem): void {
  printLines([`▲ ${clean(message)}`, ...(hint ? [`  → ${clean(hint)}`] : [])], process.stderr);
}
