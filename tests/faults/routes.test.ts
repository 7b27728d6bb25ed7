import { mkdir, readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { renameSlug } from '../../demo/edits.ts';
import type { AnyEntry, Content } from '../../generator/content/content.ts';
import { collisionKey, fileOf, hrefOf, pathOf, refuseSlug } from '../../generator/content/paths.ts';
import { sitemap } from '../../generator/files/sitemap.ts';
import { startPathCheck } from '../../generator/publish/check-paths.ts';
import { collectRoutes } from '../../generator/routes/collect-routes.ts';
import { closeSite } from '../../generator/site/site.ts';
import { allOf } from '../support/all-of.ts';
import { countCases } from '../support/count-cases.ts';
import { makeEntry, makePost } from '../support/entries.ts';
import { listFiles } from '../support/list-files.ts';
import { publish } from '../support/publish.ts';
import { smallStore } from '../support/random-edits.ts';
import { openContext } from '../support/route-context.ts';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite } from '../support/test-site.ts';

/** The paths of a site with these entries, and what its checks on paths are told. */
function plan(entries: readonly AnyEntry[], values: Partial<Content> = {}) {
  const { context, warnings } = openContext(entries, values);
  const routes = [...collectRoutes(context)];
  const told = warnings.filter(({ check }) => check === 'unsafeSlug' || check === 'duplicatePath');
  return { routes, paths: routes.map((route) => route.path), told };
}

const event = (id: number, slug: string) => makeEntry('event', id, { slug, title: `Event ${id}`, uri: null });
const page = (id: number, uri: string) => makeEntry('page', id, { slug: 'x', title: `Page ${id}`, uri });

/** Built where the site has its own paths: none of these may be in it. */
const own = new Set(plan([]).paths);
const madeOf = (entries: readonly AnyEntry[]) => plan(entries).paths.filter((made) => !own.has(made));

