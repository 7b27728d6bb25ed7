import { describe, expect, it } from 'vitest';
import { collections } from '../../../generator/content/kinds/index.ts';
import { createClient } from '../../../generator/graphql/client.ts';
import { readDetails } from '../../../generator/graphql/details.ts';
import { listAll, listPages } from '../../../generator/graphql/paging.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { startServer } from '../http/loopback.ts';

/** The ids of a page, and the cursor after it where more follow. */
type Page = readonly [ids: readonly number[], endCursor?: string | null];

/** Lists what a server answers with, page by page. */
async function listNodes(connections: readonly unknown[]) {
  const { endpoint, seen } = await startServer((_, index) => ({
    body: { data: { connection: connections[index] ?? null } },
  }));
  const warnings: Problem[] = [];
  const warn = (problem: Problem) => void warnings.push(problem);
  const options = { document: collections.post.index, connection: 'posts', warn };
  return { nodes: listAll(createClient('default', { endpoint }), options), warnings, seen };
}

const list = (pages: readonly Page[]) =>
  listNodes(
    pages.map(([ids, endCursor]) => ({
      pageInfo: { hasNextPage: endCursor !== undefined, endCursor: endCursor ?? null },
      nodes: ids.map((databaseId) => ({ databaseId })),
    })),
  );

const ids = (length: number, from = 1): number[] => Array.from({ length }, (_, index) => from + index);

describe('listing a connection', () => {
  it('follows the cursors to the last page, a hundred entries at a time (faults 27)', async () => {
    const { nodes, seen } = await list([[ids(100), 'a'], [ids(100, 101), 'b'], [[201]]]);
    expect((await nodes).map(({ databaseId }) => databaseId)).toEqual(ids(201));
    expect(seen.map(({ body }) => JSON.parse(body).variables)).toEqual([
      { first: 100, after: null },
      { first: 100, after: 'a' },
      { first: 100, after: 'b' },
    ]);
  });

  it('tells of each page as soon as it is there', async () => {
    const told: number[][] = [];
    const { endpoint } = await startServer((_, index) => {
      expect(told).toHaveLength(index);
      const pageInfo = { hasNextPage: index === 0, endCursor: 'a' };
      const nodes = [{ databaseId: 1 }, { databaseId: 2 + index }];
      return { body: { data: { connection: { pageInfo, nodes } } } };
    });
    await listPages(createClient('default', { endpoint }), {
      document: collections.post.index,
      connection: 'posts',
      warn: () => undefined,
      onPage: (nodes) => told.push(nodes.map(({ databaseId }) => databaseId)),
    });
    expect(told).toEqual([[1, 2], [3]]);
  });

  it('takes an empty list', async () => {
    const { nodes } = await list([[[]]]);
    expect(await nodes).toEqual([]);
  });

  it.each<readonly [string, readonly Page[]]>([
    [
      'a cursor that comes again',
      [
        [[1], 'a'],
        [[2], 'a'],
      ],
    ],
    ['a missing cursor', [[[1], null]]],
    [
      'a page that is the first one again',
      [
        [[1, 2], 'a'],
        [[1, 2], 'b'],
      ],
    ],
    [
      'an empty page with more to come',
      [
        [[1], 'a'],
        [[], 'b'],
      ],
    ],
  ])('stops at %s and names the connection (faults 22 to 25)', async (_, pages) => {
    const { nodes, seen } = await list(pages);
    await expect(nodes).rejects.toMatchObject({
      name: 'BuildError',
      kind: 'content',
      message: expect.stringContaining('"posts"'),
    });
    expect(seen).toHaveLength(pages.length);
  });

  it('counts an entry once that came twice, and reports it (faults 24)', async () => {
    const { nodes, warnings } = await list([[[1, 2], 'a'], [[2, 3]]]);
    expect((await nodes).map(({ databaseId }) => databaseId)).toEqual([1, 2, 3]);
    expect(warnings).toEqual([{ message: '1 duplicate entries in "posts" ignored' }]);
  });

  it('lets the newest version count of an entry that was edited between two pages (faults 24)', async () => {
    const node = (databaseId: number, minute: number) => ({
      databaseId,
      modifiedGmt: `2026-06-13T14:0${minute}:00`,
    });
    const pages = [
      { nodes: [node(1, 0), node(2, 3)], pageInfo: { hasNextPage: true, endCursor: 'a' } },
      { nodes: [node(1, 5), node(2, 1), node(3, 0)], pageInfo: { hasNextPage: false, endCursor: 'b' } },
    ];
    const { nodes, warnings } = await listNodes(pages);
    expect(await nodes).toEqual([node(1, 5), node(2, 3), node(3, 0)]);
    expect(warnings[0]?.message).toContain('2 of them were edited meanwhile');
  });

  it('refuses an answer that is not a list', async () => {
    await expect((await listNodes([])).nodes).rejects.toMatchObject({ kind: 'content' });
  });
});

describe('reading details', () => {
  const read = async (wanted: readonly number[], answer: (asked: number[]) => number[]) => {
    const { endpoint, seen } = await startServer(({ body }) => {
      const asked: number[] = JSON.parse(body).variables.ids;
      return {
        body: { data: { connection: { nodes: answer(asked).map((databaseId) => ({ databaseId })) } } },
      };
    });
    const { results, missing } = await readDetails(createClient('default', { endpoint }), {
      document: collections.post.details,
      connection: 'posts',
      ids: wanted,
      read: (nodes) => nodes.map(({ databaseId }) => databaseId),
    });
    return { found: results, missing, seen };
  };

  it('asks for a hundred at a time, and for as many as it asks', async () => {
    const { found, seen } = await read(ids(210), (asked) => asked);
    expect(found.toSorted((a, b) => a - b)).toEqual(ids(210));
    expect(seen.map(({ body }) => JSON.parse(body).variables.first).sort()).toEqual([10, 100, 100]);
  });

  it('asks nothing for no ids, since an empty list is no filter', async () => {
    expect((await read([], () => ids(10))).seen).toEqual([]);
  });

  it('takes only what it asked for, and misses what is gone', async () => {
    expect(await read([1, 2], () => [2, 7])).toMatchObject({ found: [2], missing: [1] });
  });
});
