import { cp } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { CheckName } from '../../config/checks.ts';
import { unknownBlock } from '../../demo/blocks/layout.ts';
import { heading, paragraph } from '../../demo/blocks/text.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import type { DemoEntry, DemoStore } from '../../demo/store-types.ts';
import { build } from '../../generator/build.ts';
import { checkTitles } from '../../generator/checks/check-titles.ts';
import { manifestPath } from '../../generator/publish/manifest.ts';
import type { AllowedLoss } from '../../generator/publish/measures.ts';
import { nothingStale } from '../../generator/rebuild/stale.ts';
import type { BuildResult } from '../../generator/site/report.ts';
import { closeSite } from '../../generator/site/site.ts';
import { openSiteBuilder } from '../../generator/watch/open-site-builder.ts';
import { type SiteEvent, watchSite } from '../../generator/watch/watch-site.ts';
import { hashFiles } from '../support/hash-files.ts';
import { smallStore } from '../support/random-edits.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';
import { openTestSite } from '../support/test-site.ts';
import { until } from '../support/until.ts';

let folder: string;
let cms: DemoCms;
let good: DemoStore;
let published: Readonly<Record<string, string>>;
let caches = 0;

interface Options {
  readonly allowLoss?: AllowedLoss;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Default: the one that the good site is published in. */
  readonly at?: string;
}

/** Opens the site with an empty cache: what was published the folder alone tells. */
async function open({ allowLoss = {}, settings = {}, at = folder }: Options = {}) {
  caches += 1;
  return openTestSite({
    endpoint: cms.url,
    folder: path.join(folder, `cache-${caches}`),
    allowLoss,
    settings: { out: path.join(at, 'site'), ...settings },
  });
}

async function buildOnce(options?: Options): Promise<BuildResult> {
  const site = await open(options);
  const result = await build(site);
  await closeSite(site);
  return result;
}

const everything: AllowedLoss = { entries: 99, menus: 99, home: 99, words: 9999, pictures: 99, texts: 99 };

/** Builds the good content again, whatever the last test has done. */
async function restore(): Promise<void> {
  Object.assign(cms.store, structuredClone(good));
  expect((await buildOnce({ allowLoss: everything })).failure).toBeUndefined();
}

const site = () => hashFiles(path.join(folder, 'site'));

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  cms = await createDemoCms({ store: smallStore() });
  const home = cms.store.entries.find(({ id }) => id === cms.store.settings.pageOnFront);
  if (home) home.blocks = [heading(2, 'Open all year'), paragraph('Free of charge.')];
  good = structuredClone(cms.store);
  await restore();
  published = await site();
});

afterAll(async () => {
  await cms.close();
  await removeFolder(folder);
});

