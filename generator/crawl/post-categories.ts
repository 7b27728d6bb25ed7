import { z } from 'zod';
import { PostCategoriesDocument } from '../content/queries/generated/graphql.ts';
import { settle } from '../problems/settle.ts';
import type { DetailsNode } from './client/details.ts';
import { listAll } from './client/paging.ts';
import type { CrawlContext } from './crawl-context.ts';

const cutNode = z.looseObject({
  categories: z.object({ pageInfo: z.object({ hasNextPage: z.literal(true) }) }),
});
const answer = z.object({ holder: z.object({ nodes: z.tuple([z.unknown()]) }) });

/** Adds the categories that a server with a small page size has cut off: those posts are asked for all of them. */
export async function withAllCategories(
  nodes: readonly DetailsNode[],
  { client, warn }: CrawlContext,
): Promise<readonly DetailsNode[]> {
  const complete = nodes.map(async (node): Promise<DetailsNode> => {
    if (!cutNode.safeParse(node).success) return node;
    const categories = await listAll(client, {
      document: PostCategoriesDocument,
      connection: `categories of post ${node.databaseId}`,
      variables: { id: String(node.databaseId) },
      holderIn: (data) => answer.safeParse(data).data?.holder.nodes[0],
      warn,
    });
    return { ...node, categories: { nodes: categories } };
  });
  return settle(complete);
}
