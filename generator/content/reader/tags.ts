import { classFacts } from './class-facts.ts';
import { fits, isBound } from './content-model.ts';
import type { Reading } from './reading.ts';
import { type Element, endsParagraph } from './tree.ts';

/** The tags that are written within a line, and the others. */
export const lineTags: ReadonlySet<string> = new Set(
  'a em strong b i br code sub sup mark span s u abbr kbd small time cite q wbr ins del dfn var samp bdi bdo ruby rt rp'.split(
    ' ',
  ),
);
export const flowTags: ReadonlySet<string> = new Set(
  `p hr h1 h2 h3 h4 h5 h6 blockquote pre ul ol li dl dt dd figure figcaption table caption colgroup col thead tbody tfoot tr th td details
  summary div audio address`.split(/\s+/),
);
export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'col', 'wbr']);
const renamed: ReadonlyMap<string, string> = new Map([
  ['strike', 's'],
  ['tt', 'code'],
  ['acronym', 'abbr'],
  ['dir', 'ul'],
  ['menu', 'ul'],
]);
export const headings: ReadonlySet<string> = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

/** Returns the tag that an element means: another for an old one, and for parts of an accordion that a browser leaves anywhere. */
export function meantTag(element: Element): string {
  const named = isPlainBold(element) ? 'span' : (renamed.get(element.tag) ?? element.tag);
  const { class: classList } = element.attributes;
  if (classList === undefined || lineTags.has(named) || isBound(named)) return named;
  return classFacts(classList).accordion ?? named;
}

/** Returns the tag of an element that is kept in a parent: never one that a browser would move or close. */
export function tagOf(element: Element, parent: string, { nextLevel }: Reading): string {
  const tag = meantTag(element);
  if (headings.has(tag)) return `h${nextLevel(Number(tag.slice(1)))}`;
  if (tag === 'p') return element.hasBlock ? 'div' : 'p';
  if (lineTags.has(tag)) return fits(tag, parent) ? tag : 'span';
  if (flowTags.has(tag) && fits(tag, parent)) return tag;
  return endsParagraph.has(tag) || element.hasBlock ? 'div' : 'span';
}

/** Google's documents put everything into a `b` that is not bold. */
function isPlainBold({ tag, attributes }: Element): boolean {
  return (tag === 'b' || tag === 'strong') && /font-weight:\s*(normal|400)/.test(attributes.style ?? '');
}
