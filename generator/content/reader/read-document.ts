import type { EntryContext } from '../html/context.ts';
import { takeId } from '../html/ids.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { readFlow } from './flow.ts';
import { lastingId } from './lasting-id.ts';
import { parseTree } from './parse-tree.ts';
import { ProseWriter } from './prose.ts';
import { countLevels, type Reading } from './reading.ts';
import { settleElement } from './settle-element.ts';
import { isStructure } from './structures/index.ts';
import { isElement } from './tree.ts';

/**
 * Reads WordPress's own html of an entry in one pass: safe prose, and blocks for what needs a template. Every word and picture is in
 * the result or, with its reason, in the losses of the context.
 */
export function readDocument(html: string, context: EntryContext): readonly StoredBlock[] {
  const serverParts = new Set<string>();
  const unknownBlocks = new Set<string>();
  const { losses, entry, warn } = context;
  const rules = { losses, serverParts, unknownBlocks };
  const { root, isCut } = parseTree(html, {
    isStructure,
    settle: (element, parent, from) => settleElement(element, parent, from, rules),
    losses,
  });
  for (const part of serverParts) {
    warn({
      message: `A ${part} of WordPress is skipped: it cannot work on a static site`,
      entry,
      hint: 'Remove it, or use links instead.',
    });
  }
  for (const block of unknownBlocks) {
    warn({
      check: 'unknownBlock',
      message: `No template for the block "${block}": its saved HTML is used`,
      entry,
      block,
      hint: 'Use another block, or ask a developer to add a template.',
    });
  }
  if (isCut) {
    warn({
      message: 'The HTML is nested deeper than 400 levels: what comes after that is skipped',
      entry,
      field: 'content',
      hint: 'Look for tags that are never closed.',
    });
  }
  const reading: Reading = {
    context,
    anchors: [],
    keepAnchor: ({ tag, attributes }) => {
      const id = lastingId(tag, attributes);
      if (id !== undefined) reading.anchors.push(takeId(context.ids, id));
    },
    keepAnchors: (nodes) => {
      for (const node of nodes) {
        if (!isElement(node)) continue;
        reading.keepAnchor(node);
        reading.keepAnchors(node.children);
      }
    },
    nextLevel: countLevels(),
    readFlow: (nodes) => readFlow(nodes, reading),
  };
  return [...readFlow(root.children, reading), ...lastAnchors(reading)];
}

/** Ids after which nothing came. */
function lastAnchors(reading: Reading): readonly StoredBlock[] {
  const writer = new ProseWriter(reading, 'flow');
  writer.writeAnchors();
  return writer.isEmpty ? [] : [{ block: 'core/html', props: { html: writer.take() } }];
}
