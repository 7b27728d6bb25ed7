import type { Problem } from '../../problems/problem.ts';
import { isTimeZone } from '../../util/is-time-zone.ts';
import { addDays } from '../../util/iso-day.ts';
import { writeOffset, zoneOffset } from '../../util/zone-offset.ts';
import type { Kind } from '../content.ts';
import { instantOf } from '../local-moments.ts';
import type { DetailsNode } from '../queries/documents.ts';
import { dateForm } from './date-form.ts';
import type { FieldType } from './field-types.ts';
import { localDate } from './local-date.ts';
import { besideDates, isType, type KindMapping, type MappedField, mappedFields, stepsOf } from './mapping.ts';

/** A value that is not what the mapping says: a problem of an entry, without its name. */
export type Misfit = Required<Pick<Problem, 'message' | 'cause' | 'field' | 'hint'>>;

interface FittedNode {
  readonly node: DetailsNode;
  readonly misfits: readonly Misfit[];
}

/**
 * Turns an answer to a query of a mapping into one as the plugin Boardwalk would give it. A value that does not fit is
 * missing in it, and among the misfits. `timeZone` is the site's.
 */
export function fitNode(
  kind: Kind,
  node: DetailsNode,
  { mapping, timeZone }: { readonly mapping: KindMapping; readonly timeZone: string },
): FittedNode {
  const misfits: Misfit[] = [];
  const fields = mappedFields(kind, mapping).map(({ alias, isEnd = false, from, ...field }) => {
    const [zone, time] = besideDates.map(([setting, end]) =>
      valuesAt(node[`${alias}${end}`], from[setting] ?? '')
        .map(String)
        .at(0),
    );
    const rules: FitRules = { ...from, zone: zone || from.zone, time, isEnd, timeZone };
    return { ...field, from, values: valuesAt(node[alias], from.path), rules };
  });
  const start = fields.find(({ name }) => name === 'startDate');
  const found = fields.map((field) =>
    field.name === 'endDate' && field.from.timeField !== undefined && field.from.path === start?.from.path
      ? onDayOf(start.rules, field)
      : field,
  );
  const isWholeDays = found
    .filter(({ name }) => name === 'startDate' || name === 'endDate')
    .every(({ values: [value], rules }) => value === undefined || isEdgeOfDay(value, rules));
  const fitted = found.map(({ name, sent, type, from, values, rules }) => {
    try {
      return [sent, fitters[type](values, { ...rules, isWholeDays })];
    } catch (error) {
      if (!(error instanceof Unfit)) throw error;
      const { path } = from;
      misfits.push({
        message: `${JSON.stringify(error.value)?.slice(0, 60)} is ${error.message}`,
        cause: `Values of ${path} are ${error.message}`,
        field: path,
        hint: `Correct it in the CMS, or mapping.${kind}.fields.${name} in the settings.`,
      });
      return [sent, null];
    }
  });
  return { node: { ...node, ...Object.fromEntries(fitted) }, misfits };
}

/** Settles an end that has the same day as its start: without a time there is no end, and a time before that of the start is after midnight. */
function onDayOf<Field extends { readonly values: readonly unknown[]; readonly rules: FitRules }>(
  start: FitRules,
  end: Field,
): Field {
  return { ...end, values: end.rules.time === undefined ? [] : end.values, rules: { ...end.rules, start } };
}

class Unfit extends Error {
  constructor(
    readonly value: unknown,
    message: string,
  ) {
    super(message);
  }
}

/** Follows a path from the answer to its first step. Lists on the way give several values; what is missing gives none. */
function valuesAt(answer: unknown, path: string): readonly unknown[] {
  const [, ...steps] = stepsOf(path);
  const found = steps
    .filter((step) => !isType(step))
    .reduce<readonly unknown[]>(
      (values, step) => values.flat().map((value) => (isObject(value) ? value[step] : undefined)),
      [answer],
    );
  return found.flat().filter((value) => value != null && value !== '' && !isEmpty(value));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** An entry of another type than that of the path gives an object without fields. */
function isEmpty(value: unknown): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

interface FitRules extends Omit<MappedField, 'zone'> {
  readonly zone: string | undefined;
  /** That of `timeField`. */
  readonly time: string | undefined;
  /** Those of the start, for an end of the same day. */
  readonly start?: FitRules;
  readonly isEnd: boolean;
  /** True for an event from midnight to midnight of its own zone: it stays on its day. */
  readonly isWholeDays?: boolean;
  /** The site's. */
  readonly timeZone: string;
}

/** Makes a value as our plugin sends it from those that were found; throws Unfit. */
type Fit = (values: readonly unknown[], rules: FitRules) => unknown;

const lines: Fit = (values) => values.map(textOf).join('\n');
const text: Fit = (values) => values.map(textOf).join(', ');
const first =
  (make: (value: unknown, rules: FitRules) => unknown): Fit =>
  ([value], rules) =>
    value === undefined ? null : make(value, rules);
const number = first(numberOf);

const fitters: { readonly [Type in FieldType]: Fit } = {
  text,
  address: text,
  lines,
  money: (values, rules) => values.map((value) => amountOf(value, rules)).join(', '),
  phone: first(textOf),
  url: first(textOf),
  datetime: first(dateOf),
  date: first(dateOf),
  time: first(timeOf),
  choice: first(textOf),
  choices: (values) => values.map(textOf),
  boolean: first(flagOf),
  integer: number,
  number,
  reference: number,
  file: number,
  // No mapping names them.
  dates: () => null,
  hours: () => null,
  categories: () => null,
  author: () => null,
};

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  throw new Unfit(value, 'not a text');
}

