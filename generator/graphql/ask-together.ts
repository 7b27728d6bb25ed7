import { Kind } from 'graphql';
import pLimit from 'p-limit';
import { awaitLater } from '../problems/settle.ts';
import { SourceError } from '../problems/source-error.ts';
import type { Client, QueryDocument, RequestOptions } from './client-types.ts';
import { joinQueries, type Question } from './join-queries.ts';

/** Answers to queries that were sent ahead. */
export interface Answers {
  /** Takes the answer to a query with these variables, once; undefined without one. */
  readonly take: (document: Question['document'], variables: object) => Promise<object | undefined>;
  /** Resolves when all requests have ended, with answers taken or not. */
  readonly ended: Promise<unknown>;
}

export const noAnswers: Answers = { take: async () => undefined, ended: Promise.resolve() };

export interface AskTogether {
  /** The name of the joined query. */
  readonly name: string;
  /** Queries per request. Default: all. */
  readonly size?: number;
  /** Called for a request without an answer. */
  readonly onRefused?: (error: SourceError) => void;
}

/** Requests of one call that are made ready or under way: each takes some 100 kB, and a large site has thousands. */
const mostAtOnce = 64;

/**
 * Sends several queries in one request, `size` at a time; the first request alone, to see whether
 * the CMS can answer that much. Sends each once. A query without an answer is sent again by its
 * caller as usual, so that failures are handled and reported as without this.
 */
export function askTogether(
  client: Client,
  questions: readonly Question[],
  { name, size = questions.length, onRefused }: AskTogether,
): Answers {
  // A single query is left to its caller.
  if (questions.length < 2 || size < 2) return noAnswers;
  const ask = async (part: readonly Question[]): Promise<readonly (object | undefined)[]> => {
    const { document, variables, split } = joinQueries(name, part);
    try {
      return split(await client.request<unknown, object>(document, variables, { isOptional: true }));
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      onRefused?.(error);
      return [];
    }
  };

  const answers = new Map<string, Promise<object | undefined>>();
  // Without their answers: those are dropped when they are taken.
  const requests: Promise<unknown>[] = [];
  const limit = pLimit(mostAtOnce);
  let trial: Promise<boolean> | undefined;
  for (let start = 0; start < questions.length; start += size) {
    const part = questions.slice(start, start + size);
    const before = trial;
    const asked = awaitLater(limit(async () => ((await before) === false ? [] : ask(part))));
    trial ??= awaitLater(asked.then((found) => found.length > 0));
    requests.push(asked.then(() => undefined));
    for (const [index, { document, variables }] of part.entries())
      answers.set(keyOf(document, variables), awaitLater(asked.then((found) => found[index])));
  }
  return {
    ended: awaitLater(Promise.all(requests)),
    take: async (document, variables) => {
      const key = keyOf(document, variables);
      const answer = answers.get(key);
      answers.delete(key);
      return answer;
    },
  };
}

/** Returns a client that uses these answers, and sends all other queries. */
export function withAnswers(client: Client, answers: Answers): Client {
  return {
    ...client,
    request: async <Data, Variables extends object>(
      document: QueryDocument<Data, Variables>,
      variables?: Variables,
      options?: RequestOptions,
    ): Promise<Data> => {
      const answer = typeof document === 'string' ? undefined : await answers.take(document, variables ?? {});
      // The same query with the same variables gives the same data.
      return (answer as Data | undefined) ?? client.request(document, variables, options);
    },
  };
}

function keyOf({ definitions }: Question['document'], variables: object): string {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const values = Object.entries(variables).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([operation?.name?.value, values]);
}

/** The number of queries per request. */
export interface BatchSize {
  /** 1 means one by one. */
  readonly now: () => number;
  /** The start value of the next crawl. */
  readonly next: () => number;
  /** After a failed request: the rest of this crawl sends queries one by one. */
  readonly refuse: (error: SourceError) => void;
}

/** A list of 2,000 entries takes WordPress some seconds and some tens of megabytes. */
const usualSize = 20;

/** Settings, menus and the like together, which are small. */
export const smallParts = 8;

/**
 * Starts with the value of the last crawl; a first crawl sends queries one by one, or as many as
 * `first` says. A server may limit the time, the size, the lists per query or the length of its
 * headers: after a failure the next crawl sends half as many. A temporary fault changes nothing.
 */
export function openBatchSize(left: number | undefined, first = 1): BatchSize {
  let now = left ?? first;
  let next = left ?? usualSize;
  return {
    now: () => now,
    next: () => next,
    refuse: ({ kind, status }) => {
      const isPassing = kind === 'network' || status === 429 || status === 503;
      if (!isPassing) next = Math.max(1, Math.floor(now / 2));
      now = 1;
    },
  };
}
