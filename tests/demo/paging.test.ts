import { beforeAll, describe, expect, it } from 'vitest';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { editEntry, setStatus } from '../../demo/edits.ts';
import { addGeneratedPosts } from '../../demo/generated-posts.ts';
import { ask, type Nodes } from './ask.ts';

let cms: DemoCms;

beforeAll(async () => {
  cms = await createDemoCms();
  addGeneratedPosts(cms.store, 60);
  return cms.close;
});

const query =
  'query($first:Int,$last:Int,$after:String,$where:RootQueryToPostConnectionWhereArgs){posts(first:$first,last:$last,after:$after,where:$where){nodes{databaseId} pageInfo{hasNextPage hasPreviousPage startCursor endCursor}}}';

interface PostPage {
  readonly ids: readonly number[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

async function page(variables: Record<string, unknown>): Promise<PostPage> {
  const { body } = await ask<{ posts: Nodes<{ databaseId: number }> & { pageInfo: Omit<PostPage, 'ids'> } }>(
    cms,
    query,
    variables,
  );
  const { nodes, pageInfo } = body.data.posts;
  return { ids: nodes.map(({ databaseId }) => databaseId), ...pageInfo };
}

/** All public posts, newest first. */
async function walk(first: number): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let next = { after: '', more: true }; next.more; ) {
    const { ids: found, endCursor, hasNextPage } = await page({ first, after: next.after });
    ids.push(...found);
    next = { after: endCursor ?? '', more: hasNextPage };
  }
  return ids;
}

const cursorOf = (id: number) => Buffer.from(`arrayconnection:${id}`).toString('base64');

describe('paging', () => {
  it('reaches every post once, whatever the size of a page', async () => {
    const all = await walk(100);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(120);
    expect(await walk(7)).toEqual(all);
  });

  it.each([
    ['10 without a number, and says that there are no more', {}, 10, false],
    ['10 for none', { first: 0 }, 10, false],
    ['100 at most', { first: 500 }, 100, true],
  ])('gives %s', async (_, variables, count, hasNextPage) => {
    const answer = await page(variables);
    expect([answer.ids.length, answer.hasNextPage]).toEqual([count, hasNextPage]);
  });

  it('answers a negative number with an error on the field', async () => {
    const { status, body } = await ask(cms, query, { first: -1 });
    expect([status, body.data, body.errors[0]?.path]).toEqual([200, { posts: null }, ['posts']]);
  });

  it('goes on after a cursor that is base64 of the id', async () => {
    const [first, second] = (await page({ first: 2 })).ids;
    const answer = await page({ first: 1, after: cursorOf(first ?? 0) });
    expect(answer.ids).toEqual([second]);
    expect(answer).toMatchObject({ hasPreviousPage: true, startCursor: cursorOf(second ?? 0) });
  });

  it.each(['!!garbage', cursorOf(99_999_999)])(
    'starts again at page one after the cursor %s',
    async (after) => {
      expect(await page({ first: 3, after })).toEqual(await page({ first: 3 }));
    },
  );

  it('ends with an empty page and no cursors', async () => {
    const last = (await walk(100)).at(-1) ?? 0;
    expect(await page({ first: 5, after: cursorOf(last) })).toEqual({
      ...{ ids: [], hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  it('goes on from the place of a post that is no longer public', async () => {
    const ids = (await page({ first: 4 })).ids;
    setStatus(cms.store, ids[1] ?? 0, 'draft');
    const answer = await page({ first: 2, after: cursorOf(ids[1] ?? 0) });
    setStatus(cms.store, ids[1] ?? 0, 'publish');
    expect(answer.ids).toEqual(ids.slice(2, 4));
  });

  it('gives the oldest in list order for last', async () => {
    const all = await walk(100);
    expect((await page({ last: 3 })).ids).toEqual(all.slice(-3));
  });

  it('loses its place when the post of the cursor is edited and pages are ordered by modified date', async () => {
    const where = { orderby: [{ field: 'MODIFIED', order: 'DESC' }] };
    const before = await page({ first: 3, where });
    editEntry(cms.store, before.ids[2] ?? 0, { excerpt: 'Edited between two pages.' });
    const next = await page({ first: 3, where, after: before.endCursor });
    expect(next.ids).toEqual([before.ids[0], before.ids[1], expect.any(Number)]);
  });
});

describe('where', () => {
  it('in keeps the order asked for, by plain and by global ids, and leaves out what is not there', async () => {
    const [a = 0, b = 0, c = 0] = (await page({ first: 3 })).ids;
    const globalId = Buffer.from(`post:${b}`).toString('base64');
    const { ids } = await page({ first: 9, where: { in: [c, 99_999_999, globalId, String(a)] } });
    expect(ids).toEqual([c, b, a]);
  });

  it('in with nothing in it filters nothing', async () => {
    expect(await page({ first: 3, where: { in: [] } })).toEqual(await page({ first: 3 }));
  });

  it('in without first gives 10', async () => {
    const { ids } = await page({ first: 12 });
    expect((await page({ where: { in: ids } })).ids).toEqual(ids.slice(0, 10));
  });

  it.each([{ status: 'DRAFT' }, { stati: ['DRAFT', 'PRIVATE'] }])(
    'gives the public nothing for %o',
    async (where) => {
      expect((await page({ first: 100, where })).ids).toEqual([]);
    },
  );

  it('dateQuery finds what was modified after a moment, exclusively unless told otherwise', async () => {
    const ids = cms.store.entries.filter(({ slug }) => slug === 'pile-900').map(({ id }) => id);
    const moment = { year: 2026, month: 3, day: 19, hour: 9, minute: 0, second: 0 };
    for (const [dateQuery, found] of [
      [{ column: 'MODIFIED', after: moment, inclusive: false }, []],
      [{ column: 'MODIFIED', after: moment, inclusive: true }, ids],
      [{ after: { year: 2026, month: 3, day: 18 } }, ids],
    ] as const)
      expect((await page({ first: 5, where: { in: ids, dateQuery } })).ids).toEqual(found);
  });

  it('categoryName takes the slug of a category', async () => {
    const { body } = await ask<{ posts: Nodes<{ categories: Nodes<{ slug: string }> }> }>(
      cms,
      '{posts(first:100,where:{categoryName:"art"}){nodes{categories{nodes{slug}}}}}',
    );
    const slugs = body.data.posts.nodes.map((node) => node.categories.nodes.map(({ slug }) => slug));
    expect(slugs.length).toBeGreaterThan(5);
    expect(slugs.every((found) => found.includes('art'))).toBe(true);
  });

  it('contentTypes picks the kinds of a mixed list', async () => {
    const { body } = await ask<{ contentNodes: Nodes<{ __typename: string }> }>(
      cms,
      '{contentNodes(first:100,where:{contentTypes:[BOARDWALK_ART,BOARDWALK_EXPERIENCE]}){nodes{__typename}}}',
    );
    const names = body.data.contentNodes.nodes.map((node) => node.__typename);
    expect(new Set(names)).toEqual(new Set(['Artwork', 'Experience']));
  });
});