function amountOf(value: unknown, { before = '', after = '' }: FitRules): string {
  const amount = textOf(value).trim();
  if (!/^\d+([.,]\d+)?$/.test(amount)) return amount;
  return `${before}${amount.replace(/^(\d+[.,]\d)$/, '$10')}${after}`;
}

function numberOf(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number === 'number' && Number.isFinite(number)) return number;
  throw new Unfit(value, 'not a number');
}

function flagOf(value: unknown): boolean {
  if (typeof value === 'boolean') return value;
  const word = String(value).trim().toLowerCase();
  if (/^(1|yes|true|on)$/.test(word)) return true;
  if (/^(0|no|false|off)$/.test(word)) return false;
  throw new Unfit(value, 'neither yes nor no');
}

function timeOf(value: unknown, { format }: { readonly format?: string | undefined }): string {
  const time = textOf(value).trim();
  const read =
    format === undefined ? /^\d{1,2}:\d{2}/.exec(time)?.[0] : dateForm(format).read(time)?.slice(0, 5);
  if (read === undefined) throw new Unfit(value, notOfForm('time', format));
  return read;
}

/** Returns a local time of the site. */
function dateOf(value: unknown, rules: FitRules): string {
  const { date, local, from } = ownDate(value, rules);
  // A day is the same day everywhere.
  const isDay = /^\d{4}-?\d{2}-?\d{2}$/.test(date) || (rules.isWholeDays && isEdge(local, rules));
  if (isDay || from === rules.timeZone) return local;
  const ms = instantOf(local, from);
  if (Number.isNaN(ms)) throw new Unfit(value, notOfForm('date', rules.format));
  return new Date(ms + zoneOffset(rules.timeZone, new Date(ms)) * 60_000).toISOString().slice(0, 19);
}

/** Returns a date as it is in its own zone, and that zone. */
function ownDate(value: unknown, rules: FitRules) {
  const { format, zone, time, start, isEnd, timeZone } = rules;
  const written = textOf(value).trim();
  const day = format === undefined ? written : dateForm(format).read(written);
  const date = day && time !== undefined ? `${day.replace(/[T ].*/, '')}T${clockOf(rules)}` : day;
  const from = format === 'U' ? 'UTC' : zoneOf(zone, timeZone);
  const local = date === null ? null : localDate(date, { timeZone: from, isEnd });
  if (date === null || local === null) throw new Unfit(value, notOfForm('date', format));
  const isNextDay = start?.time !== undefined && clockOf(rules) < clockOf(start);
  return { date, local: isNextDay ? `${addDays(local.slice(0, 10), 1)}${local.slice(10)}` : local, from };
}

/** Reads the time that is a field of its own: "09:30". */
function clockOf({ time, timeFormat: format }: FitRules): string {
  return timeOf(time, { format }).padStart(5, '0');
}

/** Returns true for a date where a day of its own zone begins or ends. False for one that does not fit. */
function isEdgeOfDay(value: unknown, rules: FitRules): boolean {
  try {
    return isEdge(ownDate(value, rules).local, rules);
  } catch (error) {
    if (error instanceof Unfit) return false;
    throw error;
  }
}

/** Times of `zone: 'UTC'` and of `format: 'U'` are moments: midnight is no more than another hour. */
function isEdge(local: string, { format, zone, zoneField, isEnd }: FitRules): boolean {
  const isMoment = format === 'U' || (zoneField === undefined && /^(Etc\/)?(UTC|GMT)$/.test(zone ?? ''));
  return !isMoment && (isEnd ? /T(00:00|23:59):/ : /T00:00:/).test(local);
}

function notOfForm(what: string, format: string | undefined): string {
  return `not a ${what} ${format === undefined ? 'in ISO 8601' : `of the form "${format}"`}`;
}

/** Reads the name of a zone, or an offset as WordPress writes it: "UTC+2", "UTC-5.5". */
function zoneOf(zone: string | undefined, timeZone: string): string {
  if (zone === undefined) return timeZone;
  const [, sign, hours, part = '0'] = /^UTC([+-])(\d{1,2})(?:[.:](\d{1,2}))?$/.exec(zone) ?? [];
  if (hours === undefined) {
    if (isTimeZone(zone)) return zone;
    throw new Unfit(zone, 'not a time zone');
  }
  const minutes = zone.includes(':') ? Number(part) : Number(`0.${part}`) * 60;
  return writeOffset((sign === '-' ? -1 : 1) * (Number(hours) * 60 + Math.round(minutes)), ':');
}
