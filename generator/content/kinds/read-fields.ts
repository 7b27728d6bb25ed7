import { ZodError, type ZodType, z } from 'zod';
import type { FieldValues, Kind, KindFields } from '../content.ts';
import { hoursNode, readHours } from '../hours/read-hours.ts';
import type { EntryContext } from '../html/context.ts';
import { linkRef } from '../html/links.ts';
import { plainText } from '../html/text.ts';
import { datesNode, localTime, readDates } from '../occurrences/read-dates.ts';
import type { LinkRef, MediaRef } from '../stored-blocks.ts';
import { typedAddress } from '../typed-address.ts';
import { fieldsOf, type NamedField } from './descriptions.ts';
import { flag, id, plain, raw, reference } from './field-schemas.ts';
import type { FieldType } from './field-types.ts';
import { isNowhere } from './is-nowhere.ts';
import { localDate } from './local-date.ts';
import { readMoney, readPrice } from './price.ts';
import { authorNode, publicAuthor } from './public-author.ts';

type Node = Readonly<Record<string, unknown>>;

/**
 * Reads the fields of only one kind from an unchecked entry. Throws a ZodError with the name of a field of
 * a wrong type; a missing one is empty.
 */
export function readFields<K extends Kind>(kind: K, node: Node, context: EntryContext): KindFields[K] {
  const values = fieldsOf(kind).map((field) => [field.name, readers[field.type](field, node, context)]);
  // The types of both are made from the same description.
  return settleFields(kind, Object.fromEntries(values) as KindFields[K], context);
}

type Reader<Value> = (field: NamedField, node: Node, context: EntryContext) => Value;

const text = reader(plain);

const readers: { readonly [Type in FieldType]: Reader<FieldValues[Type]> } = {
  text,
  address: text,
  money: text,
  phone: text,
  lines: reader(raw, linesOf),
  url: reader(raw, (typed, { sent }, _node, context) => fieldLink(sent, typed, context)),
  datetime: reader(raw, readDate),
  date: reader(raw, (...read) => readDate(...read)?.slice(0, 10) ?? null),
  time: reader(raw, readTime),
  dates: reader(datesNode, (dates, { sent }, _node, { entry, warn }) =>
    readDates(dates, (message, hint) => warn({ message, entry, field: sent, hint })),
  ),
  choice: reader(raw, (value, { sent, options = {} }, _node, context) =>
    knownOptions([value], { sent, options }, context).join(''),
  ),
  choices: reader(z.array(z.unknown()).nullish(), (values, { sent, options = {} }, _node, context) =>
    knownOptions(values ?? [], { sent, options }, context),
  ),
  boolean: reader(flag),
  integer: reader(reference),
  reference: reader(reference),
  file: reader(reference, fileOf),
  number: reader(z.number().nullish(), (value, { range: [least, most] = [-Infinity, Infinity] }) =>
    value != null && value >= least && value <= most ? value : null,
  ),
  hours: reader(hoursNode, (hours, { sent, words = '' }, node, { entry, warn }) =>
    readHours(hours, {
      // Of a wrong type, their own field is told of.
      lines: linesOf(raw.catch('').parse(node[words])),
      tell: (reason) =>
        warn({
          message: `The opening hours are shown in words only, because ${reason}`,
          entry,
          field: sent,
          hint: `Correct the opening hours of the ${entry.kind}.`,
        }),
    }),
  ),
  categories: reader(z.object({ nodes: z.array(z.object({ databaseId: id })) }).nullish(), (categories) =>
    (categories?.nodes ?? []).map(({ databaseId }) => databaseId).sort((a, b) => a - b),
  ),
  author: reader(authorNode, publicAuthor),
};

type Made<Sent, Value> = (sent: Sent, ...rest: Parameters<Reader<Value>>) => Value;

/** Makes a reader that checks what was sent, and makes the value from it. Default: as it is. */
function reader<Value>(schema: ZodType<Value>): Reader<Value>;
function reader<Sent, Value>(schema: ZodType<Sent>, make: Made<Sent, Value>): Reader<Value>;
function reader<Sent, Value>(schema: ZodType<Sent>, make?: Made<Sent, Value>): Reader<Sent | Value> {
  return (field, node, context) => {
    const { success, data, error } = schema.safeParse(node[field.sent]);
    if (!success)
      throw new ZodError(error.issues.map((issue) => ({ ...issue, path: [field.sent, ...issue.path] })));
    return make ? make(data, field, node, context) : data;
  };
}

function linesOf(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map(plainText)
    .filter((line) => line !== '');
}

/** A file that only its id names. */
function fileOf(id: number | null): MediaRef | null {
  return id === null ? null : { ref: 'media', path: `/?attachment_id=${id}`, id };
}

