import type { StoredBlock } from '../content.ts';
import { blockTree, type FlatBlock } from './block-tree.ts';
import { AttributesError, type SourceBlock } from './blocks/block.ts';
import { blockReaders, containers, htmlBlocks, silentBlocks } from './blocks/index.ts';
import { readContent, readHtml } from './content-html.ts';
import type { EntryContext } from './context.ts';
import { isBlank, richText } from './html.ts';
import { isSectionName, readSection } from './section-block.ts';

/** Normalises the flat `editorBlocks` of an entry. */
export function readBlocks(list: readonly FlatBlock[], context: EntryContext): readonly StoredBlock[] {
  const read = (blocks: readonly SourceBlock[]): readonly StoredBlock[] =>
    blocks.flatMap((block) => readBlock(block, shared));
  const shared = { ...context, read, unknown: new Set<string>() };

  return read(blockTree(list, context));
}

function readBlock(
  block: SourceBlock,
  context: EntryContext & {
    read: (blocks: readonly SourceBlock[]) => readonly StoredBlock[];
    unknown: Set<string>;
  },
): readonly StoredBlock[] {
  const { name, html, children } = block;
  if (containers.has(name)) return context.read(children);
  if (htmlBlocks.has(name)) return readContent(html, context);
  if (isSectionName(name))
    return html.includes('data-pier-block')
      ? readContent(html, context)
      : readSection({ section: name, json: '' }, context);
  if (silentBlocks.has(name)) return [];

  const reader = blockReaders.get(name);
  if (!reader) return readUnknown(block, context);
  try {
    return reader(block, context);
  } catch (error) {
    if (!(error instanceof AttributesError)) throw error;
    context.warn({
      message: `The attribute "${error.message}" is not as expected; the block's html stands in`,
      entry: context.entry,
      block: name,
    });
    return readHtml(html, context);
  }
}

/** The block's saved html, once reported. Its inner blocks are in that html. */
function readUnknown(
  { name, html }: SourceBlock,
  context: EntryContext & { unknown: Set<string> },
): readonly StoredBlock[] {
  if (!context.unknown.has(name)) {
    context.unknown.add(name);
    context.warn({
      gate: 'unknownBlock',
      message: `There is no template for the block "${name}"; its html stands in`,
      entry: context.entry,
      block: name,
      hint: 'Use another block, or have a template made for it.',
    });
  }
  const safe = richText(html, context);
  return isBlank(safe) ? [] : [{ block: 'unknown', name, html: safe }];
}
