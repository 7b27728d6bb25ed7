import type { BlockNode } from '../../templates/blocks/index.ts';
import type { PictureData } from '../../templates/types.ts';
import { attributesOf, element } from '../util/xml.ts';

export interface StandaloneInput {
  readonly nodes: readonly BlockNode[];
  /** Shown above a text without it. */
  readonly picture?: PictureData | undefined;
  /** Full address of the page with these blocks. */
  readonly url: string;
  readonly siteUrl: string;
}

/**
 * Writes blocks as html that is understood anywhere, such as in a feed reader: without styles, scripts and
 * ids, with full addresses. Safe as the html of the blocks is. Sections of the site's own are on its page only.
 */
export function standaloneHtml({ nodes, picture, url, siteUrl }: StandaloneInput): string {
  const html = writeAll(nodes);
  const isShown = picture === undefined || html.includes(`"${picture.src}"`);
  return standAlone(isShown ? html : figure(picture) + html, { url, siteUrl });
}

function writeAll(nodes: readonly BlockNode[] = []): string {
  return nodes.map(write).join('');
}

function write({ block, props }: BlockNode): string {
  switch (block) {
    case 'core/html':
      return props.html;
    case 'core/paragraph':
      return inTag('p', props.html);
    case 'core/heading':
      return inTag(`h${props.level}`, props.html);
    case 'core/image':
      return figure(props.picture, props.caption, props.href);
    case 'core/picture':
      return image(props.picture);
    case 'core/gallery':
      return (
        props.items.map(({ picture, caption, href }) => figure(picture, caption, href)).join('') +
        inTag('p', props.caption)
      );
    case 'core/quote':
      return inTag('blockquote', writeAll(props.children) + inTag('cite', props.citation));
    case 'core/button':
      return inTag('p', inLink(props.html, props.href));
    case 'core/buttons':
    case 'core/column':
    case 'core/columns':
      return writeAll(props.children);
    case 'core/cover':
      return (props.picture === undefined ? '' : figure(props.picture)) + writeAll(props.children);
    case 'core/element':
      return props.tag === 'hr' || props.tag === 'br'
        ? `<${props.tag}>`
        : inTag(props.tag, inLink(props.html ?? writeAll(props.children), props.href));
    case 'core/embed':
      return (
        inTag('p', element('a', { href: props.href }, props.title ?? props.provider)) +
        inTag('p', props.caption)
      );
    case 'core/video':
      return (
        `<video${attributesOf({ src: props.src, poster: props.poster?.src })} controls></video>` +
        inTag('p', props.caption)
      );
    default:
      return '';
  }
}

function inTag(tag: string, html = ''): string {
  return html === '' ? '' : `<${tag}>${html}</${tag}>`;
}

function inLink(html: string, href: string | undefined): string {
  return href === undefined ? html : `<a${attributesOf({ href })}>${html}</a>`;
}

function figure(picture: PictureData, caption?: string, href?: string): string {
  return inTag('figure', inLink(image(picture), href) + inTag('figcaption', caption));
}

function image({ src, alt, width, height }: PictureData): string {
  return `<img${attributesOf({ src, alt, width, height })}>`;
}

/** A tag of safe html: values are quoted, and have no quotes. */
const tag = /<([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"]*")?)+)>/g;
const attribute = / ([a-z-]+)(?:="([^"]*)")?/g;
const addresses: ReadonlySet<string> = new Set(['href', 'src', 'poster']);
/** Of the look and the behaviour of a page. */
const dropped: ReadonlySet<string> = new Set(['class', 'id', 'style', 'tabindex']);

function standAlone(html: string, { url, siteUrl }: Pick<StandaloneInput, 'url' | 'siteUrl'>): string {
  const full = (value: string) =>
    value.startsWith('#') ? url + value : value.startsWith('/') ? siteUrl + value : value;
  return html.replace(tag, (_, name: string, attributes: string) => {
    const kept = attributes.replace(attribute, (whole: string, key: string, value?: string) => {
      if (dropped.has(key)) return '';
      return value !== undefined && addresses.has(key) ? ` ${key}="${full(value)}"` : whole;
    });
    return `<${name}${kept}>`;
  });
}
