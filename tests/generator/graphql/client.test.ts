import { describe, expect, it, onTestFinished } from 'vitest';
import { createClient, createClients } from '../../../generator/graphql/client.ts';
import type { ClientOptions, ErrorPolicy } from '../../../generator/graphql/client-types.ts';
import { withDeadline } from '../../../generator/graphql/with-deadline.ts';
import { SourceError } from '../../../generator/problems/source-error.ts';
import { sourceFailure } from '../../support/source-failure.ts';
import { startServer, type TestAnswer } from '../http/loopback.ts';

const ok: TestAnswer = { body: { data: { name: 'pier' } } };

describe('a GraphQL client', () => {
  it('posts query, variables and operation name as JSON (behaviours 91)', async () => {
    const { endpoint, seen } = await startServer(() => ok);
    const client = createClient('default', { endpoint });

    const data = await client.request('query Site($first: Int) { site(first: $first) }', { first: 3 });

    expect(data).toEqual({ name: 'pier' });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.method).toBe('POST');
    expect(seen[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({
      query: 'query Site($first: Int) { site(first: $first) }',
      variables: { first: 3 },
      operationName: 'Site',
    });
  });

  it('asks with credentials and in cors mode, unless told otherwise (behaviours 91)', async () => {
    const { endpoint } = await startServer(() => ok);
    const modes: unknown[] = [];
    const requestMiddleware = <Init extends RequestInit>(init: Init): Init => {
      modes.push([init.credentials, init.mode]);
      return init;
    };

    await createClient('default', { endpoint, options: { requestMiddleware } }).request('{ site }');
    await createClient('default', {
      endpoint,
      options: { requestMiddleware, credentials: 'omit', mode: 'same-origin' },
    }).request('{ site }');

    expect(modes).toEqual([
      ['include', 'cors'],
      ['omit', 'same-origin'],
    ]);
  });

  it('puts a compacted query into the address with GET, and keeps # and , within strings (behaviours 92)', async () => {
    const { endpoint, seen } = await startServer(() => ok);
    const client = createClient('default', { endpoint: `${endpoint}?lang=en`, options: { method: 'GET' } });

    await client.request(
      'query Find($id: ID) {\n  # a comment, to go\n  post(id: $id, title: "a, b  #c") { id }\n}',
      {
        id: 'x&y',
      },
    );

    const [request] = seen;
    expect(request?.method).toBe('GET');
    expect(request?.body).toBe('');
    expect(request?.url.searchParams.get('lang')).toBe('en');
    expect(request?.url.searchParams.get('query')).toBe(
      'query Find($id:ID){post(id:$id title:"a, b  #c"){id}}',
    );
    expect(request?.url.searchParams.get('variables')).toBe('{"id":"x&y"}');
    expect(request?.url.searchParams.get('operationName')).toBe('Find');
  });

  it('follows the error policy when an answer has data and errors (behaviours 93)', async () => {
    const { endpoint } = await startServer(() => ({ body: { data: { a: 1 }, errors: [{ message: 'x' }] } }));
    const ask = (errorPolicy: ErrorPolicy) =>
      createClient('default', { endpoint, options: { errorPolicy } }).rawRequest('{ a }');

    await expect(ask('none')).rejects.toMatchObject({ message: 'x', kind: 'graphql', status: 200 });
    expect(await ask('all')).toMatchObject({ data: { a: 1 }, errors: [{ message: 'x' }] });
    const ignored = await ask('ignore');
    expect(ignored.data).toEqual({ a: 1 });
    expect(ignored).not.toHaveProperty('errors');
  });

  it('names the status when an answer is not ok or has no data (behaviours 94)', async () => {
    const answers: TestAnswer[] = [
      {
        status: 500,
        headers: { 'content-type': 'text/html' },
        body: '<h1>Error establishing</h1> a connection',
      },
      { body: { data: null } },
      { body: { errors: { message: 'an object' } } },
      { status: 400, body: { errors: [{ message: 'Syntax Error' }] } },
    ];
    const { endpoint } = await startServer((_, index) => answers[index] ?? ok);
    const client = createClient('default', { endpoint, options: { retries: 0, errorPolicy: 'ignore' } });

    await expect(client.request('{ a }')).rejects.toMatchObject({
      message: 'GraphQL Error (Code: 500)',
      kind: 'http',
      status: 500,
      text: 'Error establishing a connection',
    });
    await expect(client.request('{ a }')).rejects.toMatchObject({ message: 'GraphQL Error (Code: 200)' });
    await expect(client.request('{ a }')).rejects.toMatchObject({ message: 'GraphQL Error (Code: 200)' });
    await expect(client.request('{ a }')).rejects.toMatchObject({ message: 'Syntax Error', status: 400 });
  });

  it('shows nothing of query, variables, headers or answer in the message (behaviours 95)', async () => {
    const { endpoint, host } = await startServer(() => ({
      status: 403,
      body: { errors: [{ message: 'Not allowed' }], data: { body: 'CANARY-ANSWER' } },
    }));
    const client = createClient('default', {
      endpoint,
      options: { headers: { authorization: 'CANARY-TOKEN' } },
    });

    const error = await sourceFailure(client.request('query Secret { a }', { v: 'CANARY-VARIABLE' }));

    expect(error).toBeInstanceOf(SourceError);
    expect(error.message).toBe('Not allowed');
    expect(error).toMatchObject({ operationName: 'Secret', host, attempts: 1, status: 403, kind: 'http' });
    expect(JSON.stringify(error)).not.toContain('CANARY');
    expect(String(error.stack)).not.toContain('CANARY');
  });

  it('asks a headers function each time, and puts request headers over it (behaviours 96)', async () => {
    const { endpoint, seen } = await startServer(() => ok);
    let calls = 0;
    const headers = () => {
      calls++;
      return [
        ['A', '1'],
        ['B', String(calls)],
      ] satisfies [string, string][];
    };
    const client = createClient('default', { endpoint, options: { headers } });

    await client.request('{ a }', {}, { headers: new Headers({ a: '2' }) });
    await client.request('{ a }');

    expect(seen.map(({ headers: { a, b } }) => [a, b])).toEqual([
      ['2', '1'],
      ['1', '2'],
    ]);
  });

  it('tells the response middleware once, of the answer or of the error after all attempts (behaviours 97)', async () => {
    const { endpoint, seen } = await startServer((_, index) => (index < 2 ? { status: 503, body: {} } : ok));
    const told: unknown[] = [];
    const client = createClient('default', {
      endpoint,
      options: { retries: 1, responseMiddleware: (result) => void told.push(result) },
    });

    await expect(client.request('{ a }')).rejects.toThrow('GraphQL Error (Code: 503)');
    expect(seen).toHaveLength(2);
    expect(told).toEqual([expect.objectContaining({ status: 503, attempts: 2 })]);

    await client.request('{ a }');
    expect(told[1]).toMatchObject({ data: { name: 'pier' }, status: 200 });
    expect(told).toHaveLength(2);
  });

  it('lets an async request middleware change address and headers (behaviours 97)', async () => {
    const { endpoint, seen } = await startServer(() => ok);
    const client = createClient('default', {
      endpoint,
      options: {
        requestMiddleware: async (request) => ({
          ...request,
          url: `${request.url}/${request.operationName}`,
          headers: { 'x-variables': JSON.stringify(request.variables), 'content-type': 'application/json' },
        }),
      },
    });

    await client.request('query Named { a }', { v: 1 });

    expect(seen[0]?.url.pathname).toBe('/graphql/Named');
    expect(seen[0]?.headers['x-variables']).toBe('{"v":1}');
  });

  it('keeps the other headers where a request middleware adds one as graphql-request documents it (behaviours 97)', async () => {
    const { endpoint, seen } = await startServer(() => ok);
    const options: ClientOptions = {
      headers: { authorization: 'Bearer abc' },
      requestMiddleware: (request) => ({ ...request, headers: { ...request.headers, 'x-pier': '1' } }),
    };
    await createClient('default', { endpoint, options }).request('{ a }');
    await createClient('default', { endpoint, options: { ...options, method: 'GET' } }).request('{ a }');

    const both = { authorization: 'Bearer abc', 'x-pier': '1', accept: expect.stringContaining('json') };
    expect(seen[0]?.headers).toMatchObject({ ...both, 'content-type': 'application/json' });
    expect(seen[1]?.headers).toMatchObject(both);
  });

  it('tells the response middleware which request was answered, as graphql-request does (behaviours 97)', async () => {
    const { endpoint } = await startServer(({ body }) =>
      body.startsWith('[') ? { body: [{ data: { a: 1 } }] } : ok,
    );
    const told: unknown[] = [];
    const options: ClientOptions = { responseMiddleware: (_, request) => void told.push(request) };
    const client = createClient('default', { endpoint, options });
    await client.request('query Named($v: Int) { a(v: $v) }', { v: 1 });
    await client.batch([{ document: '{ a }', variables: { v: 2 } }]);
    expect(told).toEqual([
      { url: endpoint, operationName: 'Named', variables: { v: 1 } },
      { url: endpoint, operationName: undefined, variables: [{ v: 2 }] },
    ]);
  });

  it('sends a batch as one array, and rejects when an answer has no data (behaviours 98)', async () => {
    const both = [{ data: { a: 1 } }, { data: { b: 2 }, errors: [{ message: 'partial' }] }];
    const one = [{ data: { a: 1 } }, { errors: [{ message: 'no b' }] }];
    const refused = { errors: [{ message: 'Batch queries are not enabled' }] };
    const bodies = [both, one, refused];
    const { endpoint, seen } = await startServer((_, index) => ({ body: bodies[index] ?? {} }));
    const client = createClient('default', { endpoint });
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
    const { default: client } = createClients(
      {
        default: {
          endpoint: 'http://127.0.0.1:9/graphql',
          options: { headers: { a: '1' }, method: 'GET' },
        },
      },
      { default: { endpoint } },
      { default: { options: { headers: { b: '2' } } } },
    );

    await client?.request('{ a }');

    expect(seen[0]?.method).toBe('POST');
    expect(seen[0]?.headers).toMatchObject({ b: '2' });
    expect(seen[0]?.headers).not.toHaveProperty('a');
  });
});

describe('a client without an endpoint', () => {
  it('is an error at the first request only', async () => {
    const client = createClient('default', {});
    await expect(client.request('{ a }')).rejects.toMatchObject({ name: 'BuildError', kind: 'usage' });
  });
});

describe('attempts', () => {
  it('tries 429 and 5xx again, after Retry-After where it is named', async () => {
    const answers: TestAnswer[] = [
      { status: 429, headers: { 'retry-after': '0' }, body: {} },
      { status: 502, headers: { 'content-type': 'text/html', 'retry-after': '0' }, body: 'bad gateway' },
    ];
    const { endpoint } = await startServer((_, index) => answers[index] ?? ok);
    const client = createClient('default', { endpoint });

    expect(await client.request('{ a }')).toEqual({ name: 'pier' });
    expect(client.statistics()).toMatchObject({ requests: 3, retries: 2 });
  });

  it('does not wait for a server that asks for a day', async () => {
    const { endpoint, seen } = await startServer(() => ({
      status: 429,
      headers: { 'retry-after': '86400' },
      body: {},
    }));
    await expect(createClient('default', { endpoint }).request('{ a }')).rejects.toMatchObject({
      retryAfterMs: 86_400_000,
      attempts: 1,
    });
    expect(seen).toHaveLength(1);
  });

  it.each([
    { name: '401', answer: { status: 401, body: {} } },
    { name: 'errors of the query', answer: { body: { errors: [{ message: 'Cannot query field' }] } } },
    { name: 'a redirect', answer: { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: {} } },
    {
      name: 'a login page',
      answer: { headers: { 'content-type': 'text/html' }, body: '<title>Log In</title>' },
    },
  ])('does not try $name again', async ({ answer }) => {
    const { endpoint, seen } = await startServer(() => answer);
    await expect(createClient('default', { endpoint }).request('{ a }')).rejects.toBeInstanceOf(SourceError);
    expect(seen).toHaveLength(1);
  });

  it('gives up a closed port after the configured attempts, and names the host', async () => {
    const { endpoint, host, close } = await startServer(() => ok);
    await close();
    const client = createClient('default', { endpoint, options: { retries: 1 } });
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
    const { endpoint } = await startServer(() => null);
    const client = createClient('default', { endpoint, options: { timeoutMs: 50, retries: 1 } });
    await expect(client.request('{ a }')).rejects.toMatchObject({ kind: 'timeout', attempts: 2 });
  });

  it('does not wait for a server that asks for hundreds of years (faults 5)', async () => {
    const { endpoint, seen } = await startServer(() => ({
      status: 503,
      headers: { 'retry-after': '9999999999' },
      body: {},
    }));
    const client = createClient('default', { endpoint });
    await expect(client.request('{ a }')).rejects.toMatchObject({
      attempts: 1,
      retryAfterMs: 9_999_999_999_000,
    });
    expect(seen).toHaveLength(1);
  });

  it('says nothing on stderr when many requests wait that one deadline ends', async () => {
    const warnings: Error[] = [];
    const take = (warning: Error) => void warnings.push(warning);
    process.on('warning', take);
    onTestFinished(() => void process.off('warning', take));
    const { endpoint } = await startServer(() => ok);
    const client = withDeadline(createClient('default', { endpoint }), 60_000);
    await Promise.all(Array.from({ length: 60 }, () => client.request('{ a }')));
    await new Promise(setImmediate);
    expect(warnings).toEqual([]);
  });

  it('tries half an answer again', async () => {
    const { endpoint } = await startServer((_, index) => (index === 0 ? { body: '{"data": {"na' } : ok));
    expect(await createClient('default', { endpoint }).request('{ a }')).toEqual({ name: 'pier' });
  });
});

describe('reading an answer', () => {
  it('takes JSON that is sent as html, and quotes html that is not JSON', async () => {
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    const page = `<html><script>evil()</script><body><p>Please   log\nin &amp; wait</p>${'x'.repeat(500)}`;
    const { endpoint } = await startServer((_, index) =>
      index === 0 ? { headers, body: '{"data":{"a":1}}' } : { headers, body: page },
    );
    const client = createClient('default', { endpoint });

    expect(await client.request('{ a }')).toEqual({ a: 1 });
    const error = await sourceFailure(client.request('{ a }'));
    expect(error.kind).toBe('not-json');
    expect(error.text).toMatch(/^Please log in & wait x+$/);
    expect(error.text).toHaveLength(200);
  });

  it('takes the empty list that PHP writes for an empty object', async () => {
    const { endpoint } = await startServer(() => ({ body: { data: { a: 1 }, errors: [], extensions: [] } }));
    expect(await createClient('default', { endpoint }).request('{ a }')).toEqual({ a: 1 });
  });

  it('refuses an answer that is not UTF-8', async () => {
    const { endpoint } = await startServer(() => ({ body: Buffer.from('{"data":{"a":"\xe9"}}', 'latin1') }));
    await expect(createClient('default', { endpoint }).request('{ a }')).rejects.toMatchObject({
      kind: 'encoding',
      message: 'The answer is not UTF-8',
    });
  });

  it('reads the page of a failure in any encoding, and cut at the limit', async () => {
    const pages = [
      Buffer.from('<p>Site ferm\xe9', 'latin1'),
      Buffer.from(`<p>Site fermé${'é'.repeat(1000)}`),
    ];
    const { endpoint, seen } = await startServer((_, index) => {
      const page = pages[index];
      return page ? { status: 503, body: page } : ok;
    });
    const options = { retries: 2, maxAnswerBytes: 100, backOff: () => 0 };
    expect(await createClient('default', { endpoint, options }).request('{ a }')).toEqual({ name: 'pier' });
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
