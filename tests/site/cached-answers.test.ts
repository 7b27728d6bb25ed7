import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { exitCodes } from '../../bin/exit-codes.ts';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { editCategory, editEntry } from '../../demo/edits.ts';
import { type CachingProxyOptions, startCachingProxy } from '../support/caching-proxy.ts';
import { smallStore } from '../support/random-edits.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A demo behind a cache, and builds of it. */
async function startCached(boardwalk: boolean | 'fields', options: CachingProxyOptions = {}) {
  const cms = await createDemoCms({
    store: smallStore({ posts: 3 }),
    plugins: { seo: true, boardwalk },
  });
  onTestFinished(cms.close);
  const proxy = await startCachingProxy(cms.url, options);
  const out = path.join(await temporaryFolder(), 'site');
  const build = (...args: readonly string[]) =>
    runBoardwalk(['generate', '--endpoint', proxy.url, '--out', out, '--now', demoNow, ...args]);
  const page = (name: string) => readFile(path.join(out, name, 'index.html'), 'utf8');
  return { cms, proxy, build, page };
}

describe.each([
  ['with the plugin', true as const],
  ['without the plugin', 'fields' as const],
])('a cache of GraphQL answers before the CMS, %s,', { timeout: 300_000 }, (_, boardwalk) => {
  it('hides no edit from the next build', async () => {
    const { cms, proxy, build, page } = await startCached(boardwalk);
    const first = await build();
    expect(first.exitCode, first.stderr).toBe(exitCodes.ok);
    const same = await build();
    expect(same.exitCode, same.stderr).toBe(exitCodes.ok);
    const post = cms.store.entries.find(({ kind, status }) => kind === 'post' && status === 'publish');
    if (post === undefined) throw new Error('the demo has no post');
    editEntry(cms.store, post.id, { title: 'Seen behind a cache' });
    const edited = await build();
    expect(edited.exitCode, edited.stderr).toBe(exitCodes.ok);
    expect(await page(`news/p/${post.slug}`)).toContain('Seen behind a cache');
    expect(proxy.hits()).toBe(0);
    const category = cms.store.categories[0];
    if (category) editCategory(cms.store, category.id, { name: 'Renamed behind it' });
    expect((await build()).exitCode).toBe(exitCodes.ok);
    const verified = await build('--verify');
    expect(verified.exitCode, verified.stdout + verified.stderr).toBe(exitCodes.ok);
  });
});

it('a cache that takes one question for another is refused, with what to do', {
  timeout: 300_000,
}, async () => {
  const { build } = await startCached(true, { keyOf: (url, body) => url + withoutNonce(body) });
  // The second build is the first to name a stamp that it knows, and the third asks the same again.
  for (const _ of [1, 2]) {
    const { exitCode, stderr } = await build();
    expect(exitCode, stderr).toBe(exitCodes.ok);
  }
  const third = await build();
  expect(third.exitCode).toBe(exitCodes.source);
  expect(third.stderr).toContain('Something caches GraphQL');
  expect(third.stderr).toContain('Exclude the GraphQL endpoint from the caches before the CMS');
});

describe('boardwalk check, behind a cache,', { timeout: 120_000 }, () => {
  const unheeding = (url: string, body: string) => url + JSON.parse(body).query;
  it.each<[string, boolean | 'fields', CachingProxyOptions, string]>([
    ['by the moment of the plugin', true, {}, 'two answers are of the same moment'],
    ['by a header of a CDN', 'fields', { header: ['cf-cache-status', 'HIT'] }, 'cf-cache-status: HIT'],
    ['by the age of an answer', 'fields', { header: ['age', '12'] }, 'Age: 12'],
    ['that heeds no variables', true, { keyOf: unheeding }, 'Something caches GraphQL'],
  ])('says so: %s', async (_, boardwalk, options, says) => {
    const { proxy } = await startCached(boardwalk, options);
    const { exitCode, stdout, stderr } = await runBoardwalk(['check', '--endpoint', proxy.url]);
    expect(exitCode, stderr).toBe(exitCodes.ok);
    expect(stdout).toContain(says);
    expect(stdout).toContain('Exclude the GraphQL endpoint');
  });
});

/** Writes the body of a question without its nonce; requests for files have none. */
function withoutNonce(body: string): string {
  if (body === '') return '';
  const { query, variables } = JSON.parse(body);
  return JSON.stringify([query, { ...variables, nonce: '' }]);
}
