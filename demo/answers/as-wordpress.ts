import { type ExecutionResult, GraphQLError } from 'graphql';
import type { GraphQLParams, Plugin } from 'graphql-yoga';
import { cmsOrigin } from '../site-address.ts';
import { noIntrospection } from './no-introspection.ts';

/** The address of the server, "http://127.0.0.1:8080", in the context of a request. */
export interface ServerAddress {
  readonly origin: string;
}

/** Makes a GraphQL server answer over HTTP as WPGraphQL does; every answer has the server's own address. */
export const answersAsWordPress: Plugin<object, ServerAddress> = {
  async onRequestParse({ request, setRequestParser }) {
    if (request.method !== 'GET' && request.method !== 'POST') {
      throw refusal(500, `HTTP Method "${request.method}" is not supported`);
    }
    if (request.method === 'GET') return;
    const operations = await parseBody(request);
    setRequestParser(() => operations);
  },
  onValidate({ addValidationRule }) {
    addValidationRule(noIntrospection);
  },
  onResultProcess({ serverContext: { origin }, setResultProcessor }) {
    setResultProcessor((result, fetchAPI) => {
      const { status, body } = toAnswer(result);
      const text = withAddress(JSON.stringify(body), origin);
      // A copy: the library writes the length of each answer into the object it is given.
      return new fetchAPI.Response(text, { status, headers: { ...headers } });
    }, 'application/json');
  },
};

/** Puts the server's address where content names it, with its scheme or without. */
function withAddress(text: string, origin: string): string {
  const withoutScheme = (address: string) => address.slice(address.indexOf('//'));
  return text.replaceAll(cmsOrigin, origin).replaceAll(withoutScheme(cmsOrigin), withoutScheme(origin));
}

const headers = {
  'content-type': 'application/json; charset=UTF-8',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '600',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

const batchLimit = 10;

/** An error that ends the whole request with this HTTP status, without `extensions.debug`. */
function refusal(status: number, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { refusedWith: status } });
}

async function parseBody(request: Request): Promise<GraphQLParams | GraphQLParams[]> {
  const contentType = request.headers.get('content-type') ?? '';
  if (!contentType.startsWith('application/json')) {
    throw refusal(
      415,
      `HTTP POST requests must have Content-Type: application/json header. Received: ${contentType}`,
    );
  }
  const body = parseJson(await request.text());
  if (!Array.isArray(body)) return body;
  if (body.length > batchLimit) {
    throw refusal(
      500,
      `Batch requests are limited to ${batchLimit} operations. This request contained ${body.length}`,
    );
  }
  return body.length === 0 ? {} : body;
}

function parseJson(text: string): GraphQLParams | GraphQLParams[] {
  const expected = 'Expected JSON object or array for "application/json" request';
  try {
    const body = JSON.parse(text);
    if (typeof body === 'object' && body !== null) return body;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw refusal(500, `${expected}, but failed to parse because: ${reason}`);
  }
  throw refusal(500, `${expected}, but got ${text}`);
}

type Result = Parameters<NonNullable<Plugin['onResultProcess']>>[0]['result'];

function toAnswer(result: Result): { status: number; body: unknown } {
  if (Symbol.asyncIterator in result) throw new Error('The demo answers no subscriptions');
  const results = Array.isArray(result) ? result : [result];
  const refused = results.flatMap(({ errors = [] }) => errors).find(isRefusal);
  // One refused operation turns the answer to a whole batch into a single object.
  if (refused) return { status: statusOf(refused), body: { errors: [toPlain(refused)] } };
  const bodies = results.map(toBody);
  return { status: 200, body: Array.isArray(result) ? bodies : bodies[0] };
}

function isRefusal(error: GraphQLError): boolean {
  return error.extensions.refusedWith !== undefined || error.message.startsWith('Syntax Error');
}

function statusOf(refused: GraphQLError): number {
  const status = refused.extensions.refusedWith;
  return typeof status === 'number' ? status : 500;
}

function toBody({ data, errors }: ExecutionResult): object {
  return {
    ...(errors && { errors: errors.map(toPlain) }),
    ...(data !== undefined && { data }),
    extensions: { debug: [debugMessage] },
  };
}

const debugMessage = {
  type: 'DEBUG_LOGS_INACTIVE',
  message: 'GraphQL Debug logging is not active. To see debug logs, GRAPHQL_DEBUG must be enabled.',
};

function toPlain({ message, locations, path }: GraphQLError): object {
  return { message, locations, path };
}
