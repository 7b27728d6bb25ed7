import { describe, expect, it } from 'vitest';
import type { Category } from '../../generator/content/content.ts';
import { collectRoutes } from '../../generator/routes/collect-routes.ts';
import { makePost } from '../support/entries.ts';
import { openContext } from '../support/route-context.ts';

function propsOf(posts: Parameters<typeof openContext>[0]) {
  const { context } = openContext(posts);
  const routes = new Map([...collectRoutes(context)].map((route) => [route.path, route]));
  return (path: string): unknown => routes.get(path)?.props();
}

const titles = (posts: readonly number[]) => posts.map((id) => ({ title: `post ${id}` }));

describe('a post of the news', () => {
  const about = (id: number, ...categoryIds: readonly number[]) => makePost(id, { fields: { categoryIds } });

  it('is followed by older posts of its categories, then by the next ones, never by newer ones', () => {
    const props = propsOf([about(1, 5), about(2, 7), about(3, 5), about(4), about(5, 5, 7), about(6, 5)]);
    expect(props('/news/p/post-5/')).toMatchObject({
      older: { label: 'post 4' },
      related: titles([3, 2, 1]),
    });
    expect(props('/news/p/post-3/')).toMatchObject({ older: { label: 'post 2' }, related: titles([1]) });
  });

  it('stands alone when it is the first', () => {
    expect(propsOf([about(1)])('/news/p/post-1/')).toMatchObject({ related: [] });
    expect(propsOf([about(1)])('/news/p/post-1/')).not.toHaveProperty('older');
  });
});

describe('the archive of the news', () => {
  // Post 400 is of February 2025: pages of 12 from post 1, and 16 on the newest.
  const props = propsOf(Array.from({ length: 400 }, (_, index) => makePost(index + 1)));

  it('tells where a page stands, counted from the oldest, so that its number never changes', () => {
    expect(props('/news/')).toMatchObject({ position: 'The newest of 33 pages' });
    expect(props('/news/page/1/')).toMatchObject({ position: 'Page 1, counted from the oldest' });
    expect(props('/news/page/373/')).toMatchObject({ position: 'Page 32, counted from the oldest' });
  });

  it('leads from the newest page alone to each year, where its last post is', () => {
    expect(props('/news/')).toMatchObject({
      years: [
        { label: '2025', href: '/news/page/373/' },
        { label: '2024', href: '/news/page/361/' },
      ],
    });
    expect(props('/news/page/373/')).toMatchObject({ years: [] });
  });

  it('calls a page by its days', () => {
    expect(props('/news/page/1/')).toMatchObject({
      title: 'News',
      days: 'January 1, 2024 to January 12, 2024',
    });
  });

  it('has neither position nor years while all news are on one page', () => {
    const few = propsOf([makePost(1), makePost(2)])('/news/');
    expect(few).toMatchObject({ years: [] });
    expect(few).not.toHaveProperty('position');
  });
});

describe('lists of news on a site with many categories', () => {
  /** One post for the first, two for the next and so on; a post belongs to all categories from its number on. */
  function propsWith(count: number) {
    const categories = Array.from({ length: count }, (_, index) => makeCategory(1000 + index));
    const posts = Array.from({ length: 40 }, (_, index) =>
      makePost(index + 1, { fields: { categoryIds: categories.slice(index).map(({ id }) => id) } }),
    );
    const { context } = openContext(posts, { categories });
    const routes = new Map([...collectRoutes(context)].map((route) => [route.path, route]));
    return (path: string) => routes.get(path)?.props();
  }

  it('link to all categories while there are few', () => {
    const props = propsWith(30);
    expect(props('/news/')).toMatchObject({ categories: { length: 30 } });
    expect(props('/news/')).not.toHaveProperty('allCategories');
    expect(props('/news/c/')).toBeUndefined();
  });

  it('link to the most used, and to a page with all of them', () => {
    const props = propsWith(40);
    const all = { label: 'All categories', href: '/news/c/' };
    expect(props('/news/')).toMatchObject({ allCategories: all, categories: { length: 30 } });
    expect(props('/news/')).toMatchObject({
      categories: expect.not.arrayContaining([expect.objectContaining({ label: 'Category 1009' })]),
    });
    expect(props('/news/c/category-1000/')).toMatchObject({
      category: { label: 'Category 1000' },
      categories: expect.arrayContaining([expect.objectContaining({ label: 'Category 1000' })]),
    });
    expect(props('/news/c/')).toMatchObject({
      title: 'All categories',
      categories: expect.arrayContaining([
        { label: 'Category 1039', by: 'entry', href: '/news/c/category-1039/', count: 40 },
      ]),
    });
  });

  it('name no other categories in the archive: ranks change, archive pages do not', () => {
    const props = propsWith(40);
    expect(props('/news/page/1/')).toMatchObject({ categories: [], allCategories: { href: '/news/c/' } });
  });
});

function makeCategory(id: number): Category {
  const slug = `category-${id}`;
  return {
    id,
    slug,
    uri: `/category/${slug}/`,
    name: `Category ${id}`,
    description: '',
    parentId: null,
    seo: null,
  };
}
