import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashRoute } from '../../../generator/pages/fingerprint.ts';
import { renderBatch } from '../../../generator/pages/render-batch.ts';
import { listFiles } from '../../support/list-files.ts';
import { writeFiles } from '../../support/make-project.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { bundleFailingTemplates, placeIn } from './failing-templates.ts';
import { contextOf, jobOf, messageOf } from './jobs.ts';

const page = (title: string) =>
  `<!doctype html><html lang="en-US"><head></head><body data-path="/${title}/"><p>${title}</p></body></html>\n`;

function digestOf(text: string) {
  return { sha256: createHash('sha256').update(text).digest('hex'), size: Buffer.byteLength(text) };
}

describe('renderBatch', () => {
  it('writes each page to its file and tells its digest', async () => {
    const context = contextOf(await bundleFailingTemplates());
    const folder = await temporaryFolder();
    const results = renderBatch([jobOf('bay', folder), jobOf('café', folder)], context);
    const plain = { islands: [], anchors: '', problems: [] };
    expect(results).toEqual(
      ['bay', 'café'].map((title) => {
        return { ...digestOf(page(title)), route: hashRoute(jobOf(title, folder)), ...plain };
      }),
    );
    expect(await readFile(path.join(folder, 'café/index.html'), 'utf8')).toBe(page('café'));
  });

  it('hands back the bytes of pages that have no file', async () => {
    const context = contextOf(await bundleFailingTemplates());
    const results = renderBatch([jobOf('bay', null), jobOf('cove', null)], context);
    for (const [index, title] of ['bay', 'cove'].entries())
      expect(results[index]).toMatchObject({ contents: Buffer.from(page(title)), ...digestOf(page(title)) });
  });

  it('does not write a page again whose html is that of the published one', async () => {
    const context = contextOf(await bundleFailingTemplates());
    const folder = await temporaryFolder();
    const same = { ...jobOf('bay', folder), published: digestOf(page('bay')) };
    const other = { ...jobOf('cove', folder), published: digestOf(page('bay')) };
    expect(renderBatch([same, other], context)).toMatchObject([
      digestOf(page('bay')),
      digestOf(page('cove')),
    ]);
    expect(await listFiles(folder)).toEqual(['cove/index.html']);
  });

  it('never writes into a file that is there, and names the file', async () => {
    const context = contextOf(await bundleFailingTemplates());
    const folder = await temporaryFolder();
    await writeFiles(folder, { 'bay/index.html': 'mine' });
    const [result] = renderBatch([jobOf('bay', folder)], context);
    expect(result).toMatchObject({
      failed: { kind: 'output', message: 'Cannot write bay/index.html: EEXIST' },
    });
    expect(await readFile(path.join(folder, 'bay/index.html'), 'utf8')).toBe('mine');
  });

  it('tells which page names a host of the CMS', async () => {
    const context = contextOf(await bundleFailingTemplates());
    const results = renderBatch([jobOf('bay', null), jobOf('https://cms.example/x', null, '/x/')], context);
    expect(results).toMatchObject([
      { problems: [] },
      { problems: [{ check: 'cmsHost', message: expect.stringContaining('cms.example') }] },
    ]);
  });

  it('names file and line of a page that throws, and makes the others (faults 115)', async () => {
    const context = contextOf(await bundleFailingTemplates());
    const folder = await temporaryFolder();
    const jobs = ['bay', 'throws', 'throws a text', 'cove'].map((title) => jobOf(title, folder));
    const thrown = `${placeIn("new Error('no words')")}: no words`;
    expect(renderBatch(jobs, context).map(messageOf)).toEqual(['', thrown, 'no error at all', '']);
    expect(await listFiles(folder)).toEqual(['bay/index.html', 'cove/index.html']);
  });

  it.each(['throws in Suspense', 'waits in Suspense', 'throws a promise', 'has a broken island'])(
    'refuses the fallback that React leaves where a page %s (faults 116)',
    async (title) => {
      const context = contextOf(await bundleFailingTemplates());
      const folder = await temporaryFolder();
      const [result] = renderBatch([jobOf(title, folder)], context);
      expect(messageOf(result)).toMatch(/^A part was not rendered: its <Suspense> boundary failed or waits/);
      expect(await listFiles(folder)).toEqual([]);
    },
  );

  it('stops a page that never ends, names it, and makes the others (faults 117)', async () => {
    const context = contextOf(await bundleFailingTemplates(), 600);
    const folder = await temporaryFolder();
    const jobs = ['bay', 'never ends', 'cove', 'throws'].map((title) => jobOf(title, folder));
    const results = renderBatch(jobs, context);
    const stopped = 'Rendering took longer than 0.6 s and was stopped';
    expect(results.map(messageOf)).toEqual(['', stopped, '', expect.stringContaining('no words')]);
    expect(results[1]).toMatchObject({ failed: { kind: 'render', isStopped: true } });
    expect(await listFiles(folder)).toEqual(['bay/index.html', 'cove/index.html']);
  });

  it('makes pages that take longer than the limit only together', async () => {
    const context = contextOf(await bundleFailingTemplates(), 600);
    const folder = await temporaryFolder();
    const jobs = ['/1/', '/2/', '/3/', '/4/'].map((at) => jobOf('takes 200 ms', folder, at));
    expect(renderBatch(jobs, context).map(messageOf)).toEqual(['', '', '', '']);
    expect(await listFiles(folder)).toHaveLength(4);
  });

  it('makes a page again that was stopped when its file was there already', async () => {
    const context = contextOf(await bundleFailingTemplates(), 600);
    const folder = await temporaryFolder();
    await writeFiles(folder, { 'cove/keep': '' });
    let times = 0;
    const render: typeof context.render = (input) => {
      times += 1;
      if (times !== 2) return context.render(input);
      writeFileSync(path.join(folder, 'cove/index.html'), 'half');
      for (;;);
    };
    const results = renderBatch([jobOf('bay', folder), jobOf('cove', folder)], { ...context, render });
    expect(results.map(messageOf)).toEqual(['', '']);
    expect(await readFile(path.join(folder, 'cove/index.html'), 'utf8')).toBe(page('cove'));
  });
});
