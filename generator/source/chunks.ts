import { z } from 'zod';
import { BuildError } from '../problem.ts';
import type { Client } from './client-types.ts';
import type { DetailsNode, DetailsQuery } from './details.ts';
import { refuseLongTexts } from './long-texts.ts';
import { settle } from './settle.ts';
import { SourceError } from './source-error.ts';
import { failureKindOf, sourceProblem } from './source-problem.ts';

/** Entries that are asked for one by one, and fail, before the rest is given up: then it is no longer about single entries. */
const mostLost = 20;

export interface ReadChunk<Result> {
  readonly results: readonly Result[];
  /** Those that the CMS no longer has. */
  readonly missing: readonly number[];
}

/**
 * Gives a function that reads a chunk of entries. What is too heavy for the CMS, or holds an entry that it cannot answer, is
 * asked for in halves: so all others arrive, and the one entry is named. faults.md 8, 17, 18.
 */
export function openChunks<Result>(
  client: Client,
  query: DetailsQuery<Result>,
): (ids: readonly number[]) => Promise<ReadChunk<Result>> {
  const { connection } = query;
  let lost = 0;

  const read = async (ids: readonly number[], isHalf: boolean): Promise<ReadChunk<Result>> => {
    try {
      return await readAtOnce({ client, query, ids, isHalf });
    } catch (error) {
      if (!(error instanceof SourceError && error.isDivisible) || lost >= mostLost) throw error;
      if (ids.length > 1) return readHalves(ids);
      lost++;
      throw nameEntry(error, connection, ids);
    }
  };

  const readHalves = async (ids: readonly number[]): Promise<ReadChunk<Result>> => {
    const middle = Math.ceil(ids.length / 2);
    const [one, other] = await settle([read(ids.slice(0, middle), true), read(ids.slice(middle), true)]);
    return {
      results: [...one.results, ...other.results],
      missing: [...one.missing, ...other.missing],
    };
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
  // Halves go first: so a chunk comes to its end, and to what is wrong with it, before the next one begins.
  const options = { isDivisible: ids.length > 1, isUrgent: isHalf };
  const data = await client.request(document, { ids, first: ids.length }, options);
  const nodes = nodesIn(data, connection).filter(({ databaseId }) => ids.includes(databaseId));
  refuseLongTexts(nodes, connection);
  const found = new Set(nodes.map(({ databaseId }) => databaseId));
  return { results: await read(nodes), missing: ids.filter((id) => !found.has(id)) };
}

// Only looked at, not copied: a node is checked field by field where it is read.
const node = z.custom<DetailsNode>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'databaseId' in value &&
    Number.isSafeInteger(value.databaseId),
);
/** WPGraphQL answers null for what it may not show. */
const answer = z.object({ connection: z.object({ nodes: z.array(node.nullable()) }) });

function nodesIn(data: unknown, connection: string): readonly DetailsNode[] {
  const checked = answer.safeParse(data);
  if (checked.success) return checked.data.connection.nodes.filter((found) => found !== null);
  const [issue] = checked.error.issues;
  const field = issue?.path.join('.') ?? '';
  const message = `Entries of "${connection}" are not answered with a list of entries with ids`;
  throw new BuildError('content', message, [{ message, field }], { cause: checked.error });
}

function nameEntry(error: SourceError, connection: string, [id]: readonly number[]): BuildError {
  const { message, ...problem } = sourceProblem(error);
  const named = { message: `Entry ${id} of "${connection}" cannot be read. ${message}`, ...problem };
  return new BuildError(failureKindOf(error), named.message, [named], { cause: error });
}
