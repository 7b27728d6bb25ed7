import {
  type DirectiveNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  parse,
  parseValue,
  type ValueNode,
  visit,
} from 'graphql';
import { BuildError } from '../problems/problem.ts';
import { SourceError } from '../problems/source-error.ts';
import type { Client } from './client-types.ts';
import { fragmentsIn } from './join-queries.ts';
import { isSeldom, multilingualFields } from './plugins.ts';
import { prune } from './prune.ts';

/** Each round finds all unknown parts; another may follow where one hides another. */
const mostRounds = 6;

/** Required to tell entries apart, and private ones from public ones. */
const needed =
  /^RootQuery\.\w+\.(nodes|pageInfo|.*\.hasPassword)$|\.(databaseId|slug|uri|status|modifiedGmt|dateGmt)$/;

/**
 * Finds parts of these queries that the CMS does not know, as paths (`stepOf`): kinds,
 * fields and types that need a plugin or code of the site. A server does not publish its schema,
 * but validates a query as a whole: so all queries are sent as one, with every list skipped. One
 * request when the CMS knows everything. `left`: paths that are not asked for, and count as unknown. Throws a BuildError('source') when a required part is
 * missing; before that `judge` sees all, with what the server says of each, and may throw.
 */
export async function findUnknown(
  client: Client,
  documents: readonly DocumentNode[],
  judge: (reasons: ReadonlyMap<string, string>) => void = () => undefined,
  left: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  const unknown = new Set<string>(left);
  const reasons = new Map<string, string>();
  for (let round = 1; round <= mostRounds; round++) {
    try {
      await client.request(checkOf(documents.map((document) => prune(document, unknown))));
      break;
    } catch (error) {
      const found = (error instanceof SourceError && error.details.unknown) || new Map<string, string>();
      for (const [path, reason] of found) reasons.set(path, reason);
      const fresh = [...found.keys()].filter((path) => !unknown.has(path));
      if (fresh.length === 0 || round === mostRounds) throw error;
      // Two kinds at least lack them. A server that reports one error at a time would take a round for each.
      const isOneOfMany = fresh.length === 1 && multilingualFields.includes(fresh[0] ?? '');
      for (const path of isOneOfMany ? multilingualFields : fresh) unknown.add(path);
      // Most servers lack them, and they hide nothing but their own fields.
      if (!isOneOfMany && fresh.every(isSeldom)) break;
    }
  }
  judge(reasons);
  const missing = [...unknown].filter((path) => needed.test(path)).sort();
  if (missing.length > 0) throw missingError(missing);
  return new Set([...unknown].filter((path) => !isWithin(path, unknown)));
}

/** Returns true for a part of something that is unknown itself. */
function isWithin(path: string, unknown: ReadonlySet<string>): boolean {
  return path.split('.').some((_, depth, steps) => depth > 0 && unknown.has(steps.slice(0, depth).join('.')));
}

/**
 * Joins all queries. Each list has an alias of its own, since two may request the same one, and is
 * skipped.
 */
function checkOf(documents: readonly DocumentNode[]): DocumentNode {
  const definitions = documents.flatMap((document) => document.definitions);
  const lists = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );
  const selections = lists.flatMap((list, index) => (list.kind === Kind.FIELD ? [skipped(list, index)] : []));
  const query = parse('query Schema { __typename }');
  return visit(query, {
    Document: (node) => ({ ...node, definitions: [...node.definitions, ...fragmentsIn(documents)] }),
    OperationDefinition: ({ selectionSet, ...operation }) => ({
      ...operation,
      selectionSet: { ...selectionSet, selections: [...selectionSet.selections, ...selections] },
    }),
  });
}

/** A skipped list accepts any value of the right type in place of its variables. */
function skipped(list: FieldNode, index: number): FieldNode {
  const constant: FieldNode = visit(list, { Variable: ({ name }) => values[name.value] });
  return { ...constant, alias: { kind: Kind.NAME, value: `list${index}` }, directives: [skip] };
}

const values: Readonly<Record<string, ValueNode>> = {
  ids: parseValue('[1]'),
  id: parseValue('1'),
  first: parseValue('1'),
  after: parseValue('""'),
  unless: parseValue('""'),
  nonce: parseValue('""'),
};

const skip: DirectiveNode = {
  kind: Kind.DIRECTIVE,
  name: { kind: Kind.NAME, value: 'skip' },
  arguments: [
    {
      kind: Kind.ARGUMENT,
      name: { kind: Kind.NAME, value: 'if' },
      value: { kind: Kind.BOOLEAN, value: true },
    },
  ],
};

function missingError(missing: readonly string[]): BuildError {
  const named = missing.map((path) => path.split('.').slice(-3).join('.')).join(', ');
  const message = `The GraphQL schema of the CMS lacks required fields: ${named}`;
  const hint = 'Update WPGraphQL. Register your own post types with show_in_graphql.';
  return new BuildError('source', message, [{ message, hint }]);
}
