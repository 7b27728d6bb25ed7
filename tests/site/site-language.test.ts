import { expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import type { Bundler } from '../../generator/bundle/open-bundler.ts';
import { closeSite } from '../../generator/site/site.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, bundleOnce, openTestSite } from '../support/test-site.ts';

/** A bundler that notes the languages it is asked for. */
async function noting() {
  const asked: string[] = [];
  const of = await bundleOnce();
  const bundler: Bundler = {
    ...of,
    bundle: (language) => {
      asked.push(language);
      return of.bundle(language);
    },
  };
  return { bundler, takeAsked: () => asked.splice(0) };
}

it('a build bundles for the language of the CMS, and the next one begins with it', async () => {
  const store = smallStore({ posts: 3 });
  store.settings.language = 'de_AT';
  const cms = await createDemoCms({ store });
  onTestFinished(cms.close);
  const { bundler, takeAsked } = await noting();
  const folder = await temporaryFolder();
  const open = (settings = {}) => openTestSite({ endpoint: cms.url, folder, bundler, settings });

  const first = await open();
  expect(first.last.bundles).toBeUndefined();
  const all = (await buildOrFail(first)).report.rebuilt?.rendered;
  expect(first.last.bundles?.language).toBe('de');
  expect(takeAsked()).toEqual(['en-US', 'de']);

  const next = await open();
  expect((await buildOrFail(next)).report.rebuilt?.rendered).toBe(0);
  expect(takeAsked()).toEqual(['de']);

  // Changed while a watch goes on.
  store.settings.language = 'fr_FR';
  const pages = (await buildOrFail(next)).report.rebuilt?.rendered;
  expect(takeAsked()).toEqual(['de', 'fr']);
  expect(pages).toBe(all);

  const set = await open({ language: 'it' });
  await buildOrFail(set);
  expect(takeAsked()).toEqual(['it']);
  expect(set.last.contentAndMedia?.content.settings.language).toBe('it');
  for (const site of [first, next, set]) await closeSite(site);
});
