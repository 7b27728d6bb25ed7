import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoAuthorization } from '../../demo/answers/editor.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';

let cms: DemoCms;
beforeAll(async () => {
  cms = await createDemoCms();
});
afterAll(() => cms.close());

const secrets =
  '{ viewer { databaseId } posts(first: 100, where: {stati: [DRAFT, FUTURE, PRIVATE]}) { nodes { status uri modifiedGmt } } }';

it.each([undefined, 'Basic d3Jvbmc6d3Jvbmc='])(
  'takes a request with the credentials %s for anybody’s',
  async (authorization) => {
    expect(await ask(authorization)).toEqual({ viewer: null, posts: { nodes: [] } });
  },
);

it('shows its editor what is not published, drafts without an address or dates of their own', async () => {
  const { viewer, posts } = await ask(demoAuthorization);
  expect(viewer).toEqual({ databaseId: 2 });
  expect(new Set(posts.nodes.map(({ status }) => status))).toEqual(new Set(['draft', 'future', 'private']));
  for (const { status, uri, modifiedGmt } of posts.nodes) {
    expect(uri.startsWith('/?p=')).toBe(status === 'draft');
    expect(modifiedGmt === null).toBe(status === 'draft');
  }
});

interface Answer {
  readonly viewer: object | null;
  readonly posts: { readonly nodes: readonly { status: string; uri: string; modifiedGmt: string | null }[] };
}

async function ask(authorization: string | undefined): Promise<Answer> {
  const response = await fetch(cms.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify({ query: secrets }),
  });
  const { data } = await response.json();
  return data;
}
