import type { BlockNode } from '../blocks/index.ts';

/**
 * Splits the blocks of a list page: an opening stands above the list, all other words of the editor
 * below it, so that a visitor meets the list first.
 */
export function splitOpening(nodes: readonly BlockNode[]): {
  readonly above: readonly BlockNode[];
  readonly below: readonly BlockNode[];
} {
  const hasOpening = nodes[0]?.block === 'pier/hero';
  return { above: nodes.slice(0, hasOpening ? 1 : 0), below: nodes.slice(hasOpening ? 1 : 0) };
}
