import { describe, expect, it } from 'vitest';
import type { RedirectRule } from '../../generator/files/redirects.ts';
import { headersOf } from '../../generator/publish/headers-of.ts';
import { cloudflare } from '../../hosts/cloudflare.ts';
import { netlify } from '../../hosts/netlify.ts';
import { hostInput } from '../support/host-input.ts';
import { lostPageQuestions } from '../support/host-questions.ts';
import { fallbackRules, hostedHeaders } from '../support/hosted-site.ts';
import { readHeaders, readRedirects } from '../support/read-host-rules.ts';

const rules: readonly RedirectRule[] = [
  { from: '/old/', to: '/visit/', status: 301 },
  { from: '/parking/', to: '/visit/?a=:b#c-parking', status: 302 },
  { from: '/a%26%20%22b%22/', to: 'https://tickets.example.com:8080/a:b', status: 302 },
  { from: '/menu.pdf', to: '/visit/', status: 301 },
  { pattern: '^blog/(.*)$', to: '/news/$1', status: 301 },
];

describe.each([
  { name: 'Netlify', host: netlify, isSlashFree: true },
  { name: 'Cloudflare', host: cloudflare, isSlashFree: false },
])('$name', ({ host, isSlashFree }) => {
  it.each([
    ['/old/', 301, '/visit/'],
    ['/old', 301, '/visit/'],
    ['/parking', 302, '/visit/?a=%3Ab#c-parking'],
    ['/a%26%20%22b%22/', 302, 'https://tickets.example.com:8080/a%3Ab'],
    ['/menu.pdf', 301, '/visit/'],
    ['/blog/2024/a%20b', 301, '/news/2024/a%20b'],
    ['/blog/', 301, '/news/'],
  ])('redirects %s with %i to %s', (path, status, location) => {
    const { files, problems } = host(hostInput(rules));
    expect(problems).toEqual([]);
    expect(readRedirects(files, { isSlashFree })(path)).toEqual({ status, location });
  });

  it('leaves everything else alone', () => {
    const redirect = readRedirects(host(hostInput(rules)).files, { isSlashFree });
    for (const path of ['/', '/visit/', '/olds/', '/blogs/']) expect(redirect(path)).toBeNull();
  });

  it.each<RedirectRule>([
    { from: '/a*/', to: '/x/', status: 301 },
    { from: '/a:b/', to: '/x/', status: 301 },
    { from: '/gone/', status: 410 },
    { pattern: '^a(.*)$', to: '/x/?a=$1&b=$1', status: 301 },
    { pattern: '^a/(.*)$', to: '/$1', status: 301 },
    { pattern: '^a.b(.*)$', to: '/x/$1', status: 301 },
    { pattern: '^[ab]$', to: '/x/', status: 301 },
  ])('leaves out %j, and says so', (rule) => {
    const { files, problems } = host(hostInput([rule]));
    expect(problems).toEqual([
      { message: expect.stringContaining('is left out'), hint: expect.stringContaining('nginx or Caddy') },
    ]);
    expect(files[0]?.contents).not.toContain('/x/');
  });

  it('writes the same for the same site', () => {
    expect(host(hostInput(rules))).toEqual(host(hostInput(rules)));
  });

  it('leads from addresses of WordPress, and tells in one line of those that it cannot have', () => {
    const derived = { status: 301, derived: true } as const;
    const { files, problems } = host(
      hostInput([
        { from: '/2024/05/opening/', to: '/news/p/opening/', ...derived },
        { pattern: '^journal/([^/]+)/?$', to: '/news/p/$1/', ...derived },
        { pattern: '^(?:journal/)?[0-9]+/?$', to: '/news/', ...derived },
        { pattern: '^(?:.+/)?feed/?$', to: '/news/feed.xml', ...derived },
      ]),
    );
    const redirect = readRedirects(files, { isSlashFree });
    for (const path of ['/2024/05/opening', '/2024/05/opening/'])
      expect(redirect(path)).toEqual({ status: 301, location: '/news/p/opening/' });
    expect(redirect('/journal/opening/')?.location).toBe('/news/p/opening/');
    expect(redirect('/journal/opening')?.location).toMatch(/^\/news\/p\/opening\/?$/);
    expect(problems.map(({ message }) => message)).toEqual([
      'Addresses that WordPress has for the content are left out: "^(?:journal/)?[0-9]+/?$" and 1 more',
    ]);
  });
});

