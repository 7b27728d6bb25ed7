import type { StoredBlock } from '../stored-blocks.ts';
import { foldHtml } from './fold-html.ts';
import { foldText } from './fold-text.ts';

/** The folded words of an entry's blocks, as a visitor reads them. */
export interface Words {
  readonly headings: readonly string[];
  readonly others: readonly string[];
}

/** The settings of sections that are headings, and those that are other texts of the page. */
const headings = new Set(['heading', 'title', 'name']);
const others = new Set(
  'text kicker label role note caption address days hours walk size rent available goal source'.split(' '),
);

/** Reads the words of blocks: of known settings only, since others are not shown. */
export function readWords(blocks: readonly StoredBlock[], spelling?: RegExp): Words {
  const words: Taken = { spelling, headings: [], others: [] };
  readBlocks(blocks, words);
  return words;
}

interface Taken {
  readonly spelling: RegExp | undefined;
  readonly headings: string[];
  readonly others: string[];
}

function readBlocks(blocks: readonly StoredBlock[], words: Taken): void {
  for (const block of blocks) {
    if ('settings' in block) readSettings(block.settings, words);
    else readProps(block.props, block.block === 'core/heading' ? words.headings : words.others, words);
  }
}

/** Captions and citations are html, too; other values of a block are its looks. */
function readProps(props: object, into: string[], words: Taken): void {
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') readBlocks(value, words);
    else readHtml(value, into, words.spelling);
  }
}

function readHtml(value: unknown, into: string[], spelling: RegExp | undefined): void {
  if (Array.isArray(value)) for (const item of value) readHtml(item, into, spelling);
  else if (typeof value === 'object' && value !== null) {
    if ('parts' in value && Array.isArray(value.parts)) add(into, foldHtml(value.parts.join(''), spelling));
    else for (const inner of Object.values(value)) readHtml(inner, into, spelling);
  }
}

function readSettings(settings: unknown, words: Taken): void {
  if (Array.isArray(settings)) for (const item of settings) readSettings(item, words);
  else if (typeof settings === 'object' && settings !== null)
    for (const [name, value] of Object.entries(settings)) {
      if (typeof value !== 'string') readSettings(value, words);
      else if (headings.has(name)) add(words.headings, foldText(value, words.spelling));
      else if (others.has(name)) add(words.others, foldText(value, words.spelling));
    }
}

/** One by one: a text may have more words than a call takes arguments. */
function add(words: string[], more: readonly string[]): void {
  for (const word of more) words.push(word);
}
