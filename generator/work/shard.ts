import { hash } from 'node:crypto';
import type { MediaNeed } from '../media/collect-media.ts';
import { groupBy } from '../util/group-by.ts';

/** One of several processes that share the work of a site. */
export interface Shard {
  /** From 0. */
  readonly index: number;
  /** How many there are. */
  readonly total: number;
}

/** Returns true for the parts of the site that this shard makes. */
export function ownsPart({ index, total }: Shard, part: number): boolean {
  return part % total === index;
}

/**
 * Orders files for a shard: its own first, then those of the next shard, of the one after it, and so
 * on, each from the end. So a file of a lost shard is made by another one, and two shards hardly ever
 * make the same file.
 */
export function arrangeFiles(needs: readonly MediaNeed[], { index, total }: Shard): readonly MediaNeed[] {
  const distance = (owner: number) => (owner - index + total) % total;
  return [...groupBy(needs, ({ path }) => ownerOf(path, total))]
    .sort(([one], [other]) => distance(one) - distance(other))
    .flatMap(([owner, files]) => (owner === index ? files : files.toReversed()));
}

function ownerOf(path: string, total: number): number {
  return hash('sha256', path, 'buffer').readUInt32BE(0) % total;
}
