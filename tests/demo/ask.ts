import type { DemoCms } from '../../demo/demo-cms.ts';

/** An answer of the demo over real HTTP, its JSON already read. */
export interface Answer<Body> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Body;
}

/** The answer to a single operation; `Data` is the type that the test expects. */
export interface Result<Data> {
  readonly data: Data;
  readonly errors: readonly { readonly message: string; readonly path?: readonly string[] }[];
  readonly extensions: { readonly debug: readonly { readonly type: string }[] };
}

/** A page of a list of nodes with these fields. */
export interface Nodes<Node> {
  readonly nodes: readonly Node[];
}

/** Asks one operation by POST. */
export function ask<Data>(
  cms: DemoCms,
  query: string,
  variables?: Record<string, unknown>,
): Promise<Answer<Result<Data>>> {
  return post(cms, JSON.stringify({ query, variables }));
}

/** Sends a body as it is. */
export async function post<Body>(cms: DemoCms, body: string, init: RequestInit = {}): Promise<Answer<Body>> {
  const response = await fetch(cms.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    ...init,
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
