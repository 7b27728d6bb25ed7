import { DomUtils } from 'htmlparser2';
import { parseNodes } from './parse-html.ts';

/**
 * A piece of html; a section in it, with its name ("pier/hero") and its settings as JSON text; an
 * embed, whose address would be plain text there; or columns, one of which contains such a piece.
 */
export type Piece =
  | { readonly html: string }
  | { readonly section: string; readonly json: string }
  | { readonly embedUrl: string; readonly caption: string; readonly embed: string }
  | { readonly columns: readonly (readonly Piece[])[] };

type Nodes = ReturnType<typeof parseNodes>;
type Element = Extract<Nodes[number], { attribs: unknown }>;

/**
 * Cuts html at its sections, `<div data-pier-block="hero" data-props="{…}">`, and embeds. Unwraps
 * groups, covers and other plain boxes that contain one; keeps columns. `nested` names the sections
 * inside a list, a table or the like, which cannot be cut.
 */
export function splitSections(html: string): { pieces: readonly Piece[]; nested: readonly string[] } {
  if (!/data-pier-block|wp-block-embed/.test(html)) return { pieces: [{ html }], nested: [] };

  const children = parseNodes(html);
  const nested = new Set(DomUtils.findAll((element) => sectionName(element) !== undefined, children));
  const found = [...nested, ...DomUtils.findAll((element) => hasClass(element, 'wp-block-embed'), children)];
  const pieces = piecesOf(children, {
    html,
    holders: holdersOf(found),
    onSection: (element) => nested.delete(element),
  });
  return { pieces, nested: [...nested].map((element) => sectionName(element) ?? '') };
}

interface Cut {
  readonly html: string;
  /** The elements that contain a section or an embed. */
  readonly holders: ReadonlySet<object>;
  readonly onSection: (element: Element) => void;
}

function piecesOf(nodes: Nodes, cut: Cut): Piece[] {
  const pieces: Piece[] = [];
  let run = '';
  const add = (...found: Piece[]): void => {
    if (run.trim() !== '') pieces.push({ html: run });
    run = '';
    pieces.push(...found);
  };

  for (const node of nodes) {
    const found = 'attribs' in node ? piecesIn(node, cut) : null;
    if (found) add(...found);
    else run += cut.html.slice(node.startIndex ?? 0, (node.endIndex ?? -1) + 1);
  }
  add();
  return pieces;
}

/** Cuts an element into pieces; null when it stays whole. */
function piecesIn(element: Element, cut: Cut): readonly Piece[] | null {
  const section = sectionName(element);
  if (section !== undefined) {
    cut.onSection(element);
    return [{ section, json: element.attribs['data-props'] ?? '{}' }];
  }
  if (hasClass(element, 'wp-block-embed')) return [embedOf(element, cut.html)];
  if (hasClass(element, 'wp-block-group')) return piecesOf(element.children, cut);
  if (!cut.holders.has(element) || !boxes.has(element.name)) return null;
  const columns = columnsOf(element);
  if (!columns) return piecesOf(element.children, cut);
  return [{ columns: columns.map((column) => piecesOf(column.children, cut)) }];
}

/** Returns undefined unless the element is a row of columns and nothing else. */
function columnsOf(row: Element): readonly Element[] | undefined {
  const isRow =
    hasClass(row, 'wp-block-columns') &&
    row.children.every((node) =>
      'attribs' in node ? hasClass(node, 'wp-block-column') : DomUtils.textContent(node).trim() === '',
    );
  return isRow ? row.children.filter((node) => 'attribs' in node) : undefined;
}

const boxes = new Set(['div', 'section', 'article', 'main', 'aside', 'header', 'footer']);

function holdersOf(elements: readonly Element[]): ReadonlySet<object> {
  const holders = new Set<object>();
  for (const { parent } of elements) {
    for (let holder = parent; holder !== null && !holders.has(holder); holder = holder.parent)
      holders.add(holder);
  }
  return holders;
}

/** With or without the namespace: an editor's plugin may write either. */
function sectionName({ attribs }: Element): string | undefined {
  const name = attribs['data-pier-block'];
  return name === undefined ? undefined : `pier/${name.replace(/^pier\//, '')}`;
}

/** The address is the text of the wrapper, or the player's when WordPress has inserted one. */
function embedOf(figure: Element, html: string): Piece {
  const caption = DomUtils.findOne(({ name }) => name === 'figcaption', figure.children);
  const player = DomUtils.findOne(({ name }) => name === 'iframe', figure.children);
  const wrapper = DomUtils.findOne(
    (element) => hasClass(element, 'wp-block-embed__wrapper'),
    figure.children,
  );
  return {
    embed: html.slice(figure.startIndex ?? 0, (figure.endIndex ?? -1) + 1),
    embedUrl: player?.attribs.src ?? (wrapper ? DomUtils.textContent(wrapper).trim() : ''),
    caption: caption ? DomUtils.getInnerHTML(caption) : '',
  };
}

function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs.class ?? '').split(/\s+/).includes(name);
}
