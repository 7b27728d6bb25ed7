import type { Kind } from '../content.ts';
import { fieldsOf } from './descriptions.ts';
import { type FieldType, fieldTypes } from './field-types.ts';

/** Where the CMS has a field, and how it writes it: `mapping` in the settings. */
export interface MappedField {
  /** Steps in GraphQL, from an entry on: "eventDetails.venue.nodes.Venue.title". One with a capital is a type. */
  readonly path: string;
  /** The form of a date or time, in the letters of PHP's `date()`: "Y-m-d H:i:s". Default: ISO 8601. */
  readonly format?: string;
  /** The zone of a date, as IANA names it. Default: the site's. */
  readonly zone?: string;
  /** The path of the field that names the zone of a date. */
  readonly zoneField?: string;
  /** The path of the field with the time of a date, where `path` leads to its day alone. */
  readonly timeField?: string;
  /** The form of that time: "g:i a". Default: 18:30. */
  readonly timeFormat?: string;
  /** What stands before and after an amount: "$", " €". */
  readonly before?: string;
  readonly after?: string;
}

export interface KindMapping {
  /** The list in GraphQL: "tribeEvents". Default: that of the kind. */
  readonly list?: string;
  /** By the names that the fields have in GraphQL, and `title`, `text`, `excerpt`, `picture`. */
  readonly fields: Readonly<Record<string, MappedField>>;
}

/** What a CMS calls the kinds and their fields, where it is not as the plugin Boardwalk has it. */
export type Mapping = Readonly<Partial<Record<Kind, KindMapping>>>;

/** A field that a mapping may name. */
export interface MappableField {
  readonly name: string;
  /** The name of its value in an answer to our own query. */
  readonly sent: string;
  /** The name of what is found at its path: another one where our own query asks for the field, too. */
  readonly alias: string;
  readonly type: FieldType;
  readonly isEnd?: boolean;
}

/** Those of every kind. */
const common: readonly MappableField[] = [
  { name: 'title', sent: 'title', alias: 'mappedTitle', type: 'text' },
  { name: 'text', sent: 'html', alias: 'mappedText', type: 'lines' },
  { name: 'excerpt', sent: 'excerpt', alias: 'mappedExcerpt', type: 'lines' },
  { name: 'picture', sent: 'featuredImageDatabaseId', alias: 'mappedPicture', type: 'reference' },
];

/** Lists the fields of a kind that have parts, as opening hours: no path leads to them. */
export function compoundFields(kind: Kind): readonly string[] {
  return fieldsOf(kind).flatMap(({ sent, type }) => ('selection' in fieldTypes[type] ? [sent] : []));
}

/** Lists the others, which a mapping may name. */
export function mappableFields(kind: Kind): readonly MappableField[] {
  const compound = compoundFields(kind);
  const own = fieldsOf(kind).filter(({ sent }) => !compound.includes(sent));
  return [
    ...common,
    ...own.map(({ sent, type, isEnd = false }) => ({ name: sent, sent, alias: sent, type, isEnd })),
  ];
}

/** Lists the fields that a mapping names, in order, each with its place in the CMS. */
export function mappedFields(
  kind: Kind,
  { fields }: KindMapping,
): readonly (MappableField & { readonly from: MappedField })[] {
  return mappableFields(kind).flatMap((field) => {
    const from = fields[field.name];
    return from === undefined ? [] : [{ ...field, from }];
  });
}

/** The fields that may belong to a date: what names their paths, and the end of their names in an answer. */
export const besideDates = [
  ['zoneField', 'Zone'],
  ['timeField', 'Time'],
] as const;

/** Cuts a path into its steps. */
export function stepsOf(path: string): readonly string[] {
  return path.split('.');
}

/** Returns true for a step that is a type, as WPGraphQL writes them: with a capital. */
export function isType(step: string): boolean {
  return /^[A-Z]/.test(step);
}
