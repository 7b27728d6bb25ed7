import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { schedule } from '../../../demo/blocks/sections.ts';
import { createDemoCms } from '../../../demo/demo-cms.ts';
import { editEntry, editMedia, findEntry, reorderMenu } from '../../../demo/edits.ts';
import type { DemoStore } from '../../../demo/store-types.ts';
import type { Bundler } from '../../../generator/bundle/open-bundler.ts';
import { createRender, loadTemplates } from '../../../generator/bundle/template-code.ts';
import { saveValue } from '../../../generator/cache/one-value.ts';
import { hashSiteInputs } from '../../../generator/rebuild/site-memory.ts';
import type { BuildResult } from '../../../generator/site/report.ts';
import { sampleOf } from '../../support/depth.ts';
import { fileTimes } from '../../support/file-times.ts';
import { hashFiles } from '../../support/hash-files.ts';
import { projectRoot } from '../../support/project-root.ts';
import { smallStore } from '../../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../../support/temporary-folder.ts';
import { buildOrFail, bundleOnce, openTestSite, type TestSiteOptions } from '../../support/test-site.ts';

/** A small pier for builds as in separate processes: each build opens the site again. */
async function startPier(store = smallStore({ posts: 3 })) {
  const visit = findEntry(store, 'page', 'visit');
  const rows = [{ days: 'Daily', hours: '7 am to 10 pm' }];
  const exceptions = [
    { date: '2026-06-14', hours: '7 am to 5 pm' },
    { date: 'Christmas', hours: 'closed' },
  ];
  visit.blocks = [schedule({ rows, exceptions })];
  const cms = await createDemoCms({ store });
  const folder = await makeTemporaryFolder();
  let last = await openTestSite({ endpoint: cms.url, folder });
  const build = async (options: Partial<TestSiteOptions> = {}): Promise<BuildResult> => {
    last = await openTestSite({ endpoint: cms.url, folder, ...options });
    return buildOrFail(last);
  };
  const close = async () => {
    await cms.close();
    await removeFolder(folder);
  };
  return { store, build, out: path.join(folder, 'site'), site: () => last, close };
}

/** The pier of this file. Each test leaves it so that the next build of the demo's moment is the memory of it. */
let pier: Awaited<ReturnType<typeof startPier>>;
let first: BuildResult;

beforeAll(async () => {
  pier = await startPier();
  first = await pier.build();
  return pier.close;
});

/** True when nothing was planned and no page's props were made. */
function isKept({ report, changed }: BuildResult): boolean {
  const { routes, render, output } = report.stages;
  const isUntouched = routes === undefined && render === undefined && output === undefined;
  return (
    isUntouched && report.rebuilt?.rendered === 0 && report.rebuilt.written === 0 && changed.length === 0
  );
}

/** Returns the part of a report about the site, not the run. */
function tellsOf({ report: { pages, files, bytes, skipped, warnings, rebuilt } }: BuildResult) {
  return { pages, files, bytes, skipped, warnings, nextChange: rebuilt?.nextChange };
}

describe('a build of which nothing changed', () => {
  it('makes no page, touches no file, and tells the same of the site as the one before', async () => {
    const { build, out } = pier;
    const before = await fileTimes(out);
    expect(isKept(first)).toBe(false);
    for (const again of [await build(), await build()]) {
      expect(isKept(again)).toBe(true);
      expect(tellsOf(again)).toEqual(tellsOf(first));
      expect(again.report.rebuilt).toMatchObject({ removed: 0, kept: first.report.files, changes: [] });
    }
    expect(first.report.warnings.map(({ field }) => field)).toContain('exceptions[1]');
    expect(await fileTimes(out)).toEqual(before);
  });

  it('makes the site again when everything must be read again', async () => {
    const { build, out } = pier;
    const before = await fileTimes(out);
    expect(isKept(await build({ isFresh: true }))).toBe(false);
    expect(await fileTimes(out)).toEqual(before);
  });
});

