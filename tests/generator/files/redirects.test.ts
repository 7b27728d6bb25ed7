import { describe, expect, it } from 'vitest';
import type { Redirect } from '../../../generator/content/content.ts';
import type { LinkRef } from '../../../generator/content/stored-blocks.ts';
import { type RedirectsInput, redirects } from '../../../generator/files/redirects.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { contentsOf } from '../../support/contents-of.ts';

describe('redirects', () => {
  it('writes rules of the CMS by address, patterns after them', () => {
    const { rules } = write({
      redirects: [
        redirect({ from: '^blog/(.*)$', to: link('/$1'), isPattern: true }),
        redirect({ from: 'old-page', to: link('/visit/') }),
        redirect({ from: 'gone', to: null, status: 410 }),
        redirect({ from: 'event/äpfel', to: link('/event/apples/') }),
      ],
    });
    expect(rules).toEqual([
      { from: '/event/%C3%A4pfel/', to: '/event/apples/', status: 301 },
      { from: '/gone/', status: 410 },
      { from: '/old-page/', to: '/visit/', status: 301 },
      { pattern: '^blog/(.*)$', to: '/$1', status: 301 },
    ]);
  });

  it('is a file of data: a host serves it as it is, for a short time', () => {
    const file = redirects({
      redirects: [],
      paths: new Set(),
      resolve: ({ to }) => to,
      warn: () => undefined,
    });
    expect(file).toMatchObject({ path: '_boardwalk/redirects.json', class: 'data' });
  });

  it('says how paths without their last slash are answered', () => {
    expect(write({}).trailingSlash).toEqual({ add: true, status: 301 });
  });

  it('keeps the name of a file and the status that an editor chose', () => {
    const moved = redirect({ from: '/menu.pdf', to: link('/visit/'), status: 302 });
    expect(write({ redirects: [moved] }).rules).toEqual([{ from: '/menu.pdf', to: '/visit/', status: 302 }]);
  });

  it.each([
    ['v1.25-notes', '/v1.25-notes/'],
    ['//old//', '/old/'],
    ['/', '/'],
    ['a.b', '/a.b/'],
    ['menu.jpeg', '/menu.jpeg'],
  ])('takes the address %s as that of %s', (from, path) => {
    const { rules } = write({ redirects: [redirect({ from, to: link('/visit/') })] });
    expect(rules).toEqual([{ from: path, to: '/visit/', status: 301 }]);
  });

  it('leads to another site', () => {
    const elsewhere: LinkRef = { ref: 'link', to: 'https://elsewhere.example/', isInternal: false };
    expect(write({ redirects: [redirect({ from: 'a', to: elsewhere })] }).rules).toEqual([
      { from: '/a/', to: 'https://elsewhere.example/', status: 301 },
    ]);
  });

  it('writes where pages of a list that got shorter lead, last and as rules of the site', () => {
    const { rules } = write({
      redirects: [redirect({ from: 'a', to: link('/visit/') })],
      lostListPages: [{ pattern: '^news/page/\\d+/?$', to: '/news/' }],
    });
    expect(rules).toEqual([
      { from: '/a/', to: '/visit/', status: 301 },
      { pattern: '^news/page/\\d+/?$', to: '/news/', status: 301, fallback: true },
    ]);
  });

  it('may withhold a page for legal reasons, without a target', () => {
    const withheld = redirect({ from: 'a', to: null, status: 451 });
    expect(write({ redirects: [withheld] })).toMatchObject({
      rules: [{ from: '/a/', status: 451 }],
      problems: [],
    });
  });

  it('drops what leads to itself, and a pattern without a target, and says what to do', () => {
    const { rules, problems } = write({
      redirects: [
        redirect({ from: 'a', to: link('/a/') }),
        redirect({ from: '^b/(.*)$', to: null, isPattern: true }),
        redirect({ from: 'c?d', to: link('/visit/') }),
      ],
    });
    expect(rules).toEqual([]);
    expect(problems).toEqual([
      {
        message: 'The redirect of "c?d" has a query or hash, which host rules cannot match',
        hint: 'Fix or remove it in the CMS.',
      },
      { message: 'The redirect of /a/ leads back to itself', hint: 'Remove it in the CMS.' },
      { message: 'The redirect of the pattern "^b/(.*)$" has no target', hint: 'Remove it in the CMS.' },
    ]);
  });

  it('lets a page beat a redirect, and says so', () => {
    const { rules, problems } = write({
      redirects: [redirect({ from: 'visit', to: link('/contact/') })],
      paths: new Set(['/visit/', '/contact/']),
    });
    expect(rules).toEqual([]);
    expect(problems).toEqual([
      expect.objectContaining({
        message: 'The redirect of "visit" is never used: the site has a page there',
      }),
    ]);
  });

  it('sends a visitor on once when a page has moved twice', () => {
    const moved = [
      redirect({ from: 'event/a', to: link('/event/b/') }),
      redirect({ from: 'event/b', to: link('/event/c/') }),
    ];
    expect(write({ redirects: moved }).rules).toEqual([
      { from: '/event/a/', to: '/event/c/', status: 301 },
      { from: '/event/b/', to: '/event/c/', status: 301 },
    ]);
  });

  it('drops a loop and reports it', () => {
    const circle = [redirect({ from: 'a', to: link('/b/') }), redirect({ from: 'b', to: link('/a/') })];
    const { rules, problems } = write({ redirects: circle });
    expect(rules).toEqual([]);
    expect(problems.map((problem) => problem.message)).toEqual([
      'The redirect of /a/ leads back to itself',
      'The redirect of /b/ leads back to itself',
    ]);
  });

  it('writes former addresses of entries last, unless a page or another rule is there', () => {
    const { rules, problems } = write({
      redirects: [
        redirect({ from: 'event/b', to: link('/contact/') }),
        redirect({ from: 'tickets', to: link('/event/old/') }),
        redirect({ from: '^blog/(.*)$', to: link('/$1'), isPattern: true }),
      ],
      moved: new Map([
        ['/event/a/', '/event/now/'],
        ['/event/b/', '/event/now/'],
        ['/visit/', '/event/now/'],
        ['/event/old/', '/event/nöw/'],
      ]),
      paths: new Set(['/visit/', '/event/now/', '/event/nöw/']),
    });
    expect(rules).toEqual([
      { from: '/event/b/', to: '/contact/', status: 301 },
      { from: '/tickets/', to: '/event/n%C3%B6w/', status: 301 },
      { pattern: '^blog/(.*)$', to: '/$1', status: 301 },
      { from: '/event/a/', to: '/event/now/', status: 301 },
      { from: '/event/old/', to: '/event/n%C3%B6w/', status: 301 },
    ]);
    expect(problems).toEqual([]);
  });

  it('reports what no host rule can do', () => {
    const { rules, problems } = write({
      redirects: [
        redirect({ from: '?p=12', to: link('/visit/') }),
        redirect({ from: 'nowhere', to: null }),
        redirect({ from: 'twice', to: link('/visit/') }),
        redirect({ from: '/twice/', to: link('/contact/') }),
      ],
    });
    expect(rules).toEqual([{ from: '/twice/', to: '/visit/', status: 301 }]);
    expect(problems.map((problem) => problem.message)).toEqual([
      'The redirect of "?p=12" has a query or hash, which host rules cannot match',
      'The redirect of "nowhere" has no target',
      'The redirect of "/twice/" exists twice',
    ]);
  });

  it('asks for the page of a target only where it is no other redirect, and names the redirect', () => {
    const asked: string[] = [];
    const { rules, problems } = write({
      paths: new Set(['/c/']),
      redirects: [
        redirect({ from: 'a', to: link('/b/') }),
        redirect({ from: '/b', to: link('/c/') }),
        redirect({ from: 'loop', to: link('/pool/') }),
        redirect({ from: 'pool', to: link('/loop') }),
      ],
      resolve: ({ to }, { name }) => {
        asked.push(`${name} to ${to}`);
        return to;
      },
    });
    expect(rules).toMatchObject([
      { from: '/a/', to: '/c/' },
      { from: '/b/', to: '/c/' },
    ]);
    expect(asked).toEqual(['The redirect of "/b" to /c/']);
    expect(problems.map(({ message }) => message)).toEqual([
      'The redirect of /loop/ leads back to itself',
      'The redirect of /pool/ leads back to itself',
    ]);
  });
});

interface Written {
  readonly rules: unknown;
  readonly trailingSlash: unknown;
  readonly problems: readonly Problem[];
}

function write(input: Partial<RedirectsInput>): Written {
  const problems: Problem[] = [];
  const file = redirects({
    redirects: [],
    paths: new Set(),
    resolve: ({ to }) => to,
    warn: (problem) => problems.push(problem),
    ...input,
  });
  return { ...JSON.parse(contentsOf(file)), problems };
}

function redirect(changes: Pick<Redirect, 'from' | 'to'> & Partial<Redirect>): Redirect {
  return { status: 301, isPattern: false, ...changes };
}

function link(to: string): LinkRef {
  return { ref: 'link', to, isInternal: true };
}
