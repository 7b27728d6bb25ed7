import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient, createClients } from '../../../generator/graphql/client.ts';
import type { ClientOptions, ErrorPolicy } from '../../../generator/graphql/client-types.ts';
import { withDeadline } from '../../../generator/graphql/with-deadline.ts';
import { SourceError } from '../../../generator/problems/source-error.ts';
import { sourceFailure } from '../../support/source-failure.ts';
import { startServer, type TestAnswer } from '../http/loopback.ts';

const ok: TestAnswer = { body: { data: { name: 'pier' } } };

/** A client of a server that gives one answer after the other, and then good ones. */
async function clientOf(answers: readonly (TestAnswer | null)[], options: ClientOptions = {}) {
  const server = await startServer((_, index) => (index < answers.length ? (answers[index] ?? null) : ok));
  return { ...server, client: createClient('default', { endpoint: server.endpoint, options }) };
}

describe('a GraphQL client', () => {
  it('posts query, variables and operation name as JSON (behaviours 91)', async () => {
    const { client, seen } = await clientOf([]);
    const query = 'query Site($first: Int) { site(first: $first) }';
    expect(await client.request(query, { first: 3 })).toEqual({ name: 'pier' });
    expect(seen).toMatchObject([{ method: 'POST', headers: { 'content-type': 'application/json' } }]);
    const sent = { query, variables: { first: 3 }, operationName: 'Site' };
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(sent);
  });

  it('asks with credentials and in cors mode, unless told otherwise (behaviours 91)', async () => {
    const modes: unknown[] = [];
    const requestMiddleware = <Init extends RequestInit>(init: Init): Init => {
      modes.push([init.credentials, init.mode]);
      return init;
    };
    for (const options of [{}, { credentials: 'omit', mode: 'same-origin' }] as const)
      await (await clientOf([], { requestMiddleware, ...options })).client.request('{ site }');
    expect(modes.map(String)).toEqual(['include,cors', 'omit,same-origin']);
  });

  it('puts a compacted query into the address with GET, and keeps # and , within strings (behaviours 92)', async () => {
    const { endpoint, seen } = await startServer(() => ok);
    const client = createClient('default', { endpoint: `${endpoint}?lang=en`, options: { method: 'GET' } });
    const query = 'query Find($id: ID) {\n  # a comment, to go\n  post(id: $id, title: "a, b  #c") { id }\n}';
    await client.request(query, { id: 'x&y' });
    expect(seen).toMatchObject([{ method: 'GET', body: '' }]);
    expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({
      lang: 'en',
      query: 'query Find($id:ID){post(id:$id title:"a, b  #c"){id}}',
      variables: '{"id":"x&y"}',
      operationName: 'Find',
    });
  });

  it('follows the error policy when an answer has data and errors (behaviours 93)', async () => {
    const ask = async (errorPolicy: ErrorPolicy) => {
      const answer = { body: { data: { a: 1 }, errors: [{ message: 'x' }] } };
      return (await clientOf([answer], { errorPolicy })).client.rawRequest('{ a }');
    };
    await expect(ask('none')).rejects.toMatchObject({ message: 'x', kind: 'graphql', status: 200 });
    expect(await ask('all')).toMatchObject({ data: { a: 1 }, errors: [{ message: 'x' }] });
    const ignored = await ask('ignore');
    expect(ignored.data).toEqual({ a: 1 });
    expect(ignored).not.toHaveProperty('errors');
  });

  const outage = '<h1>Error establishing</h1> a connection';
  it.each([
    [
      { status: 500, headers: { 'content-type': 'text/html' }, body: outage },
      { message: 'GraphQL Error (Code: 500)', text: 'Error establishing a connection', kind: 'http' },
    ],
    [{ body: { data: null } }, { message: 'GraphQL Error (Code: 200)' }],
    [{ body: { errors: { message: 'an object' } } }, { message: 'GraphQL Error (Code: 200)' }],
    [{ status: 400, body: { errors: [{ message: 'Syntax Error' }] } }, { message: 'Syntax Error' }],
  ])(
    'names the status when an answer is not ok or has no data: %j (behaviours 94)',
    async (answer, error) => {
      const { client } = await clientOf([answer], { retries: 0, errorPolicy: 'ignore' });
      const { status = 200 } = { status: 200, ...answer };
      await expect(client.request('{ a }')).rejects.toMatchObject({ ...error, status });
    },
  );

  it('shows nothing of query, variables, headers or answer in the message (behaviours 95)', async () => {
    const body = { errors: [{ message: 'Not allowed' }], data: { body: 'CANARY-ANSWER' } };
    const headers = { authorization: 'CANARY-TOKEN' };
    const { client, host } = await clientOf([{ status: 403, body }], { headers });
    const error = await sourceFailure(client.request('query Secret { a }', { v: 'CANARY-VARIABLE' }));
    expect(error).toBeInstanceOf(SourceError);
    expect(error.message).toBe('Not allowed');
    expect(error).toMatchObject({ operationName: 'Secret', host, attempts: 1, status: 403, kind: 'http' });
    expect(JSON.stringify(error) + String(error.stack)).not.toContain('CANARY');
  });

  it('asks a headers function each time, and puts request headers over it (behaviours 96)', async () => {
    let calls = 0;
    const headers = () => Object.entries({ A: '1', B: String(++calls) });
    const { client, seen } = await clientOf([], { headers });
    await client.request('{ a }', {}, { headers: new Headers({ a: '2' }) });
    await client.request('{ a }');
    expect(seen.map(({ headers: { a, b } }) => `${a} ${b}`)).toEqual(['2 1', '1 2']);
  });

  it('tells the response middleware once, of the answer or of the error after all attempts (behaviours 97)', async () => {
    const told: unknown[] = [];
    const down = { status: 503, body: {} };
    const responseMiddleware = (result: unknown) => void told.push(result);
    const { client, seen } = await clientOf([down, down], { retries: 1, responseMiddleware });
    await expect(client.request('{ a }')).rejects.toThrow('GraphQL Error (Code: 503)');
    expect(seen).toHaveLength(2);
    expect(told).toEqual([expect.objectContaining({ status: 503, attempts: 2 })]);
    await client.request('{ a }');
    expect(told.slice(1)).toMatchObject([{ data: { name: 'pier' }, status: 200 }]);
  });

  it('lets an async request middleware change address and headers (behaviours 97)', async () => {
    const { client, seen } = await clientOf([], {
      requestMiddleware: async ({ url, operationName, variables, ...request }) => ({
        ...{ ...request, url: `${url}/${operationName}` },
        headers: { 'x-variables': JSON.stringify(variables), 'content-type': 'application/json' },
      }),
    });
    await client.request('query Named { a }', { v: 1 });
    expect(seen[0]?.url.pathname).toBe('/graphql/Named');
    expect(seen[0]?.headers['x-variables']).toBe('{"v":1}');
  });

  it('keeps the other headers where a request middleware adds one as graphql-request documents it (behaviours 97)', async () => {
    const options: ClientOptions = {
      headers: { authorization: 'Bearer abc' },
      requestMiddleware: (request) => ({ ...request, headers: { ...request.headers, 'x-pier': '1' } }),
    };
    const posting = await clientOf([], options);
    const getting = await clientOf([], { ...options, method: 'GET' });
    for (const { client, seen } of [posting, getting]) {
      await client.request('{ a }');
      const accept = expect.stringContaining('json');
      expect(seen[0]?.headers).toMatchObject({ authorization: 'Bearer abc', 'x-pier': '1', accept });
    }
    expect(posting.seen[0]?.headers).toMatchObject({ 'content-type': 'application/json' });
  });

  it('tells the response middleware which request was answered, as graphql-request does (behaviours 97)', async () => {
    const told: unknown[] = [];
    const responseMiddleware: ClientOptions['responseMiddleware'] = (_, request) => void told.push(request);
    const { client, endpoint: url } = await clientOf([ok, { body: [ok.body] }], { responseMiddleware });
    await client.request('query Named($v: Int) { a(v: $v) }', { v: 1 });
    await client.batch([{ document: '{ a }', variables: { v: 2 } }]);
    expect(told).toEqual([
      { url, operationName: 'Named', variables: { v: 1 } },
      { url, operationName: undefined, variables: [{ v: 2 }] },
    ]);
  });

  it('sends a batch as one array, and rejects when an answer has no data (behaviours 98)', async () => {
    const both = [{ data: { a: 1 } }, { data: { b: 2 }, errors: [{ message: 'partial' }] }];
    const one = [{ data: { a: 1 } }, { errors: [{ message: 'no b' }] }];
    const refused = { errors: [{ message: 'Batch queries are not enabled' }] };
    const { client, seen } = await clientOf([both, one, refused].map((body) => ({ body })));
    const operations = [{ document: '{ a }' }, { document: 'query ($n: Int) { b }', variables: { n: 1 } }];
    expect(await client.batch(operations)).toMatchObject([{ data: { a: 1 } }, { data: { b: 2 } }]);
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual([
      { query: '{ a }' },
      { query: 'query ($n: Int) { b }', variables: { n: 1 } },
    ]);
    await expect(client.batch(operations)).rejects.toThrow('no b');
    await expect(client.batch(operations)).rejects.toMatchObject({ kind: 'graphql' });
  });

  it('takes the endpoint of the running process over the built-in one, and options as a whole (behaviours 99)', async () => {
    const { endpoint, seen } = await startServer(() => ok);
    const builtIn: ClientOptions = { headers: { a: '1' }, method: 'GET' };
    const written = { endpoint: 'http://127.0.0.1:9/graphql', options: builtIn };
    const layers = [written, { endpoint }, { options: { headers: { b: '2' } } }];
    const { default: client } = createClients(...layers.map((layer) => ({ default: layer })));
    await client?.request('{ a }');
    expect(seen).toMatchObject([{ method: 'POST', headers: { b: '2' } }]);
    expect(seen[0]?.headers).not.toHaveProperty('a');
  });

  it('without an endpoint is an error at the first request only', async () => {
    const client = createClient('default', {});
    await expect(client.request('{ a }')).rejects.toMatchObject({ name: 'BuildError', kind: 'usage' });
  });
});

