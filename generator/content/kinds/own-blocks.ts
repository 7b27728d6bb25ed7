import { parseJson } from '../../util/parse-json.ts';
import type { DetailsNode } from '../queries/documents.ts';

/**
 * Puts the blocks that the plugin Boardwalk gives as one text in the place of `editorBlocks`, where they
 * are checked. A text that is not JSON stays a text, which is refused there.
 */
export function withOwnBlocks(node: DetailsNode): DetailsNode {
  const { boardwalkBlocks: text, ...others } = node;
  if (typeof text !== 'string') return node;
  const blocks = parseJson(text);
  return { ...others, editorBlocks: blocks === undefined ? text : blocks };
}
