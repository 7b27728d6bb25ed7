import { describe, expect, it } from 'vitest';
import type { PageSettings } from '../../../config/resolve-config.ts';
import type { AnyEntry, Content } from '../../../generator/content/content.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { collectRoutes } from '../../../generator/routes/collect-routes.ts';
import { makeCategory, makeEntry, makePost } from '../../support/entries.ts';
import { makeEvent } from '../../support/events.ts';
import { fixedPagePaths } from '../../support/expected-paths.ts';
import { openContext } from '../../support/route-context.ts';

function routesOf(
  entries: readonly AnyEntry[] = [],
  values: Partial<Content> = {},
  settings: Partial<PageSettings> = {},
) {
  const { context, warnings } = openContext(entries, values, settings);
  const planned = [...collectRoutes(context)];
  const routes = planned.map((plan) => ({ ...plan, head: plan.head(), props: plan.props() }));
  const route = (path: string) => {
    const found = routes.find((item) => item.path === path);
    if (found === undefined) throw new Error(`no route ${path}`);
    return found;
  };
  return { routes, paths: routes.map(({ path }) => path), route, warnings };
}

/** Returns the findings of the checks of paths. */
function refusalOf(entries: readonly AnyEntry[], values: Partial<Content> = {}): readonly Problem[] {
  const { warnings } = routesOf(entries, values);
  return warnings.filter(({ check }) => check === 'unsafeSlug' || check === 'duplicatePath');
}

const fixedPaths = ['/404.html', ...fixedPagePaths].sort();

describe('collectRoutes', () => {
  it('has every fixed route even when the CMS is empty, and nothing else', () => {
    const { paths, warnings } = routesOf();
    expect(paths).toEqual(fixedPaths);
    expect(warnings.map(({ message }) => message)).toContain(
      'The CMS has no page at /experiences/dining/: the built-in page is used',
    );
  });

  it('gives every entry its path, and further experiences and pages theirs', () => {
    const { paths } = routesOf([
      makeEntry('event', 1, { slug: 'regatta' }),
      makeEntry('location', 2, { slug: 'oyster-bar' }),
      makeEntry('artwork', 3, { slug: 'mural' }),
      makeEntry('experience', 4, { slug: 'weddings', uri: '/experience/weddings/' }),
      makeEntry('page', 5, { slug: 'team', uri: '/about/team/' }),
      makePost(6, { slug: '夏の夜' }),
    ]);
    expect(paths.filter((path) => !fixedPaths.includes(path))).toEqual([
      ...[
        '/about/team/',
        '/art/mural/',
        '/event/regatta/',
        '/experiences/weddings/',
        '/location/oyster-bar/',
      ],
      '/news/p/夏の夜/',
    ]);
  });

  it('can be told to leave further pages out, and never gives the popup a page', () => {
    const entries = [
      makeEntry('page', 5, { slug: 'privacy', uri: '/privacy/' }),
      makeEntry('page', 6, { slug: 'popup', uri: '/popup/' }),
    ];
    expect(routesOf(entries).paths).toContain('/privacy/');
    expect(routesOf(entries).paths).not.toContain('/popup/');
    expect(routesOf(entries, {}, { furtherPages: false }).paths).toEqual(fixedPaths);
  });

  it('names the canonical address wherever an optional parameter gives a page a second one', () => {
    const posts = Array.from({ length: 40 }, (_, index) => makePost(index + 1));
    const { route } = routesOf(posts);
    const canonical = (path: string) => new URL(route(path).head.canonical).pathname;
    for (const path of ['/news/', '/news/p/', '/news/page/', '/news/c/page/'])
      expect(canonical(path)).toBe('/news/');
    expect(canonical('/news/page/1/')).toBe('/news/page/1/');
    expect(canonical('/news/c/page/1/')).toBe('/news/page/1/');
  });

  it('leads from every archive page to a newer and an older one that exist', () => {
    const posts = Array.from({ length: 40 }, (_, index) => makePost(index + 1));
    const { routes, paths } = routesOf(posts);
    const links = routes.flatMap(({ props }) => ('feedHref' in props ? Object.entries(props) : []));
    const targets = links.filter(([name]) => /^(newer|older)$/.test(name)).map(([, { href }]) => href);
    expect(targets.length).toBeGreaterThan(4);
    for (const target of targets) expect(paths).toContain(target);
  });

  it('lists a post in its category and in the parents of it', () => {
    const piles = makeCategory(11, 'piles', { parentId: 10 });
    const { route, paths } = routesOf([makePost(1, { fields: { categoryIds: [11] } })], {
      categories: [makeCategory(10, 'works'), piles, makeCategory(12, 'empty')],
    });
    for (const path of ['/news/c/works/', '/news/c/piles/'])
      expect(route(path)).toMatchObject({ props: { posts: [{ href: '/news/p/post-1/' }] } });
    expect(paths).not.toContain('/news/c/empty/');
  });

  it('names few of many categories on the card of a post', () => {
    const ids = Array.from({ length: 60 }, (_, index) => 20 + index);
    const categories = ids.map((id) => makeCategory(id, `c${id}`, { name: `C${id}` }));
    const { route } = routesOf([makePost(1, { fields: { categoryIds: ids } })], { categories });
    expect(route('/news/')).toMatchObject({
      props: { posts: [{ categories: [{ label: 'C20' }, { label: 'C21' }, { label: 'C22' }] }] },
    });
  });

  it('splits events at the moment that the site is built for', () => {
    const days = ['2026-06-12', '2026-06-13', '2026-06-14'];
    const { route } = routesOf(days.map((day, index) => makeEvent(index + 1, `${day}T09:00:00`)));
    const groups = [{ label: 'June 2026', events: [{ title: 'event 2' }, { title: 'event 3' }] }];
    expect(route('/event/')).toMatchObject({ props: { groups, past: [{ title: 'event 1' }] } });
  });

  it('gives an address that stands in plain text our public form', () => {
    const { route } = routesOf([
      makeEntry('location', 1, { slug: 'pier-head-light' }),
      makePost(2, { excerpt: 'Uphill: /locations/pier-head-light/, and/or /nowhere/ (see /visit/).' }),
    ]);
    expect(route('/news/p/post-2/').head.description).toBe(
      'Uphill: https://www.halyardpier.example/location/pier-head-light/, and/or /nowhere/ (see https://www.halyardpier.example/visit/).',
    );
  });

  it('tells of unsafe slugs and taken paths at once', () => {
    const refusal = refusalOf([
      makeEntry('event', 1, { slug: '..' }),
      makeEntry('event', 2, { slug: 'regatta' }),
      makeEntry('event', 3, { slug: 'regatta' }),
    ]);
    expect(refusal.map(({ field }) => field)).toEqual(['slug', 'slug']);
  });

  it('refuses a category with the slug page (behaviours 75)', () => {
    const categories = [makeCategory(5, 'page')];
    expect(refusalOf([], { categories })).toMatchObject([{ entry: { kind: 'category', id: 5 } }]);
  });
});
