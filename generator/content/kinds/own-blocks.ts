import type { DetailsNode } from '../queries/documents.ts';

/**
 * Puts the blocks that the plugin Boardwalk gives as one text in the place of `editorBlocks`, where they
 * are checked. A text that is not JSON stays a text, which is refused there.
 */
export function withOwnBlocks(node: DetailsNode): DetailsNode {
  const { boardwalkBlocks: text, ...others } = node;
  return typeof text === 'string' ? { ...others, editorBlocks: parse(text) } : node;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
