import { htmlToText } from '../../content/html/text.ts';
import type { StoredBlock } from '../../content/stored-blocks.ts';

/** The texts of an entry's blocks, as a visitor reads them. */
export interface Texts {
  readonly headings: readonly string[];
  readonly others: readonly string[];
}

/** The settings of sections that are headings, and those that are other texts of the page. */
const headings = new Set(['heading', 'title', 'name']);
const others = new Set(
  'text kicker label role note caption address days hours walk size rent available goal source'.split(' '),
);

/** Reads the texts of blocks: of known settings only, since others are not shown. */
export function readTexts(blocks: readonly StoredBlock[]): Texts {
  const texts = { headings: [] as string[], others: [] as string[] };
  for (const block of blocks) {
    if ('settings' in block) readSettings(block.settings, texts);
    else readProps(block.props, block.block === 'core/heading' ? texts.headings : texts.others, texts);
  }
  return texts;
}

interface Taken {
  readonly headings: string[];
  readonly others: string[];
}

/** Captions and citations are html, too; other values of a block are its looks. */
function readProps(props: object, into: string[], texts: Taken): void {
  for (const [name, value] of Object.entries(props)) {
    if (name !== 'children') readHtml(value, into);
    else {
      const inner = readTexts(value);
      texts.headings.push(...inner.headings);
      texts.others.push(...inner.others);
    }
  }
}

function readHtml(value: unknown, into: string[]): void {
  if (Array.isArray(value)) for (const item of value) readHtml(item, into);
  else if (typeof value === 'object' && value !== null) {
    if ('parts' in value && Array.isArray(value.parts)) into.push(htmlToText(value.parts.join('')));
    else for (const inner of Object.values(value)) readHtml(inner, into);
  }
}

function readSettings(settings: unknown, texts: Taken): void {
  if (Array.isArray(settings)) for (const item of settings) readSettings(item, texts);
  else if (typeof settings === 'object' && settings !== null)
    for (const [name, value] of Object.entries(settings)) {
      if (typeof value !== 'string') readSettings(value, texts);
      else if (headings.has(name)) texts.headings.push(value);
      else if (others.has(name)) texts.others.push(value);
    }
}
