import { Kind } from 'graphql';
import { awaitLater } from '../../problems/settle.ts';
import { SourceError } from '../../problems/source-error.ts';
import type { Client, QueryDocument, RequestOptions } from './client-types.ts';
import { joinQueries, type Question } from './join-queries.ts';

/** Answers to queries that were sent before anybody needs them. */
export interface Answers {
  /** Takes the answer to a query with these variables, once; undefined where there is none. */
  readonly take: (document: Question['document'], variables: object) => Promise<object | undefined>;
  /** When all requests have ended, answers taken or not. */
  readonly ended: Promise<unknown>;
}

export const noAnswers: Answers = { take: async () => undefined, ended: Promise.resolve() };

export interface AskTogether {
  /** The name of the joined query. */
  readonly name: string;
  /** Queries a request. Default: all. */
  readonly size?: number;
  /** Told of a request that was not answered. */
  readonly onRefused?: (error: SourceError) => void;
}

/**
 * Asks several queries in one request, `size` at a time: the first request alone, to see if the CMS answers so much. Each is sent
 * once. What has no answer then is to be asked as usual, by whoever needs it: so what is done about a query that fails, and what
 * is said of it, is the same as without.
 */
export function askTogether(
  client: Client,
  questions: readonly Question[],
  { name, size = questions.length, onRefused }: AskTogether,
): Answers {
  // A query that is alone is asked by whoever needs it.
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
  const requests: ReturnType<typeof ask>[] = [];
  for (let start = 0; start < questions.length; start += size) {
    const part = questions.slice(start, start + size);
    const [trial] = requests;
    const asked = awaitLater(trial?.then((found) => (found.length > 0 ? ask(part) : [])) ?? ask(part));
    requests.push(asked);
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

/** A client that has these answers, and asks for all others. */
export function withAnswers(client: Client, answers: Answers): Client {
  return {
    ...client,
    request: async <Data, Variables extends object>(
      document: QueryDocument<Data, Variables>,
      variables?: Variables,
      options?: RequestOptions,
    ): Promise<Data> => {
      const answer = typeof document === 'string' ? undefined : await answers.take(document, variables ?? {});
      // The same query with the same variables: so the same data.
      return (answer as Data | undefined) ?? client.request(document, variables, options);
    },
  };
}

function keyOf({ definitions }: Question['document'], variables: object): string {
  const operation = definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const values = Object.entries(variables).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([operation?.name?.value, values]);
}
