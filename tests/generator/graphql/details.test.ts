import { describe, expect, it } from 'vitest';
import { collections } from '../../../generator/content/kinds/index.ts';
import { createClient } from '../../../generator/graphql/client.ts';
import { readDetails } from '../../../generator/graphql/details.ts';
import { startServer, type TestAnswer } from '../http/loopback.ts';

const ofPosts: Omit<Parameters<typeof readDetails<number>>[1], 'ids'> = {
  ...{ document: collections.post.details, connection: 'posts' },
  read: (nodes) => nodes.map(({ databaseId }) => databaseId),
};

const ids = (length: number): number[] => Array.from({ length }, (_, index) => index + 1);

/** Reads entries from a server that answers by what it is asked for. */
async function read(
  wanted: readonly number[],
  answer: (asked: readonly number[]) => TestAnswer | null,
  timeoutMs = 30_000,
) {
  const asked: number[] = [];
  const { endpoint } = await startServer(({ body }) => {
    const { variables } = JSON.parse(body);
    if (variables?.ids === undefined) return { body: { data: { __typename: 'RootQuery' } } };
    asked.push(variables.ids.length);
    return answer(variables.ids);
  });
  const options = { retries: 0, timeoutMs, backOff: () => 1 };
  const reading = readDetails(createClient('default', { endpoint, options }), { ...ofPosts, ids: wanted });
  const [result] = await Promise.allSettled([reading]);
  return { result, asked };
}

const nodesOf = (asked: readonly number[]): TestAnswer => ({
  body: { data: { connection: { nodes: asked.map((databaseId) => ({ databaseId })) } } },
});
const errorWith = (error: object): TestAnswer => ({ body: { data: { connection: null }, errors: [error] } });

/** Answers what a server does that gives at most `most` entries at once, and has but some of those asked for. */
async function readCut(wanted: readonly number[], { most, gone = [] }: { most: number; gone?: number[] }) {
  const asked: number[] = [];
  let requests = 0;
  const { endpoint } = await startServer(({ body }) => {
    const { query, variables } = JSON.parse(body);
    requests++;
    const has = (id: number) => !gone.includes(id);
    const lone = [...query.matchAll(/(\w+): posts\(where: \{ ?in: \[(\d+)\]/g)];
    const lists = lone.map(([, alias, id]) => [
      alias,
      { nodes: has(Number(id)) ? [{ databaseId: Number(id) }] : [] },
    ]);
    if (lists.length > 0) return { body: { data: Object.fromEntries(lists) } };
    asked.push(variables.ids.length);
    return nodesOf(variables.ids.filter(has).slice(0, Math.min(most, variables.first)));
  });
  const { results, missing } = await readDetails(createClient('default', { endpoint }), {
    ...ofPosts,
    ids: wanted,
  });
  return { found: results.toSorted((one, other) => one - other), missing, asked, requests };
}

describe('details of which the CMS answers fewer than it is asked for', () => {
  it.each([
    [12, [50, 12, 12, 12, 2]],
    [1, [50, ...Array(49).fill(1)]],
  ])('are asked for again, as many at a time as it gave: %i', async (most, expected) => {
    const { found, missing, asked } = await readCut(ids(50), { most });
    expect({ found, missing }).toEqual({ found: ids(50), missing: [] });
    expect(asked.sort((one, other) => other - one)).toEqual(expected);
  });

  it('count as deleted only when their lone id is not answered', async () => {
    const gone = [3, 4, 31];
    const { found, missing } = await readCut(ids(50), { most: 7, gone });
    expect(missing).toEqual(gone);
    expect(found).toEqual(ids(50).filter((id) => !gone.includes(id)));
  });

  it('cost one small request more where some are deleted and nothing is cut', async () => {
    const gone = ids(50).filter((id) => id % 2 === 0);
    const { missing, requests } = await readCut(ids(50), { most: 100, gone });
    expect(missing).toEqual(gone);
    expect(requests).toBe(2);
  });
});

const failing = errorWith({ message: 'Internal server error', path: ['connection'] });

describe('details that are too much for the CMS', () => {
  it.each<{ name: string; answer: TestAnswer | null }>([
    { name: '413', answer: { status: 413, body: {} } },
    { name: '500', answer: { status: 500, body: {} } },
    { name: '504', answer: { status: 504, body: 'Time-out', headers: { 'content-type': 'text/html' } } },
    { name: 'no answer in time', answer: null },
    { name: 'an error in a part of it', answer: failing },
  ])('are asked for in halves after $name', async ({ answer }) => {
    const answerFew = (wanted: readonly number[]) => (wanted.length > 3 ? answer : nodesOf(wanted));
    const { result, asked } = await read(ids(12), answerFew, answer === null ? 500 : undefined);
    expect(asked.sort((one, other) => other - one)).toEqual([12, 6, 6, 3, 3, 3, 3]);
    expect(result).toMatchObject({ status: 'fulfilled', value: { results: ids(12), missing: [] } });
  });

  it.each<{ name: string; answer: TestAnswer }>([
    { name: '403', answer: { status: 403, body: {} } },
    { name: 'a wrong query', answer: errorWith({ message: 'Cannot query field "x" on type "Post".' }) },
  ])('are not asked for in halves after $name', async ({ answer }) => {
    const { result, asked } = await read(ids(12), () => answer);
    expect(asked).toEqual([12]);
    expect(result).toMatchObject({ status: 'rejected' });
  });

  it('names every entry that cannot be read, and no other (faults 8)', async () => {
    const bad = [4, 9];
    const { result } = await read(ids(12), (wanted) =>
      wanted.some((id) => bad.includes(id)) ? { status: 500, body: {} } : nodesOf(wanted),
    );
    const named = bad.map((id) => ({
      message: expect.stringMatching(`^Entry ${id} of "posts" cannot be read`),
    }));
    expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'source', problems: named } });
  });

  it('does not ask for each of thousands when all fail (faults 8)', async () => {
    const { result, asked } = await read(ids(2000), () => failing);
    expect(result).toMatchObject({ status: 'rejected' });
    expect(asked.length).toBeLessThan(300);
  });
});
