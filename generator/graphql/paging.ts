import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { PageVariables } from '../content/queries/documents.ts';
import { BuildError, type Warn } from '../problems/problem.ts';
import { hashJson } from '../util/hash.ts';
import type { Client } from './client-types.ts';

const maxPages = 20_000;

/** The first page of a list, of the most entries that WPGraphQL gives: it silently cuts longer ones. */
export const firstPage: PageVariables = { first: 100, after: null };

export interface PagedQuery {
  /** Its connection has the alias `connection`. */
  readonly document: DocumentNode;
  /** The connection's name for messages: "posts". */
  readonly connection: string;
  readonly variables?: object;
  /** Finds the object with `connection` in the data. Default: the data itself. */
  readonly holderIn?: (data: unknown) => unknown;
  readonly warn: Warn;
}

/** A query whose answers are handed over page by page. */
export interface PagesQuery extends PagedQuery {
  /** Called with each page's new entries at once. */
  readonly onPage: (nodes: readonly PagedNode[]) => void;
  /** Called with each duplicate. */
  readonly onRepeated?: (node: PagedNode) => void;
}

const node = z.looseObject({ databaseId: z.number().int() });
export type PagedNode = z.output<typeof node>;

const answer = z.object({
  connection: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
    nodes: z.array(node),
  }),
});

type Page = z.output<typeof answer>['connection'];

/**
 * Pages through a whole connection. Throws an error with the name of the connection when the server
 * cannot continue: a missing or repeated cursor, an empty page, or a start over at page one, as
 * after the cursor of a deleted entry (faults 22 to 25). Counts a few duplicate entries once and
 * reports them.
 */
export async function listAll(client: Client, query: PagedQuery): Promise<readonly PagedNode[]> {
  const nodes = new Map<number, PagedNode>();
  await listPages(client, {
    ...query,
    onPage: (fresh) => fresh.forEach((entry) => void nodes.set(entry.databaseId, entry)),
    onRepeated: (entry) => {
      const known = nodes.get(entry.databaseId);
      if (known && isNewer(entry, known)) nodes.set(entry.databaseId, entry);
    },
  });
  return [...nodes.values()];
}

/** Does the same page by page. */
export async function listPages(
  client: Client,
  { document, connection, variables, holderIn = (data) => data, warn, onPage, onRepeated }: PagesQuery,
): Promise<void> {
  /** The hashes of the entries that have arrived, by id. */
  const seen = new Map<number, string>();
  const cursors = new Set<string>();
  let repeated = 0;
  let edited = 0;
  let asked = firstPage;

  const askPage = async (): Promise<Page> => {
    const data: unknown = await client.request<unknown, object>(document, { ...variables, ...asked });
    const checked = answer.safeParse(holderIn(data));
    if (checked.success) return checked.data.connection;
    throw pagingError(connection, 'is answered without a list of entries', checked.error);
  };

  for (let page = 1; page <= maxPages; page++) {
    const { pageInfo, nodes: found } = await askPage();

    const fresh: PagedNode[] = [];
    for (const entry of found) {
      const hash = hashJson(entry);
      const former = seen.get(entry.databaseId);
      if (former !== undefined) {
        onRepeated?.(entry);
        if (former !== hash) edited++;
        continue;
      }
      seen.set(entry.databaseId, hash);
      fresh.push(entry);
    }
    if (found.length > 0 && fresh.length === 0)
      throw pagingError(connection, 'starts over instead of continuing');
    repeated += found.length - fresh.length;
    onPage(fresh);

    if (!pageInfo.hasNextPage) {
      if (repeated > 0) warn({ message: repeatedMessage(connection, repeated, edited) });
      return;
    }
    const after = nextCursor(pageInfo.endCursor, { connection, isEmpty: found.length === 0, cursors });
    asked = { ...firstPage, after };
  }
  throw pagingError(connection, `does not end after ${maxPages} pages`);
}

/** WordPress dates edits in ISO 8601, UTC. */
function isNewer(one: PagedNode, other: PagedNode): boolean {
  return String(one.modifiedGmt ?? '') > String(other.modifiedGmt ?? '');
}

function repeatedMessage(connection: string, repeated: number, edited: number): string {
  const message = `${repeated} duplicate entries in "${connection}" ignored`;
  return edited === 0
    ? message
    : `${message}; ${edited} of them were edited meanwhile, the newest version is used`;
}

function nextCursor(
  cursor: string | null | undefined,
  { connection, isEmpty, cursors }: { connection: string; isEmpty: boolean; cursors: Set<string> },
): string {
  if (!cursor) throw pagingError(connection, 'announces another page without a cursor');
  if (cursors.has(cursor)) throw pagingError(connection, 'returns the same cursor twice');
  if (isEmpty) throw pagingError(connection, 'returns an empty page but announces another one');
  cursors.add(cursor);
  return cursor;
}

function pagingError(connection: string, what: string, cause?: unknown): BuildError {
  return new BuildError(
    'content',
    `The list "${connection}" ${what}`,
    [
      {
        message: `The list "${connection}" ${what}`,
        hint: 'Run the build again. If the problem remains, a plugin of the CMS breaks the paging of this list.',
      },
    ],
    { cause },
  );
}
