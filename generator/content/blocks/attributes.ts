import { z } from 'zod';

/** Attributes of several blocks, as they arrive: null where nothing is set. */
export const number = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);

/** `layout`, `style` and the like: JSON text on a real WordPress. Broken JSON counts as unset. */
export const json = z
  .unknown()
  .optional()
  .transform((value): unknown => {
    if (typeof value !== 'string') return value ?? {};
    try {
      return JSON.parse(value);
    } catch {
      return {};
    }
  });

/**
 * Returns the name of an editor's preset ("accent-2"), for use in a class; undefined for anything
 * else.
 */
export function presetOf(value: string): string | undefined {
  return /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : undefined;
}

/** Returns `value` when it is one of the words. */
export function oneOf<const Word extends string>(value: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}
