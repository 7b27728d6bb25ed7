import { readdir, realpath } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { TemplateBundle } from '../../../generator/bundle/bundle-templates.ts';
import type { FoundWords, UnweighedEntry } from '../../../generator/content/words/weigh-texts.ts';
import { openExplainer } from '../../../generator/pages/explain-failure.ts';
import { startFingerprints } from '../../../generator/pages/fingerprint.ts';
import { createPageRenderer } from '../../../generator/pages/page-renderer.ts';
import { openRenderPool } from '../../../generator/pages/render-pool.ts';
import type { Problem } from '../../../generator/problems/problem.ts';
import { openStage } from '../../../generator/publish/stage.ts';
import { keepNothing } from '../../../generator/rebuild/page-keeper.ts';
import { createPageRecords, nothingRemembered } from '../../../generator/rebuild/page-memory.ts';
import { createPagePublisher } from '../../../generator/rebuild/page-publisher.ts';
import type { Route } from '../../../generator/routes/route.ts';
import type { TemplateName } from '../../../templates/pages/index.ts';
import { fileTimes } from '../../support/file-times.ts';
import { projectRoot } from '../../support/project-root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { document } from '../../templates/samples.ts';
import { bundleFailingTemplates } from '../pages/failing-templates.ts';
import { contextOf, poolOptions } from '../pages/jobs.ts';

/** Threads are started after the first 256 pages. */
const manyPages = 320;

const { render: workerFile } = inject('workers');
let templates: TemplateBundle;

beforeAll(async () => {
  templates = await bundleFailingTemplates();
});

interface Page {
  readonly path: string;
  readonly title: string;
  readonly unweighed?: UnweighedEntry;
}

const pagesBefore = (...last: readonly Page[]): readonly Page[] => [
  ...Array.from({ length: manyPages }, (_, index) => ({ path: `/${index}/`, title: 'bay' })),
  ...last,
];

/** Renders these pages into a folder's stage, with so many threads, and remembers nothing. */
async function publishPages(pages: readonly Page[], threads: number, outDir: string) {
  const stage = await openStage({ outDir, root: path.dirname(outDir) });
  onTestFinished(stage.discard);
  const pool = () => openRenderPool(poolOptions(templates, { workerFile, size: threads }));
  const renderer = createPageRenderer(
    { ...contextOf(templates), explain: openExplainer(templates.code, projectRoot) },
    threads === 0 ? null : pool,
  );
  const problems: Problem[] = [];
  const publisher = createPagePublisher({
    ...{ stage, memory: nothingRemembered, records: createPageRecords(), renderer, keeper: keepNothing },
    fingerprintOf: startFingerprints({
      assets: document.assets,
      templateHashes: new Proxy({} as Record<TemplateName, string>, { get: () => 'hash' }),
      layoutHash: 'hash',
    }),
    versions: { of: () => 'hash' },
    onFinding: () => undefined,
    warn: (problem) => void problems.push(problem),
  });
  try {
    for (const page of pages) {
      const route = routeOf(page);
      const call = { template: route.template, props: route.props() };
      await publisher.publishPage(route, {
        ...{ path: route.path, call, head: route.head(), pictures: [], used: [], findings: new Set() },
        unweighed: page.unweighed ?? null,
      });
    }
    const failures = await publisher.settle();
    return { failures, problems, published: publisher.finish(), result: await stage.commit() };
  } finally {
    await renderer.close();
    await stage.discard();
  }
}

function routeOf({ path, title }: Page): Extract<Route, { template: 'page' }> {
  const { head } = document;
  return { path, template: 'page', props: () => ({ title, nodes: [] }), head: () => head, status: 200 };
}

async function emptyOutput(): Promise<string> {
  return path.join(await realpath(await temporaryFolder()), 'site');
}

