import { describe, expect, it } from 'vitest';
import type { RedirectRule } from '../../generator/files/redirects.ts';
import { headersOf } from '../../generator/publish/headers-of.ts';
import { cloudfront } from '../../hosts/cloudfront.ts';
import { checkAnswer } from '../support/expect-answer.ts';
import { hostInput } from '../support/host-input.ts';
import {
  composedQuestion,
  type HostQuestion,
  hostQuestions,
  lostPageQuestions,
  privateQuestions,
  titleOf,
} from '../support/host-questions.ts';
import { fallbackRules, hostedSite, redirectRules } from '../support/hosted-site.ts';
import { hostileQuestions, hostileRules } from '../support/hostile-redirects.ts';
import { leadsElsewhere, openRequests, openRules } from '../support/open-redirects.ts';
import { type Bucket, openDistribution } from '../support/run-viewer-request.ts';

const bucket: Bucket = new Map(
  hostedSite.flatMap((file) =>
    'contents' in file
      ? [[file.path, { body: String(file.contents), headers: { ...headersOf(file) } }] as const]
      : [],
  ),
);

/** The function cannot look for a file: these get a slash first. Ranges are the bucket's matter. */
const slashFirst = new Set(['/nothing', '/visit/index']);

const questions = [...hostQuestions, ...privateQuestions, composedQuestion].filter(
  ({ range }) => range === undefined,
);
const same = questions.filter(({ target }) => !slashFirst.has(target));

describe('the function of CloudFront', () => {
  it.each(same.map((question) => [titleOf(question), question] as const))('%s', async (_, question) => {
    await expectFromCloudFront(question);
  });

  it.each([...slashFirst])('sends %s to the slash, where there is no page', async (target) => {
    const ask = openDistribution(cloudfront(hostInput()).files, bucket);
    expect(await ask({ target, status: 301 })).toMatchObject({
      status: 301,
      headers: { location: `${target}/` },
    });
    expect(await ask({ target: `${target}/`, status: 404 })).toMatchObject({ status: 404 });
  });

  it.each(same.map((question) => [titleOf(question), question] as const))(
    '%s, with its redirects in a key-value store',
    async (_, question) => {
      const { files } = cloudfront(hostInput([...redirectRules, ...manyRules(500)]));
      expect(files.map(({ name }) => name)).toContain('redirects-store.json');
      checkAnswer(await openDistribution(files, bucket)(question), question);
    },
  );

  it('leaves pages of lists that are no more to the error page, as it cannot look for a file', async () => {
    const { files, problems } = cloudfront(hostInput(fallbackRules));
    expect(problems).toEqual([]);
    const ask = openDistribution(files, bucket);
    for (const { target } of lostPageQuestions.filter(({ target }) => target.endsWith('/')))
      expect(await ask({ target, status: 404 }), target).toMatchObject({ status: 404 });
  });

  it('sends nobody to another host, however the path is written', async () => {
    const ask = openDistribution(cloudfront(hostInput(openRules)).files, bucket);
    expect(await ask({ target: '/go/visit/', status: 301 })).toMatchObject({
      headers: { location: '/visit/' },
    });
    for (const target of openRequests) {
      const { headers } = await ask({ target, status: 404 });
      expect(leadsElsewhere(String(headers.location ?? '/'), 'https://pier.example'), target).toBe(false);
    }
  });

  it('redirects addresses with any character', async () => {
    const ask = openDistribution(cloudfront(hostInput(hostileRules)).files, bucket);
    for (const question of hostileQuestions) checkAnswer(await ask(question), question);
  });

  it('stays below 10 kB, and moves redirects into a store beyond that', () => {
    const few = cloudfront(hostInput([...redirectRules, ...manyRules(50)])).files;
    expect(few.map(({ name }) => name)).not.toContain('redirects-store.json');
    for (const { files } of [{ files: few }, cloudfront(hostInput(manyRules(5_000)))])
      expect(Buffer.byteLength(files[0]?.contents ?? '')).toBeLessThanOrEqual(10_240);
  });

  it('needs no store for short links of WordPress alone, and tells of those that have no room', () => {
    const short = Array.from(
      { length: 500 },
      (_, number): RedirectRule => ({ number, to: '/visit/', status: 301, derived: true }),
    );
    const { files, problems } = cloudfront(hostInput([...redirectRules, ...short]));
    expect(files.map(({ name }) => name)).not.toContain('redirects-store.json');
    expect(problems.at(-1)?.message).toMatch(/left out: "\?p=\d+" and \d+ more$/);
    const stored = cloudfront(hostInput([...manyRules(500), ...short]));
    expect(stored.problems).toEqual([]);
    expect(stored.files.at(1)?.contents).toContain('"?p=499"');
  });

  it('uses only the syntax of the runtime', () => {
    const code = cloudfront(hostInput(manyRules(500))).files[0]?.contents ?? '';
    expect(code).toContain("import cf from 'cloudfront';");
    expect(code).not.toMatch(/\?\.|\.\.\.|\bof\b|\?\?|=> \{|\bclass\b/);
  });

  it('refuses what has no room in the store, and names the limit', () => {
    expect(() => cloudfront(hostInput(manyRules(60_000)))).toThrow('its limit is 5242880');
  });

  it('refuses a policy that is too long, and names the limit', () => {
    const page = { 'content-security-policy': `img-src ${'https://tiles.example '.repeat(100)}` };
    expect(() => cloudfront(hostInput([], { headers: { page } }))).toThrow('its limit is 1783');
  });

  it('leaves out what a key or a value has no room for, and patterns that hide pages', () => {
    const { problems } = cloudfront(
      hostInput([
        { from: `/${'a'.repeat(600)}/`, to: '/visit/', status: 301 },
        { from: '/b/', to: `/visit/?${'b'.repeat(1_100)}`, status: 301 },
        { pattern: '^visit/?$', to: '/elsewhere/', status: 301 },
      ]),
    );
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('at most 512 characters as a key'),
      expect.stringContaining('at most 1024 characters as a value'),
      'The redirect of "^visit/?$" is left out: this host would answer with it for /visit/ too',
    ]);
  });

  it('answers a missing object with the error page', () => {
    const errors = cloudfront(hostInput()).files.find(({ name }) => name === 'error-responses.json');
    expect(JSON.parse(errors?.contents ?? '').Items).toEqual(
      [403, 404].map((ErrorCode) => ({
        ErrorCode,
        ResponsePagePath: '/404.html',
        ResponseCode: '404',
        ErrorCachingMinTTL: 10,
      })),
    );
  });
});

async function expectFromCloudFront(question: HostQuestion): Promise<void> {
  const ask = openDistribution(cloudfront(hostInput()).files, bucket);
  checkAnswer(await ask(question), question);
}

function manyRules(count: number): readonly RedirectRule[] {
  return Array.from({ length: count }, (_, index) => ({
    from: `/former-address-${index}/`,
    to: `/news/p/a-longer-address-${index}/`,
    status: 301,
  }));
}
