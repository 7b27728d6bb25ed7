import { describe, expect, it } from 'vitest';
import { chooseTarget, pageKey, pageUrl } from '../../client-runtime/links.ts';

const here = new URL('https://pier.example/visit/?day=1#map');

/** As the DOM gives it: the address resolved, what is not said empty. */
function link(href: string, facts: { target?: string; rel?: string } = {}) {
  return { href: new URL(href, here).href, target: '', rel: '', ...facts };
}

describe('a click on a link', () => {
  it.each([
    ['/news/', '/news/'],
    ['/', '/'],
    ['../event/', '/event/'],
    ['https://pier.example/art/', '/art/'],
    ['?day=2', '/visit/?day=2'],
    ['#map', '/visit/?day=1#map'],
    ['', '/visit/?day=1'],
    ['/news/p/v1.2/', '/news/p/v1.2/'],
    ['/news/p/灯台/', '/news/p/%E7%81%AF%E5%8F%B0/'],
    ['/search/?file=map.pdf', '/search/?file=map.pdf'],
    ['/visit/#v1.2', '/visit/#v1.2'],
    ['/wp-administration/', '/wp-administration/'],
  ])('visits %s inside the site', (href, path) => {
    expect(chooseTarget(link(href), here)?.href).toBe(`https://pier.example${path}`);
  });

  it.each([
    ['/news', '/news/'],
    ['/news?q=a/b.c#d', '/news/?q=a/b.c#d'],
    ['/news/p/first#end', '/news/p/first/#end'],
    ['/about/index.html?a=1#b', '/about/?a=1#b'],
    ['/index.html', '/'],
  ])('visits %s with its slash before query and hash (behaviours 73)', (href, path) => {
    expect(chooseTarget(link(href), here)?.href).toBe(`https://pier.example${path}`);
  });

  it.each([
    'https://elsewhere.example/visit/',
    'http://pier.example/visit/',
    'https://pier.example:8443/visit/',
    'mailto:hello@pier.example',
    'tel:+15550100',
    'javascript:void 0',
    'blob:https://pier.example/0f8b',
    'data:text/html,hello',
    'https://pier.example/map.pdf',
    'https://pier.example/news/feed.xml',
    'https://pier.example/event/calendar.ics#top',
    'https://pier.example/news/p/v1.2',
    'https://pier.example/.well-known',
    'https://pier.example/wp-admin/',
    'https://pier.example/wp-admin',
    'https://pier.example/WP-Admin/edit.php?post=1',
    'https://pier.example/wp-admin/posts/',
    'https://',
    'http://[',
    '',
  ])('leaves %s to the browser (behaviours 45)', (href) => {
    expect(chooseTarget({ href, target: '', rel: '' }, here)).toBeNull();
  });

  it('leaves another window to the browser, and not this one (behaviours 52)', () => {
    const targets = ['_blank', '_BLANK', '_top', '_parent', 'map', '_self', '_SELF', ''];
    const visited = targets.filter((target) => chooseTarget(link('/news/', { target }), here) !== null);
    expect(visited).toEqual(['_self', '_SELF', '']);
  });

  it('leaves an external link to the browser, and no other relation', () => {
    const relations = ['external', 'noopener External', 'nofollow', 'noopener', 'prev', ''];
    const visited = relations.filter((rel) => chooseTarget(link('/news/', { rel }), here) !== null);
    expect(visited).toEqual(['nofollow', 'noopener', 'prev', '']);
  });
});

describe('the address of a page', () => {
  it('is the same with index.html (behaviours 66)', () => {
    expect(pageUrl('https://pier.example/about/index.html')?.pathname).toBe('/about/');
  });

  it('is null for a file', () => {
    expect(pageUrl('https://pier.example/404.html')).toBeNull();
  });

  it('is known by path and query, not by hash', () => {
    expect(pageKey(new URL('/visit/?a=1#x', here))).toBe('/visit/?a=1');
  });
});
