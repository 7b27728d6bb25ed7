import { type DocumentNode, parse } from 'graphql';
import { z } from 'zod';
import type { DetailsNode } from '../content/queries/documents.ts';
import { BuildError, type Problem } from '../problems/problem.ts';
import { awaitLater, settle } from '../problems/settle.ts';
import { SourceError } from '../problems/source-error.ts';
import { failureKindOf, sourceProblem } from '../problems/source-problem.ts';
import { cut } from '../util/cut.ts';
import type { Client } from './client-types.ts';

/** Entries per request, the most that WPGraphQL gives: an entry is light, what is left is the cost of a request. */
export const chunkSize = 100;

export interface DetailsReader<Result> {
  /** Adds entries to read. Sends a request as soon as it is full. */
  readonly want: (ids: readonly number[]) => void;
  /** Requests the rest and waits for all. `missing` are entries that the CMS no longer has. */
  readonly finish: () => Promise<ReadEntries<Result>>;
}

/**
 * Reads entries by id, in chunks, in parallel through the client's limit, while more are still
 * being found. Sends nothing without ids: an empty list would mean no filter. `finish` throws one
 * BuildError for all failed chunks.
 */
export function openDetails<Result>(client: Client, query: DetailsQuery<Result>): DetailsReader<Result> {
  const readChunk = openChunks(client, query);
  const chunks: Promise<ReadEntries<Result>>[] = [];
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
      const { results, missing } = joinParts(await settle(chunks));
      return { results, missing: missing.toSorted((one, other) => one - other) };
    },
  };
}

/** Reads entries whose ids are all known. */
export function readDetails<Result>(
  client: Client,
  { ids, ...query }: DetailsQuery<Result> & { readonly ids: readonly number[] },
): Promise<ReadEntries<Result>> {
  const reader = openDetails(client, query);
  reader.want(ids);
  return reader.finish();
}

/** Failures of single entries before the rest is given up: then the cause is not the entries. */
const mostLost = 20;

interface ReadEntries<Result> {
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
function openChunks<Result>(
  client: Client,
  query: DetailsQuery<Result>,
): (ids: readonly number[]) => Promise<ReadEntries<Result>> {
  const { connection } = query;
  let lost = 0;

  const read = async (ids: readonly number[], isHalf: boolean): Promise<ReadEntries<Result>> => {
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

  const readParts = async (ids: readonly number[], size: number): Promise<ReadEntries<Result>> => {
    return joinParts(await settle(cut(ids, size).map((part) => read(part, true))));
  };

  /** Requests the rest of a chunk after `answered` entries: many servers return no more at once. */
  const readRest = async (ids: readonly number[], answered: number): Promise<ReadEntries<Result>> => {
    const present = await findPresent(client, connection, ids);
    const rest = await readParts(
      ids.filter((id) => present.has(id)),
      Math.max(1, answered),
    );
    return { results: rest.results, missing: [...ids.filter((id) => !present.has(id)), ...rest.missing] };
  };

  return (ids) => read(ids, false);
}

function joinParts<Result>(parts: readonly ReadEntries<Result>[]): ReadEntries<Result> {
  return {
    results: parts.flatMap(({ results }) => results),
    missing: parts.flatMap(({ missing }) => missing),
  };
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
}): Promise<ReadEntries<Result>> {
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

interface DetailsQuery<Result> {
  readonly document: DocumentNode;
  /** The connection's name for messages: "posts". */
  readonly connection: string;
  /** Turns a chunk's nodes into results at once, so that the nodes need not be kept. */
  readonly read: (nodes: readonly DetailsNode[]) => readonly Result[] | Promise<readonly Result[]>;
}

/**
 * Finds which of these ids a list of the CMS returns, each requested alone so that a small page
 * size cannot hide one. Sends one small request for all.
 */
async function findPresent(
  client: Client,
  connection: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const data: Readonly<Record<string, unknown>> = await client.request(
    presenceOf(connection, ids),
    {},
    { isUrgent: true },
  );
  const found = Object.values(data).flatMap((list) => nodesIn({ connection: list }, connection));
  return new Set(found.map(({ databaseId }) => databaseId));
}

/** Built from numbers and the name of a list in our own queries: nothing comes from outside. */
function presenceOf(connection: string, ids: readonly number[]): DocumentNode {
  const lists = ids.map(
    (id) => `entry${id}: ${connection}(where: { in: [${id}] }, first: 1) { nodes { databaseId } }`,
  );
  return parse(`query Presence { ${lists.join('\n')} }`);
}

// Not copied: each reader checks the fields of a node.
const node = z.custom<DetailsNode>(
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    'databaseId' in value &&
    Number.isSafeInteger(value.databaseId),
);
/** WPGraphQL returns null for entries that it may not show. */
const answer = z.object({ connection: z.object({ nodes: z.array(node.nullable()) }) });

/**
 * Returns the entries of an answer's list; throws a BuildError('content') without a list of entries
 * with ids.
 */
function nodesIn(data: unknown, connection: string): readonly DetailsNode[] {
  const checked = answer.safeParse(data);
  if (checked.success) return checked.data.connection.nodes.filter((found) => found !== null);
  const [issue] = checked.error.issues;
  const field = issue?.path.join('.') ?? '';
  const message = `The answer for entries of "${connection}" is not a list of entries with ids`;
  throw new BuildError('content', message, [{ message, field }], { cause: checked.error });
}

/** Characters of one field: ten times an editor's longest page. */
const longestText = 2_000_000;

/** Throws a BuildError('content') with each entry and field whose text is too long to publish. */
function refuseLongTexts(nodes: readonly DetailsNode[], connection: string): void {
  const problems = nodes.flatMap((node): Problem[] => {
    const place = findLongText(node);
    if (place === null) return [];
    const field = place.join('.');
    return [
      {
        message: `Entry ${node.databaseId} of "${connection}" has a text of more than ${longestText} characters`,
        field,
        hint: `Look at "${field}" of the entry in the CMS: it may contain a picture pasted as text.`,
      },
    ];
  });
  if (problems.length > 0) throw new BuildError('content', 'A text is too long for a page', problems);
}

/** Returns the path of the first text that is too long, ["price", "label"]. */
function findLongText(value: unknown): readonly string[] | null {
  if (!hasLongText(value)) return null;
  if (typeof value !== 'object' || value === null) return [];
  for (const [name, field] of Object.entries(value)) {
    const found = findLongText(field);
    if (found !== null) return [name, ...found];
  }
  return null;
}

/**
 * Returns true for such a text, at a fraction of the cost of its path: hardly any entry has one.
 */
function hasLongText(value: unknown): boolean {
  if (typeof value === 'string') return value.length > longestText;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLongText);
}