describe('attempts', () => {
  it('tries 429 and 5xx again, after Retry-After where it is named', async () => {
    const { client } = await clientOf([
      { status: 429, headers: { 'retry-after': '0' }, body: {} },
      { status: 502, headers: { 'content-type': 'text/html', 'retry-after': '0' }, body: 'bad gateway' },
    ]);
    expect(await client.request('{ a }')).toEqual({ name: 'pier' });
    expect(client.statistics()).toMatchObject({ requests: 3, retries: 2 });
  });

  it.each([
    ['a day', 429, 86_400],
    ['hundreds of years', 503, 9_999_999_999],
  ])('does not wait for a server that asks for %s (faults 5)', async (_, status, seconds) => {
    const answer = { status, headers: { 'retry-after': String(seconds) }, body: {} };
    const { client, seen } = await clientOf([answer]);
    const refusal = { retryAfterMs: seconds * 1000, attempts: 1 };
    await expect(client.request('{ a }')).rejects.toMatchObject(refusal);
    expect(seen).toHaveLength(1);
  });

  it('waits for a server that asks for as long as it may at most, and tries as often as it may', async () => {
    const busy = { status: 503, headers: { 'retry-after': '0' }, body: {} };
    const { client, seen } = await clientOf([busy, busy], { retries: 2, maxDelayMs: 0 });
    expect(await client.request('{ a }')).toEqual({ name: 'pier' });
    expect(seen).toHaveLength(3);
  });

  it.each([
    ['401', { status: 401, body: {} }],
    ['errors of the query', { body: { errors: [{ message: 'Cannot query field' }] } }],
    ['a redirect', { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: {} }],
    ['a login page', { headers: { 'content-type': 'text/html' }, body: '<title>Log In</title>' }],
  ])('does not try %s again', async (_, answer) => {
    const { client, seen } = await clientOf([answer]);
    await expect(client.request('{ a }')).rejects.toBeInstanceOf(SourceError);
    expect(seen).toHaveLength(1);
  });

  it('gives up a closed port after the configured attempts, and names the host', async () => {
    const { client, host, close } = await clientOf([], { retries: 1 });
    await close();
    const error = await sourceFailure(client.request('{ a }'));
    expect(error).toMatchObject({ kind: 'network', host, attempts: 2 });
    expect(error.message).toBe(`${host} cannot be reached (ECONNREFUSED)`);
  });

  it('never sends or shows the user and password of an endpoint', async () => {
    const { endpoint, host, seen } = await startServer(() => ({ status: 403, body: 'No entry' }));
    const client = createClient('default', { endpoint: endpoint.replace('//', '//user:secret@') });
    const error = await sourceFailure(client.request('{ a }'));
    expect(error).toMatchObject({ kind: 'http', host, attempts: 1 });
    expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined]);
    expect(`${error.message} ${JSON.stringify(error)}`).not.toContain('secret');
  });

  it('ends an attempt that gets no answer in time', async () => {
    const { client } = await clientOf([null, null], { timeoutMs: 50, retries: 1 });
    await expect(client.request('{ a }')).rejects.toMatchObject({ kind: 'timeout', attempts: 2 });
  });

  it('says nothing on stderr when many requests wait that one deadline ends', async () => {
    const warnings: Error[] = [];
    const take = (warning: Error) => void warnings.push(warning);
    process.on('warning', take);
    onTestFinished(() => void process.off('warning', take));
    const client = withDeadline((await clientOf([])).client, 60_000);
    await Promise.all(Array.from({ length: 60 }, () => client.request('{ a }')));
    await new Promise(setImmediate);
    expect(warnings).toEqual([]);
  });

  it('tries half an answer again', async () => {
    const { client } = await clientOf([{ body: '{"data": {"na' }]);
    expect(await client.request('{ a }')).toEqual({ name: 'pier' });
  });
});

