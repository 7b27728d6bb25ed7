import { describe, expect, it } from 'vitest';
import type { RedirectRule } from '../../generator/files/redirects.ts';
import { openRedirects } from '../../hosts/match-redirect.ts';
import { planRedirects } from '../../hosts/plan-redirects.ts';
import { readRules } from '../../hosts/read-rules.ts';

const files = new Set(['visit/index.html', 'robots.txt', '_assets/a.png']);

describe('the redirects of a site', () => {
  it('tell in one line of addresses of WordPress that no host can have, since no editor wrote them', () => {
    const derived = { to: '/visit/', status: 301, derived: true } as const;
    const { moves, problems } = planRedirects(
      [
        { from: '/a%5Cb/', ...derived },
        { from: '/visit/', ...derived },
        { from: '/old/', ...derived },
      ],
      files,
    );
    expect(moves.map(({ from }) => from)).toEqual(['/old/']);
    expect(problems.map(({ message }) => message)).toEqual([
      'Addresses that WordPress has for the content are left out: "/a%5Cb/" and 1 more',
    ]);
  });

  it.each([
    ['/visit/', '/x/', 'the site has a file there'],
    ['/visit', '/x/', 'the site has a file there'],
    ['/robots.txt', '/x/', 'the site has a file there'],
    ['/_assets/a.png', '/x/', 'the site has a file there'],
    ['/_boardwalk/manifest.json', '/x/', "is the site's own"],
    ['/%5Fboardwalk', '/x/', "is the site's own"],
    ['/a%0Ab/', '/x/', 'has a character that no address has'],
    ['/a\r\nb/', '/x/', 'has a character that no address has'],
    ['/a%5Cb/', '/x/', 'has a character that no address has'],
    ['/%E4/', '/x/', 'is not percent-encoded as addresses are'],
    ['//example.com/', '/x/', 'is no path of the site'],
    ['a/', '/x/', 'is no path of the site'],
    [`/${'a'.repeat(2_000)}/`, '/x/', 'more than 2000 characters'],
    ['/a/', `/${'a'.repeat(2_000)}`, 'a target of more than 2000 characters'],
    ['/a/', '//example.com/', 'neither a path of the site nor a web address'],
    ['/a/', '/\\example.com/', 'neither a path of the site nor a web address'],
    ['/a/', 'javascript:alert(1)', 'neither a path of the site nor a web address'],
    ['/a/', 'mailto:a@example.com', 'neither a path of the site nor a web address'],
    ['/a/', 'https:///x', 'neither a path of the site nor a web address'],
    ['/a/', '/x\r\nset-cookie: a=b', 'a target with a control character'],
    ['/a/', '/\ud800', 'a target with half a character'],
  ])('leave out %j to %j: %s', (from, to, reason) => {
    const { moves, problems } = planRedirects([{ from, to, status: 301 }], files);
    expect(moves).toEqual([]);
    expect(problems).toEqual([
      {
        message: expect.stringContaining(reason),
        hint: expect.stringContaining('Fix or remove it in the CMS'),
      },
    ]);
    expect(problems[0]?.message).toContain(JSON.stringify(from));
  });

  it.each<[RedirectRule, string]>([
    [{ from: '/a/', to: '/x/', status: 200 }, 'has the status 200'],
    [{ from: '/a/', to: '/x/', status: 410 }, 'has the status 410'],
    [{ from: '/a/', status: 301 }, 'has the status 301'],
    [{ pattern: '^a', to: '/x/', status: 303 }, 'has the status 303'],
    [{ pattern: '^(a)', to: '/$2', status: 301 }, 'has no group for $2'],
    [{ pattern: '^a(.*)', to: '/$1', status: 301 }, 'could lead to another host: put the slash'],
    [{ pattern: '^a/?(.*)', to: '/$1', status: 301 }, 'could lead to another host: put the slash'],
    [{ pattern: '^(.*)', to: 'https://example.com$1', status: 301 }, 'could lead to another host'],
    [{ pattern: '^(.*)', to: '$1', status: 301 }, 'neither a path of the site nor a web address'],
    [{ pattern: '^(a', to: '/x/', status: 301 }, 'has a bracket that does not close'],
  ])('leave out %j: %s', (rule, reason) => {
    const { moves, patterns, problems } = planRedirects([rule], files);
    expect([...moves, ...patterns]).toEqual([]);
    expect(problems[0]?.message).toContain(reason);
  });

  it('keep the first of two for one address', () => {
    const { moves, problems } = planRedirects(
      [
        { from: '/a', to: '/x/', status: 301 },
        { from: '/a/', to: '/y/', status: 301 },
        { from: '/%61/', to: '/z/', status: 301 },
      ],
      files,
    );
    expect(moves.map(({ names }) => names)).toEqual([['/a'], ['/a/']]);
    expect(problems.map(({ message }) => message)).toEqual([
      'The redirect of "/%61/" is left out: it exists twice',
    ]);
  });

  it('escape what a syntax could take for its own', () => {
    const { moves } = planRedirects([{ from: '/a/', to: '/x"$h{p}\\ é|^`?q=<$1>#%zz', status: 301 }], files);
    expect(moves[0]?.target).toEqual({
      address: '/x%22%24h%7Bp%7D%5C%20%C3%A9%7C%5E%60',
      query: '?q=%3C%241%3E',
      hash: '#%25zz',
    });
  });

  it.each([
    ['/a//b', '/a//b', null],
    ['/a/x', '/a/x', { status: 301, location: '/x/?q' }],
    ['/gone', '/gone', { status: 410, location: null }],
    ['/b', '/b', null],
  ])('answer %s', (rawPath, path, answer) => {
    const match = openRedirects(
      planRedirects(
        [
          { pattern: '^a/(.*)$', to: '/$1/', status: 301 },
          { from: '/gone/', status: 410 },
        ],
        files,
      ),
    );
    expect(match({ rawPath, path, query: '?q' })).toEqual(answer);
  });

  it.each(['', '{', '[]', '{"version":2,"rules":[]}', '{"version":1,"rules":[{"from":1,"status":301}]}'])(
    'are not read from %j',
    (text) => {
      expect(readRules(text)).toBeNull();
    },
  );
});
