import { isDeepStrictEqual } from 'node:util';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import { BuildError, type Warn } from '../problem.ts';
import type { Client } from './client-types.ts';

/** The most that WPGraphQL gives at once; more is cut to this without a word. */
const pageSize = 100;
const maxPages = 20_000;

export interface PageVariables {
  readonly first: number;
  readonly after?: string | null | undefined;
}

/** A query whose connection has the alias `connection`. */
export type PagedDocument = TypedDocumentNode<unknown, PageVariables> | DocumentNode;

export interface PagedQuery {
  readonly document: PagedDocument;
  /** The connection's name for messages: "posts". */
  readonly connection: string;
  readonly variables?: object;
  /** Finds what holds `connection` within the data. Default: the data itself. */
  readonly holderIn?: (data: unknown) => unknown;
  readonly warn: Warn;
  /** Told of each page's new entries as soon as they are there. */
  readonly onPage?: (nodes: readonly PagedNode[]) => void;
}

const node = z.looseObject({ databaseId: z.number().int() });
export type PagedNode = z.output<typeof node>;

const answer = z.object({
  connection: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
    nodes: z.array(node),
  }),
});

/**
 * Pages through a whole connection. A server that cannot go on says so by a cursor that is missing or repeated, an empty
 * page, or by starting over at page one (a cursor of a deleted entry does that): each is an error that names the
 * connection (faults 22 to 25). A few entries that come twice are counted once and reported.
 */
export async function listAll(
  client: Client,
  { document, connection, variables, holderIn = (data) => data, warn, onPage }: PagedQuery,
): Promise<PagedNode[]> {
  const nodes = new Map<number, PagedNode>();
  const cursors = new Set<string>();
  let repeated = 0;
  let edited = 0;
  let after: string | null = null;

  for (let page = 1; page <= maxPages; page++) {
    const data: unknown = await client.request<unknown, object>(document, {
      ...variables,
      first: pageSize,
      after,
    });
    const checked = answer.safeParse(holderIn(data));
    if (!checked.success)
      throw pagingError(connection, 'is not answered with a list of entries', checked.error);
    const { pageInfo, nodes: found } = checked.data.connection;

    const fresh = found.filter(({ databaseId }) => !nodes.has(databaseId));
    if (found.length > 0 && fresh.length === 0)
      throw pagingError(connection, 'starts over instead of going on');
    repeated += found.length - fresh.length;
    for (const entry of found) {
      const known = nodes.get(entry.databaseId);
      if (known && !isDeepStrictEqual(known, entry)) edited++;
      if (!known || isNewer(entry, known)) nodes.set(entry.databaseId, entry);
    }
    onPage?.(fresh);

    if (!pageInfo.hasNextPage) {
      if (repeated > 0) warn({ message: repeatedMessage(connection, repeated, edited) });
      return [...nodes.values()];
    }
    after = nextCursor(pageInfo.endCursor, { connection, isEmpty: found.length === 0, cursors });
  }
  throw pagingError(connection, `does not end after ${maxPages} pages`);
}

/** WordPress dates an edit as ISO 8601, in UTC. */
function isNewer(one: PagedNode, other: PagedNode): boolean {
  return String(one.modifiedGmt ?? '') > String(other.modifiedGmt ?? '');
}

function repeatedMessage(connection: string, repeated: number, edited: number): string {
  const message = `${repeated} entries of "${connection}" came twice and count once`;
  return edited === 0
    ? message
    : `${message}; ${edited} of them were edited meanwhile: the newest version counts`;
}

function nextCursor(
  cursor: string | null | undefined,
  { connection, isEmpty, cursors }: { connection: string; isEmpty: boolean; cursors: Set<string> },
): string {
  if (!cursor) throw pagingError(connection, 'says that there is more but gives no cursor');
  if (cursors.has(cursor)) throw pagingError(connection, 'gives the same cursor twice');
  if (isEmpty) throw pagingError(connection, 'gives an empty page and says that there is more');
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
        hint: 'Run the build again; if it stays, a plugin of the CMS breaks the paging of this list.',
      },
    ],
    { cause },
  );
}
