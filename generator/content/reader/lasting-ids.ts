import { isPassingId } from '../html/ids.ts';
import { cleanText } from '../html/text.ts';
import { type Element, isElement, type Node } from './tree.ts';

/** An id that links can lead to: WordPress numbers others in each answer. Links had it as `name` once. */
export function lastingId(
  tag: string,
  { id, name, class: classList }: Element['attributes'],
): string | undefined {
  const found = id ?? (tag === 'a' ? name : undefined);
  if (found === undefined || !/^\S+$/.test(found) || cleanText(found) !== found) return undefined;
  return isPassingId(found, tag, classList) ? undefined : found;
}

/** Lists such ids of nodes and all that is in them, in order. */
export function lastingIds(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (!isElement(node)) return [];
    const id = lastingId(node.tag, node.attributes);
    return [...(id === undefined ? [] : [id]), ...lastingIds(node.children)];
  });
}
