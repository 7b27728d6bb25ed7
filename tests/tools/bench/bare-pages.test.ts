import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoCms, type DemoCms } from '../../../demo/demo-cms.ts';
import { addGeneratedContent } from '../../../demo/large-site/add-generated-content.ts';
import { createStore } from '../../../demo/store.ts';
import { barePages } from '../../../tools/bench/bare/bare-pages.ts';
import { loadContent } from '../../../tools/bench/bare/load-content.ts';

let cms: DemoCms;

beforeAll(async () => {
  const store = createStore();
  addGeneratedContent(store, 'mixed', 300);
  cms = await createDemoCms({ store });
});

afterAll(() => cms.close());

describe('the bare loop', () => {
  it('has a page for every entry that anybody may read, and lists', async () => {
    const pages = barePages(await loadContent(cms.url));
    expect(new Set(pages.map(({ path }) => path)).size).toBe(pages.length);
    const paths = pages.map(({ path }) => path);
    const expected = ['/', '/news/', '/news/page/2/', '/event/', '/location/', '/art/', '/experiences/'];
    for (const path of [...expected, '/news/log-entry-49/', '/events/gathering-7/', '/leaflet-1/']) {
      expect(paths).toContain(path);
    }
    // Scheduled.
    expect(paths).not.toContain('/news/log-entry-50/');
  });

  it('gives each post its text as the CMS renders it', async () => {
    const [post] = (await loadContent(cms.url)).entries.posts.slice(-1);
    expect(post?.content).toContain('<p class="wp-block-paragraph">');
    expect(post?.featuredImage?.node.sourceUrl).toContain(cms.origin);
  });
});