const editsOf: Readonly<Record<string, (store: DemoStore) => void>> = {
  'an entry': (store) => editEntry(store, findEntry(store, 'page', 'visit').id, { title: 'Come and see' }),
  'the order of a menu': (store) => reorderMenu(store, store.menuItems.map(({ id }) => id).reverse()),
  'the text of a picture': (store) => editMedia(store, store.media[0]?.id ?? 0, { alt: 'A gull on a post' }),
  'the settings of the CMS': ({ settings }) => {
    settings.title = 'Another pier';
  },
};

const others: Readonly<Record<string, () => Partial<TestSiteOptions> | Promise<Partial<TestSiteOptions>>>> = {
  'a setting': () => ({ settings: { furtherPages: false } }),
  'a template': async () => ({ bundler: withEdit(await bundleOnce()) }),
  "the generator's code": () => ({ code: 'another' }),
};

describe('the memory of a site is stale after an edit of', () => {
  it.each(Object.entries(editsOf))('%s', async (_, edit) => {
    const { store, build } = pier;
    edit(store);
    expect(isKept(await build())).toBe(false);
    expect(isKept(await build())).toBe(true);
  });

  it.each(Object.entries(others))('%s, and when that is taken back', async (_, options) => {
    const { build } = pier;
    expect(isKept(await build(await options()))).toBe(false);
    expect(isKept(await build(await options()))).toBe(true);
    expect(isKept(await build())).toBe(false);
  });

  it.each([
    ['changed', (file: string) => appendFile(file, 'by hand')],
    ['removed', (file: string) => rm(file)],
  ])('the output: a file that was %s by hand, which is set right', async (_, edit) => {
    const { build, out } = pier;
    const before = await hashFiles(out);
    await edit(path.join(out, 'visit/index.html'));
    expect(isKept(await build())).toBe(false);
    expect(await hashFiles(out)).toEqual(before);
    expect(isKept(await build())).toBe(true);
  });
});

it('a file that was added to the output by hand is named, and nothing is published over it', async () => {
  const { build, out } = pier;
  const file = path.join(out, 'visit/index.html.bak');
  await writeFile(file, 'by hand');
  await expect(build()).rejects.toThrow('contains files that Boardwalk did not write');
  await rm(file);
  expect(isKept(await build())).toBe(true);
});

describe('the clock', () => {
  it('leaves the site alone until the moment that the report names, and not from then on', async () => {
    const { build } = pier;
    const { report } = await build();
    const at = report.rebuilt?.nextChange?.at ?? '';
    const before = new Date(Date.parse(at) - 1).toISOString();
    expect(isKept(await build({ now: () => before }))).toBe(true);
    expect(isKept(await build({ now: () => at }))).toBe(false);
    expect(isKept(await build({ now: () => at }))).toBe(true);
    // Nothing is known of the time before.
    expect(isKept(await build({ now: () => before }))).toBe(false);
    await build();
  });

  it('names the end of an exception of the opening hours as the next change', async () => {
    const store = smallStore({ posts: 3 });
    store.entries = store.entries.filter(({ kind }) => kind !== 'event');
    const { build, close } = await startPier(store);
    onTestFinished(close);
    const { report } = await build();
    const next = { at: '2026-06-15T04:00:00.000Z', why: 'the opening hours of 2026-06-14 are over' };
    expect(report.rebuilt?.nextChange).toEqual(next);
    expect((await build()).report.rebuilt?.nextChange).toEqual(next);
    const { report: after } = await build({ now: () => next.at });
    const later = { at: '2026-07-05T04:00:00.000Z', why: 'the opening hours of 2026-07-04 are over' };
    expect(after.rebuilt?.nextChange).toEqual(later);
    const changes = after.rebuilt?.changes.map(({ cause, paths }) => [cause, [...paths]]);
    expect(changes).toEqual([[{ what: 'clock' }, ['/visit/']]]);
  });
});

