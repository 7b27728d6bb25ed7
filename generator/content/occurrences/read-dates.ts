import { z } from 'zod';
import type { EventDates, EventDay } from '../content.ts';
import { parseLocal } from '../dates.ts';
import { plainText } from '../html/text.ts';
import { mostOccurrences } from './occurrences-of.ts';

const mostDays = 800;
const mostLetters = 200;

const rows = z
  .array(z.unknown())
  .nullish()
  .transform((list) => (list ?? []).slice(0, mostDays));
const text = z
  .string()
  .nullish()
  .transform((value) => (value ?? '').trim());
const whole = z.number().int().nullish();

/** The dates of an event as the CMS gives them. Parts are checked one by one, to name a wrong one. */
export const datesNode = z
  .object({
    repeats: text,
    interval: whole,
    weekdays: rows,
    weeks: rows,
    until: text,
    count: whole,
    days: rows,
  })
  .nullish()
  .transform((dates) => dates ?? null);

type DatesNode = z.output<typeof datesNode>;

/** Tells what is wrong, and what to do next. */
type Tell = (message: string, hint: string) => void;

const repeats = z.enum(['list', 'daily', 'weekly', 'monthly']);

/** Reads the dates of an event. A wrong part is told of and skipped: the event keeps the other ones. */
export function readDates(node: DatesNode, tell: Tell): EventDates | null {
  if (node === null || node.repeats === '') return null;
  const rule = repeats.safeParse(node.repeats).data;
  if (rule === undefined) {
    tell(
      `"${node.repeats.slice(0, 40)}" is not a way to repeat: the event takes place once`,
      `Choose one of these: ${repeats.options.join(', ')}.`,
    );
    return null;
  }
  return {
    repeats: rule,
    interval: readInterval(node.interval ?? 1, tell),
    weekdays: readNumbers(node.weekdays, { name: 'day of the week', from: 1, to: 7 }, tell),
    weeks: readNumbers(node.weeks, { name: 'week of a month', from: -1, to: 5 }, tell),
    until: readUntil(node.until, tell),
    count: readCount(node.count ?? null, tell),
    days: readDays(node.days, tell),
  };
}

const mostInterval = 52;

function readInterval(interval: number, tell: Tell): number {
  if (interval >= 1 && interval <= mostInterval) return interval;
  tell(
    `The event repeats every ${interval} times, which is not from 1 to ${mostInterval}: every time is shown`,
    'Enter the number again.',
  );
  return 1;
}

interface Range {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

function readNumbers(list: readonly unknown[], { name, from, to }: Range, tell: Tell): readonly number[] {
  const isOne = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to && value !== 0;
  for (const value of list)
    if (!isOne(value))
      tell(`${shorten(value)} is not a ${name}: it is left out`, 'Choose the days of the rule again.');
  return [...new Set(list.filter(isOne))].sort((a, b) => a - b);
}

function readUntil(written: string, tell: Tell): string | null {
  if (written === '') return null;
  const day = z.iso.date().safeParse(written.slice(0, 10)).data;
  if (day === undefined)
    tell(`"${written.slice(0, 40)}" is not the day of an end`, 'Enter the last day again, as 2026-09-30.');
  return day ?? null;
}

function readCount(count: number | null, tell: Tell): number | null {
  if (count === null || count === 0) return null;
  if (count > 0 && count <= mostOccurrences) return count;
  tell(
    `The event takes place ${count} times, and a site shows from 1 to ${mostOccurrences} of them`,
    'Enter the number again, or a last day.',
  );
  return count > 0 ? mostOccurrences : null;
}

/** Reads "9:30", "09:30" or "09:30:00"; empty for none, null for what is not a time. */
export function localTime(written: string): string | null {
  if (written.trim() === '') return '';
  const [, hours = '', minutes] = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(written.trim()) ?? [];
  return minutes === undefined || Number(hours) > 23 ? null : `${hours.padStart(2, '0')}:${minutes}`;
}

const time = text
  .transform((value) => localTime(value === '24:00' ? '00:00' : value))
  .refine((value) => value !== null)
  .transform((value) => value ?? '');

const day: z.ZodType<EventDay> = z.object({
  date: z.iso.date().refine((date) => parseLocal(date, 'UTC') !== null),
  change: z.enum(['added', 'left-out', 'cancelled', 'sold-out', 'other-times']),
  from: time,
  until: time,
  note: text.transform((value) => plainText(value).slice(0, mostLetters)),
});

function readDays(list: readonly unknown[], tell: Tell): readonly EventDay[] {
  const days = new Map<string, EventDay>();
  for (const [index, row] of list.entries()) {
    const read = day.safeParse(row).data;
    const name = `Row ${index + 1} of the days that differ`;
    if (read === undefined) tell(`${name} cannot be read: ${shorten(row)}`, 'Enter the row again.');
    else if (days.has(read.date))
      tell(`${name} is about ${read.date}, as a row before it, which wins`, 'Remove one of both rows.');
    else days.set(read.date, read);
  }
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

function shorten(value: unknown): string {
  return (JSON.stringify(value) ?? '').slice(0, 120);
}
