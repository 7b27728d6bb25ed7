import { describe, expect, it } from 'vitest';
import { cmsHosts, linkRef, mediaRef, withoutHosts } from '../../../../generator/content/html/links.ts';
import { hosts } from './context.ts';

const place = { hosts, uri: '/news/tides/' };

const written = (path: string) => `https%3A%2F%2Fcms.example.org%2F${path}`;
const art = written('art%2F');

describe('a link', () => {
  it.each([
    ['https://cms.example.org/visit/', '/visit/'],
    ['http://127.0.0.1:8080/visit/', '/visit/'],
    ['//cms.example.org/visit/', '/visit/'],
    ['https://cms.example.org', '/'],
    ['https://cms.example.org//visit/', '/visit/'],
    ['https://cms.example.org//%3E/x', '/>/x'],
    ['/visit', '/visit'],
    ['../619', '/news/619'],
    ['?p=619', '/news/tides/?p=619'],
    ['https://cms.example.org/?p=619', '/?p=619'],
    ['https://CMS.example.org/visit/?utm=1&x=2#frag', '/visit/?utm=1&x=2#c-frag'],
    ['/visit/#c-frag', '/visit/#c-frag'],
    ['/visit/#top', '/visit/#top'],
    ['/news/%e6%97%a5%e6%9c%ac/', '/news/日本/'],
    ['/news/a%2Fb/', '/news/a%2Fb/'],
    ['/news/%E4%/', '/news/%E4%/'],
    ['/wp-content/uploads/2024/05/map.pdf', '/wp-content/uploads/2024/05/map.pdf'],
  ])('%s leads to %s of this site', (link, to) => {
    expect(linkRef(link, place)).toEqual({ ref: 'link', to, isInternal: true });
  });

  it.each([
    ...['/visit/../art/', '/visit/./art', '/visit/.art', '/visit/a..b/', '/visit//art', '/visit/art//'],
    ...['/.', '/', '//cms.example.org/visit', '/visit/a.b.c', '/VISIT/_a-b', '/visit/\\art', '/visit/\n'],
    ...['https://cms.example.org/visit/..', 'https://cms.example.org:443/visit/'],
    ...['https://CMS.example.org/visit/', 'http://127.0.0.1:8080/visit', 'http://127.0.0.1:08080/visit'],
  ])('%j leads where a browser goes', (link) => {
    const { pathname } = new URL(link, hosts.origin);
    const path = pathname.replace(/^\/+/, '/');
    expect([linkRef(link, place)?.to, mediaRef(link, place)?.path]).toEqual([path, path]);
  });

  it.each([
    'http://cms.example.org:80/visit/',
    'https://cms.example.org:80/visit/',
    'https://127.0.0.1:8080/visit/',
    'http://127.0.0.1/visit/',
  ])('%s leads to this site where a browser names the same host', (link) => {
    expect(linkRef(link, place)?.isInternal).toBe(hosts.names.has(new URL(link).host));
  });

  it.each([
    ['https://else.test/a b', 'https://else.test/a%20b'],
    ['https://cms.example.org.evil.test/x', 'https://cms.example.org.evil.test/x'],
    ['https://cms.example.org:8443/x', 'https://cms.example.org:8443/x'],
    ['mailto:info@example.org', 'mailto:info@example.org'],
    ['tel:+1 555', 'tel:+1 555'],
    ['tel:+44 (0)20 7946 0018', 'tel:+442079460018'],
    ['tel:+1%20207%20555%200142;ext=5', 'tel:+12075550142;ext=5'],
    ['tel:2075550142', 'tel:2075550142'],
  ])('%s leads elsewhere', (link, to) => {
    expect(linkRef(link, place)).toEqual({ ref: 'link', to, isInternal: false });
  });

  it.each([
    [
      `https://fb.test/share?u=${written('visit%2F%3Fa%3D1')}&t=x`,
      'https://fb.test/share?u=*&t=x',
      '/visit/?a=1',
    ],
    ['https://x.test/?url=http%3a%2f%2f127.0.0.1%3a8080%2fart%2f', 'https://x.test/?url=*', '/art/'],
    ['https://x.test/?url=https://cms.example.org/art/#top', 'https://x.test/?url=*#top', '/art/'],
    [`https://x.test/login?to=${encodeURIComponent(art)}`, 'https://x.test/login?to=*', '/art/'],
    ['https://web.test/2020/https://cms.example.org/art/', 'https://web.test/2020/*', '/art/'],
    [`mailto:?subject=Hi&body=${art}`, 'mailto:?subject=Hi&body=*', '/art/'],
  ])('%s shares a page of this site', (link, address, shared) => {
    const to = address.replace('*', '\ue002');
    expect(linkRef(link, place)).toEqual({ ref: 'link', to, isInternal: false, shared: [shared] });
  });

  it('shares nothing of another host', () => {
    const link = 'https://fb.test/share?u=https%3A%2F%2Fcms.example.org.evil.test%2F';
    expect(linkRef(link, place)).toEqual({ ref: 'link', to: link, isInternal: false });
  });

  it.each([
    ...['', ' ', 'javascript:alert(1)', ' java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x'],
    ...['file:///etc/passwd', 'ftp://else.test/', 'https://cms.example.org@evil.test/', 'https://[bad'],
  ])('"%s" is refused', (link) => expect(linkRef(link, place)).toBeNull());
});

it('keeps the path of media as its address has it', () => {
  expect(
    mediaRef('https://cms.example.org/wp-content/uploads/caf%C3%A9 1.jpg', place, { id: 3, alt: '' }),
  ).toEqual({ ref: 'media', path: '/wp-content/uploads/caf%C3%A9%201.jpg', id: 3, alt: '' });
  expect(mediaRef('https://else.test/a.jpg', place)).toBeNull();
  expect(mediaRef('https://cms.example.org///a.jpg', place)).toMatchObject({ path: '/a.jpg' });
});

it('takes the hosts out of a text, and leaves other addresses', () => {
  expect(withoutHosts('At https://cms.example.org/visit/ and https://else.test/a // b', hosts)).toBe(
    'At /visit/ and https://else.test/a // b',
  );
});

it('knows hosts with their ports, and does without what is no web address', () => {
  expect([...cmsHosts(['https://cms.example.org:443/wp', 'not an address', 'ftp://x.test/']).names]).toEqual([
    'cms.example.org',
  ]);
});
