import { beforeAll, describe, expect, it } from 'vitest';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { editEntry, setFields } from '../../demo/edits.ts';
import { createStore } from '../../demo/store.ts';
import { ask, type Nodes, post, type Result } from './ask.ts';

let cms: DemoCms;

beforeAll(async () => {
  cms = await createDemoCms();
  return cms.close;
});

const title = '{generalSettings{title}}';

describe('the demo over HTTP', () => {
  it('listens on the loopback and names its own address in links', async () => {
    expect(cms.url).toBe(`${cms.origin}/graphql`);
    expect(cms.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const { body } = await ask<{ generalSettings: { url: string } }>(cms, '{generalSettings{url}}');
    expect(body.data.generalSettings.url).toBe(cms.origin);
  });

  it('tells that debugging is off in every executed answer, and sends nothing that a client could cache by', async () => {
    const { body, headers } = await ask(cms, title);
    expect(body.extensions.debug[0]?.type).toBe('DEBUG_LOGS_INACTIVE');
    expect(headers.get('etag')).toBeNull();
    expect(headers.get('cache-control')).toBeNull();
  });

  it.each([
    ['a syntax error', JSON.stringify({ query: '{posts{' })],
    ['bad JSON', '{"query": "{ posts'],
    ['an empty body', ''],
    ['a batch of eleven', JSON.stringify(Array(11).fill({ query: title }))],
    ['a batch with one syntax error', JSON.stringify([{ query: title }, { query: '{po' }])],
  ])('answers %s with 500 and one object of errors', async (_name, body) => {
    const answer = await post<Result<unknown>>(cms, body);
    expect(answer.status).toBe(500);
    expect(Object.keys(answer.body)).toEqual(['errors']);
    expect(answer.body.errors[0]?.message).toEqual(expect.any(String));
  });

  it.each([
    ['PUT with 500', { method: 'PUT' }, 500, 'HTTP Method "PUT" is not supported'],
    [
      'a body of another content type with 415',
      { headers: { 'content-type': 'text/plain' } },
      415,
      undefined,
    ],
  ])('refuses %s', async (_, request, status, message) => {
    const answer = await post<Result<unknown>>(cms, JSON.stringify({ query: title }), request);
    expect(answer.status).toBe(status);
    if (message !== undefined) expect(answer.body.errors[0]?.message).toBe(message);
  });

  it.each([
    ['an unknown field', '{posts{nodes{nope}}}', undefined],
    ['an unknown argument', '{posts(limit:3){nodes{id}}}', undefined],
    ['an unknown type', '{posts{nodes{...on Nope{id}}}}', undefined],
    ['a missing variable', 'query($in:[ID]!){posts(where:{in:$in}){nodes{id}}}', {}],
    ['a bad variable', 'query($n:Int){posts(first:$n){nodes{id}}}', { n: 'abc' }],
    ['a question about the schema', '{__schema{queryType{name}}}', undefined],
  ])('answers %s with 200, errors and no data', async (_name, query, variables) => {
    const { status, body } = await ask(cms, query, variables);
    expect(status).toBe(200);
    expect(body.errors).toHaveLength(1);
    if (query.includes('__schema'))
      expect(body.errors[0]?.message).toContain(
        'introspection is not allowed for public requests by default',
      );
    expect(body).not.toHaveProperty('data');
  });

  it('answers a batch of up to ten in order', async () => {
    const counts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    const batch = counts.map((first) => ({ query: `{posts(first:${first}){nodes{id}}}` }));
    type Lists = readonly Result<{ posts: Nodes<unknown> }>[];
    const { status, body } = await post<Lists>(cms, JSON.stringify(batch));
    expect(status).toBe(200);
    expect(body.map((answer) => answer.data.posts.nodes.length)).toEqual(counts);
  });

  it('reports an invalid operation of a batch in its own place', async () => {
    const batch = JSON.stringify([{ query: title }, { query: '{posts{nope}}' }]);
    const { status, body } = await post<readonly Result<unknown>[]>(cms, batch);
    expect(status).toBe(200);
    expect(body[0]?.data).toEqual({ generalSettings: { title: 'Halyard Pier' } });
    expect(body[1]).not.toHaveProperty('data');
  });

  it('answers GET with query and variables in the address', async () => {
    const query = encodeURIComponent('query($n:Int){posts(first:$n){nodes{databaseId}}}');
    const response = await fetch(`${cms.url}?query=${query}&variables=${encodeURIComponent('{"n":2}')}`);
    const body = await response.json();
    expect(body.data.posts.nodes).toHaveLength(2);
  });

  it('knows nobody: the viewer is null', async () => {
    const { body } = await ask(cms, '{viewer{name}}');
    expect(body.data).toEqual({ viewer: null });
  });

  it('answers another address with a page that is not found', async () => {
    const response = await fetch(`${cms.origin}/graphqlx`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  });
});

describe('uploads', () => {
  const uploads = '/wp-content/uploads/2026/05';

  const html = 'text/html; charset=UTF-8';
  it.each([
    ['carousel.jpg', 200, 'image/jpeg'],
    ['walk-out-to-sea.mp4', 200, 'video/mp4'],
    // A size that WordPress cuts.
    ['carousel-1024x683.jpg', 200, 'image/jpeg'],
    ['nope.jpg', 404, html],
    ['..%2f..%2fschema.graphql', 404, html],
    ['%zz.jpg', 404, html],
  ])('answer %s with %i and their content type', async (name, status, type) => {
    const response = await fetch(`${cms.origin}${uploads}/${name}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
  });
});

describe('a demo without plugins', () => {
  it.each([
    ['seo', '{posts{nodes{seo{title}}}}'],
    ['seo', '{seo{redirects{origin}}}'],
  ])('does not know the field %s', async (field, query) => {
    const bare = await createDemoCms({ plugins: { seo: false } });
    const { body } = await ask(bare, query);
    const others = '{posts(first:1){nodes{title content}}}';
    const { body: plain } = await ask<{ posts: Nodes<unknown> }>(bare, others);
    await bare.close();
    expect(body.errors[0]?.message).toContain(`Cannot query field "${field}"`);
    expect(plain.data.posts.nodes).toHaveLength(1);
  });

  it('keeps the stamp of the plugin until an edit where that is asked for', async () => {
    const store = createStore();
    const kept = await createDemoCms({ store, plugins: { seo: true, boardwalk: true }, keepsStamp: true });
    const stamp = async (): Promise<string> => {
      const { body } = await ask<{ boardwalk: { stamp: string } }>(kept, '{boardwalk{stamp}}');
      return body.data.boardwalk.stamp;
    };
    const [{ id } = { id: 0 }] = store.entries;
    const first = await stamp();
    setFields(store, id, { title: 'Set by an import' });
    const second = await stamp();
    editEntry(store, id, { title: 'Edited' });
    const third = await stamp();
    await kept.close();
    expect([second === first, third === first]).toEqual([true, false]);
  });
});
