import { searchWords } from '../../words/site/search-words.ts';
import { foldText } from './fold-text.ts';
import type { Hits } from './hits-in.ts';
import { make } from './make-element.ts';
import type { Row } from './search-index.ts';
import { findWords } from './words/fold-words.ts';

/** Renders hits, the best first: a list of links, or the options of the listbox with this id. */
export function renderHits(hits: Hits, listbox?: string): HTMLElement[] {
  const links = hits.rows.map((row) => renderHit(row, hits));
  if (!listbox) return [make('ul', ...links.map((link) => make('li', link)))];
  return links.map((link, at) =>
    Object.assign(link, { role: 'option', tabIndex: -1, id: `${listbox}-${at}`, ariaSelected: 'false' }),
  );
}

function renderHit(row: Row, { terms, kinds, missingIn }: Hits): HTMLAnchorElement {
  const [id, kind, title, href, facts, extract, picture, lang, sections = []] = row;
  const section = sections.find(([, , words]) => words.split(' ').some((word) => terms.has(word)));
  const missing = missingIn(id).join(' ');
  const text = make(
    'span',
    line('strong', section ? `${title}: ${section[1]}` : title, terms, lang),
    line('span', [kinds[kind], facts].filter((fact) => fact).join(' · '), terms),
    line('span', extract, terms, lang),
    ...(missing ? [make('small', searchWords.without({ words: missing }))] : []),
  );
  return Object.assign(make('a', ...(picture ? [renderPicture(picture)] : []), text), {
    href: section ? `${href}#${section[0]}` : href,
  });
}

/** A browser that does not know the first format takes the second. */
function renderPicture(addresses: string): HTMLElement {
  const [srcset, src = srcset] = addresses.split(' ');
  const source = Object.assign(make('source'), { type: srcset === src ? '' : 'image/avif', srcset });
  return make('picture', source, Object.assign(make('img'), { src, alt: '' }));
}

function line(tag: 'strong' | 'span', text: string, terms: ReadonlySet<string>, lang = ''): HTMLElement {
  return Object.assign(make(tag, ...markWords(text, terms)), { dir: 'auto' }, lang && { lang });
}

/** Splits a text at the words to mark. */
function markWords(text: string, terms: ReadonlySet<string>): (string | Node)[] {
  const parts: (string | Node)[] = [];
  let end = 0;
  for (const { 0: word, index } of findWords(text)) {
    if (!foldText(word).some((folded) => terms.has(folded))) continue;
    parts.push(text.slice(end, index), make('mark', word));
    end = index + word.length;
  }
  return [...parts, text.slice(end)];
}
