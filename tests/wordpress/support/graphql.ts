import type { Session } from '../server/session.ts';
import type { Wordpress } from '../server/start-wordpress.ts';

export interface GraphqlOptions {
  readonly variables?: object;
  readonly headers?: Readonly<Record<string, string>>;
  /** Asks as somebody who is logged in. */
  readonly as?: Session;
}

// biome-ignore lint/suspicious/noExplicitAny: Tests look into answers of any shape.
export type GraphqlData = any;

/** Asks the real WPGraphQL. Rejects when it answers with errors. */
export async function askGraphql(
  { url }: Pick<Wordpress, 'url'>,
  query: string,
  { variables = {}, headers = {}, as }: GraphqlOptions = {},
): Promise<GraphqlData> {
  const send = as ? as.fetch : (path: string, init: RequestInit) => fetch(`${url}${path}`, init);
  const answer = await send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const text = await answer.text();
  const { data, errors } = JSON.parse(text);
  if (errors) throw new Error(text.slice(0, 2000));
  return data;
}
