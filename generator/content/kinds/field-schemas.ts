import { type ZodType, z } from 'zod';
import { BuildError } from '../../problems/problem.ts';
import { htmlToText, plainText } from '../html/text.ts';
import { titleText } from '../html/title-text.ts';

/**
 * Checks an answer on arrival; throws a BuildError with `what` and the name of the invalid field.
 */
export function check<Value>(schema: ZodType<Value>, value: unknown, what: string): Value {
  const checked = schema.safeParse(value);
  if (checked.success) return checked.data;

  const [issue] = checked.error.issues;
  const field = issue?.path.join('.') ?? '';
  const message = `The answer for ${what} is not as expected: ${issue?.message ?? 'unknown'}`;
  throw new BuildError('content', `${message} (${field})`, [{ message, field }], { cause: checked.error });
}

/** Plain text on one line; null counts as empty. */
export const plain = z
  .string()
  .nullish()
  .transform((value) => plainText(value ?? ''));

/** A title, a label or a name, without the tags within it; null counts as empty. */
export const titleField = z
  .string()
  .nullish()
  .transform((value) => titleText(value ?? ''));

/** The text of html; null counts as empty. */
export const textOfHtml = z
  .string()
  .nullish()
  .transform((value) => htmlToText(value ?? ''));

/** The CMS returns null for 0. */
export const count = z
  .number()
  .int()
  .nullish()
  .transform((value) => value ?? 0);

/** The id of another entry; 0 and null both mean none. */
export const reference = z
  .number()
  .int()
  .nullish()
  .transform((value) => value || null);

export const id = z.number().int().positive();

/** ISO 8601 in UTC, from WordPress's UTC without a zone. Null when missing or invalid. */
export const utcDate = z
  .string()
  .nullish()
  .transform((value) => {
    if (!value || !/^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}$/.test(value)) return null;
    // A day of every month.
    if (/^[1-9]\d{3}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])[T ]([01]\d|2[0-3])(:[0-5]\d){2}$/.test(value))
      return `${value.slice(0, 10)}T${value.slice(11)}.000Z`;
    const date = new Date(`${value.replace(' ', 'T')}Z`);
    return Number.isNaN(date.getTime()) ? null : date.toISOString();
  });

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
