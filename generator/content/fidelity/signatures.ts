import type { SourceBlock } from '../blocks/block.ts';
import type { Element } from './content-nodes.ts';

// Blocks that WordPress gives no class, or only in recent versions.
const byTag: ReadonlyMap<string, string> = new Map([
  ['core/paragraph', 'p'],
  ['core/heading', 'h'],
  ['core/list', 'list'],
  ['core/list-item', 'li'],
]);

// Blocks that may be any html, or none.
const anything: ReadonlySet<string> = new Set([
  'core/html',
  'core/freeform',
  'core/shortcode',
  'core/more',
  'core/nextpage',
]);

/**
 * Returns the class or tag that identifies the element of a block; undefined for a block of any
 * html.
 */
export function signatureOf({ name }: SourceBlock): string | undefined {
  if (anything.has(name)) return undefined;
  if (name.startsWith('pier/')) return name;
  return byTag.get(name) ?? `wp-block-${name.replace(/^core\//, '').replace('/', '-')}`;
}

/** Returns all classes and tags that may identify an element. */
export function signaturesOf({ name, attribs }: Element): readonly string[] {
  const section = attribs['data-pier-block'];
  if (section !== undefined) return [`pier/${section.replace(/^pier\//, '')}`];
  const classes = attribs.class?.match(/(?<!\S)wp-block-[a-z0-9-]+(?!\S)/g) ?? [];
  const tag = tagOf(name);
  return tag === undefined ? classes : [tag, ...classes];
}

function tagOf(name: string): string | undefined {
  if (name === 'p' || name === 'li') return name;
  if (name === 'ul' || name === 'ol') return 'list';
  return /^h[1-6]$/.test(name) ? 'h' : undefined;
}
