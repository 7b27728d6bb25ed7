import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../../client-runtime/pages/route-pattern.ts';
import { decodeOrKeep } from '../../../client-runtime/scroll/find-anchor.ts';
import { fixedPagePaths } from '../../support/expected-paths.ts';

/** An absent parameter is left out. */
const table = [
  ['/news/p/', '/news/p/{post?}/', {}],
  ['/news/p/x/', '/news/p/{post?}/', { post: 'x' }],
  ['/news/page/', '/news/page/{cursor?}/', {}],
  ['/news/page/2/', '/news/page/{cursor?}/', { cursor: '2' }],
  ['/news/c/a/', '/news/c/{category}/', { category: 'a' }],
  ['/news/c/page/', '/news/c/{category}/', { category: 'page' }],
  ['/news/c/page/5/', '/news/c/{category?}/page/{cursor?}/', { cursor: '5' }],
  ['/news/c/page/page/', '/news/c/{category?}/page/{cursor?}/', { category: 'page' }],
  ['/news/c/a/page/', '/news/c/{category?}/page/{cursor?}/', { category: 'a' }],
  ['/news/c/a/page/5/', '/news/c/{category?}/page/{cursor?}/', { category: 'a', cursor: '5' }],
  ['/art/a%2Fb/', '/art/{detail?}/', { detail: 'a/b' }],
  ['/art/%E4%B8%AD/', '/art/{detail?}/', { detail: '中' }],
  ['/art/%E4/', '/art/{detail?}/', { detail: '%E4' }],
  ['/art/page/2/', '/art/page/{number}/', { number: '2' }],
  ['/event/page/', '/event/{detail?}/', { detail: 'page' }],
  ['/event/page/2/', '/event/page/{number}/', { number: '2' }],
  ['/event/past/page/3/', '/event/past/page/{number}/', { number: '3' }],
  ['/experiences/page/2/', '/experiences/page/{number}/', { number: '2' }],
  ['/location/page/2/', '/location/page/{number}/', { number: '2' }],
] as const;

describe('the route of a path', () => {
  it.each(table)('%s is %s (behaviours 74)', (path, route, params) => {
    const match = matchRoute(path);
    const found = Object.entries(match?.params ?? {}).filter(([, value]) => value !== undefined);
    const decoded = found.map(([name, value]) => [name, decodeOrKeep(String(value))]);
    expect(match?.route).toBe(route);
    expect(Object.fromEntries(decoded)).toEqual(params);
  });

  it.each([
    '/news/p//',
    '/news/p/x',
    '/news/c/',
    '/art/a/b/',
    '/art/page/2/3/',
    '/event/past/2/',
    '//art/',
    '/no-such/',
    '/artist/',
  ])('%s fits none (behaviours 74)', (path) => expect(matchRoute(path)).toBeNull());

  it('is there for every page that the site always has', () => {
    for (const path of fixedPagePaths) expect(matchRoute(path), path).not.toBeNull();
  });
});
