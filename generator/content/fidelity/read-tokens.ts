import { addressRef, decodePath, type LinkPlace, linkRef, mediaRef } from '../html/links.ts';
import { isNestedTooDeep } from '../html/nesting.ts';
import { parseHtml } from '../html/parse-html.ts';
import { textAddress } from '../html/text-address.ts';
import { foldPicture, foldWords } from './fold-words.ts';
import type { Loss, LossCause } from './loss.ts';
import { endsWord } from './word-boundaries.ts';

/** The visible parts of html, in order: words, and tokens of pictures and videos. */
export interface Tokens {
  readonly tokens: readonly string[];
  /** Parts that no page can show. */
  readonly losses: readonly Loss[];
}

/** Starts the token of a picture or video; no word contains it. */
const pictureMark = '\u0001';

export function pictureToken(path: string): string {
  return pictureMark + foldPicture(decodePath(path));
}

export function isPicture(token: string): boolean {
  return token.startsWith(pictureMark);
}

// What nobody sees.
const silent = new Set(
  'script style template noscript iframe noembed noframes object title annotation annotation-xml'.split(' '),
);
// Parts that WordPress shows, but a static page cannot.
const lossy: ReadonlyMap<string, LossCause> = new Map<string, LossCause>([
  ['svg', 'drawing'],
  ['textarea', 'field'],
  ['select', 'field'],
  ['option', 'field'],
  ['xmp', 'source'],
  ['plaintext', 'source'],
]);

/**
 * Reads the words and pictures of html in linear time. Sections (`data-pier-block`) have none: a
 * template shows them. Skips html that is nested too deeply, which is reported elsewhere.
 */
