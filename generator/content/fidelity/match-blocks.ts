import type { SourceBlock } from '../blocks/block.ts';
import { isElement, type Node } from './content-nodes.ts';
import { keyOfBlock, keyOfElement } from './keys.ts';
import { signatureOf, signaturesOf } from './signatures.ts';

/**
 * Finds the node of `content` for each block, in order; undefined for a block without one. Most
 * entries have one node for each block, of its kind, and need no comparison. Otherwise, first
 * matches blocks with unique words, then the blocks between them by kind. Walks each list once.
 */
export function matchBlocks(
  blocks: readonly SourceBlock[],
  nodes: readonly Node[],
): readonly (Node | undefined)[] {
  const found = new Array<Node | undefined>(blocks.length).fill(undefined);
  const signatures = blocks.map(signatureOf);
  const kinds = nodes.map((node) => (isElement(node) ? signaturesOf(node) : []));
  const pair = ({ blocks: [from, until], nodes: [start, end] }: Stretch): boolean => {
    const placed = indices(from, until).filter((index) => signatures[index] !== undefined);
    const isEqual =
      placed.length === end - start &&
      placed.every((index, place) => kinds[start + place]?.includes(signatures[index] ?? ''));
    if (isEqual) for (const [place, index] of placed.entries()) found[index] = nodes[start + place];
    return isEqual;
  };

  const all: Stretch = { blocks: [0, blocks.length], nodes: [0, nodes.length] };
  if (pair(all)) return found;

  const blockKeys = blocks.map(keyOfBlock);
  const nodeKeys = nodes.map((node) => (isElement(node) ? keyOfElement(node) : ''));
  const byKey = openPlaces(nodeKeys.map((key) => (key === '' ? [] : [key])));
  const byKind = openPlaces(kinds);
  for (const stretch of cutAtAnchors(all, blockKeys, nodeKeys, found, nodes)) {
    if (pair(stretch)) continue;
    const {
      blocks: [from, until],
      nodes: [start, end],
    } = stretch;
    const inBlocks = countAll(signatures.slice(from, until));
    const inNodes = countAll(kinds.slice(start, end).flat());
    let next = start;
    for (const index of indices(from, until)) {
      const signature = signatures[index];
      const key = blockKeys[index] ?? '';
      if (signature === undefined) continue;
      const isCertain = key === '' || inBlocks.get(signature) === inNodes.get(signature);
      const place = isCertain ? byKind(signature, next) : byKey(key, next);
      if (place === undefined || place >= end) continue;
      found[index] = nodes[place];
      next = place + 1;
    }
  }
  return found;
}

/** A part of both lists, from the first index to before the second. */
interface Stretch {
  readonly blocks: readonly [number, number];
  readonly nodes: readonly [number, number];
}

/** Pairs items with unique words, and returns the stretches between them. */
function cutAtAnchors(
  all: Stretch,
  blockKeys: readonly string[],
  nodeKeys: readonly string[],
  found: (Node | undefined)[],
  nodes: readonly Node[],
): readonly Stretch[] {
  const inBlocks = countAll(blockKeys);
  const inNodes = countAll(nodeKeys);
  const placeOf = new Map(nodeKeys.map((key, place) => [key, place]));
  const stretches: Stretch[] = [];
  let [from, start] = [0, 0];
  for (const [index, key] of blockKeys.entries()) {
    const place = placeOf.get(key) ?? -1;
    if (key === '' || place < start || inBlocks.get(key) !== 1 || inNodes.get(key) !== 1) continue;
    found[index] = nodes[place];
    stretches.push({ blocks: [from, index], nodes: [start, place] });
    [from, start] = [index + 1, place + 1];
  }
  return [...stretches, { blocks: [from, all.blocks[1]], nodes: [start, all.nodes[1]] }];
}

/** Finds the next position of a name at or after another, for positions that only grow. */
function openPlaces(
  names: readonly (readonly string[])[],
): (name: string, from: number) => number | undefined {
  const lists = new Map<string, { readonly places: number[]; next: number }>();
  for (const [place, list] of names.entries()) {
    for (const name of list) {
      const known = lists.get(name);
      if (known) known.places.push(place);
      else lists.set(name, { places: [place], next: 0 });
    }
  }
  return (name, from) => {
    const list = lists.get(name);
    if (list === undefined) return undefined;
    while ((list.places[list.next] ?? from) < from) list.next++;
    return list.places[list.next];
  };
}

function countAll(names: readonly (string | undefined)[]): ReadonlyMap<string | undefined, number> {
  const counts = new Map<string | undefined, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

function indices(from: number, until: number): readonly number[] {
  return Array.from({ length: until - from }, (_, index) => from + index);
}
