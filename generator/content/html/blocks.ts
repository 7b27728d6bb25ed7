import { AttributesError, type BlockContext, type BlockReader, type SourceBlock } from '../blocks/block.ts';
import { blockReaders, containers, htmlBlocks, silentBlocks } from '../blocks/index.ts';
import { alignBlocks } from '../fidelity/align-blocks.ts';
import { compare, mayLose } from '../fidelity/compare.ts';
import { keep, noteLosses } from '../fidelity/losses.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { blockTree, type FlatBlock } from './block-tree.ts';
import { readContent, readHtml } from './content-html.ts';
import type { EntryContext } from './context.ts';
import { isBlank, richText } from './html.ts';
import { isNestedTooDeep } from './nesting.ts';
import { isSectionName, readSection } from './section-block.ts';

/**
 * Normalises the flat `editorBlocks` of an entry. With its `content`, blocks only say how that
 * looks: all words and pictures come from `content`, in its order.
 */
export function readBlocks(
  list: readonly FlatBlock[],
  context: EntryContext,
  content = '',
): readonly StoredBlock[] {
  const read = (blocks: readonly SourceBlock[]): readonly StoredBlock[] =>
    blocks.flatMap((block) => readBlock(block, shared));
  const shared = { ...context, read, unknown: new Set<string>() };

  const tree = blockTree(list, context);
  return asButtons(
    read(content.trim() === '' || isNestedTooDeep(content) ? tree : alignBlocks(tree, content)),
  );
}

/** Wraps single buttons, which the old editor allowed, in a row of their own. */
function asButtons(blocks: readonly StoredBlock[]): readonly StoredBlock[] {
  return blocks.map((block) =>
    block.block === 'core/button'
      ? { block: 'core/buttons', props: { children: [block], style: {} } }
      : block,
  );
}

function readBlock(
  block: SourceBlock,
  context: EntryContext & {
    read: (blocks: readonly SourceBlock[]) => readonly StoredBlock[];
    unknown: Set<string>;
  },
): readonly StoredBlock[] {
  const { name, html, children } = block;
  if (containers.has(name)) {
    noteLosses(block.own ?? '', [], context);
    return context.read(children);
  }
  if (isSectionName(name))
    return html.includes('data-pier-block')
      ? readContent(html, context)
      : readSection({ section: name, json: '' }, context);
  if (silentBlocks.has(name)) return [];

  const reader = blockReaders.get(name);
  if (!reader) return htmlBlocks.has(name) ? readContent(html, context) : readUnknown(block, context);
  try {
    return whole(block, reader, context);
  } catch (error) {
    if (!(error instanceof AttributesError)) throw error;
    context.warn({
      message: `The attribute "${error.message}" is not as expected: the block's saved HTML is used`,
      entry: context.entry,
      block: name,
    });
    const blocks = readHtml(html, context);
    noteLosses(html, blocks, context);
    return blocks;
  }
}

/**
 * Reads a block with its reader, or uses its html when the reader finds less than WordPress shows.
 */
function whole(block: SourceBlock, reader: BlockReader, context: BlockContext): readonly StoredBlock[] {
  const { losses } = context;
  const before = losses.length;
  const stored = reader(block, context);
  const { own, html, children } = block;
  if (own === undefined || (stored.length > 0 && showsAll(block, own))) return stored;

  // A wrapper that results in nothing has lost its inner blocks as well.
  const isOwn = children.length > 0 && stored.length > 0;
  const comparison = compare(isOwn ? own : html, stored, { place: context, isOwn });
  if (comparison.missing.length === 0) {
    keep(comparison, context);
    return stored;
  }
  losses.length = before;
  const instead = readHtml(html, context);
  keep(compare(html, instead, { place: context }), context);
  return instead;
}

/**
 * Returns true, without a comparison, when a reader shows all of its block: texts, wrappers, and
 * pictures without other content.
 */
function showsAll({ name, children }: SourceBlock, own: string): boolean {
  if (name === 'core/cover') return false;
  if (name === 'core/image')
    return (own.match(/<img\b/g)?.length ?? 0) === 1 && !mayLose(own.replace('<img', '<b'));
  return (texts.has(name) || children.length > 0) && !mayLose(own);
}

const texts: ReadonlySet<string> = new Set([
  'core/paragraph',
  'core/heading',
  'core/list-item',
  'core/button',
]);

/** Uses the block's saved html, reported once. Its inner blocks are in that html. */
function readUnknown(
  { name, html }: SourceBlock,
  context: EntryContext & { unknown: Set<string> },
): readonly StoredBlock[] {
  if (!context.unknown.has(name)) {
    context.unknown.add(name);
    context.warn({
      check: 'unknownBlock',
      message: `No template for the block "${name}": its saved HTML is used`,
      entry: context.entry,
      block: name,
      hint: 'Use another block, or ask a developer to add a template.',
    });
  }
  const safe = richText(html, context);
  const blocks: readonly StoredBlock[] = isBlank(safe) ? [] : [{ block: 'unknown', name, html: safe }];
  noteLosses(html, blocks, context);
  return blocks;
}
