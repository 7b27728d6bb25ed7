import { z } from 'zod';
import type { Kind } from '../content/content.ts';
import type { Collection } from '../content/kinds/collection.ts';
import type { DetailsNode } from '../content/queries/documents.ts';
import { listAll } from '../graphql/paging.ts';
import { settle } from '../problems/settle.ts';
import type { CrawlContext } from './crawl-context.ts';

const cutList = z.object({ pageInfo: z.object({ hasNextPage: z.literal(true) }) });
const answer = z.object({ holder: z.object({ nodes: z.tuple([z.unknown()]) }) });

/**
 * Completes lists within entries that a server with a small page size has cut, such as the
 * categories of a post: requests the whole list for those entries.
 */
export function completeInnerLists<K extends Kind>(
  nodes: readonly DetailsNode[],
  { kind, innerLists }: Pick<Collection<K>, 'kind' | 'innerLists'>,
  { client, warn }: Pick<CrawlContext, 'client' | 'warn'>,
): Promise<readonly DetailsNode[]> {
  const complete = async (node: DetailsNode): Promise<DetailsNode> => {
    const cut = Object.entries(innerLists).filter(([field]) => cutList.safeParse(node[field]).success);
    const lists = cut.map(async ([field, document]) => {
      const found = await listAll(client, {
        document,
        connection: `${field} of ${kind} ${node.databaseId}`,
        variables: { id: String(node.databaseId) },
        holderIn: (data) => answer.safeParse(data).data?.holder.nodes[0],
        warn,
      });
      return [field, { nodes: found }] as const;
    });
    return cut.length === 0 ? node : { ...node, ...Object.fromEntries(await settle(lists)) };
  };
  return settle(nodes.map(complete));
}