describe('Netlify', () => {
  it('leads from pages of lists that are no more to the list', () => {
    const { files, problems } = netlify(hostInput(fallbackRules));
    expect(problems).toEqual([]);
    const redirect = readRedirects(files, { isSlashFree: true });
    for (const { target, headers } of lostPageQuestions.filter(({ target }) => !target.includes('?')))
      expect(redirect(target), target).toEqual({ status: 301, location: headers?.location });
    for (const path of ['/news/', '/news/page/', '/news/page/1/2/', '/news/c/works/', '/contact/page/1/'])
      expect(redirect(path), path).toBeNull();
  });

  it.each<[pattern: string, to: string, path: string, location: string]>([
    ['^a/([^/]+)/b/([^/]+)/?$', '/x/$2/$1/', '/a/1/b/2', '/x/2/1/'],
    ['^/[^/]+/v1\\.2/?$', '/x/', '/a/v1.2/', '/x/'],
    ['^([^/]+)/old/?$', 'https://example.com:8080/$1', '/a/old/', 'https://example.com:8080/a'],
  ])('redirects whole segments: %s', (pattern, to, path, location) => {
    const { files, problems } = netlify(hostInput([{ pattern, to, status: 301 }]));
    expect(problems).toEqual([]);
    expect(readRedirects(files, { isSlashFree: true })(path)).toEqual({ status: 301, location });
  });

  it.each(['^([^/]+)/old/?$', '^a[^/]+/?$', '^[^/]+b/?$', '^a/[^/]+$', '^(a/[^/]+)/?$'])(
    'leaves out what could lead elsewhere, or is not of whole segments: %s',
    (pattern) => {
      const to = pattern.includes('(') ? '/$1/' : '/x/';
      expect(netlify(hostInput([{ pattern, to, status: 301 }])).problems).toHaveLength(1);
    },
  );

  it('keeps the own folder private, but for popup, notice and search', () => {
    const redirect = readRedirects(netlify(hostInput()).files, { isSlashFree: true });
    expect(redirect('/_boardwalk/manifest.json')).toEqual({ status: 404, location: '/404.html' });
    for (const name of ['popup.html', 'notice.json', 'search.json']) {
      const location = `/_boardwalk/${name}`;
      expect(redirect(location)).toEqual({ status: 200, location });
    }
  });

  it('says each header in one rule', () => {
    const headers = readHeaders(netlify(hostInput()).files);
    expect(headers('/visit/')).toEqual(hostedHeaders.page);
    expect(headers('/_assets/a.png')['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('leaves out statuses that it does not know', () => {
    const { problems } = netlify(hostInput([{ from: '/a/', to: '/x/', status: 308 }]));
    expect(problems[0]?.message).toContain('does not know the status 308: use 301 or 302');
  });

  it('leads from short links of WordPress', () => {
    const { files, problems } = netlify(
      hostInput([{ number: 12, to: '/visit/', status: 301, derived: true }]),
    );
    const redirect = readRedirects(files, { isSlashFree: true });
    for (const query of ['p=12', 'page_id=12'])
      expect(redirect(`/?${query}`)).toEqual({ status: 301, location: '/visit/' });
    expect([redirect('/'), redirect('/?p=13'), problems]).toEqual([null, null, []]);
  });

  it('leaves out addresses of WordPress rather than have more redirects than it advises', () => {
    const { files, problems } = netlify(hostInput([...manyRules(9_990), ...derivedRules(20)]));
    expect(problems).toEqual([
      expect.objectContaining({ message: expect.stringContaining('left out: "/2024/old-10/" and 9 more') }),
    ]);
    const redirect = readRedirects(files, { isSlashFree: true });
    expect([redirect('/2024/old-9/'), redirect('/2024/old-10/')]).toEqual([expect.anything(), null]);
  });

  it('warns of more redirects than it advises', () => {
    expect(netlify(hostInput(manyRules(10_001))).problems).toEqual([
      expect.objectContaining({ message: expect.stringContaining('more than 10000') }),
    ]);
  });
});

describe('Cloudflare', () => {
  it('leaves out addresses of WordPress that have no room, and says that it looks at no query', () => {
    const short = { number: 12, to: '/visit/', status: 301, derived: true } as const;
    const { files, problems } = cloudflare(hostInput([...manyRules(990), ...derivedRules(20), short]));
    expect(problems.map(({ message }) => message)).toEqual([
      'Addresses that WordPress has for the content are left out: "/2024/old-10/" and 9 more',
      expect.stringContaining('Short links of WordPress, such as /?p=12, show the home page'),
    ]);
    const redirect = readRedirects(files, { isSlashFree: false });
    expect([redirect('/2024/old-9/'), redirect('/2024/old-10/')]).toEqual([expect.anything(), null]);
  });

  it('leaves pages of lists that are no more to the error page, as it looks for redirects first', () => {
    const { files, problems } = cloudflare(hostInput(fallbackRules));
    expect(problems).toEqual([]);
    expect(files).toEqual(cloudflare(hostInput([])).files);
  });

  it('has the headers of each class', () => {
    const headers = readHeaders(cloudflare(hostInput()).files);
    const page = { ...hostedHeaders.page, 'cache-control': 'no-cache' };
    expect(headers('/')).toEqual(page);
    expect(headers('/visit/')).toEqual(page);
    expect(headers('/nothing')).toEqual(page);
    expect(headers('/news/feed.xml')).toEqual({ ...hostedHeaders.data, 'cache-control': 'no-cache' });
    expect(headers('/_assets/a.png')).toEqual({
      ...hostedHeaders.asset,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('knows an address as links and as browsers write it', () => {
    const redirect = readRedirects(cloudflare(hostInput(rules)).files, { isSlashFree: false });
    expect(redirect('/a&%20%22b%22')).toEqual(redirect('/a%26%20%22b%22/'));
  });

  it('leaves out a pattern that would hide a page, and names it', () => {
    const { problems } = cloudflare(hostInput([{ pattern: '^news/(.*)$', to: '/blog/$1', status: 301 }]));
    expect(problems[0]?.message).toContain('this host would answer with it for /news/p/');
  });

  it.each<[string, RedirectRule]>([
    ['to https only', { from: '/a/', to: 'http://example.com/', status: 301 }],
    ['no address that ends in index.html', { from: '/a/', to: '/b/index.html', status: 301 }],
    ['at most 1000 characters', { from: '/a/', to: `/${'b'.repeat(1_000)}`, status: 301 }],
  ])('leaves out a redirect: %s', (reason, rule) => {
    expect(cloudflare(hostInput([rule])).problems[0]?.message).toContain(reason);
  });

  it('takes 2,000 lines of redirects, 100 of them with a wildcard, and no more', () => {
    expect(() => cloudflare(hostInput(manyRules(1_000)))).not.toThrow();
    expect(() => cloudflare(hostInput(manyRules(1_001)))).toThrow(
      'Cloudflare Pages would need 2002 redirects, with and without their slash; its limit is 2000',
    );
    const patterns = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        pattern: `^a${index}/(.*)$`,
        to: '/visit/$1',
        status: 301,
      }));
    expect(() => cloudflare(hostInput(patterns(100)))).not.toThrow();
    expect(() => cloudflare(hostInput(patterns(101)))).toThrow('its limit is 100');
  });

  it('takes 100 rules for headers of 2,000 characters, and no more', () => {
    const page = { 'content-security-policy': `img-src ${'https://tiles.example '.repeat(100)}` };
    expect(() => cloudflare(hostInput([], { headers: { page } }))).toThrow('its limit is 2000');
    const files = Array.from({ length: 101 }, (_, index) => {
      const file = { path: `a.x${index}`, class: 'data' } as const;
      return { ...file, sha256: '', size: 0, headers: headersOf(file) };
    });
    expect(() => cloudflare(hostInput([], { files }))).toThrow('rules for headers; its limit is 100');
  });
});

function manyRules(count: number): readonly RedirectRule[] {
  return Array.from({ length: count }, (_, index) => ({
    from: `/old-${index}/`,
    to: '/visit/',
    status: 301,
  }));
}

function derivedRules(count: number): readonly RedirectRule[] {
  return Array.from({ length: count }, (_, index) => ({
    ...{ from: `/2024/old-${index}/`, to: '/visit/', status: 301, derived: true },
  }));
}
