import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../../../generator/content/content.ts';
import { makePage } from '../../../generator/pages/make-page.ts';
import { collectRoutes } from '../../../generator/routes/collect-routes.ts';
import { countCases } from '../../support/count-cases.ts';
import { makeEntry, makePost } from '../../support/entries.ts';
import { openContext } from '../../support/route-context.ts';

const posts = Array.from({ length: 60 }, (_, index) => makePost(index + 1));
const others = [
  makeEntry('event', 101, { slug: 'regatta' }),
  makeEntry('location', 102, { slug: 'zum-küsten-grill' }),
  makeEntry('page', 103, { slug: 'visit', uri: '/visit/' }),
  makeEntry('page', 104, { slug: 'popup', uri: '/popup/' }),
  makeEntry('experience', 105, { slug: 'dining' }),
  makeEntry('experience', 106, { slug: '夏の夜' }),
];

function routesOf(entries: readonly AnyEntry[]) {
  const { context, warnings } = openContext(entries);
  return { context, warnings, routes: collectRoutes(context) };
}

describe('the routes of a site', () => {
  it('are sorted by path, whatever letters their slugs have, and each is found by its path', () => {
    const slug = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 });
    const { saw, expectSeen } = countCases();
    fc.assert(
      fc.property(fc.uniqueArray(slug), (slugs) => {
        const { routes } = routesOf(slugs.map((slug, index) => makeEntry('artwork', index + 1, { slug })));
        const letters = [...slugs.join('')].map((letter) => letter.codePointAt(0) ?? 0);
        saw({
          'letters beyond ASCII': letters.some((code) => code > 0x7f),
          'letters whose order differs by units and by code points':
            letters.some((code) => code > 0xffff) && letters.some((code) => code > 0xdfff && code <= 0xffff),
        });
        const paths = [...routes].map(({ path }) => path);
        expect(paths).toEqual([...paths].sort());
        expect(paths.every((path) => routes.has(path) && routes.find(path)?.path === path)).toBe(true);
        expect(routes.find('/art/no such slug/')).toBeUndefined();
      }),
      { numRuns: 30 },
    );
    expectSeen();
  });

  it('make the same page again, and know the inputs of their plan', () => {
    const { context, routes } = routesOf([...posts, ...others]);
    const { routes: again } = routesOf([...posts, ...others]);
    expect([...routes]).toHaveLength(routes.length);
    for (const route of routes) {
      const other = again.find(route.path);
      expect(other && makePage(other, context)).toEqual(makePage(route, context));
    }
    expect(routes.find('/event/regatta/')?.usedByPlan).toContain('path:/event/');
    expect([...routes].filter(({ status }) => status === 404)).toHaveLength(1);
  });

  it('know the entries with a page of their own', () => {
    const twin = makeEntry('event', 107, { slug: 'regatta' });
    const admin = makeEntry('page', 108, { slug: 'wp-admin', uri: '/wp-admin/' });
    const { routes } = routesOf([...posts, ...others, twin, admin]);
    const without = [...others, twin, admin].filter((entry) => !routes.hasPageOf(entry));
    expect(without.map(({ id }) => id)).toEqual([104, 107, 108]);
    expect(posts.every(routes.hasPageOf)).toBe(true);
    expect(routes.hasPageOf({ kind: 'category', id: 101 })).toBe(false);
  });

  it('name both claims to a path when one of them is the page of the site itself', () => {
    const { warnings } = routesOf([makeEntry('page', 9, { uri: '/wp-admin/', title: 'Mine' })]);
    expect(warnings.map(({ message }) => message)).toContain(
      `Two pages have the path /wp-admin/: the site's own admin page and page 9 "Mine"`,
    );
  });
});
