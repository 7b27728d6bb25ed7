import { z } from 'zod';
import type { Entry, Kind } from '../content.ts';
import { flatBlock } from '../normalise/block-tree.ts';
import { type DetailsNode, readDetails } from '../source/details.ts';
import { ClassicContentDocument } from '../source/generated/graphql.ts';
import { listAll } from '../source/paging.ts';
import { prune } from '../source/prune.ts';
import { gather } from '../source/settle.ts';
import type { Collection } from './collection.ts';
import type { CrawlContext } from './crawl-context.ts';
import { leftOutReason } from './gate.ts';
import { isClassic, readEntry } from './read-entry.ts';

/** Crawls one kind: lists it, reads the details of what is public, and normalises it. Sorted by id. */
export async function crawlEntries<K extends Kind>(
  collection: Collection<K>,
  context: CrawlContext,
): Promise<Entry<K>[]> {
  const { client, warn, onProgress } = context;
  const { connection } = collection;
  const listed = await listAll(client, { document: collection.index, connection, warn });
  const ids = onlyPublic(listed, context).map(({ databaseId }) => databaseId);

  let done = 0;
  onProgress({ what: connection, done, total: ids.length });
  const { results, missing } = await readDetails(client, {
    document: prune(collection.details, context.absent),
    connection,
    ids,
    read: async (nodes) => {
      const whole = await withClassicContent(onlyPublic(nodes, context), context);
      done += nodes.length;
      onProgress({ what: connection, done, total: ids.length });
      return gather(whole.map((node) => () => readEntry(collection, node, context)));
    },
  });
  reportGone(missing, connection, context);
  return results.sort((one, other) => one.id - other.id);
}

/** The CMS may have unpublished an entry since it was listed: so both the list and the details are asked. */
function onlyPublic<Node>(nodes: readonly Node[], { now, counts }: CrawlContext): Node[] {
  return nodes.filter((node) => {
    const reason = leftOutReason(node, now);
    if (reason) counts[reason]++;
    return reason === null;
  });
}

function reportGone(gone: readonly number[], connection: string, { counts, warn }: CrawlContext): void {
  if (gone.length === 0) return;
  counts.gone += gone.length;
  warn({
    message: `${gone.length} entries of "${connection}" were deleted while they were read: ${gone.join(', ')}`,
  });
}

/** Adds the rendered content to entries of the classic editor, where blocks are asked for instead of content. */
async function withClassicContent(
  nodes: readonly DetailsNode[],
  { client }: CrawlContext,
): Promise<DetailsNode[]> {
  const ids = nodes.filter(hasClassicBlocks).map(({ databaseId }) => databaseId);
  const { results } = await readDetails(client, {
    document: ClassicContentDocument,
    connection: 'contentNodes',
    ids,
    read: (found) => found,
  });
  const html = new Map(results.map((node) => [node.databaseId, node.html]));
  return nodes.map((node) =>
    html.has(node.databaseId) ? { ...node, html: html.get(node.databaseId) } : node,
  );
}

const blocksNode = z.object({ editorBlocks: z.array(flatBlock).nullish() });

function hasClassicBlocks(node: DetailsNode): boolean {
  return isClassic(blocksNode.safeParse(node).data?.editorBlocks);
}
