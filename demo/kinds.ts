import { descriptions, fieldsOf, kinds } from '../generator/content/kinds/descriptions.ts';
import type { FieldType } from '../generator/content/kinds/field-types.ts';

export type DemoKind = keyof typeof descriptions;

/** The values that an editor leaves in fields of each type. */
interface Typed extends Record<FieldType, unknown> {
  text: string;
  address: string;
  lines: string;
  money: string;
  phone: string;
  url: string;
  datetime: string;
  boolean: boolean;
  integer: number | null;
  number: number | null;
  /** The id of another entry. */
  reference: number | null;
  /** The id of a file of the library. */
  file: number | null;
  hours: DemoHours | null;
  date: string;
  time: string;
  dates: DemoDates | null;
  choice: string;
  choices: readonly string[];
}

type Described<K extends DemoKind> = (typeof descriptions)[K]['fields'];
type SentName<Name, Field> = Field extends { readonly sent: infer Sent extends string } ? Sent : Name;
type TypedIn<Field> = Field extends { readonly type: infer Type extends FieldType } ? Typed[Type] : never;

/** The fields that only one kind has, as an editor fills them in, by their names in GraphQL: empty where nothing was typed. Times are local times of the pier. */
export type DemoKindFields = {
  [K in Exclude<DemoKind, 'post' | 'page'>]: {
    -readonly [Name in keyof Described<K> as SentName<Name, Described<K>[Name]>]: TypedIn<Described<K>[Name]>;
  };
} & {
  post: { categoryIds: number[]; isSticky?: boolean };
  /** Id of the page above, 0 for none. */
  page: { parentId: number };
};

/** Opening hours as the plugin's type `BoardwalkOpeningHours` answers. Day 1 is Monday. */
export interface DemoHours {
  week: DemoOpening[];
  exceptions: { date: string; isClosed: boolean; opens: string; closes: string; note: string }[];
  seasons: { name: string; from: string; until: string; week: DemoOpening[] }[];
}

export interface DemoOpening {
  day: number;
  opens: string;
  closes: string;
}

/** The dates of an event as the plugin's type `BoardwalkEventDates` answers; what is missing was not filled in. */
export interface DemoDates {
  repeats: string;
  interval?: number;
  weekdays?: readonly number[];
  weeks?: readonly number[];
  until?: string;
  count?: number;
  days?: readonly { date: string; change: string; from?: string; until?: string; note?: string }[];
}

interface DemoKindNames {
  /** The type of its entries in the schema. */
  readonly type: string;
  /** The field of the schema's root that lists them. */
  readonly list: string;
  /** The post type, as `contentTypeName` says it. In capitals, it is the one to ask `contentNodes` for. */
  readonly postType: string;
  /** The folder of their addresses; pages lie where their pages above do. */
  readonly folder: string;
}

/** The folders of the addresses of every kind: others than on the site, as in a WordPress that was there before. */
const folders: Readonly<Record<DemoKind, string>> = {
  post: 'news',
  page: '',
  event: 'events',
  location: 'locations',
  artwork: 'art',
  experience: 'experience',
  space: 'space',
  job: 'job',
};

/** The names of every kind of entry. */
export const demoKinds = Object.fromEntries(kinds.map((kind) => [kind, namesOf(kind)])) as Readonly<
  Record<DemoKind, DemoKindNames>
>;

/** Every kind, in their order. */
export const demoKindNames: readonly DemoKind[] = kinds;

function namesOf(kind: DemoKind): DemoKindNames {
  const description = descriptions[kind];
  return {
    type: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
    list: description.connection,
    postType: 'plugin' in description ? description.plugin.postType : kind,
    // A site's own kind has none here.
    folder: Object.hasOwn(folders, kind) ? folders[kind] : description.connection,
  };
}

/** Makes the fields of a kind of the plugin: those that are written, the others empty. */
export function fillFields<K extends Exclude<DemoKind, 'post' | 'page'>>(
  kind: K,
  written?: Readonly<Partial<DemoKindFields[K]>>,
): DemoKindFields[K] {
  const fields = fieldsOf(kind).map(({ sent, type }) => [
    sent,
    Reflect.get(written ?? {}, sent) ?? emptyOf(type),
  ]);
  // Of each field, by its description.
  return Object.fromEntries(fields) as DemoKindFields[K];
}

function emptyOf(type: FieldType): Typed[FieldType] {
  if (type === 'boolean') return false;
  if (type === 'choices') return [];
  return ['integer', 'number', 'reference', 'file', 'hours', 'dates'].includes(type) ? null : '';
}
