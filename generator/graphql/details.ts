import { awaitLater, settle } from '../problems/settle.ts';
import { type DetailsQuery, openChunks, type ReadChunk } from './chunks.ts';
import type { Client } from './client-types.ts';

/** Entries per request, the most that WPGraphQL gives: an entry is light, what is left is the cost of a request. */
export const chunkSize = 100;

export interface DetailsReader<Result> {
  /** Adds entries to read. Sends a request as soon as it is full. */
  readonly want: (ids: readonly number[]) => void;
  /** Requests the rest and waits for all. `missing` are entries that the CMS no longer has. */
  readonly finish: () => Promise<{ results: Result[]; missing: number[] }>;
}

/**
 * Reads entries by id, in chunks, in parallel through the client's limit, while more are still
 * being found. Sends nothing without ids: an empty list would mean no filter. `finish` throws one
 * BuildError for all failed chunks.
 */
export function openDetails<Result>(client: Client, query: DetailsQuery<Result>): DetailsReader<Result> {
  const readChunk = openChunks(client, query);
  const chunks: Promise<ReadChunk<Result>>[] = [];
  let waiting: number[] = [];

  const askFor = (least: number): void => {
    let start = 0;
    for (; waiting.length - start >= least; start += chunkSize)
      chunks.push(awaitLater(readChunk(waiting.slice(start, start + chunkSize))));
    waiting = waiting.slice(start);
  };

  return {
    want: (ids) => {
      waiting = waiting.concat(ids);
      askFor(chunkSize);
    },
    finish: async () => {
      askFor(1);
      const read = await settle(chunks);
      return {
        results: read.flatMap(({ results }) => results),
        missing: read.flatMap(({ missing }) => missing).sort((one, other) => one - other),
      };
    },
  };
}

/** Reads entries whose ids are all known. */
export function readDetails<Result>(
  client: Client,
  { ids, ...query }: DetailsQuery<Result> & { readonly ids: readonly number[] },
): Promise<{ results: Result[]; missing: number[] }> {
  const reader = openDetails(client, query);
  reader.want(ids);
  return reader.finish();
}
