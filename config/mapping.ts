import * as z from 'zod';
import { dateForm } from '../generator/content/kinds/date-form.ts';
import { descriptions, kinds } from '../generator/content/kinds/descriptions.ts';
import type { FieldType } from '../generator/content/kinds/field-types.ts';
import {
  compoundFields,
  type MappableField,
  type Mapping,
  mappableFields,
} from '../generator/content/kinds/mapping.ts';
import { isTimeZone } from '../generator/util/is-time-zone.ts';

type Kinds = typeof descriptions;

/** The types of fields that have parts. */
type Compound = 'dates' | 'hours' | 'categories';

type Place<Type> =
  | string
  | ({ path: string } & (Type extends 'datetime'
      ? { format?: string; zone?: string; zoneField?: string; timeField?: string; timeFormat?: string }
      : Type extends 'time' | 'date'
        ? { format?: string }
        : Type extends 'money'
          ? { before?: string; after?: string }
          : object));

type SentName<Name, Field> = Field extends { readonly sent: infer Sent extends string } ? Sent : Name;
type TypeOf<Field> = Field extends { readonly type: infer Type extends FieldType } ? Type : never;

type Places<Fields> = {
  [Name in keyof Fields as TypeOf<Fields[Name]> extends Compound
    ? never
    : SentName<Name, Fields[Name]> & string]?: Place<TypeOf<Fields[Name]>>;
} & { [Name in 'title' | 'text' | 'excerpt' | 'picture']?: Place<'text'> };

/** `mapping` as an owner writes it. */
type MappingSettings = { [K in keyof Kinds]?: { list?: string; fields: Places<Kinds[K]['fields']> } };

const list = z.string().regex(/^[a-z_]\w*$/i, 'must be a list of the CMS in GraphQL, as tribeEvents');

const path = z
  .string('must be a path of GraphQL fields, as eventDetails.start')
  .regex(
    /^[a-z_]\w*(\.[A-Za-z_]\w*)*$/,
    'must be a path of GraphQL fields, as eventDetails.start; a step with a capital is a type',
  )
  .refine(
    (steps) => !/(^|\.)[A-Z]\w*$/.test(steps),
    'must end with a field: a step with a capital is a type',
  );

const zone = z.string().refine(isTimeZone, 'must be a time zone, as UTC or America/New_York');

function formatOf(isDate: boolean) {
  return z.string().superRefine((format, { addIssue }) => {
    const { unknown, hasDay, hasTime } = dateForm(format);
    const say = (message: string) => addIssue({ code: 'custom', message });
    if (unknown.length > 0)
      say(
        `has letters that are not known of PHP's date(): ${unknown.join(', ')}. A backslash before a letter keeps it as it is`,
      );
    else if (isDate && !hasDay) say('must have year, month and day, each once, as Y-m-d H:i:s, or be U');
    else if (!isDate && (hasDay || !hasTime)) say('must have the hours and no day, as H:i');
  });
}

const dateFormat = formatOf(true).exactOptional();
const timeFormat = formatOf(false).exactOptional();
const word = z.string().max(20).exactOptional();

/** What may be said of a field besides its path, by its type. */
const further: Readonly<Partial<Record<FieldType, z.ZodRawShape>>> = {
  datetime: {
    format: dateFormat,
    zone: zone.exactOptional(),
    zoneField: path.exactOptional(),
    timeField: path.exactOptional(),
    timeFormat,
  },
  date: { format: dateFormat },
  time: { format: timeFormat },
  money: { before: word, after: word },
};

function hasMoment(format: string): boolean {
  return format.includes('U') || dateForm(format).hasTime;
}

function placeSchema({ type }: MappableField) {
  const place = z
    .strictObject({ path, ...further[type] })
    .refine((value) => !('zone' in value && 'zoneField' in value), 'has zone and zoneField: name one')
    .refine((value) => !('timeFormat' in value) || 'timeField' in value, 'has timeFormat without timeField')
    .refine(
      ({ timeField, format }: { path: string; timeField?: string; format?: string }) =>
        timeField === undefined || format === undefined || !hasMoment(format),
      'has timeField and a format with hours: name one',
    );
  return z.preprocess((value) => (typeof value === 'string' ? { path: value } : value), place).optional();
}

function kindSchema(kind: (typeof kinds)[number]) {
  const places = mappableFields(kind).map((field) => [field.name, placeSchema(field)]);
  const compound = compoundFields(kind).map((name) => [
    name,
    z.never('has parts, which no path names').optional(),
  ]);
  return z
    .strictObject({
      list: list.exactOptional(),
      fields: z.strictObject(Object.fromEntries([...places, ...compound])).default({}),
    })
    .exactOptional();
}

/** Checks the mapping of kinds: names are those of the descriptions, and two kinds never have one list. */
// The compiler does not know that the fields are those of the descriptions.
export const mappingSchema = z
  .strictObject(Object.fromEntries(kinds.map((kind) => [kind, kindSchema(kind)])))
  .superRefine((mapping, { addIssue }) => {
    const owners = new Map<string, string>();
    for (const kind of kinds) {
      const name = mapping[kind]?.list ?? descriptions[kind].connection;
      const owner = owners.get(name);
      owners.set(name, kind);
      if (owner !== undefined)
        addIssue({
          code: 'custom',
          path: [mapping[kind]?.list === undefined ? owner : kind, 'list'],
          message: `"${name}" is the list of ${owner} and of ${kind}: an entry has one kind`,
        });
    }
  }) as unknown as z.ZodType<Mapping, MappingSettings>;