export function readTokens(html: string, place: LinkPlace): Tokens {
  if (!/[<&]/.test(html)) return { tokens: wordsOf(html, place), losses: [] };
  if (isNestedTooDeep(html)) return { tokens: [], losses: [] };

  const tokens: string[] = [];
  const losses: Loss[] = [];
  // The open tags, each with the effect that ends with it.
  const open: { readonly name: string; readonly begins?: 'silence' | 'wrapper' | LossCause }[] = [];
  const depths = { silence: 0, wrapper: 0, loss: 0 };
  let text = '';

  const flush = (): void => {
    const words = text === '' ? [] : wordsOf(text, place);
    text = '';
    if (words.length === 0) return;
    const cause = depths.loss > 0 ? open.find(({ begins }) => isCause(begins))?.begins : undefined;
    if (isCause(cause)) losses.push({ cause, what: words.join(' ') });
    // In an embed, the address is replaced by the embedded content.
    else tokens.push(...(depths.wrapper > 0 ? words.filter((word) => !/^https?:\/\//.test(word)) : words));
  };

  const shift = (begins: (typeof open)[number]['begins'], by: 1 | -1): void => {
    if (begins === undefined) return;
    depths[begins === 'silence' || begins === 'wrapper' ? begins : 'loss'] += by;
  };

  parseHtml(html, {
    onopentag(name, attributes) {
      if (endsWord(name)) flush();
      const isSeen = depths.silence === 0 && depths.loss === 0;
      const begins = isSeen ? beginningOf(name, attributes) : undefined;
      if (isSeen) {
        const found = seen(name, attributes, place);
        if (found?.token !== undefined) tokens.push(found.token);
        if (found?.loss !== undefined) losses.push(found.loss);
      }
      open.push({ name, ...(begins && { begins }) });
      shift(begins, 1);
    },
    ontext(data) {
      if (depths.silence === 0) text += data;
    },
    onclosetag(name) {
      if (endsWord(name)) flush();
      shift(open.pop()?.begins, -1);
    },
  });
  flush();
  return { tokens, losses };
}

type Attributes = Readonly<Record<string, string>>;

function beginningOf(name: string, attributes: Attributes): 'silence' | 'wrapper' | LossCause | undefined {
  if (silent.has(name) || attributes['data-pier-block'] !== undefined) return 'silence';
  if (name === 'svg' && isDecoration(attributes)) return 'silence';
  if (hasClass(attributes, 'wp-block-embed__wrapper')) return 'wrapper';
  return lossy.get(name);
}

/** Returns what a tag itself shows. */
export function seen(
  name: string,
  attributes: Attributes,
  place: LinkPlace,
): { readonly token?: string; readonly loss?: Loss } | undefined {
  switch (name) {
    case 'img':
      return pictureAt(attributes, place);
    case 'video':
    case 'audio':
    case 'source':
      return filmAt(attributes, place);
    case 'input':
      return /^(hidden|submit|button|image|reset)$/i.test(attributes.type ?? '')
        ? undefined
        : fieldOf(attributes);
    case 'select':
    case 'textarea':
      return fieldOf(attributes);
    case 'svg':
      return isDecoration(attributes)
        ? undefined
        : { loss: { cause: 'drawing', what: attributes['aria-label'] ?? '' } };
    case 'math':
      return { loss: { cause: 'formula', what: attributes.alttext ?? '' } };
    case 'object':
    case 'embed':
      return hasClass(attributes, 'wp-block-file__embed')
        ? undefined
        : frameOf(attributes.data ?? attributes.src);
    case 'iframe':
      return linkRef(attributes.src ?? '', place) ? undefined : frameOf(attributes.src);
    default:
      return backgroundOf(attributes, place);
  }
}

function pictureAt(attributes: Attributes, place: LinkPlace): { token?: string; loss?: Loss } | undefined {
  const sources = [attributes.src, attributes['data-src']].filter(
    (src) => src !== undefined && src.trim() !== '',
  );
  const address = sources.find((src) => !src?.startsWith('data:'));
  if (address === undefined)
    return sources.length > 0 ? { loss: { cause: 'pasted', what: attributes.alt ?? '' } } : undefined;
  const ref = mediaRef(address, place);
  return ref ? { token: pictureToken(ref.path) } : { loss: { cause: 'foreign', what: address } };
}

/** A video of another host becomes a link to it. */
function filmAt({ src = '' }: Attributes, place: LinkPlace): { token: string } | undefined {
  const ref = src === '' ? null : mediaRef(src, place);
  return ref ? { token: pictureToken(ref.path) } : undefined;
}

/** Finds a background picture, which only a template can show: style attributes are removed. */
function backgroundOf({ style = '' }: Attributes, place: LinkPlace): { loss: Loss } | undefined {
  const address = style.includes('url(')
    ? /background[^;]*url\(\s*["']?([^"')]+)/i.exec(style)?.[1]
    : undefined;
  if (address === undefined) return undefined;
  const { token, loss } = pictureAt({ src: address }, place) ?? {};
  return token === undefined ? loss && { loss } : { loss: { cause: 'background', what: address, token } };
}

function fieldOf(attributes: Attributes): { loss: Loss } {
  return {
    loss: {
      cause: 'field',
      what: attributes['aria-label'] || attributes.placeholder || attributes.name || '',
    },
  };
}

function frameOf(address = ''): { loss: Loss } {
  return { loss: { cause: 'frame', what: address } };
}

/** Splits text into words, with addresses of the CMS as pages show them: without its host. */
function wordsOf(text: string, place: LinkPlace): string[] {
  if (!text.includes('//')) return foldWords(text);
  return foldWords(
    text.replace(textAddress, (address) => {
      const ref = addressRef(address, place);
      if (ref?.ref === 'media') return ref.path;
      return ref?.isInternal ? ref.to : address;
    }),
  );
}

function hasClass({ class: classList = '' }: Attributes, name: string): boolean {
  return classList.includes(name) && classList.split(/\s+/).includes(name);
}

function isDecoration(attributes: Attributes): boolean {
  return attributes['aria-hidden'] === 'true';
}

function isCause(begins: string | undefined): begins is LossCause {
  return begins !== undefined && begins !== 'silence' && begins !== 'wrapper';
}
