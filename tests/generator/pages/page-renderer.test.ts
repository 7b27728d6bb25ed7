import path from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { TemplateBundle } from '../../../generator/bundle/bundle-templates.ts';
import { fileOf } from '../../../generator/content/paths.ts';
import { openExplainer } from '../../../generator/pages/explain-failure.ts';
import { createPageRenderer } from '../../../generator/pages/page-renderer.ts';
import type { RenderJob, RenderResult } from '../../../generator/pages/render-job.ts';
import { openRenderPool, type RenderPool } from '../../../generator/pages/render-pool.ts';
import { bundleTemplates } from '../../support/bundle-once.ts';
import { hashFiles } from '../../support/hash-files.ts';
import { projectRoot } from '../../support/project-root.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { calls } from '../../templates/sample-pages.ts';
import { document } from '../../templates/samples.ts';
import { bundleFailingTemplates } from './failing-templates.ts';
import { contextOf, jobOf, messageOf, poolOptions } from './jobs.ts';

/** Enough for threads to be started and to have much to do. */
const manyPages = 400;

const { render: workerFile } = inject('workers');

/** Threads of real templates, and how many pages they were given. */
function openPool(templates: TemplateBundle, size: number, limitMs?: number) {
  const pool = openRenderPool(
    poolOptions(templates, { workerFile, size, ...(limitMs !== undefined && { limitMs }) }),
  );
  onTestFinished(pool.close);
  let given = 0;
  const counted: RenderPool = {
    ...pool,
    run: (jobs) => {
      given += jobs.length;
      return pool.run(jobs);
    },
  };
  return { pool: counted, given: () => given };
}

const explaining = (templates: TemplateBundle) => ({
  ...contextOf(templates),
  explain: openExplainer(templates.code, projectRoot),
});

/** Renders all pages and gives their results in order. `pool` null: without threads. */
async function renderAll(
  jobs: readonly RenderJob[],
  templates: TemplateBundle,
  pool: RenderPool | null,
): Promise<readonly RenderResult[]> {
  const renderer = createPageRenderer(explaining(templates), pool && (() => pool));
  const rendered = Promise.all(jobs.map(renderer.render));
  renderer.flush();
  try {
    return await rendered;
  } finally {
    await renderer.close();
  }
}

function manyJobs(folder: string): RenderJob[] {
  const { head } = document;
  return Array.from({ length: manyPages }, (_, index) => {
    const at = `/page/${index}/`;
    const call = calls[index % calls.length];
    if (call === undefined) throw new Error('there are no sample pages');
    return { path: at, call, head, target: path.join(folder, fileOf(at)), published: null };
  });
}

describe('a page renderer', () => {
  it('starts threads at the first page where many are expected, and else when many came', async () => {
    const templates = await bundleFailingTemplates();
    const openedAfter = async (expected: number) => {
      const { pool } = openPool(templates, 1);
      let came = 0;
      let opened: number | undefined;
      const open = () => {
        opened = came;
        return pool;
      };
      const renderer = createPageRenderer(explaining(templates), open, expected);
      const jobs = Array.from({ length: manyPages }, () => jobOf('bay', null));
      const rendered = jobs.map((job) => {
        came += 1;
        return renderer.render(job);
      });
      renderer.flush();
      await Promise.all(rendered);
      return opened;
    };
    expect(await openedAfter(10_000)).toBe(1);
    expect(await openedAfter(manyPages)).toBeGreaterThan(200);
  });

  it('makes the same files and results, in order, with no thread, one, and three', async () => {
    const templates = await bundleTemplates({ root: projectRoot });
    const alone = await temporaryFolder();
    const results = await renderAll(manyJobs(alone), templates, null);
    expect(results.map(messageOf).filter(Boolean)).toEqual([]);
    const files = await hashFiles(alone);
    expect(Object.keys(files)).toHaveLength(manyPages);

    for (const size of [1, 3]) {
      const folder = await temporaryFolder();
      const { pool, given } = openPool(templates, size);
      expect(await renderAll(manyJobs(folder), templates, pool)).toEqual(results);
      expect(await hashFiles(folder)).toEqual(files);
      expect(given()).toBeGreaterThan(0);
    }
  });

  it('sends large pages one by one, once it has seen how large they are', async () => {
    const templates = await bundleTemplates({ root: projectRoot });
    const { pool } = openPool(templates, 1);
    const batches: number[] = [];
    const counted: RenderPool = {
      ...pool,
      isFree: () => true,
      run: (jobs) => {
        batches.push(jobs.length);
        return pool.run(jobs);
      },
    };
    const renderer = createPageRenderer(explaining(templates), () => counted, manyPages * 10);
    const render = async (titles: readonly string[]) => {
      const rendered = titles.map((title) => renderer.render(jobOf(title, null)));
      renderer.flush();
      for (const result of await Promise.all(rendered)) expect(messageOf(result)).toBe('');
    };
    const large = 'x'.repeat(600_000);
    for (const count of [4, 3]) await render(Array(count).fill(large));
    for (const count of [40, 40]) await render(Array(count).fill('small'));
    // The small ones are sent one by one, too, until the first of them is seen.
    expect(batches.slice(0, 4)).toEqual([4, 1, 1, 1]);
    expect(batches.slice(-2)).toEqual([32, 8]);
  });

  it('tells the same failures with threads as without, and makes the other pages (faults 115)', async () => {
    const templates = await bundleFailingTemplates();
    const failing = ['throws', 'throws in Suspense', 'waits', 'has a broken island', 'throws a promise'];
    const jobsIn = (folder: string) =>
      Array.from({ length: manyPages }, (_, index) =>
        jobOf(index % 9 === 4 ? (failing[index % failing.length] ?? '') : 'bay', folder, `/${index}/`),
      );
    const alone = await temporaryFolder();
    const results = await renderAll(jobsIn(alone), templates, null);
    const failed = results.filter((result) => 'failed' in result);
    expect(failed.length).toBeGreaterThan(40);
    expect(Object.keys(await hashFiles(alone))).toHaveLength(manyPages - failed.length);

    const folder = await temporaryFolder();
    const { pool } = openPool(templates, 2);
    expect(await renderAll(jobsIn(folder), templates, pool)).toEqual(results);
    expect(await hashFiles(folder)).toEqual(await hashFiles(alone));
  });

  it('does not try again to render a page that was stopped (faults 117)', async () => {
    const templates = await bundleFailingTemplates();
    const explained: string[] = [];
    const explain = async ({ call }: Pick<RenderJob, 'call'>) => {
      explained.push(call.template);
      return null;
    };
    const renderer = createPageRenderer({ ...contextOf(templates, 600), explain }, null);
    const rendered = Promise.all([jobOf('never ends', null), jobOf('bay', null)].map(renderer.render));
    renderer.flush();
    expect((await rendered).map(messageOf)).toEqual(['Rendering took longer than 0.6 s and was stopped', '']);
    expect(explained).toEqual([]);
  });

  it('fails every page that is taken when threads cannot be started', async () => {
    const templates = await bundleFailingTemplates();
    const renderer = createPageRenderer(explaining(templates), () => {
      throw new Error('no more threads');
    });
    const rendered = Array.from({ length: manyPages }, (_, index) =>
      renderer.render(jobOf('bay', null, `/${index}/`)),
    );
    renderer.flush();
    const outcomes = await Promise.allSettled(rendered);
    const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(reasons.length).toBeGreaterThan(0);
    expect(new Set(reasons.map(String))).toEqual(new Set(['Error: no more threads']));
  });
});
