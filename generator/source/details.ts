import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { z } from 'zod';
import { BuildError } from '../problem.ts';
import type { Client } from './client-types.ts';
import { settle } from './settle.ts';

/** Entries a request: more of them are no faster on the server, and heavier (FACTS, speed). */
const chunkSize = 40;

export interface DetailsVariables {
  readonly ids: readonly number[];
  readonly first: number;
}

export type DetailsDocument = TypedDocumentNode<unknown, DetailsVariables>;

const node = z.looseObject({ databaseId: z.number().int() });
export type DetailsNode = z.output<typeof node>;

const answer = z.object({ connection: z.object({ nodes: z.array(node) }) });

export interface DetailsQuery<Result> {
  readonly document: DetailsDocument;
  /** The connection's name for messages: "posts". */
  readonly connection: string;
  readonly ids: readonly number[];
  /** Makes results of a chunk's nodes as soon as they are there, so that the nodes need not be kept. */
  readonly read: (nodes: readonly DetailsNode[]) => readonly Result[] | Promise<readonly Result[]>;
}

/**
 * Reads entries by id, in chunks, all at once through the client's limit. `missing` are those that the CMS no longer has.
 * No ids, no request: an empty list would mean no filter. Throws one BuildError for all chunks that failed.
 */
export async function readDetails<Result>(
  client: Client,
  { document, connection, ids, read }: DetailsQuery<Result>,
): Promise<{ results: Result[]; missing: number[] }> {
  const chunks = await settle(
    chunksOf(ids).map(async (chunk) => {
      const data = await client.request(document, { ids: chunk, first: chunk.length });
      const nodes = nodesIn(data, connection).filter(({ databaseId }) => chunk.includes(databaseId));
      const found = new Set(nodes.map(({ databaseId }) => databaseId));
      return { results: await read(nodes), missing: chunk.filter((id) => !found.has(id)) };
    }),
  );
  return {
    results: chunks.flatMap(({ results }) => results),
    missing: chunks.flatMap(({ missing }) => missing).sort((one, other) => one - other),
  };
}

function nodesIn(data: unknown, connection: string): DetailsNode[] {
  const checked = answer.safeParse(data);
  if (checked.success) return checked.data.connection.nodes;
  const message = `Entries of "${connection}" are not answered with a list`;
  throw new BuildError('content', message, [{ message }], { cause: checked.error });
}

function chunksOf(ids: readonly number[]): number[][] {
  return Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, index) =>
    ids.slice(index * chunkSize, (index + 1) * chunkSize),
  );
}
