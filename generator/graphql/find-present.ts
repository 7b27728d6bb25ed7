import { type DocumentNode, parse } from 'graphql';
import type { Client } from './client-types.ts';
import { nodesIn } from './nodes-in.ts';

/**
 * Finds which of these ids a list of the CMS returns, each requested alone so that a small page
 * size cannot hide one. Sends one small request for all.
 */
export async function findPresent(
  client: Client,
  connection: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const data: Readonly<Record<string, unknown>> = await client.request(
    presenceOf(connection, ids),
    {},
    { isUrgent: true },
  );
  const found = Object.values(data).flatMap((list) => nodesIn({ connection: list }, connection));
  return new Set(found.map(({ databaseId }) => databaseId));
}

/** Built from numbers and the name of a list in our own queries: nothing comes from outside. */
function presenceOf(connection: string, ids: readonly number[]): DocumentNode {
  const lists = ids.map(
    (id) => `entry${id}: ${connection}(where: { in: [${id}] }, first: 1) { nodes { databaseId } }`,
  );
  return parse(`query Presence { ${lists.join('\n')} }`);
}