describe('slugs that are refused', () => {
  const long = 'é'.repeat(128);

  it.each([
    [['../../etc/x', '/abs', '..', '.', 'a/b', '...']],
    [['a\0b', '\0', 'a\nb', 'a\rb', 'a\tb', 'a\u2028b']],
    [['%2e%2e%2f', '..%2f', '%2F', 'a%00b', '%252e'.replace('%25', '%')]],
    [['..\\x', 'a\\b', '\\\\host\\share']],
    [
      [
        'con',
        'CON',
        'aux.html',
        'com1',
        'lpt9.txt',
        'com¹',
        'name.',
        'name ',
        ' name',
        'a:b',
        'a*b',
        'a?b',
        'a"b',
        'a<b',
        'a>b',
        'a|b',
      ],
    ],
    [
      [
        'index.html',
        '404',
        '404.html',
        '_assets',
        '_boardwalk',
        'sitemap.xml',
        'sitemap-2.xml',
        'robots.txt',
        'feed.xml',
        'Index.HTML',
      ],
    ],
    [[long, 'x'.repeat(300)]],
    [['', '   ', '\u00a0', '\u3000']],
  ] as const)(
    'refuses each, names the entry and makes no page of it (faults 39 to 43, 48, 49, 51)',
    (slugs) => {
      const entries = slugs.map((slug, index) => event(index + 1, slug));
      const { told } = plan(entries);
      expect(told.map(({ entry }) => entry?.id)).toEqual(entries.map(({ id }) => id));
      for (const problem of told)
        expect(problem).toMatchObject({ check: 'unsafeSlug', field: 'slug', hint: expect.any(String) });
      expect(madeOf(entries)).toEqual([]);
    },
  );

  it('refuses them in the address of a page too, decoded once (faults 41)', () => {
    const uris = ['/a/%2e%2e/', '/a/..%2fb/', '/a/%252e%252e/', '/a/%00/', '/con/'];
    const { told } = plan(uris.map((uri, index) => page(index + 1, uri)));
    expect(told.map(({ entry }) => entry?.id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('refuses a path that object storage does not take, before anything is rendered (faults 49)', () => {
    const deep = `/${Array.from({ length: 10 }, () => 'x'.repeat(100)).join('/')}/`;
    const { told } = plan([page(1, deep)]);
    expect(told).toMatchObject([
      { check: 'unsafeSlug', message: expect.stringContaining('longer than 900 bytes') },
    ]);
    expect(madeOf([page(1, deep)])).toEqual([]);
  });
});

describe('slugs that are taken', () => {
  it('makes pages of emoji, other scripts, a hyphen and dots within, and their addresses go round (behaviours 102, faults 51)', () => {
    const slugs = ['🎡-wheel', '夏の夜', 'مهرجان', '-', 'v1.2', 'کتاب‌ها', 'page', 'assets'];
    const made = madeOf(slugs.map((slug, index) => event(index + 1, slug)));
    expect(made).toEqual(slugs.map((slug) => `/event/${slug}/`).sort());
    for (const madePath of made)
      expect(decodeURIComponent(new URL(hrefOf(madePath), 'https://pier.example').pathname)).toBe(madePath);
  });
});

describe('two entries on one path', () => {
  it.each([
    ['that differ in case', 'News', 'news'],
    ['composed in two ways', 'caf\u00e9', 'cafe\u0301'],
    ['with a ligature', 'ﬁsh', 'fish'],
    ['with a sharp s', 'straße', 'STRASSE'],
    ['with a joiner of no width', 'ta\u200dxi', 'taxi'],
    ['with a mark of no width', 'ta\ufeffxi', 'taxi'],
    ['with a wide letter', 'ｐier', 'pier'],
    ['with a dotless i', 'pıer', 'pier'],
    ['of one slug', 'regatta', 'regatta'],
  ])('are refused %s, both named; the first keeps it (faults 44 to 47)', (_, one, other) => {
    const { told } = plan([event(1, one), event(2, other)]);
    expect(told).toMatchObject([{ check: 'duplicatePath', entry: { id: 2 } }]);
    for (const title of ['Event 1', 'Event 2']) expect(told[0]?.message).toContain(title);
    expect(madeOf([event(1, one), event(2, other)])).toEqual([pathOf('event', one)]);
  });

  it('keeps letters of two alphabets apart, and a dotted capital I from a plain one (faults 46)', () => {
    expect(plan([event(1, 'pаier'), event(2, 'paier')]).told).toEqual([]);
    expect(plan([event(1, 'İstanbul'), event(2, 'istanbul')]).told).toEqual([]);
  });

  it('lets the fixed routes win, and names what wanted theirs; a page of the CMS that belongs there shows in it (faults 47)', () => {
    const { told, paths } = plan([page(1, '/wp-admin/'), page(2, '/visit/'), page(3, '/news/page/')]);
    expect(told.map(({ entry, message }) => [entry?.id, message.includes("the site's own")])).toEqual([
      [1, true],
      [3, true],
    ]);
    expect(paths.filter((made) => made === '/visit/')).toHaveLength(1);
  });

  it('names both of two kinds (faults 47)', () => {
    const { told } = plan([page(1, '/event/regatta/'), event(2, 'regatta')]);
    expect(told).toMatchObject([
      { message: expect.stringMatching(/event 2 .*page 1 /), entry: { kind: 'page', id: 1 } },
    ]);
  });
});

describe('files of routes', () => {
  const anySlug = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
    fc.stringMatching(/^[./\\%a-fA-F0-9:~ -]{1,16}$/),
    fc.constantFrom('..', '%2e%2e', '..%5c', 'nul', 'index.html', 'a\u202eb', '\ud800'),
  );

  it('lie inside the folder, each an index.html of its own, whatever the slugs are (faults 39, 50)', () => {
    const root = path.resolve('/stage');
    const { saw, expectSeen } = countCases();
    fc.assert(
      fc.property(fc.array(anySlug, { maxLength: 7 }), fc.boolean(), (some, hasTwin) => {
        const slugs = hasTwin ? [...some, some[0]?.toUpperCase() ?? ''] : some;
        const { paths, told } = plan(slugs.map((slug, index) => event(index + 1, slug)));
        const check = startPathCheck();
        for (const made of paths) {
          const file = fileOf(made);
          expect(path.resolve(root, file).startsWith(root + path.sep)).toBe(true);
          expect(file === '404.html' || path.basename(file) === 'index.html').toBe(true);
          for (const segment of file.split('/')) expect(Buffer.byteLength(segment)).toBeLessThanOrEqual(255);
          // No file stands where another needs a folder, on any file system.
          expect(check.add({ path: file })).toBe(true);
        }
        expect(new Set(paths.map(collisionKey)).size).toBe(paths.length);
        saw({
          'a slug that leaves its folder': slugs.some((slug) => slug.split(/[/\\]/).includes('..')),
          'two slugs with one path': told.some(({ check }) => check === 'duplicatePath'),
          'a slug that is shown': slugs.some((slug) => paths.includes(pathOf('event', slug))),
          'a slug beyond ASCII that is shown': slugs.some(
            (slug) => slug > '\u007f' && paths.includes(pathOf('event', slug)),
          ),
        });
      }),
      { numRuns: 300, seed: 39 },
    );
    expectSeen();
  });

  it('lie inside the folder on a real disk (faults 39)', async () => {
    const outDir = path.join(await realpath(await temporaryFolder()), 'site');
    const slugs = new Map(
      fc
        .sample(anySlug, { numRuns: 400, seed: 39 })
        .filter((slug) => refuseSlug(slug) === null)
        .map((slug) => [collisionKey(slug), slug]),
    );
    const files = [...slugs.values()].map((slug) => ({
      path: fileOf(pathOf('event', slug)),
      class: 'page' as const,
      contents: 'x',
    }));
    expect(files.length).toBeGreaterThan(100);
    expect(files.length).toBeLessThan(400);
    await publish({ files, outDir, root: path.dirname(outDir) });
    const found = await listFiles(outDir);
    expect(found.filter((file) => file !== '_boardwalk/manifest.json').sort()).toEqual(
      files.map((file) => file.path).sort(),
    );
    for (const file of found) expect(await realpath(path.join(outDir, file))).toBe(path.join(outDir, file));
    expect(await readdir(path.dirname(outDir))).toEqual(['site']);
  });
});

describe('optional parameters', () => {
  it('have their pages, with a slash at the end, once in the sitemap and with one canonical address (faults 53)', async () => {
    const posts = Array.from({ length: 40 }, (_, index) =>
      makePost(index + 1, { fields: { categoryIds: [7] } }),
    );
    const category = {
      id: 7,
      slug: 'works',
      uri: '/c/',
      name: 'Works',
      description: '',
      parentId: null,
      seo: null,
    };
    const { routes, paths } = plan(posts, { categories: [category] });
    for (const optional of ['/news/p/', '/news/page/', '/news/c/page/', '/news/c/works/page/'])
      expect(paths).toContain(optional);
    for (const made of paths) expect(made === '/404.html' || made.endsWith('/')).toBe(true);
    const canonicals = new Map(routes.map((route) => [route.path, new URL(route.head().canonical).pathname]));
    for (const alias of ['/news/p/', '/news/page/', '/news/c/page/'])
      expect(canonicals.get(alias)).toBe('/news/');
    expect(canonicals.get('/news/c/works/page/')).toBe('/news/c/works/');
    const pages = routes.map(({ path, status, head }) => ({ path, status, head: head(), pictures: [] }));
    const [file] = await allOf(sitemap({ pages, siteUrl: 'https://www.halyardpier.example' }));
    const listed = [...String(file && 'contents' in file && file.contents).matchAll(/<loc>([^<]+)/g)].map(
      ([, loc]) => loc,
    );
    expect(new Set(listed).size).toBe(listed.length);
    for (const alias of ['/news/p/', '/news/page/', '/news/c/page/', '/news/c/works/page/'])
      expect(listed).not.toContain(`https://www.halyardpier.example${alias}`);
  });
});

describe('a renamed slug', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
  });
  afterAll(() => removeFolder(folder));

  it('moves the page: nothing of the old address is left, and no redirect that a clean build would not make (faults 52)', async () => {
    const cms = await createDemoCms({ store: smallStore() });
    await mkdir(folder, { recursive: true });
    const site = await openTestSite({ endpoint: cms.url, folder });
    await buildOrFail(site);
    const renamed = cms.store.entries.find(({ kind }) => kind === 'location');
    if (renamed === undefined) throw new Error('the demo has no location');
    const before = renamed.slug;
    renameSlug(cms.store, renamed.id, 'moved-along');
    await buildOrFail(site);
    await closeSite(site);
    await cms.close();
    const { outDir } = site.config;
    const files = await listFiles(outDir);
    expect(files).toContain('location/moved-along/index.html');
    expect(files).not.toContain(`location/${before}/index.html`);
    for (const file of files.filter((name) => /\.(html|xml|ics|json)$/.test(name)))
      expect(await readFile(path.join(outDir, file), 'utf8'), file).not.toContain(`/location/${before}/`);
  });
});
