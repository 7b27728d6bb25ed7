import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { findEntry, renameSlug } from '../../demo/edits.ts';
import { createStore } from '../../demo/store.ts';
import { startDemo } from '../generator/crawl-demo.ts';
import { makeFolder } from '../support/make-project.ts';
import { buildOrFail, bundleOnce, openTestSite } from '../support/test-site.ts';

it('names every entry whose address has changed, until a redirect of the settings leads there', async () => {
  const store = createStore();
  const cms = await startDemo({ store });
  const folder = await makeFolder();
  const bundler = await bundleOnce();
  const buildWith = async (redirects: Readonly<Record<string, string>>) => {
    const site = await openTestSite({
      endpoint: cms.url,
      folder,
      now: () => demoNow,
      bundler,
      settings: { media: 'link', mediaOrigin: 'https://media.pier.example', redirects },
    });
    const { report } = await buildOrFail(site);

    const file = await readFile(path.join(folder, 'site/_boardwalk/redirects.json'), 'utf8');
    const moved = report.warnings.filter(({ message }) => message.includes(' has moved to '));
    return { moved, rules: JSON.parse(file).rules };
  };

  expect((await buildWith({})).moved).toEqual([]);

  const post = findEntry(store, 'post', 'piano-under-the-deck');
  const place = findEntry(store, 'location', 'the-oyster-shed');
  renameSlug(store, post.id, 'piano');
  renameSlug(store, place.id, 'oysters');
  const { moved } = await buildWith({});
  expect(moved).toMatchObject([
    {
      entry: { kind: 'location', id: place.id },
      message: expect.stringMatching(/^\/location\/the-oyster-shed\/ has moved to \/location\/oysters\//),
    },
    {
      entry: { kind: 'post', id: post.id },
      hint: expect.stringContaining(`'/news/p/piano-under-the-deck/': '/news/p/piano/'`),
    },
  ]);

  renameSlug(store, post.id, 'piano-again');
  const fixed = await buildWith({ '/news/p/piano/': '/news/p/piano-again/' });
  expect(fixed.moved).toEqual([]);
  expect(fixed.rules).toContainEqual({ from: '/news/p/piano/', to: '/news/p/piano-again/', status: 301 });
});
