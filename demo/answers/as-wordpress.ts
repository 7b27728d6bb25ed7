import type { IncomingHttpHeaders } from 'node:http';
import type { ExecutionResult, GraphQLError } from 'graphql';
import { cmsOrigin } from '../site-address.ts';

/** A request for the GraphQL endpoint. */
export interface CmsRequest {
  readonly method: string;
  /** With the path: "/graphql?query=…". */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface CmsAnswer {
  readonly status: number;
  readonly text: string;
}

export type Answerer = (request: CmsRequest) => Promise<CmsAnswer>;

/** Answers a request by itself, or with what the next answerer makes of it. */
export type Hook = (request: CmsRequest, next: Answerer) => Promise<CmsAnswer>;

/** One operation of a request. */
export interface Operation {
  readonly query?: unknown;
  readonly variables?: Readonly<Record<string, unknown>> | null;
  readonly operationName?: string | null;
}

/** Answers over HTTP as WPGraphQL does. Links and media in an answer have the server's own address, "http://127.0.0.1:8080". */
export async function answerAsWordPress(
  request: CmsRequest,
  origin: string,
  execute: (operation: Operation) => Promise<ExecutionResult>,
): Promise<CmsAnswer> {
  const { status, body } = await makeAnswer(request, execute);
  return { status, text: withAddress(JSON.stringify(body), origin) };
}

/** The headers of every answer of the endpoint. */
export const answerHeaders = {
  'content-type': 'application/json; charset=UTF-8',
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type',
  'access-control-max-age': '600',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
};

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

async function makeAnswer(
  request: CmsRequest,
  execute: (operation: Operation) => Promise<ExecutionResult>,
): Promise<Answer> {
  const asked = readRequest(request);
  if (asked instanceof Refusal) return asked.answer;
  const results = await Promise.all((Array.isArray(asked) ? asked : [asked]).map(execute));
  const refused = results.flatMap(({ errors = [] }) => errors).find(isSyntaxError);
  // One refused operation turns the answer to a whole batch into a single object.
  if (refused) return { status: 500, body: { errors: [toPlain(refused)] } };
  const bodies = results.map(toBody);
  return { status: 200, body: Array.isArray(asked) ? bodies : bodies[0] };
}

/** Puts the server's address where content names it, with its scheme or without. */
function withAddress(text: string, origin: string): string {
  const withoutScheme = (address: string) => address.slice(address.indexOf('//'));
  return text.replaceAll(cmsOrigin, origin).replaceAll(withoutScheme(cmsOrigin), withoutScheme(origin));
}

const batchLimit = 10;

/** An error that ends the whole request with this HTTP status, without `extensions.debug`. */
class Refusal {
  readonly answer: Answer;

  constructor(status: number, message: string) {
    this.answer = { status, body: { errors: [{ message }] } };
  }
}

function readRequest({ method, url, headers, body }: CmsRequest): Operation | readonly Operation[] | Refusal {
  if (method === 'GET') return readQuery(new URL(url, cmsOrigin).searchParams);
  if (method !== 'POST') return new Refusal(500, `HTTP Method "${method}" is not supported`);
  const contentType = headers['content-type'] ?? '';
  if (!contentType.startsWith('application/json')) {
    return new Refusal(
      415,
      `HTTP POST requests must have Content-Type: application/json header. Received: ${contentType}`,
    );
  }
  const asked = parseJson(body);
  if (Array.isArray(asked) && asked.length > batchLimit) {
    return new Refusal(
      500,
      `Batch requests are limited to ${batchLimit} operations. This request contained ${asked.length}`,
    );
  }
  return Array.isArray(asked) && asked.length === 0 ? {} : asked;
}

function readQuery(parameters: URLSearchParams): Operation | Refusal {
  const variables = parseJson(parameters.get('variables') ?? '{}');
  if (variables instanceof Refusal) return variables;
  return {
    query: parameters.get('query'),
    variables: { ...variables },
    operationName: parameters.get('operationName'),
  };
}

function parseJson(text: string): object | Refusal {
  const expected = 'Expected JSON object or array for "application/json" request';
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === 'object' && parsed !== null) return parsed;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return new Refusal(500, `${expected}, but failed to parse because: ${reason}`);
  }
  return new Refusal(500, `${expected}, but got ${text}`);
}

function isSyntaxError(error: GraphQLError): boolean {
  return error.message.startsWith('Syntax Error');
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
