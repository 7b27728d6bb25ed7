import { z } from 'zod';
import type { DetailsNode } from '../content/queries/documents.ts';
import { BuildError } from '../problems/problem.ts';

// Not copied: each reader checks the fields of a node.
const node = z.custom<DetailsNode>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'databaseId' in value &&
    Number.isSafeInteger(value.databaseId),
);
/** WPGraphQL returns null for entries that it may not show. */
const answer = z.object({ connection: z.object({ nodes: z.array(node.nullable()) }) });

/**
 * Returns the entries of an answer's list; throws a BuildError('content') without a list of entries
 * with ids.
 */
export function nodesIn(data: unknown, connection: string): readonly DetailsNode[] {
  const checked = answer.safeParse(data);
  if (checked.success) return checked.data.connection.nodes.filter((found) => found !== null);
  const [issue] = checked.error.issues;
  const field = issue?.path.join('.') ?? '';
  const message = `The answer for entries of "${connection}" is not a list of entries with ids`;
  throw new BuildError('content', message, [{ message, field }], { cause: checked.error });
}
