import { z } from 'zod';

/** Text of the CMS, which returns null for empty. */
export const raw = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** A flag of the CMS, which returns null for off. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
