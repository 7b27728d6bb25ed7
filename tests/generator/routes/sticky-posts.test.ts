import { expect, it } from 'vitest';
import { makeCategory, makePost } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

it('puts sticky posts first on the list of all news, newest first, and moves them nowhere else', () => {
  const fields = { categoryIds: [7] };
  const posts = Array.from({ length: 30 }, (_, index) =>
    makePost(index + 1, { fields: { ...fields, isSticky: [3, 20, 29].includes(index + 1) } }),
  );
  const { context } = openContext(posts, { categories: [makeCategory(7, 'works')] });
  const { lists } = context;
  const newest = Array.from({ length: 18 }, (_, index) => 30 - index);
  expect(ids(lists.newsPage(undefined).posts)).toEqual([
    ...[29, 20, 3],
    ...newest.filter((id) => ![29, 20].includes(id)),
  ]);
  // An old one stays in the archive, too.
  expect(ids(lists.newsPage(undefined, '1').posts)).toEqual(newest.map((id) => id - 18).slice(0, 12));
  expect(ids(lists.newsPage(7).posts)).toEqual(newest);
  expect(ids(lists.post.cut(0, 3))).toEqual([30, 29, 28]);
});
