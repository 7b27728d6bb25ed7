import { readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import { editEntry, findEntry } from '../../demo/edits.ts';
import { addGeneratedPosts } from '../../demo/generated-posts.ts';
import { build } from '../../generator/build.ts';
import type { Bundler } from '../../generator/bundle/open-bundler.ts';
import { createRender, loadTemplates } from '../../generator/bundle/template-code.ts';
import type { Site } from '../../generator/site/site.ts';
import { hashFiles } from '../support/hash-files.ts';
import { projectRoot } from '../support/project-root.ts';
import { smallStore } from '../support/random-edits.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, bundleOnce, openTestSite } from '../support/test-site.ts';

/** Threads are started after the first 256 pages. */
const manyPosts = 220;

const workers = inject('workers');
let bundler: Bundler;

beforeAll(async () => {
  bundler = await bundleOnce();
});

async function startCms(): Promise<DemoCms> {
  const store = smallStore({ posts: 3 });
  addGeneratedPosts(store, manyPosts);
  // Many pictures of many sizes are media's own test.
  for (const entry of store.entries) entry.imageId = null;
  const cms = await createDemoCms({ store });
  onTestFinished(cms.close);
  return cms;
}

async function openSites({ url }: DemoCms, use: Bundler) {
  const open = async (options: { readonly workers?: NonNullable<Site['workers']> }) => {
    const folder = await temporaryFolder();
    return openTestSite({ endpoint: url, folder, now: () => demoNow, bundler: use, ...options });
  };
  return { threaded: await open({ workers }), alone: await open({}) };
}

describe('a build with threads', () => {
  it('makes the same site as one without, and so does the next, with the same report', async () => {
    const cms = await startCms();
    const { threaded, alone } = await openSites(cms, bundler);
    const tellsOf = async (site: Site) => {
      const { pages, files, bytes, warnings, rebuilt } = (await buildOrFail(site)).report;
      // As it is written: long lists are read again at each look.
      const written = JSON.parse(JSON.stringify({ pages, files, bytes, warnings, rebuilt }));
      return { written, hashes: await hashFiles(site.config.outDir) };
    };
    expect(await tellsOf(threaded)).toEqual(await tellsOf(alone));
    editEntry(cms.store, findEntry(cms.store, 'post', 'log-entry-7').id, { title: 'A quiet night' });
    expect(await tellsOf(threaded)).toEqual(await tellsOf(alone));
  });

  it('tells the same failures in the same order (faults 115)', async () => {
    const cms = await startCms();
    const sabotaged = addCode(
      bundler,
      `if (/^.news.p.log-entry-\\d*[05].$/.test(path)) throw new Error('out of ink at ' + path);`,
    );
    const { threaded, alone } = await openSites(cms, sabotaged);
    const failures = [await build(threaded), await build(alone)].map(({ failure }) => failure);
    expect(failures[0]?.problems).toHaveLength(manyPosts / 5);
    expect(failures[0]).toMatchObject({ kind: 'render' });
    expect(failures[0]?.problems).toEqual(failures[1]?.problems);
    expect(await readdir(path.dirname(threaded.config.outDir))).toEqual(['cache']);
  });

  // With one processor there is no thread that could.
  it.runIf(availableParallelism() > 1)('ends and leaves nothing when a thread breaks down', async () => {
    const broken = addCode(bundler, `if (!require('node:worker_threads').isMainThread) process.exit(3);`);
    const { threaded } = await openSites(await startCms(), broken);
    await expect(build(threaded)).rejects.toThrow('a rendering thread ended with code 3');
    expect(await readdir(path.dirname(threaded.config.outDir))).toEqual(['cache']);
  });
});

/** Templates that do something more before they render a page; it knows the page's `path`. */
function addCode(of: Bundler, statement: string): Bundler {
  return {
    ...of,
    bundle: async (language) => {
      const bundles = await of.bundle(language);
      const { code } = bundles.templates;
      const script = `${code.script}
module.exports = ((templates) => ({ ...templates, renderPage: (input) => {
  const { path } = input.document.layout;
  ${statement}
  return templates.renderPage(input);
} }))(module.exports);`;
      const edited = { ...code, script };
      const templates = { ...bundles.templates, ...loadTemplates(edited, projectRoot), code: edited };
      return { ...bundles, templates, render: createRender(templates) };
    },
  };
}
