import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { demoOrganisation } from '../../demo/organisation.ts';
import type { DemoStore } from '../../demo/store-types.ts';
import { blogLacks, blogStore } from '../support/blog-store.ts';
import { sampleOf } from '../support/depth.ts';
import { listFiles } from '../support/list-files.ts';
import { readPages } from '../support/read-pages.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { textOf } from '../templates/query-html.ts';

/** Every word by which one knows the demo. */
const ofDemo = [
  ...['Halyard', 'halyardpier', 'Port Ellery', 'Pier Road', '555 0142', '2075550142', '04099', '43.6531'],
  ...demoOrganisation.hours.map(({ hours }) => hours),
  ...demoOrganisation.social.map(({ label }) => label),
];

/** Builds with the two flags that a newcomer gives, from a WordPress without custom types and plugins. */
async function buildBlog(edit: (store: DemoStore) => void = () => undefined) {
  const store = blogStore();
  edit(store);
  const cms = await createDemoCms({ store, lacks: blogLacks, plugins: { seo: false } });
  onTestFinished(cms.close);
  const out = path.join(await temporaryFolder(), 'site');
  const args = ['--endpoint', cms.url, '--site-url', 'https://orchard.example', '--out', out];
  const { exitCode, stdout, stderr } = await runBoardwalk(['generate', '--fresh', ...args]);
  expect(exitCode, stderr).toBe(0);
  return { out, stdout, pages: await readPages(out), files: await listFiles(out) };
}

type Built = Awaited<ReturnType<typeof buildBlog>>;

/** Links of the site's own to what it does not have. */
function deadLinks({ pages, files }: Pick<Built, 'pages' | 'files'>): readonly string[] {
  const known = new Set(files.map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`));
  return pages.flatMap(({ path: from, all }) =>
    all('a')
      .map(({ attribs }) => attribs.href ?? '')
      .filter((href) => href.startsWith('/'))
      .map((href) => decodeURI(href.replace(/[?#].*$/, '')))
      .filter((href) => !known.has(href))
      .map((href) => `${from} → ${href}`),
  );
}

/** Further parts that a WordPress may lack, and how its content loses them. */
const missing: readonly { readonly name: string; readonly edit: (store: DemoStore) => void }[] = [
  {
    name: 'nothing at all',
    edit: (store) => void Object.assign(store, { entries: [], categories: [], menuItems: [] }),
  },
  { name: 'no front page', edit: (store) => void Object.assign(store.settings, { pageOnFront: 0 }) },
  { name: 'no categories', edit: (store) => void Object.assign(store, { categories: [] }) },
  { name: 'no menus', edit: (store) => void Object.assign(store, { menuItems: [] }) },
];

describe('a WordPress of posts and pages alone', () => {
  it('gives a whole site, with nothing of the demo in it and no link into nothing', async () => {
    const { out, stdout, pages, files } = await buildBlog();
    expect(deadLinks({ pages, files })).toEqual([]);
    const paths = pages.map(({ path: at }) => at);
    expect(paths).toEqual(expect.arrayContaining(['/', '/404.html', '/contact/', '/news/', '/privacy/']));
    expect(paths).toEqual(expect.arrayContaining(['/news/p/apple-7/', '/news/c/harvest/']));
    expect(
      paths.filter((at) => /^\/(event|art|location|experiences|visit|revitalization)\//.test(at)),
    ).toEqual([]);

    for (const file of files.filter((name) => /\.(html|xml|json|txt|ics|svg)$/.test(name))) {
      const text = await readFile(path.join(out, file), 'utf8');
      expect(ofDemo.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`)).toEqual([]);
    }
    const visible = pages.map(({ path: at, all }) => [at, textOf(all('body')[0])]);
    expect(visible.filter(([, text]) => /\bpier\b/i.test(text ?? '')).map(([at]) => at)).toEqual([]);

    const home = pages.find(({ path: at }) => at === '/');
    expect(home?.title).toContain('Notes from the Orchard');
    expect(textOf(home?.all('header')[0])).toMatch(/Journal.*Contact/);
    expect(textOf(home?.all('footer')[0])).toContain('Apples, mostly');
    expect(textOf(home?.all('main')[0])).toContain('forty old kinds');
    expect(await readFile(path.join(out, 'news/feed.xml'), 'utf8')).toContain('Apple no. 29');
    expect(await readFile(path.join(out, 'sitemap.xml'), 'utf8')).toContain('/news/p/apple-0/');
    expect(stdout).toContain('The CMS does not offer events, locations, artworks, experiences');
    expect(stdout).toContain('site.config.ts, under organisation');
    expect(stdout).not.toMatch(/time zone/);
  });

  it.each(sampleOf(missing, 1))(
    'gives one with $name, too, in which no link leads into nothing',
    async ({ edit }) => {
      const built = await buildBlog(edit);
      expect(deadLinks(built)).toEqual([]);
      expect(built.pages.map(({ path: at }) => at)).toEqual(
        expect.arrayContaining(['/', '/news/', '/404.html']),
      );
      expect(built.pages.every(({ all }) => all('h1').length === 1)).toBe(true);
    },
  );
});
