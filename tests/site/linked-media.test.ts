import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { paragraph } from '../../demo/blocks/text.ts';
import { build } from '../../generator/build.ts';
import { startDemo } from '../generator/crawl-demo.ts';
import { blogLacks, blogStore } from '../support/blog-store.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openTestSite } from '../support/test-site.ts';

const noPictures = { store: blogStore(), lacks: blogLacks, plugins: { seo: false } };

/** Builds with linked media, and resolves to the problems that refuse it and to a page of it. */
async function buildLinked(cms: { readonly url: string }, settings: object = {}) {
  const folder = await temporaryFolder();
  const site = await openTestSite({
    endpoint: cms.url,
    folder,
    settings: { media: 'link', endpoint: cms.url, ...settings },
  });
  const { failure } = await build(site);
  const problems = failure?.problems.map(({ check, message }) => `${check} ${message}`) ?? [];
  if (problems.length > 0) return { problems, home: '' };
  return { problems, home: await readFile(path.join(folder, 'site', 'index.html'), 'utf8') };
}

it.each([
  ['without a picture', noPictures, {}],
  ['with pictures', { store: smallStore({ posts: 3 }) }, {}],
  ['with files above a size', noPictures, { media: 'copy-under 1 kB' }],
])('media stays on the host of the endpoint, which the policy admits: %s', async (_, options, settings) => {
  const cms = await startDemo(options);
  const { problems, home } = await buildLinked(cms, settings);
  expect(problems).toEqual([]);
  expect(home).toContain(`img-src &#x27;self&#x27; data: ${new URL(cms.url).origin}`);
});

it('the host of the endpoint stays hidden where media has another address', async () => {
  const cms = await startDemo(noPictures);
  const { problems, home } = await buildLinked(cms, { mediaOrigin: 'https://media.pier.example' });
  expect(problems).toEqual([]);
  expect(home).not.toContain(new URL(cms.url).host);
});

it('words with the host of the CMS are found all the same', async () => {
  const store = blogStore();
  const cms = await startDemo({ ...noPictures, store });
  const [home] = store.entries;
  Object.assign(home ?? {}, { blocks: [paragraph(`Our office is at ${new URL(cms.url).host}.`)] });
  const { problems } = await buildLinked(cms);
  expect(problems).toEqual([expect.stringMatching(/^cmsHost \/ contains the host of the CMS/)]);
});
