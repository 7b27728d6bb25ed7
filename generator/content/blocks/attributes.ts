import { z } from 'zod';

/** Attributes of several blocks, as they arrive: null where an editor set nothing. */
export const number = z
  .number()
  .nullish()
  .transform((value) => value ?? undefined);

/** `layout`, `style` and the like: JSON text on the real server. Broken JSON counts as nothing set. */
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

/** A name of the editor's presets ("accent-2"), which ends up in a class; undefined for anything else. */
export function presetOf(value: string): string | undefined {
  return /^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ? value : undefined;
}

/** `value` when it is one of the words. */
export function oneOf<const Word extends string>(value: unknown, words: readonly Word[]): Word | undefined {
  return words.find((word) => word === value);
}
