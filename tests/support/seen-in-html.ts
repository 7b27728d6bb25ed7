import { DomUtils, parseDocument } from 'htmlparser2';

type Nodes = ReturnType<typeof parseDocument>['children'];

/**
 * The visible parts of html: its words and pictures in order, and parts that no static page can
 * show.
 */
export interface Seen {
  readonly tokens: readonly string[];
  /** Pictures of other hosts, fields of forms, drawings, formulas. */
  readonly unshowable: readonly string[];
}

const cms = 'https://cms.pier.example';
const unseen = new Set(
  'script style template noscript iframe object noembed noframes title annotation annotation-xml'.split(' '),
);
const inLine = new Set(
  'a em strong b i code sub sup mark span s u abbr kbd small time cite q ins del dfn var samp bdi bdo wbr ruby rt rp font big tt strike acronym'.split(
    ' ',
  ),
);

/** By the styles of WordPress. */
const ownLine = /__(post-date|item-publish-date|item-author|comment-date)(\s|$)/;

/** Reads html by its tree, in a way of its own: not as the generator does. */
export function seenIn(html: string): Seen {
  const tokens: string[] = [];
  const unshowable: string[] = [];
  let words = '';
  const flush = (list: string[]): void => {
    list.push(...fold(words));
    words = '';
  };

  const visit = (nodes: Nodes, isShowable: boolean): void => {
    for (const node of nodes) {
      if (node.type === 'text') words += node.data;
      if (!('attribs' in node)) continue;
      const { name, attribs } = node;
      const isHidden =
        unseen.has(name) ||
        isServed(attribs) ||
        'data-pier-block' in attribs ||
        (name === 'svg' && attribs['aria-hidden'] === 'true');
      if (isHidden) {
        if (!/^(script|style|template|noscript)$/.test(name)) words += ' ';
        continue;
      }
      const within = isShowable && !/^(svg|select|textarea|xmp)$/.test(name);
      // Buttons stand beside each other, with air between.
      // An unknown element, such as `o:p`, is within its line.
      const isInLine =
        (inLine.has(name) || name.includes(':')) &&
        !ownLine.test(attribs.class ?? '') &&
        !/buttons/i.test(classOf(node.parent));
      if (within !== isShowable || !isInLine) flush(isShowable ? tokens : unshowable);
      if (isShowable) addPicture(name, attribs, { tokens, unshowable });
      const isWrapper = /wp-block-embed__wrapper/.test(attribs.class ?? '');
      if (isWrapper && /^\s*https?:\S+\s*$/.test(DomUtils.textContent(node))) continue;
      // For browsers without films, which nobody has.
      if (name === 'video' || name === 'audio') continue;
      // A fraction is read with a line between, which no word has.
      if (name === 'math') continue;
      visit(node.children, within);
      if (within !== isShowable || !isInLine) flush(within ? tokens : unshowable);
    }
  };
  visit(parseDocument(html).children, true);
  flush(tokens);
  return { tokens, unshowable };
}

/** Returns true for parts that WordPress renders per visitor, or that need a running WordPress. */
function isServed({ class: classList = '', src = '', href = '' }: Readonly<Record<string, string>>): boolean {
  return (
    /gravatar\.com\//.test(src) ||
    /[?&]add-to-cart=/.test(href) ||
    /(^|\s)(wp-block-(loginout|search|post-comments-form|(comment|query|comments)-(reply-link|edit-link|pagination)|(archives|categories)-dropdown|accordion-heading__toggle-icon|navigation__responsive-container-(open|close))|search-form|sharedaddy|jp-relatedposts|comment-(respond|form|reply-link|edit-link))(\s|$)/.test(
      classList,
    )
  );
}

function classOf(node: Nodes[number]['parent']): string {
  return node && 'attribs' in node ? (node.attribs.class ?? '') : '';
}

function addPicture(
  name: string,
  attribs: Readonly<Record<string, string>>,
  { tokens, unshowable }: { tokens: string[]; unshowable: string[] },
): void {
  if (name === 'img') {
    const src = [attribs.src, attribs['data-src']].find((address) => address && !address.startsWith('data:'));
    if (src === undefined) return;
    if (/^(https:\/\/cms\.pier\.example)?\/(?!\/)/.test(src)) tokens.push(`picture:${fileOf(src)}`);
    else unshowable.push(src);
  }
  const behind = /background[^;]*url\(["']?([^)"']+)/.exec(attribs.style ?? '')?.[1];
  if (behind) unshowable.push(`behind:${fileOf(behind)}`);
  if (name === 'svg' || name === 'math') unshowable.push(name);
  if (/^(input|select|textarea)$/.test(name) && !/^(hidden|submit|button)$/.test(attribs.type ?? ''))
    unshowable.push(name);
}

function fileOf(address: string): string {
  const path = address.replace(cms, '').replace(/[?#].*/, '');
  return decodeURI(path).replace(/(-scaled)?(-\d+x\d+)?\.(\w+)$/, '.$3');
}

function fold(text: string): string[] {
  return text
    .normalize('NFC')
    .replaceAll(cms, '')
    .replace(/[\u200b-\u200f\u2060\u00ad\ufeff]/g, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** The shortest list of tokens that have to be taken out of one list for it to lie within the other. */
export function missingFrom(wanted: readonly string[], present: readonly string[]): readonly string[] {
  const lengths = Array.from({ length: wanted.length + 1 }, () => new Uint32Array(present.length + 1));
  for (let i = wanted.length - 1; i >= 0; i--) {
    for (let j = present.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row === undefined) continue;
      row[j] =
        wanted[i] === present[j]
          ? (lengths[i + 1]?.[j + 1] ?? 0) + 1
          : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  const missing: string[] = [];
  let j = 0;
  for (let i = 0; i < wanted.length; i++) {
    while (j < present.length && wanted[i] !== present[j] && lengths[i]?.[j] === lengths[i]?.[j + 1]) j++;
    if (j < present.length && wanted[i] === present[j]) j++;
    else missing.push(wanted[i] ?? '');
  }
  return missing;
}
