import { ZodError, type ZodType, z } from 'zod';
import type { FieldValues, Kind, KindFields } from '../content.ts';
import { hoursNode, readHours } from '../hours/read-hours.ts';
import type { EntryContext } from '../html/context.ts';
import { plainText } from '../html/text.ts';
import { fieldsOf, type NamedField } from './descriptions.ts';
import { fieldLink } from './field-link.ts';
import { flag, id, plain, raw, reference } from './field-schemas.ts';
import type { FieldType } from './field-types.ts';
import { localDate } from './local-date.ts';
import { settleFields } from './settle-fields.ts';

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
  boolean: reader(flag),
  integer: reader(reference),
  reference: reader(reference),
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
