import { embed } from '../blocks/embed.ts';
import { compare } from '../fidelity/compare.ts';
import { noteLosses } from '../fidelity/losses.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import type { EntryContext } from './context.ts';
import { isBlank, richText } from './html.ts';
import { isNestedTooDeep, warnOfNesting } from './nesting.ts';
import { readSection } from './section-block.ts';
import { type Piece, splitSections } from './sections.ts';

/**
 * Normalises html as a whole, such as an entry's `content` from an endpoint without editorBlocks:
 * sections, embeds, and the html around them.
 */
export function readContent(html: string, context: EntryContext): readonly StoredBlock[] {
  if (isNestedTooDeep(html)) {
    warnOfNesting(context);
    return [];
  }
  const { pieces, nested } = splitSections(html);
  if (nested.length > 0) {
    context.warn({
      message: `Sections inside a list, a table or the like are skipped: ${nested.join(', ')}`,
      entry: context.entry,
      field: 'content',
      hint: 'Move them to the top level of the content.',
    });
  }
  const blocks = readPieces(pieces, context);
  noteLosses(html, blocks, context);
  return blocks;
}

function readPieces(pieces: readonly Piece[], context: EntryContext): readonly StoredBlock[] {
  return pieces.flatMap((piece) => {
    if ('section' in piece) return readSection(piece, context);
    if ('html' in piece) return readHtml(piece.html, context);
    if ('columns' in piece) return readColumns(piece.columns, context);
    return readEmbed(piece, context);
  });
}

/** Reads an embed as a player or link; as html when WordPress has put other words there. */
function readEmbed(
  { embedUrl, caption, embed: html }: Extract<Piece, { embedUrl: string }>,
  context: EntryContext,
): readonly StoredBlock[] {
  const attributes = { url: embedUrl, caption };
  const blocks = embed(
    { name: 'core/embed', html, attributes, children: [] },
    { ...context, read: () => [] },
  );
  return compare(html, blocks, { place: context }).missing.length === 0 ? blocks : readHtml(html, context);
}

function readColumns(columns: readonly (readonly Piece[])[], context: EntryContext): StoredBlock {
  const children = columns.map(
    (pieces): StoredBlock => ({
      block: 'core/column',
      props: { children: readPieces(pieces, context), style: {} },
    }),
  );
  return { block: 'core/columns', props: { isStackedOnMobile: true, children, style: {} } };
}

/** Turns a piece of html into a block; none without visible content. */
export function readHtml(html: string, context: EntryContext): readonly StoredBlock[] {
  const safe = richText(html, context);
  return isBlank(safe) ? [] : [{ block: 'core/html', props: { html: safe } }];
}
