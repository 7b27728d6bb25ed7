import type { FieldType } from './field-types.ts';

/** A field that only one kind has. Queries, checks, types, the demo and the forms of the plugin are made from it. */
export interface Field {
  readonly type: FieldType;
  /** Its name in GraphQL, where that is another one. */
  readonly sent?: string;
  /** Other pages select, sort or link entries by it, as by their slug: the route plan may read it. */
  readonly inPlace?: true;
  /** Code of the site's own registers it, too: a CMS without it is told of, as the plugin Boardwalk may be missing. */
  readonly ofSite?: true;
  /** For editors, in the forms of the plugin. */
  readonly label?: string;
  readonly help?: string;
  /** The kind that a reference leads to. */
  readonly of?: string;
  /** The lowest and the highest number. */
  readonly range?: readonly [number, number];
  /** The values of a choice, with their words for editors. */
  readonly options?: Readonly<Record<string, string>>;
  /** A time that ends something: a day alone is included. */
  readonly isEnd?: true;
  /** The lines that say opening hours in words. */
  readonly words?: string;
}

/** A kind of entry, as data: how the CMS names and lists it, and its own fields. */
export interface KindDescription {
  /** Its list in GraphQL: "posts". */
  readonly connection: string;
  /** A post type of the plugin Boardwalk; absent for those of WordPress. */
  readonly plugin?: {
    readonly postType: string;
    /** The folder of its addresses in WordPress. */
    readonly folder: string;
    /** For one and for many. */
    readonly labels: readonly [string, string];
    readonly icon: string;
  };
  /** By their names in an entry, in the order of the forms. */
  readonly fields: Readonly<Record<string, Field>>;
}

/** A kind that a site adds. */
export interface NamedKind extends KindDescription {
  readonly name: string;
  /** The folder of its pages: "tours". */
  readonly folder: string;
  /** The name of its list for visitors, in the search. Default: the folder, with a capital. */
  readonly title?: string;
}
