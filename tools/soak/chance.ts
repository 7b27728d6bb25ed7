import { createHash } from 'node:crypto';

/**
 * A number from 0 to 1, without 1, that depends on nothing but what it is asked for: the same request meets the same fault
 * in every run, in whatever order requests come.
 */
export function chance(...about: readonly (string | number)[]): number {
  return createHash('sha256').update(about.join('/')).digest().readUIntBE(0, 6) / 2 ** 48;
}

/** One of the items, by a number from 0 to 1. */
export function pick<const Items extends readonly [unknown, ...unknown[]]>(
  items: Items,
  number: number,
): Items[number] {
  return items[Math.floor(number * items.length)] ?? items[0];
}
