import { Kind } from 'graphql';
import { awaitLater } from '../problems/settle.ts';
import { SourceError } from '../problems/source-error.ts';
import type { Client, QueryDocument, RequestOptions } from './client-types.ts';
import { joinQueries, type Question } from './join-queries.ts';

/** Answers to queries that were sent ahead. */
export interface Answers {
  /** Takes the answer to a query with these variables, once; undefined without one. */
  readonly take: (document: Question['document'], variables: object) => Promise<object | undefined>;
}

export const noAnswers: Answers = { take: async () => undefined };

/**
 * Sends several queries in one request, once. A query without an answer is sent again by its
 * caller as usual, so that failures are handled and reported as without this.
 */
export function askTogether(client: Client, name: string, questions: readonly Question[]): Answers {
  const { document, variables, split } = joinQueries(name, questions);
  const ask = async (): Promise<readonly (object | undefined)[]> => {
    try {
      return split(await client.request<unknown, object>(document, variables, { isOptional: true }));
    } catch (error) {
      if (error instanceof SourceError) return [];
      throw error;
    }
  };
  const asked = awaitLater(ask());
  const places = new Map(questions.map((one, place) => [keyOf(one.document, one.variables), place]));
  return {
    take: async (document, variables) => {
      const key = keyOf(document, variables);
      const place = places.get(key);
      places.delete(key);
      return place === undefined ? undefined : (await asked)[place];
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
