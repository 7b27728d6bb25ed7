import { knownClasses } from '../html/class-names.ts';
import type { EntryContext } from '../html/context.ts';
import { takeId } from '../html/ids.ts';
import { addressRef, contentHash } from '../html/links.ts';
import { cleanText, plainText } from '../html/text.ts';
import type { LinkRef, MediaRef } from '../stored-blocks.ts';
import { hasContent } from './has-content.ts';
import { lastingId } from './lasting-id.ts';
import { type Element, isElement, noAttributes } from './tree.ts';

/** Attributes by tag, with the values that are allowed. */
const ownAttributes: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  ol: { start: /^-?\d{1,9}$/, reversed: /^/, type: /^[1aAiI]$/ },
  li: { value: /^-?\d{1,9}$/ },
  th: { colspan: /^\d{1,3}$/, rowspan: /^\d{1,3}$/, scope: /^(row|col|rowgroup|colgroup)$/, abbr: /^/ },
  td: { colspan: /^\d{1,3}$/, rowspan: /^\d{1,3}$/ },
  col: { span: /^\d{1,3}$/ },
  colgroup: { span: /^\d{1,3}$/ },
  time: { datetime: /^/ },
  ins: { datetime: /^/ },
  del: { datetime: /^/ },
  details: { open: /^/ },
};

/** Elements of an editor with words, which have a direction of their own. */
const texts: ReadonlySet<string> = new Set('p ul ol dl table pre details figcaption address'.split(' '));

/** An attribute of an element that is written; `ref` is an address, known when a page is made. */
export interface Attribute {
  readonly name: string;
  readonly value: string | LinkRef | MediaRef;
}

/** A wide table scrolls in the figure that WordPress writes around one, or in a box like it; none within another one does. */
export function needsScrollBox(tag: string, parent: string): boolean {
  return tag === 'table' && !/^(figure|td|th)$/.test(parent);
}

export const scrollBox: readonly Attribute[] = [
  { name: 'class', value: 'wp-block-table' },
  { name: 'tabindex', value: '0' },
];

/** Returns the attributes of an element that are written, under their names in html. */
export function attributesOf(tag: string, element: Element, context: EntryContext): readonly Attribute[] {
  const { attributes } = element;
  if (attributes === noAttributes && !texts.has(tag)) return [];
  const { class: classList, lang, dir, title } = attributes;
  const written: Attribute[] = [];
  const add = (name: string, value: Attribute['value']): void => {
    written.push({ name, value });
  };
  const id = lastingId(element.tag, attributes);
  if (id !== undefined) add('id', takeId(context.ids, id));
  const known = classList === undefined ? '' : knownClasses(classList);
  const className = tag === 'ol' && hasLongNumbers(element) ? `${known} is-long`.trimStart() : known;
  if (className !== '') add('class', className);
  if (lang !== undefined && isLanguage.test(lang)) add('lang', lang);
  if (dir !== undefined && /^(ltr|rtl|auto)$/i.test(dir)) add('dir', dir.toLowerCase());
  else if (texts.has(tag) && !isListOfBlock(tag, className)) add('dir', 'auto');
  const words = title === undefined ? '' : cleanText(title);
  if (words !== '') add('title', words);
  // Nobody can follow a link that shows nothing.
  if (tag === 'a' && hasContent(element)) addLink(attributes, context, add);
  const own = ownAttributes[tag];
  for (const name in own) {
    const value = attributes[name] ?? (name === 'type' ? markerOf(element) : undefined);
    if (value === undefined || !own[name]?.test(value)) continue;
    const isFlag = name === 'open' || name === 'reversed';
    const text = isFlag ? '' : cleanText(value);
    if (isFlag || text !== '') add(name, text);
  }
  if (tag === 'details' && attributes.open === undefined && isOpenAtFirst(attributes)) add('open', '');
  // What may scroll sideways can be focused by keyboard.
  if (tag === 'pre' || (tag === 'figure' && /\bwp-block-table\b/.test(className))) add('tabindex', '0');
  return written;
}

const isLanguage = /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i;

/** Returns true when an item of an accordion is open at first. */
function isOpenAtFirst({ 'data-wp-context': state = '' }: Element['attributes']): boolean {
  return /"openByDefault":\s*true/.test(state);
}

/** A list that WordPress makes, such as one of posts. */
function isListOfBlock(tag: string, className: string): boolean {
  return /^[uo]l$/.test(tag) && className.includes('wp-block-');
}

/** The marker that an editor chose is part of the content: that a step is "c". */
function markerOf({ attributes: { style = '' } }: Element): string | undefined {
  const [, letterCase, kind] =
    /\blist-style(?:-type)?:\s*(lower|upper)-(alpha|latin|roman)\b/.exec(style) ?? [];
  if (kind === undefined) return undefined;
  const marker = kind === 'roman' ? 'i' : 'a';
  return letterCase === 'upper' ? marker.toUpperCase() : marker;
}

/** Returns true for numbers that are wider than the room beside a list on a phone. */
function hasLongNumbers(list: Element): boolean {
  const { attributes, children } = list;
  const count = children.filter((node) => isElement(node) && node.tag === 'li').length;
  const given = /^-?\d{1,9}$/.exec(attributes.start ?? '')?.[0];
  const start = Number(given ?? (attributes.reversed === undefined ? 1 : count));
  const end = attributes.reversed === undefined ? start + count - 1 : start - count + 1;
  const isRoman = /^i$/i.test(attributes.type ?? markerOf(list) ?? '');
  return Math.max(Math.abs(start), Math.abs(end)) > (isRoman ? 27 : 999);
}

function addLink(
  { href, target, rel, download, hreflang }: Element['attributes'],
  context: EntryContext,
  add: (name: string, value: Attribute['value']) => void,
): void {
  const typed = href?.trim() ?? '';
  if (typed === '') return;
  const to = typed.startsWith('#')
    ? contentHash(cleanText(typed)).replace(/[<>"\s]/g, encodeURIComponent)
    : addressRef(typed, context);
  if (to === null) return;
  add('href', to);
  if (target === '_blank') add('target', target);
  const kept = rel?.split(/\s+/).filter((word) => /^(nofollow|sponsored|ugc)$/.test(word)) ?? [];
  const relation = (target === '_blank' ? ['noopener', ...kept] : kept).join(' ');
  if (relation !== '') add('rel', relation);
  if (download !== undefined) add('download', plainText(download));
  if (hreflang !== undefined && isLanguage.test(hreflang)) add('hreflang', hreflang);
}
