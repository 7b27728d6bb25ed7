import { analyzeDocument, type GraphQLClient } from 'graphql-request';
import { judgeAnswer, listErrors } from './answer.ts';
import type { BatchItem, Client, ClientAnswer, ClientConfig, ClientOptions } from './client-types.ts';
import { compactDocument, createExchange } from './exchange.ts';

/**
 * Makes a client for each name. Later layers win, name by name and shallowly: so the endpoint of
 * this run overrides the built-in one.
 */
export function createClients(
  ...layers: readonly Readonly<Record<string, ClientConfig>>[]
): Record<string, Client> {
  const names = new Set(layers.flatMap((layer) => Object.keys(layer)));
  return Object.fromEntries(
    [...names].map((name) => [
      name,
      createClient(name, Object.assign({}, ...layers.map((layer) => layer[name]))),
    ]),
  );
}

/** Makes one client. A missing endpoint is an error at the first request, not before. */
export function createClient(name: string, config: ClientConfig): Client {
  const { errorPolicy = 'none', responseMiddleware } = config.options ?? {};
  const { run, placeOf, statistics } = createExchange(name, config);

  const rawRequest: Client['rawRequest'] = async (document, variables, options = {}) => {
    const { expression: query, operationName } = analyzeDocument(document);
    const { signal } = options;
    const exchange = { operationName, compactQuery: () => compactDocument(query), ...options };

    const ask = async (client: GraphQLClient) => {
      const answer = await client.rawRequest<never>({
        query,
        ...(variables && { variables }),
        ...(signal && { signal }),
      });
      judgeAnswer(answer, { policy: errorPolicy, status: answer.status, query }, placeOf(operationName));
      const { data, extensions, status, headers } = answer;
      const errors = errorPolicy === 'all' ? listErrors(answer) : [];
      return { data, extensions, status, headers, ...(errors.length > 0 && { errors }) };
    };
    return tell(responseMiddleware, () => run(exchange, ask));
  };

  const batch: Client['batch'] = (operations, options = {}) => {
    const documents = operations.map(({ document, variables }) => ({
      document,
      ...(variables && { variables }),
    }));
    const compactQuery = () =>
      JSON.stringify(
        documents.map(({ document, variables }) => ({
          query: compactDocument(analyzeDocument(document).expression),
          ...(variables && { variables: JSON.stringify(variables) }),
        })),
      );

    const ask = async (client: GraphQLClient) => {
      const { signal } = options;
      const answers: readonly BatchItem[] = await client.batchRequests<never>({
        documents,
        ...(signal && { signal }),
      });
      return operations.map((_, index) => {
        // A server that refuses a batch returns one object.
        const answer = Array.isArray(answers) ? (answers[index] ?? {}) : {};
        judgeAnswer(answer, { policy: 'all', status: 200 }, placeOf());
        return answer;
      });
    };
    return tell(responseMiddleware, () => run({ operationName: undefined, compactQuery, ...options }, ask));
  };

  return {
    name,
    endpoint: config.endpoint ?? '',
    statistics,
    rawRequest,
    batch,
    request: async (document, variables, options) => (await rawRequest(document, variables, options)).data,
  };
}

/** Calls the middleware with the answer or the error, once, after all attempts. */
async function tell<Answer extends ClientAnswer | readonly BatchItem[]>(
  middleware: ClientOptions['responseMiddleware'],
  exchange: () => Promise<Answer>,
): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await exchange();
  } catch (error) {
    await middleware?.(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  await middleware?.(answer);
  return answer;
}
