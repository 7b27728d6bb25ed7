import { randomUUID } from 'node:crypto';
import { analyzeDocument, ClientError, type GraphQLClient } from 'graphql-request';
import { type Answer, judgeAnswer, listErrors } from './answer.ts';
import type {
  AnsweredRequest,
  BatchItem,
  Client,
  ClientAnswer,
  ClientConfig,
  ClientOptions,
} from './client-types.ts';
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
  const {
    method = 'POST',
    errorPolicy = 'none',
    responseMiddleware,
    isUncached = false,
  } = config.options ?? {};
  const { endpoint: url = '' } = config;
  const { run, placeOf, statistics } = createExchange(name, config);
  const withNonce = <Variables extends object>(variables: Variables | undefined): object | undefined =>
    isUncached ? { nonce: randomUUID(), ...variables } : variables;

  const rawRequest: Client['rawRequest'] = async (document, variables, options = {}) => {
    const { expression, operationName, isMutation } = analyzeDocument(document);
    const { signal } = options;
    // The very text that is sent: errors name positions in it.
    const query = method === 'GET' && !isMutation ? compactDocument(expression) : expression;
    const exchange = { operationName, compactQuery: () => query, ...options };

    const ask = async (client: GraphQLClient) => {
      const sent = withNonce(variables);
      const judge = (answer: Answer, status: number): void =>
        judgeAnswer(answer, { policy: errorPolicy, status, query }, placeOf(operationName));
      const answer = await client
        .rawRequest<never>({ query, ...(sent && { variables: sent }), ...(signal && { signal }) })
        .catch(judgeRefused(judge));
      judge(answer, answer.status);
      const { data, extensions, status, headers } = answer;
      const errors = errorPolicy === 'all' ? listErrors(answer) : [];
      return { data, extensions, status, headers, ...(errors.length > 0 && { errors }) };
    };
    return tell(responseMiddleware, { url, operationName, variables }, () => run(exchange, ask));
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

    const judge = (answer: Answer, status: number): void =>
      judgeAnswer(answer, { policy: 'all', status }, placeOf());
    const ask = async (client: GraphQLClient) => {
      const { signal } = options;
      const answers: readonly BatchItem[] = await client
        .batchRequests<never>({ documents, ...(signal && { signal }) })
        .catch(judgeRefused(judge));
      return operations.map((_, index) => {
        // A server that refuses a batch returns one object.
        const answer = Array.isArray(answers) ? (answers[index] ?? {}) : {};
        judge(answer, 200);
        return answer;
      });
    };
    const request = { url, operationName: undefined, variables: operations.map((one) => one.variables) };
    return tell(responseMiddleware, request, () =>
      run({ operationName: undefined, compactQuery, ...options }, ask),
    );
  };

  return {
    name,
    endpoint: url,
    statistics,
    rawRequest,
    batch,
    request: async (document, variables, options) => (await rawRequest(document, variables, options)).data,
  };
}

/** An invalid query may have a status that is not ok. */
function judgeRefused(judge: (answer: Answer, status: number) => void): (error: unknown) => never {
  return (error) => {
    if (error instanceof ClientError) judge({ errors: error.response.errors }, error.response.status);
    throw error;
  };
}

/** Calls the middleware with the answer or the error, once, after all attempts. */
async function tell<Answer extends ClientAnswer | readonly BatchItem[]>(
  middleware: ClientOptions['responseMiddleware'],
  request: AnsweredRequest,
  exchange: () => Promise<Answer>,
): Promise<Answer> {
  let answer: Answer;
  try {
    answer = await exchange();
  } catch (error) {
    await middleware?.(error instanceof Error ? error : new Error(String(error)), request);
    throw error;
  }
  await middleware?.(answer, request);
  return answer;
}
