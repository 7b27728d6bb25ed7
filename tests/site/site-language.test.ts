import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import type { Bundler } from '../../generator/bundle/open-bundler.ts';
import { closeSite } from '../../generator/site/site.ts';
import { verify } from '../../generator/verify/verify.ts';
import { hasNews } from '../../generator/watch/open-site-builder.ts';
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
  expect(await hasNews(next)).toBe(true);
  const pages = (await buildOrFail(next)).report.rebuilt?.rendered;
  expect(takeAsked()).toEqual(['de', 'fr']);
  expect(pages).toBe(all);
  expect(await hasNews(next)).toBe(false);
  expect(await verify(next)).toMatchObject({ differences: [], doubted: { wrong: [] } });
  expect(takeAsked()).toEqual(['fr']);

  const set = await open({ language: 'it' });
  await buildOrFail(set);
  expect(takeAsked()).toEqual(['it']);
  expect(set.last.contentAndMedia?.content.settings.language).toBe('it');
  for (const site of [first, next, set]) await closeSite(site);
});

it('a site without words of its language says so, and marks its own words and its content', async () => {
  const store = smallStore({ posts: 3 });
  store.settings.language = 'fi';
  const cms = await createDemoCms({ store });
  onTestFinished(cms.close);
  const folder = await temporaryFolder();
  const site = await openTestSite({ endpoint: cms.url, folder });
  const { report } = await buildOrFail(site);
  expect(report.warnings.map(({ message }) => message)).toContain(
    'Boardwalk has no words in the language of the site, "fi": its own are in English',
  );
  const html = await readFile(path.join(folder, 'site/index.html'), 'utf8');
  expect(html).toContain('<html lang="en-US">');
  expect(html).toMatch(/<h1[^>]* lang="fi"/);
  // Its content is in no other language, as far as networks and search engines are told.
  expect(html).toContain('"inLanguage":"fi"');
  expect(html).not.toContain('og:locale');
  const search = JSON.parse(await readFile(path.join(folder, 'site/_boardwalk/search.json'), 'utf8'));
  expect(search.language).toBe('');
  // Said again by a build without a change.
  const again = await openTestSite({ endpoint: cms.url, folder });
  const kept = await buildOrFail(again);
  expect(kept.report.rebuilt?.rendered).toBe(0);
  expect(kept.report.warnings).toEqual(report.warnings);
  for (const opened of [site, again]) await closeSite(opened);
});