describe('what is in the place of the memory', () => {
  it.each(
    sampleOf(
      [
        ['is damaged', async (file: string) => writeFile(file, (await readFile(file, 'utf8')).slice(0, -9))],
        ['is empty', (file: string) => writeFile(file, '')],
        ['is of something else', (file: string) => saveValue('site', file, { version: 2, sites: [] })],
        ['is not an object', (file: string) => saveValue('site', file, 'halyard')],
        ['is gone', (file: string) => rm(file)],
      ],
      2,
    ),
  )('is ignored when it %s', async (_, spoil) => {
    const { build, site, out } = pier;
    const before = await fileTimes(out);
    const last = site();
    await spoil(last.cacheFiles.site);
    expect(isKept(await build())).toBe(false);
    expect(await fileTimes(out)).toEqual(before);
    expect(isKept(await build())).toBe(true);
  });
});

describe('hashSiteInputs', () => {
  it('differs with each of the inputs', async () => {
    const { build, site } = pier;
    await build();
    const last = site();
    const { bundles, contentAndMedia } = builtOf(last);
    const { saved, media } = contentAndMedia;
    if (saved === undefined) throw new Error('the crawl was not saved');
    const parts = { bundles, contentAndMedia };
    const digest = { sha256: 'other', size: 1 };
    const [picture] = media.digests.keys();
    const digests = new Map(media.digests).set(picture ?? '', digest);
    const { assets } = bundles;
    const hashes = [
      hashSiteInputs(last, parts),
      hashSiteInputs({ ...last, code: 'another' }, parts),
      hashSiteInputs({ ...last, config: { ...last.config, siteUrl: 'https://other.example' } }, parts),
      ...[
        { ...contentAndMedia, cmsHosts: [...contentAndMedia.cmsHosts, 'old-cms.example'] },
        { ...contentAndMedia, saved: { ...saved, cacheKey: 'other' } },
        { ...contentAndMedia, media: { ...media, digests } },
        { ...contentAndMedia, media: { ...media, table: new Map([...media.table].slice(1)) } },
      ].map((other) => hashSiteInputs(last, { ...parts, contentAndMedia: other })),
      ...[
        { ...bundles, templates: { ...bundles.templates, hash: 'other' } },
        { ...bundles, templateHashes: { ...bundles.templateHashes, home: 'other' } },
        { ...bundles, assets: { ...assets, urls: { ...assets.urls, runtime: '/_assets/other.js' } } },
        { ...bundles, assets: { ...assets, files: assets.files.slice(1) } },
      ].map((other) => hashSiteInputs(last, { ...parts, bundles: other })),
    ];
    expect(new Set(hashes).size).toBe(hashes.length);
    expect(hashes).not.toContain(null);
  });

  it('takes the digest of a content file in the place of a saved crawl, and is null without either', async () => {
    const { build, site } = pier;
    await build();
    const last = site();
    const { bundles, contentAndMedia } = builtOf(last);
    const { saved: _, ...others } = contentAndMedia;
    const hashOf = (contentAndMedia: typeof others & { readonly contentDigest?: string }) =>
      hashSiteInputs(last, { bundles, contentAndMedia });
    expect(hashOf(others)).toBeNull();
    expect(hashOf({ ...others, contentDigest: 'a' })).not.toBeNull();
    expect(hashOf({ ...others, contentDigest: 'a' })).not.toBe(hashOf({ ...others, contentDigest: 'b' }));
  });
});

function builtOf({ last: { bundles, contentAndMedia } }: ReturnType<typeof pier.site>) {
  if (!bundles || !contentAndMedia) throw new Error('there was no build');
  return { bundles, contentAndMedia };
}

/** The same templates with another line of code. */
function withEdit(of: Bundler): Bundler {
  return {
    ...of,
    bundle: async (language) => {
      const bundles = await of.bundle(language);
      const code = { ...bundles.templates.code, script: `${bundles.templates.code.script}\n// edited` };
      const templates = { ...bundles.templates, ...loadTemplates(code, projectRoot), code };
      return { ...bundles, templates, render: createRender(templates) };
    },
  };
}
