import type { enUS } from './tables/en-us.ts';

/** The words in any language: a text without placeholders is a string, and any other a function of their values. */
export type Words = {
  readonly [Room in RoomName]: { readonly [Key in keyof EnUS[Room]]: Said<EnUS[Room][Key]> };
};

/** The words of one place of the site. */
export type RoomName = keyof EnUS;

/**
 * The texts of a language as they are written. A table that lacks a word or a placeholder, or has an
 * unknown word, does not compile.
 */
export type WordTable = {
  readonly [Room in RoomName]: { readonly [Key in keyof EnUS[Room]]: Written<EnUS[Room][Key]> };
};

/** Some words of a language, in place of Boardwalk's own. A filter of WordPress replaces what the plugin answers. */
export type SomeWords = {
  readonly [Room in Exclude<RoomName, 'formAnswers'>]?: {
    readonly [Key in keyof EnUS[Room]]?: Written<EnUS[Room][Key]>;
  };
};

/** One word as it is written: a text, or one for singular and plural. */
export type Text = string | PluralText;

/** A text for one thing, if it has one, and one for any other number. */
export interface PluralText<Other extends string = string> {
  readonly one?: string;
  readonly other: Other;
}

type EnUS = typeof enUS;

type Said<Value> = Value extends { readonly other: infer Other extends string }
  ? (values: Values<Exclude<Placeholder<Other>, 'count'>> & { readonly count: number }) => string
  : Value extends string
    ? [Placeholder<Value>] extends [never]
      ? string
      : (values: Values<Placeholder<Value>>) => string
    : never;

type Written<Value> = Value extends { readonly other: infer Other extends string }
  ? PluralText<Holding<Placeholder<Other>>>
  : Value extends string
    ? Holding<Placeholder<Value>>
    : never;

type Values<Name extends string> = { readonly [Key in Name]: string | number };

/** The names of the placeholders of a text: "shown" and "all" of "{shown} of {all} places". */
type Placeholder<Value extends string> = Value extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** A text with each of these placeholders, in any order. */
type Holding<Name extends string> = [Name] extends [never]
  ? string
  : (Name extends unknown ? (text: `${string}{${Name}}${string}`) => void : never) extends (
        text: infer Value,
      ) => void
    ? Value & string
    : never;
