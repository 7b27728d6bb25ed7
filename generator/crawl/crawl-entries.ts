import type { Kind } from '../content/content.ts';
import type { Collection } from '../content/kinds/collection.ts';
import type { CrawledEntries } from '../content/saved/by-kind.ts';
import type { SavedEntry } from '../content/saved/saved-crawl.ts';
import { type DetailsReader, openDetails } from '../graphql/details.ts';
import { listPages, type PagedNode } from '../graphql/paging.ts';
import { authorField } from '../graphql/plugins.ts';
import { prune } from '../graphql/prune.ts';
import { BuildError } from '../problems/problem.ts';
import { awaitLater, settle } from '../problems/settle.ts';
import type { CrawlContext } from './crawl-context.ts';
import { completeInnerLists } from './inner-lists.ts';
import { onlyPublic } from './only-public.ts';
import type { Reuse } from './reuse-entries.ts';

export interface CrawlEntries<K extends Kind> {
  readonly reuse: Reuse<K>;
  /** The whole list, when the CMS has given it in another way. */
  readonly rows?: readonly PagedNode[] | undefined;
}

/**
 * Crawls one kind: lists it, and meanwhile reads the details of public entries that cannot be
 * reused.
 */
export async function crawlEntries<K extends Kind>(
  collection: Collection<K>,
  { reuse, rows }: CrawlEntries<K>,
  context: CrawlContext,
): Promise<CrawledEntries<K>> {
  const { client, warn } = context;
  const reader = openReader(collection, context);
  const reused: SavedEntry<K>[] = [];

  const sort = async (nodes: readonly PagedNode[]): Promise<void> => {
    const unknown: number[] = [];
    for (const node of onlyPublic(nodes, context)) {
      const record = reuse(node);
      if (record) reused.push(record);
      else unknown.push(node.databaseId);
    }
    reader.want(unknown);
  };

  const sorting: Promise<void>[] = [];
  const onPage = (nodes: readonly PagedNode[]): void => void sorting.push(awaitLater(sort(nodes)));
  const { connection, index } = collection;
  const document = prune(index, context.absent);
  const listing = rows ? onPage(rows) : listPages(client, { document, connection, warn, onPage });
  // Each waits for the one before it, failed or not: all work has ended, and every error is
  // reported.
  const sorted = awaitLater(Promise.allSettled([listing]).then(() => settle(sorting)));
  const details = Promise.allSettled([sorted]).then(() => reader.finish());
  const [, , read] = await settle([listing, sorted, details]);
  return { reused, read };
}

/** Reads entries by known ids. */
export function readEntries<K extends Kind>(
  collection: Collection<K>,
  ids: readonly number[],
  context: CrawlContext,
): Promise<readonly SavedEntry<K>[]> {
  const reader = openReader(collection, context);
  reader.want(ids);
  return reader.finish();
}

function openReader<K extends Kind>(
  collection: Collection<K>,
  context: CrawlContext,
): { want: DetailsReader<SavedEntry<K>>['want']; finish: () => Promise<readonly SavedEntry<K>[]> } {
  const { connection } = collection;
  let wanted = 0;
  // As in the row of the index: an edit after that row makes another one, and the entry is read again.
  const withVersion = <Node extends PagedNode>(node: Node): Node => {
    const version = context.index?.versions.get(node.databaseId);
    return version === undefined ? node : { ...node, version };
  };
  const { want, finish } = openDetails(context.client, {
    document: prune(collection.details, context.absent),
    connection,
    read: async (nodes) => {
      const listed = onlyPublic(nodes, context).map(withVersion);
      const asked = context.absent.has(authorField) ? listed.map(withoutAuthor) : listed;
      const whole = await completeInnerLists(asked, collection, context);
      context.onProgress({ read: nodes.length });
      const { hosts, timeZone, fetchedAt, state } = context;
      const { kind, mapping } = collection;
      const facts = { hosts, timeZone, fetchedAt, state, mapping };
      const { records, failure } = await context.reader.read({ kind, nodes: whole, ...facts });
      for (const problem of records.flatMap(({ problems }) => problems)) context.warn(problem);
      if (failure !== null) throw failure;
      context.journal?.add(records);
      return records;
    },
  });
  return {
    want: (ids) => {
      wanted += ids.length;
      context.onProgress({ found: ids.length });
      want(ids);
    },
    finish: async () => {
      const { results, missing } = await finish();
      refuseMassLoss({ gone: missing.length, wanted, connection });
      reportGone(missing, connection, context);
      return results;
    },
  };
}

/** A server that answers more than it was asked gives no person away. */
function withoutAuthor<Node extends PagedNode>(node: Node): Node {
  return 'author' in node ? { ...node, author: null } : node;
}

/** This many may be deleted during a crawl: editors clean up. */
const handful = 5;

/** A server that hides most of its listed entries is broken or filtered: no editor did this. */
function refuseMassLoss({
  gone,
  wanted,
  connection,
}: {
  readonly gone: number;
  readonly wanted: number;
  readonly connection: string;
}): void {
  if (gone <= handful || gone <= wanted / 2) return;
  const message = `${gone} of ${wanted} entries of "${connection}" are listed by the CMS, but missing when requested by id`;
  const hint = 'Run the build again. If the problem remains, a plugin of the CMS changes its answers.';
  throw new BuildError('source', message, [{ message, hint }]);
}

function reportGone(gone: readonly number[], connection: string, { counts, warn }: CrawlContext): void {
  if (gone.length === 0) return;
  counts.gone += gone.length;
  warn({
    message: `${gone.length} entries of "${connection}" were deleted during the crawl: ${gone.join(', ')}`,
  });
}
