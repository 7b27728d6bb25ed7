/**
 * A tag or a stretch of text, the same for every html parser. `value` is the tag's name or the
 * text, with entities decoded.
 */
export interface PlainToken {
  /** A `void` tag, such as a picture, has no end tag. */
  readonly type: 'text' | 'start' | 'void' | 'end';
  readonly value: string;
  readonly attributes: Record<string, string>;
  /** Its first and its last character in the html. */
  readonly from: number;
  readonly to: number;
}

/**
 * Reads html that every parser reads alike: tags in lower case that are closed in order and end no
 * other implicitly, attributes in double quotes, and entities of single characters. WordPress
 * writes mostly such html. Undefined for any other.
 */
export function plainTokens(html: string): readonly PlainToken[] | undefined {
  const tokens: PlainToken[] = [];
  const open: string[] = [];
  let at = 0;
  while (at < html.length) {
    const from = at;
    if (html[from] !== '<') {
      const tagAt = html.indexOf('<', from);
      at = tagAt === -1 ? html.length : tagAt;
      const value = readText(html.slice(from, at));
      if (value === undefined) return undefined;
      tokens.push({ type: 'text', value, attributes: none, from, to: at - 1 });
      continue;
    }
    tag.lastIndex = from;
    const [, end, name = ''] = tag.exec(html) ?? [];
    at = tag.lastIndex;
    if (end !== undefined) {
      if (open.pop() !== end) return undefined;
      tokens.push({ type: 'end', value: end, attributes: none, from, to: at - 1 });
      continue;
    }
    if (!mayOpen(name, open)) return undefined;
    const attributes: Record<string, string> = {};
    at = readAttributes(html, at, attributes);
    const isVoid = voidTags.has(name);
    if (html[at] === '/') at++;
    if (html[at] !== '>') return undefined;
    tokens.push({ type: isVoid ? 'void' : 'start', value: name, attributes, from, to: at });
    at++;
    if (mustBeEmpty.has(name) && !html.startsWith(`</${name}>`, at)) return undefined;
    if (!isVoid) open.push(name);
  }
  return open.length > 0 ? undefined : tokens;
}

const none: Record<string, string> = {};

// An end tag, or the beginning of a start tag.
const tag = /<(?:\/([a-z][a-z0-9]*)>|([a-z][a-z0-9]*))/y;
const attribute = /[ \n\t]+([a-z][a-z-]*)(?:="([^"<>]*)")?|[ \n\t]+/y;

/** Adds attributes and returns their end; the length of the html for an invalid one. */
function readAttributes(html: string, from: number, attributes: Record<string, string>): number {
  for (let at = from; ; at = attribute.lastIndex) {
    const sign = html[at];
    if (sign === '>' || sign === '/') return at;
    attribute.lastIndex = at;
    const [, name, typed = ''] = attribute.exec(html) ?? [];
    const value = readText(typed);
    if (attribute.lastIndex === 0 || value === undefined) return html.length;
    if (name === undefined) continue;
    if (name in attributes) return html.length;
    attributes[name] = value;
  }
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/));
}

const phrasing = words('em strong b i code sub sup mark span s u abbr kbd small time cite q br img');
const blocks = words(
  `p h1 h2 h3 h4 h5 h6 div section article aside main header footer nav figure figcaption blockquote pre ul ol dl table
  hr iframe video audio`,
);
const voidTags = words('br img hr');
// Some parsers treat their contents as text.
const mustBeEmpty = words('iframe video audio');
// Tags allowed only in these, so that none ends its neighbour.
const parents: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['li', words('ul ol')],
  ['dt', words('dl')],
  ['dd', words('dl')],
  ['caption', words('table')],
  ['thead', words('table')],
  ['tbody', words('table')],
  ['tfoot', words('table')],
  ['tr', words('table thead tbody tfoot')],
  ['th', words('tr')],
  ['td', words('tr')],
]);
/** Tags that a block inside them ends. */
const endedByBlocks = words('p h1 h2 h3 h4 h5 h6');

/** Parsers limit the depth. */
const mostOpen = 40;

/** Returns true for a known tag that leaves all open ones open in every parser. */
function mayOpen(name: string, open: readonly string[]): boolean {
  if (open.length > mostOpen) return false;
  if (phrasing.has(name)) return true;
  if (name === 'a') return !open.includes('a');
  const parent = open.at(-1) ?? '';
  return parents.get(name)?.has(parent) ?? (blocks.has(name) && !endedByBlocks.has(parent));
}

/** Decodes the entities of a text; undefined for rare or broken ones. */
function readText(text: string): string | undefined {
  if (text.includes('>')) return undefined;
  if (!text.includes('&')) return text;
  let isRead = true;
  const read = text.replace(entity, (_, name?: string, code?: string) => {
    const character = name === undefined ? characterOf(Number(code)) : named[name];
    isRead &&= character !== undefined;
    return character ?? '';
  });
  return isRead ? read : undefined;
}

// An entity, or an ampersand that begins none.
const entity = /&(?:([a-z]+)|#(\d{2,5}));|&/g;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  ndash: '\u2013',
  mdash: '\u2014',
  lsquo: '\u2018',
  rsquo: '\u2019',
  ldquo: '\u201c',
  rdquo: '\u201d',
  hellip: '\u2026',
};
const ascii: ReadonlySet<number> = new Set([...'"&\'<>'].map((sign) => sign.charCodeAt(0)));

/** Returns the character of a code above ASCII and below the surrogates. */
function characterOf(code: number): string | undefined {
  return ascii.has(code) || (code >= 0xa0 && code < 0xd800) ? String.fromCharCode(code) : undefined;
}
