import type { DocumentNode } from 'graphql';
import type { Kind } from '../content/content.ts';
import { descriptions, kinds } from '../content/kinds/descriptions.ts';
import { type Collections, collectionsOf } from '../content/kinds/index.ts';
import type { Mapping } from '../content/kinds/mapping.ts';
import { ownKinds } from '../content/kinds/own-kinds.ts';
import {
  boardwalkMomentQuery,
  boardwalkPartsQuery,
  boardwalkStateQuery,
  categoriesQuery,
  mediaDetailsQuery,
  redirectsQuery,
} from '../content/queries/site.ts';
import type { Client } from '../graphql/client-types.ts';
import { findUnknown } from '../graphql/find-unknown.ts';
import { authorField, isSeldom } from '../graphql/plugins.ts';
import type { Problem } from '../problems/problem.ts';
import { documentPath } from '../util/display-path.ts';
import { refuseWrongMapping } from './refuse-wrong-mapping.ts';

/** The requested kinds: `kinds` in the settings. Default: all. */
export type KindSwitches = Readonly<Partial<Record<Kind, boolean>>>;

/** The settings that decide how the CMS is asked. */
export interface Asked {
  /** Kinds that are switched off. Default: none. */
  readonly kinds?: KindSwitches;
  /** Where the CMS has kinds elsewhere, or under other names. */
  readonly mapping?: Mapping | undefined;
  /** Asks for the authors of posts. Default: no. */
  readonly authors?: boolean;
}

/** Finds the fields that the CMS lacks, as paths, also those of `further` queries. Throws a BuildError('source'), also for a mapping that does not fit. */
export function findAbsent(
  client: Client,
  { kinds, mapping, authors = false }: Asked,
  further: readonly DocumentNode[] = [],
): Promise<ReadonlySet<string>> {
  const documents = [...optionalQueries(kinds, collectionsOf(mapping)), ...further];
  const judge = (reasons: ReadonlyMap<string, string>): void => {
    if (mapping !== undefined) refuseWrongMapping(mapping, reasons);
  };
  return findUnknown(client, documents, judge, authors ? [] : [authorField]);
}

/**
 * Lists all queries with parts that a CMS may not know.
 * @internal
 */
export function optionalQueries(
  switches: KindSwitches = {},
  collections: Collections = collectionsOf(undefined),
): readonly DocumentNode[] {
  const details = kinds.filter((kind) => switches[kind] !== false).map((kind) => collections[kind].details);
  return [
    ...details,
    categoriesQuery,
    mediaDetailsQuery,
    redirectsQuery,
    boardwalkStateQuery,
    boardwalkMomentQuery,
    boardwalkPartsQuery,
  ];
}

/** Lists the kinds without entries: switched off, or not offered by the CMS. */
export function missingKinds(
  switches: KindSwitches,
  unknown: ReadonlySet<string>,
  collections?: Collections,
): readonly Kind[] {
  return kinds.filter((kind) => switches[kind] === false || isUnknown(kind, unknown, collections));
}

function isUnknown(
  kind: Kind,
  unknown: ReadonlySet<string>,
  collections = collectionsOf(undefined),
): boolean {
  return unknown.has(`RootQuery.${collections[kind].connection}`);
}

/** Reports kinds and fields that the CMS does not know, a line each, with a hint: of mapped kinds nothing, whose fields are chosen. */
export function tellUnknown(
  unknown: ReadonlySet<string>,
  collections: Collections = collectionsOf(undefined),
): readonly Problem[] {
  const without = kinds.filter((kind) => isUnknown(kind, unknown, collections));
  const chosen = Object.values(collections).flatMap(({ connection, mapping }) =>
    mapping === undefined ? [] : [`RootQuery.${connection}.`],
  );
  const fields = [...unknown]
    .filter((path) => !isSeldom(path) && !chosen.some((list) => path.startsWith(list)))
    .flatMap((path) => nameOf(path) ?? []);
  return [
    ...kindsProblems(without),
    ...(fields.length === 0 ? [] : [fieldsProblem([...new Set(fields)].sort())]),
  ];
}

function kindsProblems(without: readonly Kind[]): readonly Problem[] {
  const added = new Set<string>(ownKinds.map(({ name }) => name));
  const [ours, own] = [without.filter((kind) => !added.has(kind)), without.filter((kind) => added.has(kind))];
  const off = ours.map((kind) => `${kind}: false`).join(', ');
  const register = 'register these post types with show_in_graphql and these plural names';
  return [
    ...kindsProblem(
      ours,
      `Install the plugin Boardwalk in WordPress (${documentPath('docs/wordpress.md')}), or ${register}, or switch them off in the settings: kinds: { ${off} }.`,
    ),
    ...kindsProblem(own, `In WordPress ${register}, or remove their files from kinds/ and page-types/.`),
  ];
}

function kindsProblem(without: readonly Kind[], hint: string): readonly Problem[] {
  if (without.length === 0) return [];
  const names = without.map((kind) => descriptions[kind].connection).join(', ');
  const message = `The CMS does not offer ${names}: the site has no pages for them`;
  return [{ message, field: 'kinds', hint }];
}

function fieldsProblem(fields: readonly string[]): Problem {
  return {
    message: `Fields are missing in the CMS and stay empty: ${fields.join(', ')}`,
    hint: 'If your content has them, install the plugin Boardwalk in WordPress, or register them for WPGraphQL under these names.',
  };
}

/**
 * Returns "events.venue"; undefined for a kind, which has its own message, and for fields of
 * plugins, which are optional.
 */
function nameOf(path: string): string | undefined {
  const [, list, , ...field] = path.split('.');
  if (!path.startsWith('RootQuery.'))
    return path.startsWith('Entry.seo') ? undefined : path.split('.').slice(1).join('.');
  return field.length === 0 || list === 'seo' || list === 'boardwalk' || field[0] === 'seo'
    ? undefined
    : `${list}.${field.join('.')}`;
}
