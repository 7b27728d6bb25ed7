import type { DocumentNode } from 'graphql';
import type { Kind } from '../content/content.ts';
import { collections } from '../content/kinds/index.ts';
import {
  CategoriesDocument,
  MediaDetailsDocument,
  RedirectsDocument,
} from '../content/queries/generated/graphql.ts';
import { kinds } from '../content/saved/by-kind.ts';
import type { Problem } from '../problems/problem.ts';

/** Which kinds are asked for: `kinds` in the settings. One that is not named is. */
export type KindSwitches = Readonly<Partial<Record<Kind, boolean>>>;

/** All queries of which a CMS may not know everything. */
export function optionalQueries(switches: KindSwitches): readonly DocumentNode[] {
  const details = kinds.filter((kind) => switches[kind] !== false).map((kind) => collections[kind].details);
  return [...details, CategoriesDocument, MediaDetailsDocument, RedirectsDocument];
}

/** The kinds that a site has nothing of: switched off, or unknown to the CMS. */
export function missingKinds(switches: KindSwitches, unknown: ReadonlySet<string>): readonly Kind[] {
  return kinds.filter((kind) => switches[kind] === false || isUnknown(kind, unknown));
}

function isUnknown(kind: Kind, unknown: ReadonlySet<string>): boolean {
  return unknown.has(`RootQuery.${collections[kind].connection}`);
}

/** Says in a line each which kinds and which fields the CMS does not know, and what to do about it. */
export function tellUnknown(unknown: ReadonlySet<string>): readonly Problem[] {
  const without = kinds.filter((kind) => isUnknown(kind, unknown));
  const fields = [...unknown].flatMap((path) => nameOf(path) ?? []).sort();
  return [
    ...(without.length === 0 ? [] : [kindsProblem(without)]),
    ...(fields.length === 0 ? [] : [fieldsProblem([...new Set(fields)])]),
  ];
}

function kindsProblem(without: readonly Kind[]): Problem {
  const names = without.map((kind) => collections[kind].connection).join(', ');
  const off = without.map((kind) => `${kind}: false`).join(', ');
  return {
    message: `The CMS does not offer ${names}: the site has no pages for them`,
    field: 'kinds',
    hint: `Register these post types with show_in_graphql and these plural names, or switch them off in the settings: kinds: { ${off} }.`,
  };
}

function fieldsProblem(fields: readonly string[]): Problem {
  return {
    message: `Fields are missing in the CMS and stay empty: ${fields.join(', ')}`,
    hint: 'If your content has them, register them for WPGraphQL under these names.',
  };
}

/** "events.venue"; undefined for a kind, which is told of by itself, and for what the plugins bring, which is no loss. */
function nameOf(path: string): string | undefined {
  const [, list, , ...field] = path.split('.');
  if (!path.startsWith('RootQuery.'))
    return plugins.test(path) ? undefined : path.split('.').slice(1).join('.');
  return field.length === 0 || list === 'seo' || field[0] === 'seo'
    ? undefined
    : `${list}.${field.join('.')}`;
}

/** A block whose type is unknown is in no entry. */
const plugins = /^Entry\.(seo|NodeWithEditorBlocks)\b|^Block(\.\w+)?$/;
