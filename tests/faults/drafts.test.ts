import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoAuthorization } from '../../demo/answers/editor.ts';
import { paragraph } from '../../demo/blocks/text.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { addEntry, editEntry } from '../../demo/edits.ts';
import { build } from '../../generator/build.ts';
import { closeSite } from '../../generator/site/site.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { readManifest } from '../support/read-manifest.ts';
import { readPages } from '../support/read-pages.ts';
import { runBoardwalk } from '../support/run-boardwalk.ts';
import { makeTemporaryFolder, removeFolder, temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, openTestSite, type TestSiteOptions } from '../support/test-site.ts';

const secret = /CANARY-(DRAFT|PRIVATE|SCHEDULED)/;

describe('a preview', () => {
  let cms: DemoCms;
  let folder = '';
  let _bundler: NonNullable<TestSiteOptions['bundler']>;
  const place = (name: string): string => path.join(folder, name);

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    cms = await createDemoCms({ store: storeWithSecrets() });
    await make({ hasDrafts: true });
    await make({});
  });
  afterAll(async () => {
    await cms.close();
    await removeFolder(folder);
  });

  async function make(options: Partial<TestSiteOptions>): Promise<void> {
    const site = await openTestSite(optionsOf(options));
    await buildOrFail(site);
    await closeSite(site);
  }

  function optionsOf(options: Partial<TestSiteOptions>): TestSiteOptions {
    const { hasDrafts = false } = options;
    const authorization = hasDrafts ? { authorization: demoAuthorization } : {};
    return { endpoint: cms.url, folder, ...authorization, ...options };
  }

  it('shows what is not published, in a folder of its own (faults 167)', async () => {
    const pages = await readPages(place('site-drafts'));
    const titles = pages.map(({ title }) => secret.exec(title)?.[1]).filter((found) => found !== undefined);
    expect(titles.sort()).toEqual(['DRAFT', 'DRAFT', 'PRIVATE', 'SCHEDULED']);
    // A draft without a slug has a page all the same.
    expect(pages.some(({ path: found }) => /^\/news\/p\/draft-\d+\/$/.test(found))).toBe(true);
    expect(await namesOf(place('site-drafts'), /CANARY-(PROTECTED|TRASH)/)).toEqual([]);
  });

  it('says on every page, in the manifest and to every robot that it is not for the public (faults 167)', async () => {
    const folderOfPreview = place('site-drafts');
    for (const page of await readPages(folderOfPreview)) {
      expect(page.meta('robots'), page.path).toBe('noindex');
      expect(page.having('aria-label', 'Preview'), page.path).toHaveLength(1);
    }
    expect(await readFile(path.join(folderOfPreview, 'robots.txt'), 'utf8')).toBe(
      'User-agent: *\nDisallow: /\n',
    );
    const manifest = await readManifest(folderOfPreview);
    expect(manifest?.drafts).toBe(true);
    expect(
      manifest?.files.map(({ path: file }) => file).filter((file) => file.startsWith('sitemap')),
    ).toEqual([]);
    for (const kind of ['page', 'asset', 'data'] as const)
      expect(manifest?.headers[kind]).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' });
  });

  it('leaves nothing of itself in the public site, nor in what that remembers (faults 165, 166, 167)', async () => {
    expect(await namesOf(place('site'), /CANARY/)).toEqual([]);
    const manifest = await readManifest(place('site'));
    expect(manifest?.drafts).toBeUndefined();
    expect(JSON.stringify(manifest?.headers)).not.toContain('robots');
    // The cache of the public site is beside that of the preview.
    const remembered = await namesOf(place('cache'), secret);
    expect(remembered.length).toBeGreaterThan(0);
    expect(remembered.filter((name) => !name.startsWith('test%20(drafts)/'))).toEqual([]);
  });

  it.each([
    { name: 'a public site', hasDrafts: false, out: 'site-drafts', says: 'contains a site with drafts' },
    { name: 'a preview', hasDrafts: true, out: 'site', says: 'contains a public site' },
  ])('$name takes no place that the other has (faults 167)', async ({ hasDrafts, out, says }) => {
    const before = await hashFiles(place(out));
    const site = await openTestSite(optionsOf({ hasDrafts, out: place(out) }));
    const { failure } = await build(site);
    await closeSite(site);
    expect(failure).toMatchObject({ kind: 'output', message: expect.stringContaining(says) });
    expect(await hashFiles(place(out))).toEqual(before);
  });

  it('is the same when it is made again, and reads drafts again, which have no dates (faults 167)', async () => {
    const before = await hashFiles(place('site-drafts'));
    await make({ hasDrafts: true });
    expect(await hashFiles(place('site-drafts'))).toEqual(before);
    const draft = cms.store.entries.find(({ status }) => status === 'draft');
    editEntry(cms.store, draft?.id ?? 0, { title: 'CANARY-DRAFT edited' });
    await make({ hasDrafts: true });
    expect(await namesOf(place('site-drafts'), /CANARY-DRAFT edited/)).not.toEqual([]);
  });

  it('needs credentials that the CMS knows, from the environment alone (faults 167, 169)', async () => {
    const out = path.join(await temporaryFolder(), 'site');
    const args = ['generate', '--drafts', '--endpoint', cms.url, '--out', out];
    const [without, wrong, broken] = await Promise.all([
      runBoardwalk(args),
      runBoardwalk(args, { BOARDWALK_AUTHORIZATION: 'Basic d3Jvbmc6d3Jvbmc=' }),
      runBoardwalk(args, { BOARDWALK_AUTHORIZATION: 'Basic d3Jvbmc6\nd3Jvbmc=' }),
    ]);
    expect(without).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('BOARDWALK_AUTHORIZATION'),
    });
    expect(wrong).toMatchObject({
      exitCode: 3,
      stderr: expect.stringContaining('does not accept the credentials'),
    });
    expect(broken).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('not allowed in a header') });
    expect(JSON.stringify([wrong, broken])).not.toContain('d3Jvbmc');
    const saving = await runBoardwalk([...args, '--save-content', `${out}.json`]);
    expect(saving).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('cannot be used with') });
  });
});

/** The demo's unpublished posts, one of them without a slug, among a few public entries. */
function storeWithSecrets() {
  const store = smallStore();
  const shared = {
    kind: 'post' as const,
    excerpt: '',
    imageId: null,
    menuOrder: 0,
    seo: {},
    categoryIds: [],
  };
  for (const [index, status] of (
    ['draft', 'draft', 'private', 'future', 'trash', 'publish'] as const
  ).entries()) {
    const words = ['DRAFT', 'DRAFT', 'PRIVATE', 'SCHEDULED', 'TRASH', 'PROTECTED'][index];
    addEntry(store, {
      ...shared,
      slug: index === 0 ? '' : `secret-${index}`,
      title: `CANARY-${words} ${index}`,
      status,
      password: status === 'publish' ? 'marguerite' : '',
      date: status === 'future' ? '2026-06-14T12:00:00' : '2026-06-01T09:00:00',
      blocks: [paragraph(`CANARY-${words} body`)],
    });
  }
  return store;
}

/** The files of a folder that hold something. */
async function namesOf(folder: string, pattern: RegExp): Promise<readonly string[]> {
  const found: string[] = [];
  for (const name of Object.keys(await hashFiles(folder)))
    if (pattern.test(await readFile(path.join(folder, name), 'latin1'))) found.push(name);
  return found;
}