describe('reading an answer', () => {
  it('takes JSON that is sent as html, and quotes html that is not JSON', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const page = `<html><script>evil()</script><body><p>Please   log\nin &amp; wait</p>${'x'.repeat(500)}`;
    const { client } = await clientOf(['{"data":{"a":1}}', page].map((body) => ({ headers, body })));
    expect(await client.request('{ a }')).toEqual({ a: 1 });
    const error = await sourceFailure(client.request('{ a }'));
    expect(error.kind).toBe('not-json');
    expect(error.text).toMatch(/^Please log in & wait x+$/);
    expect(error.text).toHaveLength(200);
  });

  it('takes the empty list that PHP writes for an empty object', async () => {
    const { client } = await clientOf([{ body: { data: { a: 1 }, errors: [], extensions: [] } }]);
    expect(await client.request('{ a }')).toEqual({ a: 1 });
  });

  it('refuses an answer that is not UTF-8', async () => {
    const { client } = await clientOf([{ body: Buffer.from('{"data":{"a":"\xe9"}}', 'latin1') }]);
    const message = 'The answer is not UTF-8';
    await expect(client.request('{ a }')).rejects.toMatchObject({ kind: 'encoding', message });
  });

  it('reads the page of a failure in any encoding, and cut at the limit', async () => {
    const cut = Buffer.from(`<p>Site fermé${'é'.repeat(1000)}`);
    const pages = [Buffer.from('<p>Site ferm\xe9', 'latin1'), cut].map((body) => ({ status: 503, body }));
    const options = { retries: 2, maxAnswerBytes: 100, backOff: () => 0 };
    const { client, seen } = await clientOf(pages, options);
    expect(await client.request('{ a }')).toEqual({ name: 'pier' });
    expect(seen).toHaveLength(3);
  });
});

it('keeps to the configured number of requests at once', async () => {
  let open = 0;
  let most = 0;
  const { endpoint } = await startServer(async () => {
    most = Math.max(most, ++open);
    await new Promise((resolve) => setTimeout(resolve, 5));
    open--;
    return ok;
  });
  const client = createClient('default', { endpoint, options: { concurrency: 2 } });
  await Promise.all(Array.from({ length: 8 }, () => client.request('{ a }')));
  expect(most).toBe(2);
  expect(client.statistics()).toMatchObject({ requests: 8, bytes: 8 * JSON.stringify(ok.body).length });
});
