import { type DefinitionNode, type DocumentNode, Kind as Node, parse, print, visit } from 'graphql';
import type { Kind } from '../content/content.ts';
import { languageFields } from '../content/kinds/descriptions.ts';
import { type Collections, collectionsOf } from '../content/kinds/index.ts';
import { prune } from '../graphql/prune.ts';

/** Fields that a revision does not have: those of its entry are shown. */
const ofEntry = new Set([
  ...['slug', 'uri', 'status', 'dateGmt', 'modifiedGmt', 'menuOrder', 'hasPassword'],
  ...['isFrontPage', 'isPostsPage', 'isPrivacyPage', 'categories', 'seo'],
  ...languageFields,
]);

/**
 * Makes the query for one entry and its revision, with the fields that a build reads of this kind.
 * `absent` are the fields that the CMS lacks. The stamp comes along: it tells if anything else has
 * changed.
 */
export function previewQuery(
  kind: Kind,
  absent: ReadonlySet<string>,
  collections: Collections = collectionsOf(undefined),
): DocumentNode {
  const { details } = collections[kind];
  const entry = partOf(prune(details, absent));
  const revision = partOf(prune(details, new Set([...absent, ...ofEntry])), 'Revision');
  // The types of the schema are named after the kinds.
  const type = kind.charAt(0).toUpperCase() + kind.slice(1);
  const fragments = new Map([...revision.fragments, ...entry.fragments]);
  return parse(`query EntryPreview($kind: String, $entry: Int, $revision: Int, $user: Int) {
    boardwalk {
      stamp
      preview(kind: $kind, entry: $entry, revision: $revision, user: $user) {
        refusal
        user
        entry { ... on ${type} ${entry.selection} }
        revision { ... on ${type} ${revision.selection} }
      }
    }
  }
  ${[...fragments.values()].join('\n')}`);
}

interface Part {
  /** The fields of an entry, in braces. */
  readonly selection: string;
  /** By name. */
  readonly fragments: ReadonlyMap<string, string>;
}

/** Cuts the fields of an entry out of a query that lists entries. `prefix` renames its fragment. */
function partOf(document: DocumentNode, prefix = ''): Part {
  const name = { kind: Node.NAME, value: `${prefix}Entry` } as const;
  const renamed: DocumentNode = visit(document, {
    FragmentDefinition: (node) => (node.name.value === 'Entry' ? { ...node, name } : undefined),
    FragmentSpread: (node) => (node.name.value === 'Entry' ? { ...node, name } : undefined),
  });
  let selection = '';
  visit(renamed, {
    Field: (node) => {
      if (node.name.value !== 'nodes' || selection !== '' || node.selectionSet === undefined) return;
      selection = print(node.selectionSet);
    },
  });
  return { selection, fragments: new Map(renamed.definitions.flatMap(fragmentOf)) };
}

function fragmentOf(definition: DefinitionNode): readonly (readonly [string, string])[] {
  return definition.kind === Node.FRAGMENT_DEFINITION ? [[definition.name.value, print(definition)]] : [];
}
