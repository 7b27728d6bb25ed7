import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { closeSite } from '../../generator/site/site.ts';
import type { SomeWords } from '../../words/table.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

it('words of a site are on its pages, in its scripts and in its data, and a changed one makes them again', async () => {
  const cms = await createDemoCms({ store: smallStore({ posts: 3 }) });
  onTestFinished(cms.close);
  const folder = await temporaryFolder();
  const buildWith = async (words: SomeWords) => {
    const site = await openTestSite({ endpoint: cms.url, folder, bundler: 'own', words: { 'en-US': words } });
    const { report } = await buildOrFail(site);
    await closeSite(site);
    return report.rebuilt?.rendered;
  };
  const page = (name: string) => readFile(path.join(folder, 'site', name, 'index.html'), 'utf8');
  const scripts = async () => {
    const assets = path.join(folder, 'site/_assets');
    const names = (await readdir(assets)).filter((name) => name.endsWith('.js'));
    return (await Promise.all(names.map((name) => readFile(path.join(assets, name), 'utf8')))).join();
  };
  const own = {
    frame: { skip: 'Straight to the pier', home: 'Ashore' },
    search: { more: 'More of it' },
  };

  const all = await buildWith(own);
  expect(all).toBeGreaterThan(10);
  expect(await page('news')).toContain('>Straight to the pier</a>');
  // From the templates, and from the generator's data of the page.
  expect(await page('news')).toContain('<a href="/">Ashore</a>');
  expect(await page('news')).toContain('"name":"Ashore"');
  expect(await scripts()).toContain('More of it');
  expect(await scripts()).not.toContain('Straight to the pier');

  expect(await buildWith(own)).toBe(0);
  expect(await buildWith({ ...own, frame: { ...own.frame, home: 'Land' } })).toBe(all);
  expect(await page('news')).toContain('<a href="/">Land</a>');
});
