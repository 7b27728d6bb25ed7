import { z } from 'zod';
import type { HoursException, HoursSeason, Opening, WeeklyHours } from '../content.ts';
import { plainText } from '../html/text.ts';
import { findContradiction } from './contradictions.ts';
import { parseHours } from './parse-hours.ts';

/** Opening hours as the CMS gives them: the rows are checked one by one, to name a wrong one. */
export const hoursNode = z
  .object({ week: rowsOf(), exceptions: rowsOf(), seasons: rowsOf() })
  .nullish()
  .transform((hours) => hours ?? null);

export type HoursNode = z.output<typeof hoursNode>;

const mostRows = 400;
const mostLetters = 500;

function rowsOf() {
  return z
    .array(z.unknown())
    .nullish()
    .transform((rows) => (rows ?? []).slice(0, mostRows));
}

/** Tells why opening hours are not used, in words that follow "because". */
type TellReason = (reason: string) => void;

/**
 * Reads opening hours: as structure, or from the `lines` in words where the CMS has no structure and
 * every line is certain. Null when they are unknown, or when a part is wrong or contradicts another:
 * a visitor who comes in vain is worse off than one who has to ask. `tell` gets the reason.
 */
export function readHours(
  node: HoursNode,
  { lines, tell }: { readonly lines: readonly string[]; readonly tell: TellReason },
): WeeklyHours | null {
  if (node === null || Object.values(node).every((rows) => rows.length === 0)) return parseHours(lines);
  const checked = wholeHours.safeParse(node);
  if (!checked.success) {
    tell(reasonOf(checked.error, node));
    return null;
  }
  const contradiction = findContradiction(checked.data);
  if (contradiction === undefined) return checked.data;
  tell(contradiction);
  return null;
}

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const closing = time.or(z.literal('24:00').transform(() => '00:00'));
const words = z
  .string()
  .nullish()
  .transform((text) => plainText(text ?? '').slice(0, mostLetters));
// In a leap year, so that 29 February is a day.
const monthAndDay = z
  .string()
  .refine((text) => /^\d\d-\d\d$/.test(text) && z.iso.date().safeParse(`2024-${text}`).success);

const opening: z.ZodType<Opening> = z
  .object({ day: z.number().int().min(1).max(7), opens: time, closes: closing })
  .refine(isLong);
const exception: z.ZodType<HoursException> = z.union([
  z.object({ date: z.iso.date(), isClosed: z.literal(true), opens: untold(), closes: untold(), note: words }),
  z
    .object({ date: z.iso.date(), isClosed: open(), opens: time, closes: closing, note: words })
    .refine(isLong),
]);
const season: z.ZodType<HoursSeason> = z.object({
  name: words,
  from: monthAndDay,
  until: monthAndDay,
  week: z
    .array(opening)
    .nullish()
    .transform((rows) => rows ?? []),
});
const wholeHours: z.ZodType<WeeklyHours> = z.object({
  week: z.array(opening),
  exceptions: z.array(exception),
  seasons: z.array(season),
});

/** From midnight to midnight is the whole day; any other two equal times are a mistake. */
function isLong({ opens, closes }: { readonly opens: string; readonly closes: string }): boolean {
  return opens !== closes || opens === '00:00';
}

/** A closed day has no times, whatever was left in the form. */
function untold() {
  return z.unknown().transform(() => '');
}

function open() {
  return z
    .literal(false)
    .nullish()
    .transform(() => false);
}

/** Names the row: "week, row 2: 25:00 ...". */
function reasonOf({ issues }: z.ZodError, node: NonNullable<HoursNode>): string {
  const [list, index] = issues[0]?.path ?? [];
  const rows: readonly unknown[] =
    list === 'week' || list === 'exceptions' || list === 'seasons' ? node[list] : [];
  const row = typeof index === 'number' ? rows[index] : undefined;
  return `row ${Number(index) + 1} of "${String(list)}" cannot be read: ${(JSON.stringify(row) ?? '').slice(0, 120)}`;
}
