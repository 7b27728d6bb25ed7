import { describe, expect, it } from 'vitest';
import { meantPaths } from '../../../client-runtime/enhancements/missing.ts';

describe('what a missing path may have meant', () => {
  it.each([
    ['/Visit/', ['/visit/']],
    ['/EVENT', ['/event/']],
    ['/visit//', ['/visit/']],
    ['//News///P/Hello/', ['/news/p/hello/']],
    ['/News/P/Caf%C3%A9/', ['/news/p/caf%C3%A9/']],
    ['/news/p/caf%c3%a9/', ['/news/p/caf%C3%A9/']],
    ['/news/p/%D0%9F%D0%98%D0%A0%D0%A1/', ['/news/p/%D0%BF%D0%B8%D1%80%D1%81/']],
  ])('is for %s what it is in small letters', (path, meant) => expect(meantPaths(path)).toEqual(meant));

  it.each([
    ['/news/page/123/', ['/news/']],
    ['/news/c/works/page/9/', ['/news/c/works/']],
    ['/event/page/40/', ['/event/']],
    ['/event/past/page/40/', ['/event/']],
    ['/news/c/page/9/', ['/news/']],
    ['/news/c/past/page/9/', ['/news/c/past/']],
    ['/Art/Page/7/', ['/art/page/7/', '/art/']],
  ])('is for the page %s of a list the list', (path, meant) => expect(meantPaths(path)).toEqual(meant));

  it.each([
    '/no-such/',
    '/',
    '/event/gone%20for%20good/',
    '/news/page/',
    '/404.html/',
    '/404.html',
    '/Plan.PDF',
    '/a/%3F%23/',
  ])('is nothing else for %s', (path) => expect(meantPaths(path)).toEqual([]));

  it('stays within the site, and stands broken escapes', () => {
    expect(meantPaths('/%E4/')).toEqual(['/%25e4/']);
    for (const path of ['//evil.example/', '/%2F%2Fevil.example/A/', '/\\evil.example/'])
      for (const meant of meantPaths(path))
        expect(new URL(meant, 'https://pier.example').host).toBe('pier.example');
  });
});