describe('a site that shrank', () => {
  afterEach(restore);

  const shrink = (): void => {
    const { entries, menuItems, settings } = cms.store;
    const home = entries.find(({ id }) => id === settings.pageOnFront);
    if (home) home.blocks = [];
    cms.store.entries = entries.filter(({ kind }) => kind !== 'event');
    cms.store.menuItems = menuItems.filter(({ location }) => location !== 'FOOTER');
    cms.store.edits += 1;
  };

  it('is refused, without a cache too, unless so many may be lost: then it says so, once (faults 30)', async () => {
    shrink();
    const { failure } = await buildOnce({ allowLoss: { entries: 4, menus: 2, home: 1 } });
    expect(failure?.kind).toBe('content');
    expect(
      failure?.problems.map(
        ({ check, message, hint }) => `${check}: ${message}, ${hint?.split('run with ')[1]}`,
      ),
    ).toEqual([
      'emptyHome: 2 of 2 sections and blocks of the front page are missing since the last build, --allow-loss home=2.',
      'emptyMenu: 3 of 3 items of the footer menu are missing since the last build, --allow-loss menus=3.',
      'lostEntries: 5 of 5 pages of the kind "event" are missing since the last build (such as 601, 602, 603), --allow-loss entries=5.',
    ]);
    expect(await site()).toEqual(published);
    // In a fresh checkout the manifest of the published site is enough.
    const at = path.join(folder, 'checkout');
    await cp(path.join(folder, 'site', manifestPath), path.join(at, 'site', manifestPath));
    expect((await buildOnce({ at })).failure?.problems).toHaveLength(3);
    const passed = { emptyHome: 1, emptyMenu: 1, lostEntries: 1 };
    const allowed = await buildOnce({ allowLoss: { entries: 5, menus: 3, home: 2 } });
    expect(allowed).toMatchObject({ report: { outcome: 'published', passed } });
    // The next build compares with the poorer site.
    expect(await buildOnce()).toMatchObject({ report: { outcome: 'published', passed: {} } });
  });

  it('keeps the last good site in a watch, and is published when the entries are back (faults 30, 111)', async () => {
    const builder = openSiteBuilder(await open());
    const events: SiteEvent[] = [];
    const count = (type: SiteEvent['type']) => events.filter((event) => event.type === type).length;
    const watch = watchSite({
      builder,
      pollMs: 250,
      findFirst: () => undefined,
      onEarly: async () => undefined,
      onEvent: (event) => void events.push(event),
    });
    onTestFinished(async () => {
      await watch.stop();
      await builder.close();
    });
    await until(() => count('built') === 1);
    shrink();
    await until(() => count('failed') > 0);
    expect(events.at(-1)).toMatchObject({ type: 'failed', isFirst: false, error: { kind: 'content' } });
    expect(await site()).toEqual(published);
    Object.assign(cms.store, structuredClone(good));
    watch.rebuild({ ...nothingStale, content: true }, ['a webhook']);
    await until(() => count('built') === 2);
    expect(await site()).toEqual(published);
  });
});

describe('canaries', () => {
  afterEach(restore);

  it('are found in titles, texts and excerpts, however they are written there (faults 170)', async () => {
    const canaries = [
      'Q&A for staff',
      'say "hush" now',
      'a<b secret',
      'Codename  Cormorant',
      'Cafe\u0301 du Port',
    ];
    const inHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const broken = (text: string) => `${inHtml(text.slice(0, -2))}<em>${text.slice(-2)}</em>`;
    const places: Readonly<Record<string, (text: string) => Partial<DemoEntry>>> = {
      title: (text) => ({ title: text }),
      excerpt: (text) => ({ excerpt: text }),
      text: (text) => ({ blocks: [paragraph(inHtml(text))] }),
      'text with a tag in it': (text) => ({ blocks: [paragraph(broken(text))] }),
    };
    const entries = cms.store.entries.filter(
      ({ kind, status, password }) =>
        kind !== 'page' && kind !== 'experience' && status === 'publish' && password === '',
    );
    const missed: string[] = [];
    const placed = canaries.flatMap((text) =>
      Object.entries(places).map(([place, write]) => {
        const entry = entries.shift();
        if (entry === undefined) throw new Error('the demo is too small');
        Object.assign(entry, write(text));
        return { text, place, id: entry.id };
      }),
    );
    const { failure } = await buildOnce({ settings: { canaries } });
    const found = failure?.problems.map(({ entry }) => entry?.id) ?? [];
    for (const { text, place, id } of placed) if (!found.includes(id)) missed.push(`${text} in a ${place}`);
    expect(missed).toEqual([]);
  });
});

/** One of each fault that content can have. */
function spoil(store: DemoStore): void {
  const { host } = new URL(cms.url);
  const [twin, other, climber] = store.entries.filter(({ kind }) => kind === 'event');
  const [post] = store.entries.filter(({ kind }) => kind === 'post');
  if (!twin || !other || !climber || !post) throw new Error('the demo is too small');
  other.slug = twin.slug;
  climber.slug = '..';
  post.blocks = [
    paragraph(`Ask ${host} for the plan called Codename Cormorant.`),
    paragraph(
      '<a href="/nowhere/">Nowhere</a>, <a href="/visit/#nothing">nothing</a> and <a href="/wp-content/uploads/gone.pdf">gone</a>',
    ),
    unknownBlock('acme/notice', '<p class="wp-block-acme-notice">Water off</p>'),
  ];
  post.modified = '2026-06-13T13:00:00';
}

