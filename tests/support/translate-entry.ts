import type { DemoBlock } from '../../demo/blocks/block.ts';
import { escapeAttribute } from '../../demo/blocks/block.ts';
import type { DemoEntry } from '../../demo/store-types.ts';

/** Puts all texts of an entry into another language: `translate` is given plain words. */
export function translateEntry(
  entry: DemoEntry,
  language: string,
  translate: (words: string) => string,
): void {
  const { title, excerpt, blocks } = entry;
  Object.assign(entry, {
    language,
    title: translate(title),
    excerpt: translate(excerpt),
    blocks: blocks.map((block) => translateBlock(block, translate)),
    seo: {},
  });
  for (const field of ownTexts) {
    const value: unknown = Reflect.get(entry, field);
    if (typeof value === 'string') Reflect.set(entry, field, translate(value));
  }
}

/** Fields of kinds in which editors write words. */
const ownTexts = [
  ...['venue', 'price', 'address', 'hours', 'artist', 'hirePrice'],
  ...['rent', 'floor', 'pay', 'starts', 'employer'],
];

function translateBlock(block: DemoBlock, translate: (words: string) => string): DemoBlock {
  if (block.name.startsWith('pier/')) return translateSection(block, translate);
  return {
    ...block,
    innerBlocks: block.innerBlocks.map((inner) => translateBlock(inner, translate)),
    // Tags and references stay, and so do the marks of the demo's renderer.
    parts: block.parts.map((part) =>
      part.replace(/(<[^>]*>|&[#\w]+;|https?:[^\s<]*)|([^<&\s]+)/g, (_, kept?: string, word = '') =>
        kept === undefined ? translate(word) : kept.replace(/(?<= title=")[^"]*/, translate),
      ),
    ),
  };
}

function translateSection(block: DemoBlock, translate: (words: string) => string): DemoBlock {
  const settings = translateSettings(block.attributes, translate);
  const data = escapeAttribute(JSON.stringify(settings));
  const parts = block.parts.map((part) => part.replace(/data-props="[^"]*"/, () => `data-props="${data}"`));
  return { ...block, attributes: Object(settings), parts };
}

/** Settings that are no words. */
const codes = new Set([
  'url',
  'slugs',
  'category',
  'way',
  'type',
  'to',
  'email',
  'start',
  'end',
  'date',
  'alt',
]);

function translateSettings(value: unknown, translate: (words: string) => string): unknown {
  if (typeof value === 'string') return translate(value);
  if (Array.isArray(value)) return value.map((item) => translateSettings(item, translate));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      codes.has(name) ? item : translateSettings(item, translate),
    ]),
  );
}

/** Each letter as one of Arabic. */
export function toArabic(words: string): string {
  return words.replace(/[a-z]/gi, (letter) =>
    String.fromCodePoint(0x627 + (letter.toLowerCase().charCodeAt(0) - 97)),
  );
}

/** Each word with a mark that no other text has. */
export function toFrench(words: string): string {
  return words.replace(/\p{L}[\p{L}’']*/gu, (word) => `${word}œù`);
}
