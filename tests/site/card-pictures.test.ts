import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { changeImage, findEntry } from '../../demo/edits.ts';
import { addGeneratedPosts } from '../../demo/generated-posts.ts';
import { closeSite } from '../../generator/site/site.ts';
import { cardPictures, repeated } from '../support/card-pictures.ts';
import { listFiles } from '../support/list-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

describe('the cards of a page', () => {
  it('never show one picture twice, on any page of the demo, nor that which opens the page', async () => {
    const pages = await readPages(inject('demoSite'));
    expect(pages.filter(({ pictures }) => pictures.length > 2).length).toBeGreaterThan(50);
    expect(pages.flatMap(repetitions)).toEqual([]);
  });

  it('do not either where many entries share few pictures, before and after an edit, which touches only its pages', async () => {
    const store = smallStore({ posts: 3 });
    addGeneratedPosts(store, 60);
    const cms = await createDemoCms({ store });
    const site = await openTestSite({ endpoint: cms.url, folder: await temporaryFolder() });
    onTestFinished(async () => {
      await closeSite(site);
      await cms.close();
    });
    await buildOrFail(site);
    const pages = await readPages(site.config.outDir);
    // The second and the third card of a list have the picture of their text, or none.
    expect(pages.filter(({ pictures }) => pictures.length > 2).length).toBeGreaterThan(10);
    expect(pages.flatMap(repetitions)).toEqual([]);

    const edited = findEntry(store, 'post', 'log-entry-60');
    const other = findEntry(store, 'post', 'log-entry-59');
    changeImage(store, edited.id, other.imageId);
    const { changed } = await buildOrFail(site);
    const after = await readPages(site.config.outDir);
    expect(after.flatMap(repetitions)).toEqual([]);
    const touched = after.filter(({ file }) => [...changed].includes(file));
    expect(touched.length).toBeGreaterThan(0);
    expect(touched.filter(({ html }) => !html.includes('log-entry-60')).map(({ file }) => file)).toEqual([]);
  });
});

async function readPages(folder: string) {
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.html'));
  return Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(folder, file), 'utf8');
      return { file, html, pictures: cardPictures(html) };
    }),
  );
}

function repetitions({ file, pictures }: { readonly file: string; readonly pictures: readonly string[] }) {
  return repeated(pictures).map((picture) => `${picture} in ${file}`);
}
