import type { AnyEntry } from '../../content/content.ts';
import { htmlToText } from '../../content/html/text.ts';
import { unpackBlocks } from '../../content/saved/packed-blocks.ts';
import type { StoredBlock } from '../../content/stored-blocks.ts';

/** The part of a description that search engines and networks show, in UTF-16 units. */
const maxDescription = 160;

export interface DescriptionInput {
  /** The first that is not empty is used. */
  readonly candidates: readonly (string | undefined)[];
  /** The page's name, for a page without text: a description that no other page has. */
  readonly name: string;
  readonly siteTitle: string;
  readonly tagline: string;
}

/** Makes the description of a page, of one or two sentences: never empty, and unique. */
export function describePage({ candidates, name, siteTitle, tagline }: DescriptionInput): string {
  const text = candidates.find((candidate) => candidate !== undefined && candidate.trim() !== '');
  const site = [siteTitle, tagline].filter((part) => part !== '').join('. ');
  return shorten(text ?? (name === siteTitle ? site : `${name}: ${site}`), maxDescription);
}

/** Returns an entry's excerpt, or the first words of its content. */
export function describeEntry(entry: AnyEntry): string {
  if (entry.excerpt !== '') return entry.excerpt;
  const blocks = unpackBlocks(entry.blocks);
  return firstText(blocks, firstParagraph) || firstText(blocks, htmlToText);
}

/**
 * Shortens text to a number of UTF-16 units: after a word where possible, and never within a
 * letter.
 */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const lastSpace = text.lastIndexOf(' ', maxLength - 1);
  const words = text.slice(0, lastSpace > maxLength / 2 ? lastSpace : maxLength - 1);
  return `${words.replace(/[\ud800-\udbff]$|[\s,;:.–—-]+$/, '')}…`;
}

type ReadProse = (html: string) => string;

/** Returns the first text of a page: a hero's words, a paragraph with a look of its own, or what is read of prose. */
function firstText(blocks: readonly StoredBlock[], readProse: ReadProse): string {
  for (const block of blocks) {
    const text = textOf(block, readProse);
    if (text !== '') return text;
  }
  return '';
}

function firstParagraph(html: string): string {
  for (const [, words = ''] of html.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)) {
    const text = htmlToText(words);
    if (text !== '') return text;
  }
  return '';
}

function textOf(block: StoredBlock, readProse: ReadProse): string {
  if ('settings' in block) return block.block === 'pier/hero' ? heroText(block.settings) : '';
  if (block.block === 'core/paragraph') return htmlToText(block.props.html.parts.join(''));
  if (block.block === 'core/html') return readProse(block.props.html.parts.join(''));
  return 'children' in block.props ? firstText(block.props.children ?? [], readProse) : '';
}

function heroText(settings: unknown): string {
  const isText = typeof settings === 'object' && settings !== null && 'text' in settings;
  return isText && typeof settings.text === 'string' ? settings.text.trim() : '';
}
