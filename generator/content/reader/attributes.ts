import { knownClasses } from '../html/class-names.ts';
import type { EntryContext } from '../html/context.ts';
import { takeId } from '../html/ids.ts';
import { addressRef, contentHash } from '../html/links.ts';
import { cleanText, plainText } from '../html/text.ts';
import type { LinkRef, MediaRef } from '../stored-blocks.ts';
import { isOpenAtFirst } from './accordion.ts';
import { hasContent } from './has-content.ts';
import { lastingId } from './lasting-ids.ts';
import type { Element } from './tree.ts';

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

/** An attribute of an element that is written; `ref` is an address, known when a page is made. */
export interface Attribute {
  readonly name: string;
  readonly value: string | LinkRef | MediaRef;
}

/** Returns the attributes of an element that are written, under their names in html. */
export function attributesOf(tag: string, element: Element, context: EntryContext): readonly Attribute[] {
  const { attributes } = element;
  const written: Attribute[] = [];
  const add = (name: string, value: Attribute['value'] | undefined): void => {
    if (value !== undefined) written.push({ name, value });
  };
  const id = lastingId(element.tag, attributes);
  if (id !== undefined) add('id', takeId(context.ids, id));
  const className = attributes.class === undefined ? '' : withoutPlain(knownClasses(attributes.class));
  if (className !== '') add('class', className);
  if (/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(attributes.lang ?? '')) add('lang', attributes.lang);
  if (/^(ltr|rtl|auto)$/i.test(attributes.dir ?? '')) add('dir', attributes.dir?.toLowerCase());
  // Each text has the direction of its own letters.
  else if (/^(p|ul|ol)$/.test(tag)) add('dir', 'auto');
  const title = cleanText(attributes.title ?? '');
  if (title !== '') add('title', title);
  // Nobody can follow a link that shows nothing.
  if (tag === 'a' && hasContent(element)) written.push(...linkAttributes(attributes, context));
  for (const [name, allowed] of Object.entries(ownAttributes[tag] ?? {})) {
    const value = attributes[name];
    if (value === undefined || !allowed.test(value)) continue;
    const isFlag = name === 'open' || name === 'reversed';
    const text = isFlag ? '' : cleanText(value);
    if (isFlag || text !== '') add(name, text);
  }
  if (tag === 'details' && attributes.open === undefined && isOpenAtFirst(attributes)) add('open', '');
  // What may scroll sideways can be focused by keyboard.
  if (tag === 'pre' || isScrolled(tag, className)) add('tabindex', '0');
  return written;
}

/** Without the classes that repeat what the tag says. */
function withoutPlain(classes: string): string {
  return classes
    .replace(/(?:^| )(?:wp-block-(?:paragraph|heading|list)|wp-element-caption)(?= |$)/g, '')
    .trimStart();
}

/** A table scrolls within its figure when it has one, whose class WordPress writes. */
function isScrolled(tag: string, className: string): boolean {
  return tag === 'table' ? true : tag === 'figure' && /\bwp-block-table\b/.test(className);
}

function linkAttributes(
  { href, target, rel = '', download, hreflang }: Element['attributes'],
  context: EntryContext,
): readonly Attribute[] {
  const typed = href?.trim() ?? '';
  if (typed === '') return [];
  const to = typed.startsWith('#')
    ? contentHash(cleanText(typed)).replace(/[<>"]/g, encodeURIComponent)
    : addressRef(typed, context);
  if (to === null) return [];
  const kept = rel.split(/\s+/).filter((word) => /^(nofollow|sponsored|ugc)$/.test(word));
  const relation = (target === '_blank' ? ['noopener', ...kept] : kept).join(' ');
  return [
    { name: 'href', value: to },
    ...(target === '_blank' ? [{ name: 'target', value: target }] : []),
    ...(relation === '' ? [] : [{ name: 'rel', value: relation }]),
    ...(download === undefined ? [] : [{ name: 'download', value: plainText(download) }]),
    ...(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(hreflang ?? '')
      ? [{ name: 'hreflang', value: hreflang ?? '' }]
      : []),
  ];
}