/** Warns about an invalid date and treats it as missing. */
function readDate(
  value: string,
  { sent, isEnd }: NamedField,
  _node: Node,
  { entry, timeZone, warn }: EntryContext,
): string | null {
  const date = localDate(value, { timeZone, isEnd: isEnd === true });
  if (date === null && value !== '')
    warn({
      message: `"${value.slice(0, 40)}" is not a date`,
      entry,
      field: sent,
      hint: 'Enter the date again.',
    });
  return date;
}

/** Warns about a time that a day does not have and treats it as missing. */
function readTime(value: string, { sent }: NamedField, _node: Node, { entry, warn }: EntryContext): string {
  const time = localTime(value);
  if (time !== null) return time;
  warn({
    message: `"${value.slice(0, 40)}" is not a time`,
    entry,
    field: sent,
    hint: 'Enter the time again, as 18:30.',
  });
  return '';
}

/** Keeps the values that are options, each once and in their order; warns about others. */
function knownOptions(
  values: readonly unknown[],
  { sent, options }: Required<Pick<NamedField, 'sent' | 'options'>>,
  { entry, warn }: EntryContext,
): readonly string[] {
  const typed = values.map((value) => String(value ?? '').trim()).filter((value) => value !== '');
  const names = Object.keys(options);
  for (const value of typed)
    if (!names.includes(value))
      warn({
        message: `"${value.slice(0, 40)}" is not a value of this field: it is left out`,
        entry,
        field: sent,
        hint: `Choose one of these: ${names.join(', ')}.`,
      });
  return names.filter((name) => typed.includes(name));
}

/** Reads the address in a field of an entry; warns about one that leads nowhere, and skips it. */
function fieldLink(field: string, typed: string, context: EntryContext): LinkRef | null {
  if (typed.trim() === '') return null;
  const address = typedAddress(typed);
  const link = address === null ? null : linkRef(address, context);
  if (link === null) {
    context.warn({
      message: `"${typed.trim().slice(0, 80)}" is not an address: no link is shown`,
      entry: context.entry,
      field,
      hint: 'Enter a whole address, as https://tickets.example.org/.',
    });
  }
  return link;
}

type Settle<K extends Kind> = (fields: KindFields[K], context: EntryContext) => KindFields[K];

/** Settles fields of a kind that may contradict each other. */
const settlers: { readonly [K in Kind]?: Settle<K> } = {
  event: (fields, context) => ({
    ...fields,
    end: plausibleEnd(fields, context),
    ...readPrice(fields, context),
  }),
  job: (fields, context) => ({
    ...fields,
    pay: readMoney(fields.pay, { field: 'pay', example: '"$21 an hour"' }, context),
  }),
  space: (fields, context) => {
    if (fields.area === null)
      context.warn({
        message: 'The space has no area: visitors cannot tell whether it is large enough',
        entry: context.entry,
        field: 'area',
        hint: 'Enter the area in square metres, as a number.',
      });
    return {
      ...fields,
      rent: readMoney(fields.rent, { field: 'rent', example: '"$1,550 a month"' }, context),
    };
  },
  location: (fields, context) => {
    if (fields.hireCapacity === null && fields.hirePrice !== '')
      context.warn({
        message: 'The price of the hire is not shown: the location has no number of people',
        entry: context.entry,
        field: 'hireCapacity',
        hint: 'Enter for how many people it is for hire, or remove the price.',
      });
    const field = { field: 'hirePrice', name: 'price', example: '"from $2,400 a day"' };
    return {
      ...fields,
      ...(isNowhere(fields) && { latitude: null, longitude: null }),
      hirePrice: readMoney(fields.hirePrice, field, context),
    };
  },
};

function settleFields<K extends Kind>(kind: K, fields: KindFields[K], context: EntryContext): KindFields[K] {
  const settle: Settle<K> | undefined = settlers[kind];
  return settle ? settle(fields, context) : fields;
}

/** The longest event: a calendar shows each of its days. */
const mostYears = 20;

/** Warns about an implausible end and treats it as missing. */
function plausibleEnd({ start, end }: KindFields['event'], { entry, warn }: EntryContext): string | null {
  if (start === null || end === null) return end;
  const isTooLate = Number(end.slice(0, 4)) - Number(start.slice(0, 4)) > mostYears;
  if (end >= start && !isTooLate) return end;
  const what = isTooLate ? `lasts more than ${mostYears} years` : 'ends before it starts';
  warn({
    message: `The event ${what}: it is shown without an end`,
    entry,
    field: 'endDate',
    hint: 'Enter the end again, or leave it empty.',
  });
  return null;
}
