import { describe, expect, it } from 'vitest';
import { findProxy, parseProxy } from '../../../generator/http/find-proxy.ts';

const proxy = 'http://proxy.example:3128';
const found = (address: string, env: Readonly<Record<string, string>>) =>
  findProxy(new URL(address), env)?.href ?? null;

describe('the proxy of an address', () => {
  it.each([
    ['http://cms.example/', { http_proxy: proxy }],
    ['http://cms.example/', { HTTP_PROXY: proxy }],
    ['https://cms.example/', { https_proxy: proxy }],
    ['https://cms.example/', { HTTPS_PROXY: proxy }],
    ['https://cms.example/', { ALL_PROXY: proxy }],
    ['http://cms.example/', { all_proxy: proxy, https_proxy: 'http://other.example:1' }],
    ['http://cms.example/', { http_proxy: proxy, HTTP_PROXY: 'http://other.example:1' }],
    ['http://cms.example/', { http_proxy: '', HTTP_PROXY: proxy }],
    ['http://cms.example/', { HTTP_PROXY: 'proxy.example:3128' }],
    ['http://cms.example/', { HTTP_PROXY: proxy, http_proxy: ' ' }],
  ])('of %s is taken from %j', (address, env) => expect(found(address, env)).toBe(`${proxy}/`));

  it.each([
    ['http://cms.example/', {}],
    ['http://cms.example/', { HTTPS_PROXY: proxy }],
    ['https://cms.example/', { HTTP_PROXY: proxy }],
    // Set by a web server from a header of the visitor.
    ['http://cms.example/', { HTTP_PROXY: proxy, REQUEST_METHOD: 'GET' }],
  ])('of %s is missing by %j', (address, env) => expect(found(address, env)).toBeNull());

  it.each(['localhost', 'localhost.', 'cms.localhost', '127.0.0.1', '127.8.9.1', '[::1]', '2130706433'])(
    'is not used for this machine: %s',
    (host) => {
      expect(found(`http://${host}:4000/graphql`, { HTTP_PROXY: proxy, ALL_PROXY: proxy })).toBeNull();
    },
  );

  it.each([
    ['cms.example', 'http://cms.example/'],
    ['CMS.Example', 'http://cms.example/'],
    ['example', 'http://cms.example:8080/'],
    ['.example', 'http://cms.example/'],
    ['.cms.example', 'http://cms.example/'],
    ['cms.example.', 'http://cms.example/'],
    ['cms.example', 'http://cms.example./'],
    ['a.example, cms.example', 'http://cms.example/'],
    ['a.example cms.example', 'http://cms.example/'],
    ['*', 'http://cms.example/'],
    ['192.168.1.5', 'http://192.168.1.5/'],
    ['192.168.0.0/16', 'http://192.168.1.5/'],
    ['[2001:db8::1]', 'http://[2001:db8::1]/'],
    ['2001:db8:0::1', 'http://[2001:db8::1]:8080/'],
    ['2001:db8::/32', 'http://[2001:db8:1::1]/'],
  ])('is not used where NO_PROXY is "%s": %s', (exceptions, address) => {
    expect(found(address, { HTTP_PROXY: proxy, NO_PROXY: exceptions })).toBeNull();
    expect(found(address, { HTTP_PROXY: proxy, no_proxy: exceptions, NO_PROXY: 'other' })).toBeNull();
  });

  it.each([
    ['notcms.example', 'http://cms.example/'],
    ['cms.example', 'http://notcms.example/'],
    ['cms.example', 'http://example/'],
    ['*.example', 'http://cms.example/'],
    ['168.1.5', 'http://192.168.1.5/'],
    ['192.168.0.0/99', 'http://192.168.1.5/'],
    ['10.0.0.0/8', 'http://192.168.1.5/'],
    ['10.0.0.0/8', 'http://[2001:db8::1]/'],
    [' , ,', 'http://cms.example/'],
  ])('is used in spite of NO_PROXY "%s": %s', (exceptions, address) => {
    expect(found(address, { HTTP_PROXY: proxy, NO_PROXY: exceptions })).toBe(`${proxy}/`);
  });
});

describe('the address of a proxy', () => {
  it.each([
    ['proxy.example', 'http://proxy.example:1080/'],
    ['http://proxy.example', 'http://proxy.example:1080/'],
    ['http://proxy.example:80', 'http://proxy.example/'],
    ['https://proxy.example', 'https://proxy.example/'],
    ['http://user:p%40ss@[::1]:8080/', 'http://user:p%40ss@[::1]:8080/'],
  ])('may be written %s', (text, href) => expect(parseProxy(text)?.href).toBe(href));

  it.each(['socks5://proxy.example:1080', 'http://', 'ftp://proxy.example', 'proxy example:3128'])(
    'is not %s',
    (text) => expect(parseProxy(text)).toBeNull(),
  );
});
