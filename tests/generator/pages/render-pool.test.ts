import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { TemplateBundle } from '../../../generator/bundle/bundle-templates.ts';
import { openRenderPool } from '../../../generator/pages/render-pool.ts';
import { listFiles } from '../../support/list-files.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { bundleFailingTemplates, placeIn } from './failing-templates.ts';
import { jobOf, messageOf, poolOptions } from './jobs.ts';

const { render: workerFile } = inject('workers');
let templates: TemplateBundle;

describe('a pool of rendering threads', () => {
  beforeAll(async () => {
    templates = await bundleFailingTemplates();
  });

  const open = (options: { readonly size: number; readonly limitMs?: number }) => {
    const pool = openRenderPool(poolOptions(templates, { workerFile, ...options }));
    onTestFinished(pool.close);
    return pool;
  };

  it('answers each batch with a result a page, in order', async () => {
    const pool = open({ size: 2 });
    const folder = await temporaryFolder();
    const batches = [
      ['bay', 'throws', 'cove'],
      ['dock', 'eddy'],
    ].map((titles) => titles.map((title) => jobOf(title, folder)));
    const results = await Promise.all(batches.map(pool.run));
    expect(results.map((batch) => batch.map(messageOf))).toEqual([
      ['', `${placeIn("new Error('no words')")}: no words`, ''],
      ['', ''],
    ]);
    expect(await listFiles(folder)).toEqual(['bay', 'cove', 'dock', 'eddy'].map((at) => `${at}/index.html`));
  });

  it('is not free while it has enough to do, and is again after', async () => {
    const pool = open({ size: 1 });
    const waiting = [];
    while (pool.isFree()) waiting.push(pool.run([jobOf('bay', null)]));
    expect(waiting.length).toBeGreaterThan(1);
    await Promise.all(waiting);
    expect(pool.isFree()).toBe(true);
  });

  it('stops a page that never ends in a thread, and makes the others (faults 117)', async () => {
    const pool = open({ size: 1, limitMs: 800 });
    const folder = await temporaryFolder();
    const results = await pool.run(['bay', 'never ends', 'cove'].map((title) => jobOf(title, folder)));
    expect(results.map(messageOf)).toEqual(['', 'Rendering took longer than 0.8 s and was stopped', '']);
    expect(await listFiles(folder)).toEqual(['bay/index.html', 'cove/index.html']);
  });

  it('rejects all that a thread was given when it breaks down, and what it is given later', async () => {
    const pool = open({ size: 1 });
    const given = ['bay', 'ends its thread', 'cove'].map((title) => pool.run([jobOf(title, null)]));
    const outcomes = await Promise.allSettled(given);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    const broken = 'a rendering thread ended with code 3';
    await expect(given[2]).rejects.toThrow(broken);
    await expect(pool.run([jobOf('dock', null)])).rejects.toThrow(broken);
  });

  it('rejects when its script cannot be started, with the reason', async () => {
    const pool = openRenderPool(poolOptions(templates, { workerFile: '/nowhere/worker.js', size: 1 }));
    onTestFinished(pool.close);
    await expect(pool.run([jobOf('bay', null)])).rejects.toThrow("Cannot find module '/nowhere/worker.js'");
    await expect(pool.run([jobOf('bay', null)])).rejects.toThrow("Cannot find module '/nowhere/worker.js'");
  });
});
