import { z } from 'zod';

/** Text as it came from the CMS, which gives null for empty. */
export const raw = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A switch of the CMS, which gives null for off. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
