import type { Entry, FieldValues } from '../content.ts';
import type { Field, NamedKind } from './description.ts';
import type { FieldType } from './field-types.ts';

export type OwnFields = Readonly<Record<string, Field>>;

/** A kind of entries that a site adds, with the types of its fields. */
export interface OwnKind<Fields extends OwnFields = OwnFields> extends NamedKind {
  readonly fields: Fields;
}

/** Describes a kind of entries. `connection` is its list in GraphQL, `folder` that of its pages. */
export function defineKind<const Fields extends OwnFields>(kind: OwnKind<Fields>): OwnKind<Fields> {
  return kind;
}

/** The type of the entries of such a kind. */
export interface OwnEntry<Fields extends OwnFields> extends Omit<Entry, 'kind' | 'fields'> {
  readonly kind: string;
  readonly fields: { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };
}

type ValueOf<OneField extends Field> = OneField['type'] extends infer Type extends FieldType
  ? FieldValues[Type]
  : never;