describe.each([0, 2])('pages that are published with %i threads', (threads) => {
  it('are remembered', async () => {
    const pages = pagesBefore();
    const { published, result } = await publishPages(pages, threads, await emptyOutput());
    expect(published.remembered.size).toBe(pages.length);
    for (const { path } of pages)
      expect(published.remembered.get(path)?.fingerprint.route, path).toEqual(expect.any(String));
    expect(published.rendered).toBe(manyPages);
    expect(result.written).toHaveLength(manyPages);
  });

  it('give the words of their entries to the search, each those of its own', async () => {
    const found = new Map<string, string>();
    const pages = pagesBefore().map((page, index) => ({
      ...page,
      unweighed: {
        texts: {
          ...{ title: `Tide ${index}`, names: [], facts: [], others: [], blocks: '[]' },
          ...{ share: 1, hasSections: false, synonyms: [] },
        },
        take: ({ words }: FoundWords) => void found.set(page.path, words),
      },
    }));
    await publishPages(pages, threads, await emptyOutput());
    expect(found.size).toBe(pages.length);
    expect(found.get('/7/')).toBe('tide 11 7 11');
    expect(found.get('/319/')).toBe('tide 11 319 11');
  });

  it('are not written again when their html is what is published', async () => {
    const outDir = await emptyOutput();
    const publish = (title: string) => publishPages(pagesBefore({ path: '/last/', title }), threads, outDir);
    await publish('cove');
    const before = await fileTimes(outDir);
    const { published, result } = await publish('dock');
    expect(published.rendered).toBe(manyPages + 1);
    expect([[...result.written], result.kept]).toEqual([['last/index.html'], manyPages]);
    const after = await fileTimes(outDir);
    const changed = [...after.keys()].filter((file) => after.get(file) !== before.get(file));
    expect(changed).toEqual(['_boardwalk/manifest.json', 'last/index.html']);
  });

  it('are refused when their paths clash, each clash told once, and leave nothing', async () => {
    const outDir = await emptyOutput();
    const pages = pagesBefore({ path: '/Tide/', title: 'bay' }, { path: '/tide/', title: 'bay' });
    await expect(publishPages(pages, threads, outDir)).rejects.toMatchObject({
      kind: 'content',
      problems: [{ message: expect.stringMatching(/Tide.*tide|tide.*Tide/) }],
    });
    expect(await readdir(path.dirname(outDir))).toEqual([]);
  });

  it('tell which of them name a host of the CMS', async () => {
    const leaking = (at: string) => ({ path: at, title: 'https://cms.example/' });
    const pages = [leaking('/first/'), ...pagesBefore(leaking('/second/'), leaking('/third/'))];
    const { problems } = await publishPages(pages, threads, await emptyOutput());
    expect(problems.map(({ check, message }) => `${check} ${message.slice(0, 7)}`).toSorted()).toEqual([
      'cmsHost /first/',
      'cmsHost /second',
      'cmsHost /third/',
    ]);
  });

  it('tell which of them failed, and the others are made (faults 115)', async () => {
    const pages = [{ path: '/first/', title: 'throws' }, ...pagesBefore({ path: '/last/', title: 'throws' })];
    const { failures, published } = await publishPages(pages, threads, await emptyOutput());
    expect(failures.map(({ route, message }) => `${route.path} ${message.slice(-26)}`).toSorted()).toEqual([
      '/first/ no words, in Notice < Page',
      '/last/ no words, in Notice < Page',
    ]);
    expect(published.remembered.size).toBe(manyPages);
  });
});

it('a thread that breaks down ends the build, and leaves nothing', async () => {
  const outDir = await emptyOutput();
  const pages = [...pagesBefore(), ...pagesBefore({ path: '/last/', title: 'bay' })].map((page, index) => ({
    path: `/page/${index}/`,
    title: index > 290 ? 'ends its thread' : page.title,
  }));
  await expect(publishPages(pages, 1, outDir)).rejects.toThrow('a rendering thread ended with code 3');
  expect(await readdir(path.dirname(outDir))).toEqual([]);
});
