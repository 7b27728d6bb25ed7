import { DomUtils, parseDocument } from 'htmlparser2';

/**
 * A piece of html; a section found in it, with its name ("pier/hero") and its settings as the JSON text of an attribute;
 * or an embed, whose address would stand there as text.
 */
export type Piece =
  | { readonly html: string }
  | { readonly section: string; readonly json: string }
  | { readonly embedUrl: string; readonly caption: string };

type Nodes = ReturnType<typeof parseDocument>['children'];
type Element = Extract<Nodes[number], { attribs: unknown }>;

/**
 * Cuts html at its sections, `<div data-pier-block="hero" data-props="{…}">`, and embeds, where they stand at the top or
 * within groups. `nested` counts the sections that lie deeper, which cannot be cut out.
 */
export function splitSections(html: string): { pieces: readonly Piece[]; nested: number } {
  if (!/data-pier-block|wp-block-embed/.test(html)) return { pieces: [{ html }], nested: 0 };

  const { children } = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const pieces = piecesOf(children, html);
  const all = DomUtils.findAll(({ attribs }) => attribs['data-pier-block'] !== undefined, children).length;
  return { pieces, nested: all - pieces.filter((piece) => 'section' in piece).length };
}

function piecesOf(nodes: Nodes, html: string): Piece[] {
  const pieces: Piece[] = [];
  let run = '';
  const add = (...found: Piece[]): void => {
    if (run.trim() !== '') pieces.push({ html: run });
    run = '';
    pieces.push(...found);
  };

  for (const node of nodes) {
    const element = 'attribs' in node ? node : null;
    const name = element?.attribs['data-pier-block'];
    if (element && name !== undefined) {
      add({ section: `pier/${name}`, json: element.attribs['data-props'] ?? '{}' });
    } else if (element && hasClass(element, 'wp-block-group')) {
      add(...piecesOf(element.children, html));
    } else if (element && hasClass(element, 'wp-block-embed')) {
      add(embedOf(element));
    } else {
      run += html.slice(node.startIndex ?? 0, (node.endIndex ?? -1) + 1);
    }
  }
  add();
  return pieces;
}

/** The address is the text of the wrapper; where WordPress has put a player there, it is the player's. */
function embedOf(figure: Element): Piece {
  const caption = DomUtils.findOne(({ name }) => name === 'figcaption', figure.children);
  const player = DomUtils.findOne(({ name }) => name === 'iframe', figure.children);
  const wrapper = DomUtils.findOne(
    (element) => hasClass(element, 'wp-block-embed__wrapper'),
    figure.children,
  );
  return {
    embedUrl: player?.attribs.src ?? (wrapper ? DomUtils.textContent(wrapper).trim() : ''),
    caption: caption ? DomUtils.getInnerHTML(caption) : '',
  };
}

function hasClass({ attribs }: Element, name: string): boolean {
  return (attribs.class ?? '').split(/\s+/).includes(name);
}