const spoilt = [
  'duplicatePath',
  'unsafeSlug',
  'cmsHost',
  'privateText',
  'brokenLink',
  'brokenAnchor',
  'missingMedia',
  'unknownBlock',
] as const;
const canaries = ['Codename Cormorant'];

/** Every check with this switch, except those that always skip findings. */
function all(value: 'fail' | 'warn' | 'off'): Record<string, string> {
  const strict = value === 'off' ? 'warn' : value;
  return {
    ...Object.fromEntries(Object.keys(checkTitles).map((check) => [check, value])),
    duplicatePath: strict,
    unsafeSlug: strict,
  };
}

describe('checks', () => {
  beforeAll(() => {
    Object.assign(cms.store, structuredClone(good));
    spoil(cms.store);
  });

  const found = (result: BuildResult, where: 'problems' | 'warnings'): readonly (CheckName | undefined)[] =>
    [...new Set(result.report[where].flatMap(({ check }) => check ?? []))].sort();

  it('tell all that they refuse at once, each with its entry, and publish nothing (faults 34, 47, 39, 170, 79)', async () => {
    const result = await buildOnce({ settings: { checks: all('fail'), canaries } });
    expect(result.failure).toMatchObject({ kind: 'content' });
    expect(found(result, 'problems')).toEqual([...spoilt].sort());
    expect(result.report).toMatchObject({ outcome: 'failed', problems: result.failure?.problems });
    for (const check of spoilt) {
      const named = result.report.problems.filter((problem) => problem.check === check && problem.entry);
      expect(named, check).not.toEqual([]);
    }
    const [block] = result.report.problems.filter(({ check }) => check === 'unknownBlock');
    expect(block).toMatchObject({ block: 'wp-block-acme-notice', entry: { kind: 'post' } });
    expect(await site()).toEqual(published);
  });

  it('by default refuse unsafe content, and allow what an editor can fix later (behaviours 101)', async () => {
    const result = await buildOnce({ settings: { canaries } });
    expect(found(result, 'problems')).toEqual(['cmsHost', 'duplicatePath', 'privateText', 'unsafeSlug']);
    expect(found(result, 'warnings')).toEqual(['brokenAnchor', 'brokenLink', 'missingMedia', 'unknownBlock']);
  });

  it('allow findings when told to, count them, and count them again for kept pages', async () => {
    const at = path.join(folder, 'warned');
    const open = await openTestSiteAt(at, all('warn'));
    const first = await build(open);
    expect(first.failure).toBeUndefined();
    expect(found(first, 'warnings')).toEqual([...spoilt].sort());
    expect(first.report.passed).toMatchObject({ duplicatePath: 1, unsafeSlug: 1, unknownBlock: 1 });
    // Another entry is edited, so that the site is built again without this page.
    const edited = cms.store.entries.findLast(({ kind }) => kind === 'post');
    if (edited) Object.assign(edited, { title: 'Edited', modified: '2026-06-13T13:30:00' });
    const second = await build(open);
    expect(second.report.rebuilt?.rendered).toBeLessThan(20);
    expect(second.report.passed).toEqual(first.report.passed);
    await closeSite(open);
    // A finding that was allowed is refused when its check is set to fail, though the page is kept.
    const closed = await openTestSiteAt(at, { ...all('warn'), cmsHost: 'fail' });
    const refused = await build(closed);
    expect(refused.report.stages.crawl).toBeDefined();
    expect(found(refused, 'problems')).toEqual(['cmsHost']);
    await closeSite(closed);
  });

  it('say nothing when they are off, but of what is left out', async () => {
    const result = await buildOnce({
      at: path.join(folder, 'open'),
      settings: { checks: all('off'), canaries },
    });
    expect(result.failure).toBeUndefined();
    expect(found(result, 'warnings')).toEqual(['duplicatePath', 'unsafeSlug']);
  });

  /** With a cache of its own that stays. */
  function openTestSiteAt(at: string, checks: Record<string, string>) {
    return openTestSite({ endpoint: cms.url, folder: at, settings: { checks, canaries } });
  }
});
