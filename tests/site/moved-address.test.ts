import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { editCategory, findEntry, renameSlug } from '../../demo/edits.ts';
import { startDemo } from '../generator/crawl-demo.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

it('names every entry and category whose address has changed, until a redirect of the settings leads there', async () => {
  const store = smallStore();
  const cms = await startDemo({ store });
  const folder = await temporaryFolder();
  const buildWith = async (redirects: Readonly<Record<string, string>>) => {
    const site = await openTestSite({
      endpoint: cms.url,
      folder,
      settings: { media: 'link', mediaOrigin: 'https://media.pier.example', redirects },
    });
    const { report } = await buildOrFail(site);

    const file = await readFile(path.join(folder, 'site/_boardwalk/redirects.json'), 'utf8');
    const moved = report.warnings.filter(({ message }) => message.includes(' has moved to '));
    return { moved, rules: JSON.parse(file).rules };
  };

  expect((await buildWith({})).moved).toEqual([]);

  const post = findEntry(store, 'post', 'pile-500');
  const place = findEntry(store, 'location', 'the-oyster-shed');
  renameSlug(store, post.id, 'pile-501');
  renameSlug(store, place.id, 'oysters');
  const category = store.categories.find(({ id }) => post.kind === 'post' && post.categoryIds.includes(id));
  if (category === undefined) throw new Error('The post has no category');
  const { slug } = category;
  editCategory(store, category.id, { slug: 'works' });
  const { moved } = await buildWith({});
  expect(moved).toMatchObject([
    {
      entry: { kind: 'location', id: place.id },
      message: expect.stringMatching(/^\/location\/the-oyster-shed\/ has moved to \/location\/oysters\//),
    },
    {
      entry: { kind: 'category', id: category.id },
      hint: expect.stringContaining(`'/news/c/${slug}/': '/news/c/works/'`),
    },
    {
      entry: { kind: 'post', id: post.id },
      hint: expect.stringContaining(`'/news/p/pile-500/': '/news/p/pile-501/'`),
    },
  ]);

  renameSlug(store, post.id, 'pile-502');
  const fixed = await buildWith({ '/news/p/pile-501/': '/news/p/pile-502/' });
  expect(fixed.moved).toEqual([]);
  expect(fixed.rules).toContainEqual({ from: '/news/p/pile-501/', to: '/news/p/pile-502/', status: 301 });
});
