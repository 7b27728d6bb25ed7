import type { EntryContext } from '../html/context.ts';
import { takeId } from '../html/ids.ts';
import { cleanText } from '../html/text.ts';
import type { StoredBlock } from '../stored-blocks.ts';
import { classFacts } from './class-facts.ts';
import { readFlow } from './flow.ts';
import { lastingIds } from './lasting-ids.ts';
import { parseTree } from './parse-tree.ts';
import { countLevels, type Reading } from './reading.ts';
import { settleElement } from './settle-element.ts';
import { isStructure } from './structures/index.ts';

export interface Document {
  readonly blocks: readonly StoredBlock[];
  /** The names of blocks that the classes tell, each once: "table", "acme-menu". */
  readonly names: ReadonlySet<string>;
}

/**
 * Reads WordPress's own html of an entry in one pass: safe prose, and blocks for what needs a template. Every word and picture is in
 * the result or, with its reason, in the losses of the context.
 */
export function readDocument(html: string, context: EntryContext): Document {
  const serverParts = new Set<string>();
  const names = new Set<string>();
  const { losses, entry, warn } = context;
  const { root, isCut } = parseTree(html, {
    isStructure: (element) => {
      for (const name of classFacts(element.attributes.class).blocks) names.add(name);
      return isStructure(element);
    },
    settle: (element, parent, from) => settleElement(element, parent, from, { losses, serverParts }),
    losses,
  });
  for (const part of serverParts) {
    warn({
      message: `A ${part} of WordPress is skipped: it cannot work on a static site`,
      entry,
      hint: 'Remove it, or use links instead.',
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
    keepAnchors: (nodes) => {
      for (const id of lastingIds(nodes)) reading.anchors.push(takeId(context.ids, id));
    },
    nextLevel: countLevels(),
    readFlow: (nodes) => readFlow(nodes, reading),
  };
  const blocks = readFlow(root.children, reading);
  return { blocks: [...blocks, ...lastAnchors(reading.anchors)], names };
}

/** Ids after which nothing came. */
function lastAnchors(anchors: readonly string[]): readonly StoredBlock[] {
  if (anchors.length === 0) return [];
  const html = anchors.map((id) => `<span id="${cleanText(id).replace(/[&<>"]/g, '')}"></span>`).join('');
  return [{ block: 'core/html', props: { html: { ref: 'html', parts: [html], refs: [] } } }];
}
