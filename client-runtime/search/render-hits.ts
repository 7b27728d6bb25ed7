import { make } from './make-element.ts';
import type { Row } from './search-index.ts';
import { siteSpelling } from './site-spelling.ts';
import { findWords, foldWords } from './words/fold-words.ts';

export interface ShownHits {
  /** The best first. */
  readonly rows: readonly Row[];
  readonly kinds: readonly string[];
  /** The words to mark. */
  readonly terms: ReadonlySet<string>;
}

/**
 * Renders hits by kind, that of the best one first: links below headings, or the options of the
 * listbox with this id.
 */
export function renderHits({ rows, kinds, terms }: ShownHits, listbox?: string): HTMLElement[] {
  const groups = new Map<number, HTMLElement[]>();
  for (const row of rows) {
    const link = renderHit(row, terms);
    if (listbox)
      Object.assign(link, {
        role: 'option',
        tabIndex: -1,
        id: `${listbox}-${row[0]}`,
        ariaSelected: 'false',
      });
    groups.set(row[1], [...(groups.get(row[1]) ?? []), listbox ? link : make('li', link)]);
  }
  return [...groups].map(([kind, items]) => {
    const label = kinds[kind] ?? '';
    if (!listbox) return make('section', make('h2', label), make('ul', ...items));
    const heading = Object.assign(make('p', label), { ariaHidden: 'true' });
    return Object.assign(make('div', heading, ...items), { role: 'group', ariaLabel: label });
  });
}

function renderHit(
  [, , title, href, facts, extract, picture, lang]: Row,
  terms: ReadonlySet<string>,
): HTMLElement {
  const text = make(
    'span',
    line('strong', title, terms, lang),
    line('span', facts, terms),
    line('span', extract, terms, lang),
  );
  return Object.assign(make('a', ...(picture ? [renderPicture(picture)] : []), text), { href });
}

/** A browser that does not know the first format takes the second. */
function renderPicture(addresses: string): HTMLElement {
  const [srcset, src = srcset] = addresses.split(' ');
  const source = Object.assign(make('source'), { type: srcset === src ? '' : 'image/avif', srcset });
  return make('picture', source, Object.assign(make('img'), { src, alt: '', width: 72, height: 72 }));
}

function line(tag: 'strong' | 'span', text: string, terms: ReadonlySet<string>, lang?: string): HTMLElement {
  return Object.assign(make(tag, ...markWords(text, terms)), { dir: 'auto' }, lang && { lang });
}

/** Splits a text at the words to mark. */
function markWords(text: string, terms: ReadonlySet<string>): (string | Node)[] {
  const parts: (string | Node)[] = [];
  let end = 0;
  for (const { 0: word, index } of findWords(text)) {
    if (!foldWords(word, siteSpelling).some((folded) => terms.has(folded))) continue;
    parts.push(text.slice(end, index), make('mark', word));
    end = index + word.length;
  }
  return [...parts, text.slice(end)];
}
