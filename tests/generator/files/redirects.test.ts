import { describe, expect, it } from 'vitest';
import type { Redirect } from '../../../generator/content/content.ts';
import type { LinkRef } from '../../../generator/content/stored-blocks.ts';
import { type RedirectsInput, redirects } from '../../../generator/files/redirects.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { contentsOf } from '../../support/contents-of.ts';

const nothing: Omit<RedirectsInput, 'warn'> = {
  ...{ redirects: [], paths: new Set<string>(), resolve: ({ to }: LinkRef) => to },
};
const rule = (from: string, to: string, status = 301) => ({ from, to, status });
const visit = link('/visit/');
const pattern = '^blog/(.*)$';
const blog = redirect({ from: pattern, to: link('/$1'), isPattern: true });

describe('redirects', () => {
  it('writes rules of the CMS by address, patterns after them', () => {
    const { rules } = write({
      redirects: [
        blog,
        redirect({ from: 'old-page', to: visit }),
        redirect({ from: 'gone', to: null, status: 410 }),
        redirect({ from: 'event/äpfel', to: link('/event/apples/') }),
      ],
    });
    expect(rules).toEqual([
      rule('/event/%C3%A4pfel/', '/event/apples/'),
      { from: '/gone/', status: 410 },
      rule('/old-page/', '/visit/'),
      { pattern, to: '/$1', status: 301 },
    ]);
  });

  it('is a file of data: a host serves it as it is, for a short time', () => {
    const file = redirects({ ...nothing, warn: () => undefined });
    expect(file).toMatchObject({ path: '_boardwalk/redirects.json', class: 'data' });
  });

  it('says how paths without their last slash are answered', () => {
    expect(write({}).trailingSlash).toEqual({ add: true, status: 301 });
  });

  it('keeps the name of a file and the status that an editor chose', () => {
    const moved = redirect({ from: '/menu.pdf', to: visit, status: 302 });
    expect(write({ redirects: [moved] }).rules).toEqual([rule('/menu.pdf', '/visit/', 302)]);
  });

  it.each([
    ['v1.25-notes', '/v1.25-notes/'],
    ['//old//', '/old/'],
    ['/', '/'],
    ['a.b', '/a.b/'],
    ['menu.jpeg', '/menu.jpeg'],
  ])('takes the address %s as that of %s', (from, path) => {
    expect(write({ redirects: [redirect({ from, to: visit })] }).rules).toEqual([rule(path, '/visit/')]);
  });

  it('leads to another site', () => {
    const to: LinkRef = { ref: 'link', to: 'https://elsewhere.example/', isInternal: false };
    expect(write({ redirects: [redirect({ from: 'a', to })] }).rules).toEqual([rule('/a/', to.to)]);
  });

  it('writes where pages of a list that got shorter lead, last and as rules of the site', () => {
    const lost = { pattern: '^news/page/\\d+/?$', to: '/news/' };
    const { rules } = write({ redirects: [redirect({ from: 'a', to: visit })], lostListPages: [lost] });
    expect(rules).toEqual([rule('/a/', '/visit/'), { ...lost, status: 301, fallback: true }]);
  });

  it('may withhold a page for legal reasons, without a target', () => {
    const { rules, problems } = write({ redirects: [redirect({ from: 'a', to: null, status: 451 })] });
    expect([rules, problems]).toEqual([[{ from: '/a/', status: 451 }], []]);
  });

  it('drops what leads to itself, and a pattern without a target, and says what to do', () => {
    const { rules, problems } = write({
      redirects: [
        redirect({ from: 'a', to: link('/a/') }),
        redirect({ from: '^b/(.*)$', to: null, isPattern: true }),
        redirect({ from: 'c?d', to: visit }),
      ],
    });
    expect(rules).toEqual([]);
    const hint = 'Remove it in the CMS.';
    expect(problems).toEqual([
      {
        message: 'The redirect of "c?d" has a query or hash, which host rules cannot match',
        hint: 'Fix or remove it in the CMS.',
      },
      { message: 'The redirect of /a/ leads back to itself', hint },
      { message: 'The redirect of the pattern "^b/(.*)$" has no target', hint },
    ]);
  });

  it('lets a page beat a redirect, and says so', () => {
    const moved = redirect({ from: 'visit', to: link('/contact/') });
    const { rules, told } = write({ redirects: [moved], paths: new Set(['/visit/', '/contact/']) });
    expect(rules).toEqual([]);
    expect(told).toEqual(['The redirect of "visit" is never used: the site has a page there']);
  });

  it('sends a visitor on once when a page has moved twice', () => {
    const moved = [
      redirect({ from: 'event/a', to: link('/event/b/') }),
      redirect({ from: 'event/b', to: link('/event/c/') }),
    ];
    const rules = [rule('/event/a/', '/event/c/'), rule('/event/b/', '/event/c/')];
    expect(write({ redirects: moved }).rules).toEqual(rules);
  });

  it('drops a loop and reports it', () => {
    const circle = [redirect({ from: 'a', to: link('/b/') }), redirect({ from: 'b', to: link('/a/') })];
    const { rules, told } = write({ redirects: circle });
    expect(rules).toEqual([]);
    expect(told).toEqual(['/a/', '/b/'].map((path) => `The redirect of ${path} leads back to itself`));
  });

  it('writes former addresses of entries last, unless a page or another rule is there', () => {
    const { rules, problems } = write({
      redirects: [
        redirect({ from: 'event/b', to: link('/contact/') }),
        redirect({ from: 'tickets', to: link('/event/old/') }),
        blog,
      ],
      moved: new Map([
        ...['/event/a/', '/event/b/', '/visit/'].map((path) => [path, '/event/now/'] as const),
        ['/event/old/', '/event/nöw/'],
      ]),
      paths: new Set(['/visit/', '/event/now/', '/event/nöw/']),
    });
    expect(rules).toEqual([
      rule('/event/b/', '/contact/'),
      rule('/tickets/', '/event/n%C3%B6w/'),
      { pattern, to: '/$1', status: 301 },
      rule('/event/a/', '/event/now/'),
      rule('/event/old/', '/event/n%C3%B6w/'),
    ]);
    expect(problems).toEqual([]);
  });

  it('reports what no host rule can do', () => {
    const { rules, told } = write({
      redirects: [
        redirect({ from: '?p=12', to: visit }),
        redirect({ from: 'nowhere', to: null }),
        redirect({ from: 'twice', to: visit }),
        redirect({ from: '/twice/', to: link('/contact/') }),
      ],
    });
    expect(rules).toEqual([rule('/twice/', '/visit/')]);
    expect(told).toEqual([
      'The redirect of "?p=12" has a query or hash, which host rules cannot match',
      'The redirect of "nowhere" has no target',
      'The redirect of "/twice/" exists twice',
    ]);
  });

  it('asks for the page of a target only where it is no other redirect, and names the redirect', () => {
    const asked: string[] = [];
    const { rules, told } = write({
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
    expect(rules).toEqual([rule('/a/', '/c/'), rule('/b/', '/c/')]);
    expect(asked).toEqual(['The redirect of "/b" to /c/']);
    expect(told).toEqual(['/loop/', '/pool/'].map((path) => `The redirect of ${path} leads back to itself`));
  });
});

interface Written {
  readonly rules: unknown;
  readonly trailingSlash: unknown;
  readonly problems: readonly Problem[];
  readonly told: readonly string[];
}

function write(input: Partial<RedirectsInput>): Written {
  const problems: Problem[] = [];
  const file = redirects({ ...nothing, warn: (problem) => problems.push(problem), ...input });
  return { ...JSON.parse(contentsOf(file)), problems, told: problems.map(({ message }) => message) };
}

function redirect(changes: Pick<Redirect, 'from' | 'to'> & Partial<Redirect>): Redirect {
  return { status: 301, isPattern: false, ...changes };
}

function link(to: string): LinkRef {
  return { ref: 'link', to, isInternal: true };
}
