import type { StoredBlock } from '../content.ts';
import { embed } from './blocks/embed.ts';
import type { EntryContext } from './context.ts';
import { isBlank, richText } from './html.ts';
import { isNestedTooDeep, warnOfNesting } from './nesting.ts';
import { readSection } from './section-block.ts';
import { splitSections } from './sections.ts';

/**
 * Normalises html as a whole, such as an entry's `content` where the endpoint has no editorBlocks: sections, embeds, and
 * the html around them.
 */
export function readContent(html: string, context: EntryContext): readonly StoredBlock[] {
  if (isNestedTooDeep(html)) {
    warnOfNesting(context);
    return [];
  }
  const { pieces, nested } = splitSections(html);
  if (nested > 0) {
    context.warn({
      message: `${nested} sections lie within other blocks and are left out`,
      entry: context.entry,
      field: 'content',
      hint: 'Move them out of the columns or covers that they lie in.',
    });
  }
  return pieces.flatMap((piece) => {
    if ('section' in piece) return readSection(piece, context);
    if ('html' in piece) return readHtml(piece.html, context);
    const attributes = { url: piece.embedUrl, caption: piece.caption };
    return embed({ name: 'core/embed', html: '', attributes, children: [] }, { ...context, read: () => [] });
  });
}

/** A piece of html as a block; none when there is nothing to see. */
export function readHtml(html: string, context: EntryContext): readonly StoredBlock[] {
  const safe = richText(html, context);
  return isBlank(safe) ? [] : [{ block: 'core/html', props: { html: safe } }];
}
