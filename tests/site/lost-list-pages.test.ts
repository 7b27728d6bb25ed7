import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { decide } from '../../bin/commands/serve/decide.ts';
import { deleteEntry } from '../../demo/edits.ts';
import { createStore } from '../../demo/store.ts';
import { openRedirects } from '../../hosts/match-redirect.ts';
import { planRedirects } from '../../hosts/plan-redirects.ts';
import { readRules } from '../../hosts/read-rules.ts';
import { startDemo } from '../generator/crawl-demo.ts';
import { hashFiles } from '../support/hash-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

it('every page of the news leads to a page or to its list after a post in the middle has gone', async () => {
  const store = createStore();
  const cms = await startDemo({ store });
  const folder = await temporaryFolder();
  const build = async () => {
    const settings = { media: 'link' as const, mediaOrigin: 'https://media.pier.example' };
    const site = await openTestSite({ endpoint: cms.url, folder, settings });
    await buildOrFail(site);
    return new Set(Object.keys(await hashFiles(path.join(folder, 'site'))));
  };
  const pageOf = (file: string) => `/${file.replace(/index\.html$/, '')}`;

  const before = [...(await build())].map(pageOf).filter((page) => /^\/news\/.*page\/[^/]+\/$/.test(page));
  // Its id is the cursor of a page of its category.
  const [, id] = before.map((page) => /^\/news\/c\/(?!page).*page\/(\d+)\/$/.exec(page)).find(Boolean) ?? [];
  deleteEntry(store, Number(id));
  const files = await build();

  const rules = readRules(await readFile(path.join(folder, 'site/_boardwalk/redirects.json'), 'utf8')) ?? [];
  const redirect = openRedirects(planRedirects(rules, files));
  const moved = before.filter((page) => decide(page, files, redirect).action === 'redirect');
  expect(moved.length).toBeGreaterThan(3);
  expect(moved.some((page) => /^\/news\/c\/(?!page)/.test(page))).toBe(true);
  for (const page of moved) {
    const list = page.startsWith('/news/c/page/') ? '/news/' : page.replace(/page\/[^/]+\/$/, '');
    expect(decide(page, files, redirect), page).toEqual({ action: 'redirect', status: 301, location: list });
    expect(decide(list, files, redirect), list).toMatchObject({ action: 'send' });
  }
  for (const page of before.filter((other) => !moved.includes(other)))
    expect(decide(page, files, redirect), page).toMatchObject({ action: 'send' });
});
