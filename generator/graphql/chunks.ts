import type { DocumentNode } from 'graphql';
import type { DetailsNode } from '../content/queries/documents.ts';
import { BuildError } from '../problems/problem.ts';
import { settle } from '../problems/settle.ts';
import { SourceError } from '../problems/source-error.ts';
import { failureKindOf, sourceProblem } from '../problems/source-problem.ts';
import { cut } from '../util/cut.ts';
import type { Client } from './client-types.ts';
import { findPresent } from './find-present.ts';
import { refuseLongTexts } from './long-texts.ts';
import { nodesIn } from './nodes-in.ts';

/** Failures of single entries before the rest is given up: then the cause is not the entries. */
const mostLost = 20;

export interface ReadChunk<Result> {
  readonly results: readonly Result[];
  /** Entries that the CMS no longer has: it does not answer their ids one by one either. */
  readonly missing: readonly number[];
}

/**
 * Returns a function that reads a chunk of entries. Splits a chunk that is too heavy for the CMS,
 * or contains an entry that it cannot answer, into halves: so all others arrive, and the one entry
 * is named. See faults 8, 17 and 18. A CMS may silently return fewer entries than requested: the
 * others are requested again, as many at a time as it returned.
 */
export function openChunks<Result>(
  client: Client,
  query: DetailsQuery<Result>,
): (ids: readonly number[]) => Promise<ReadChunk<Result>> {
  const { connection } = query;
  let lost = 0;

  const read = async (ids: readonly number[], isHalf: boolean): Promise<ReadChunk<Result>> => {
    try {
      const { results, missing } = await readAtOnce({ client, query, ids, isHalf });
      if (missing.length === 0 || ids.length === 1) return { results, missing };
      const rest = await readRest(missing, ids.length - missing.length);
      return { results: [...results, ...rest.results], missing: rest.missing };
    } catch (error) {
      if (!(error instanceof SourceError && error.isDivisible) || lost >= mostLost) throw error;
      if (ids.length > 1) return readParts(ids, Math.ceil(ids.length / 2));
      lost++;
      throw nameEntry(error, connection, ids);
    }
  };

  const readParts = async (ids: readonly number[], size: number): Promise<ReadChunk<Result>> => {
    const parts = await settle(cut(ids, size).map((part) => read(part, true)));
    return {
      results: parts.flatMap(({ results }) => results),
      missing: parts.flatMap(({ missing }) => missing),
    };
  };

  /** Requests the rest of a chunk after `answered` entries: many servers return no more at once. */
  const readRest = async (ids: readonly number[], answered: number): Promise<ReadChunk<Result>> => {
    const present = await findPresent(client, connection, ids);
    const rest = await readParts(
      ids.filter((id) => present.has(id)),
      Math.max(1, answered),
    );
    return { results: rest.results, missing: [...ids.filter((id) => !present.has(id)), ...rest.missing] };
  };

  return (ids) => read(ids, false);
}

async function readAtOnce<Result>({
  client,
  query: { document, connection, read },
  ids,
  isHalf,
}: {
  readonly client: Client;
  readonly query: DetailsQuery<Result>;
  readonly ids: readonly number[];
  readonly isHalf: boolean;
}): Promise<ReadChunk<Result>> {
  // Halves first: so a chunk and its problems are complete before the next one begins.
  const options = { isDivisible: ids.length > 1, isUrgent: isHalf };
  const data = await client.request(document, { ids, first: ids.length }, options);
  const nodes = nodesIn(data, connection).filter(({ databaseId }) => ids.includes(databaseId));
  refuseLongTexts(nodes, connection);
  const found = new Set(nodes.map(({ databaseId }) => databaseId));
  return { results: await read(nodes), missing: ids.filter((id) => !found.has(id)) };
}

function nameEntry(error: SourceError, connection: string, [id]: readonly number[]): BuildError {
  const { message, ...problem } = sourceProblem(error);
  const named = { message: `Entry ${id} of "${connection}" cannot be read. ${message}`, ...problem };
  return new BuildError(failureKindOf(error), named.message, [named], { cause: error });
}

export interface DetailsQuery<Result> {
  readonly document: DocumentNode;
  /** The connection's name for messages: "posts". */
  readonly connection: string;
  /** Turns a chunk's nodes into results at once, so that the nodes need not be kept. */
  readonly read: (nodes: readonly DetailsNode[]) => readonly Result[] | Promise<readonly Result[]>;
}
