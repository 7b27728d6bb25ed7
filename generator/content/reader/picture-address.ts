import { type LinkPlace, mediaRef } from '../html/links.ts';
import type { MediaRef } from '../stored-blocks.ts';
import { noAttributes } from './tree.ts';

type Attributes = Readonly<Record<string, string>>;

export interface FoundPicture {
  /** Undefined when no address is on the CMS. */
  readonly ref?: MediaRef;
  /** The first address, placeholders left out; empty without one. */
  readonly address: string;
  /** A picture in the html itself, instead of an address. */
  readonly isPasted: boolean;
}

/** Where plugins for lazy loading put the address, in the order of trust, before the one that is loaded at first. */
const lazy = ['data-lazy-src', 'data-src', 'data-original', 'data-orig-file', 'data-large-file'];
const lists = ['data-lazy-srcset', 'data-srcset', 'srcset'];

/** Finds the picture of an `<img>`: the first of its addresses that is on the CMS. */
export function findPicture(
  attributes: Attributes,
  place: LinkPlace,
  names: { readonly alt?: string } = {},
): FoundPicture {
  const id = mediaId(attributes);
  let first: string | undefined;
  for (const address of addressesOf(attributes)) {
    const ref = mediaRef(address, place, { id, ...names });
    if (ref) return { ref, address, isPasted: false };
    first ??= address;
  }
  return { address: first ?? '', isPasted: first === undefined && /^\s*data:/i.test(attributes.src ?? '') };
}

/** Lists the addresses of a picture, placeholders left out, the most trusted first. */
export function* addressesOf(attributes: Attributes): Generator<string> {
  const ofPlugins = Object.keys(attributes).some((name) => name.startsWith('data-'))
    ? [...lazy, ...furtherNames(attributes)]
    : [];
  for (const name of [...ofPlugins, 'src', ...lists]) {
    const given = attributes[name];
    if (given === undefined) continue;
    const text = (lists.includes(name) ? largestOf(given) : given)?.trim() ?? '';
    if (text !== '' && !/^(data|about|blob):/i.test(text)) yield withoutProxy(text);
  }
}

/** Each plugin has a name of its own; those of smaller copies are left out. */
function furtherNames(attributes: Attributes): readonly string[] {
  return Object.keys(attributes).filter(
    (name) =>
      name.startsWith('data-') &&
      !/thumb|medium|small|hover|next|prev/.test(name) &&
      /^(https?:)?\/\/\S+\.(jpe?g|png|gif|webp|avif|svg)$/i.test(attributes[name] ?? ''),
  );
}

/** Jetpack serves `https://i0.wp.com/HOST/path` for `https://HOST/path`. */
function withoutProxy(address: string): string {
  const [, rest] = /^(?:https?:)?\/\/i\d\.wp\.com\/([^?#]+)/i.exec(address) ?? [];
  return rest === undefined ? address : `https://${rest}`;
}

/** Returns the address with the largest width or density of a `srcset`. */
function largestOf(srcset: string): string | undefined {
  let best: { readonly address: string; readonly size: number } | undefined;
  for (const [, address = '', size = '1'] of srcset.matchAll(
    /(?:^|,)\s*(\S{1,2000}?)(?:\s+([\d.]+)[wx])?\s*(?=,|$)/g,
  )) {
    if (best === undefined || Number(size) > best.size) best = { address, size: Number(size) };
  }
  return best?.address;
}

/** WordPress puts the id of a picture in a class, or in an attribute within a gallery. */
function mediaId({
  class: className = '',
  'data-id': id,
  'data-attachment-id': attachment,
}: Attributes): number | undefined {
  const found = /(?:^|\s)wp-image-(\d+)(?:\s|$)/.exec(className)?.[1] ?? id ?? attachment;
  return found !== undefined && /^\d{1,15}$/.test(found) ? Number(found) : undefined;
}

const backgrounds = ['data-bg', 'data-back', 'data-background-image', 'data-bg-url'];

/** Returns the address of a background picture, of lazy loading or of a style attribute; undefined without one. */
export function backgroundOf(attributes: Attributes): string | undefined {
  if (attributes === noAttributes) return undefined;
  for (const name of backgrounds) {
    const address = attributes[name]?.replace(/^\s*url\(\s*["']?|["']?\s*\)\s*$/g, '').trim();
    if (address && /^(https?:)?\/\//i.test(address)) return address;
  }
  const { style } = attributes;
  if (style === undefined || !style.includes('url(')) return undefined;
  return /background[^;]{0,200}?url\(\s*["']?([^"')]+)/i.exec(style)?.[1]?.trim();
}
