import { z } from 'zod';
import type { DetailsNode } from '../source/details.ts';
import { PostCategoriesDocument } from '../source/generated/graphql.ts';
import { listAll } from '../source/paging.ts';
import { settle } from '../source/settle.ts';
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
