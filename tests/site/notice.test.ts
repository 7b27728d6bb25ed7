import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { hashFiles } from '../support/hash-files.ts';
import { openPier } from '../support/pier-site.ts';

describe('a site with a notice', () => {
  const pier = openPier();
  const read = (file: string) => readFile(path.join(pier.out, file), 'utf8');
  /** Changes the pier in the CMS, builds, and lists the files with other bytes. */
  const change = async (settings: object | null, now?: string) => {
    const before = await hashFiles(pier.out);
    pier.store.pier = settings as never;
    const report = await pier.build(now);
    const after = await hashFiles(pier.out);
    const names = new Set([...Object.keys(before), ...Object.keys(after)]);
    return { report, changed: [...names].filter((name) => before[name] !== after[name]).sort() };
  };
  const files = ['_boardwalk/manifest.json', '_boardwalk/notice.json', 'index.html', 'today/index.html'];

  it('changes its file, the home page and the page of today, and no other file, when it comes, is edited and goes (behaviours 141)', async () => {
    expect(await read('_boardwalk/notice.json')).toBe('{}\n');
    const notice = { text: 'Gale: the pier is closed', url: '/visit/' };
    const first = await change({ notice });
    expect([...first.changed]).toEqual(files);
    expect(first.report.rebuilt?.changes.map(({ cause, paths }) => [cause, [...paths]])).toEqual([
      [
        { what: 'content', change: { kind: 'notice', id: 0, title: 'Notice', what: 'edited' } },
        ['/', '/_boardwalk/notice.json', '/today/'],
      ],
    ]);
    expect(await read('index.html')).toContain('<a href="/visit/">Gale: the pier is closed</a>');
    expect([...(await change({ notice: { text: 'Open again from noon' } })).changed]).toEqual(files);
    expect([...(await change(null)).changed]).toEqual(files);
  });

  it('is asked for again by every browser, and published so', async () => {
    const { files: published } = JSON.parse(await read('_boardwalk/manifest.json'));
    const file = published.find((one: { path: string }) => one.path === '_boardwalk/notice.json');
    expect(file.headers).toEqual({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('tells when it ends, and is gone from file and home page then (behaviours 144)', async () => {
    const notice = { text: 'Closed until noon', until: '2026-06-13T12:00' };
    const { report } = await change({ notice });
    expect(report.rebuilt?.nextChange).toEqual({ at: '2026-06-13T16:00:00.000Z', why: 'the notice ends' });
    const ended = await change({ notice }, '2026-06-13T16:00:00.000Z');
    expect([...ended.changed]).toContain('_boardwalk/notice.json');
    expect(await read('_boardwalk/notice.json')).toBe('{}\n');
    expect(await read('index.html')).not.toContain(notice.text);
  });

  it('names what cannot be used, with its field, and shows the rest', async () => {
    const { report } = await change({
      notice: { text: 'Closed', url: 'javascript:alert(1)', until: 'Friday' },
    });
    const told = report.warnings.map(({ field }) => field);
    expect(told).toEqual(
      expect.arrayContaining(['boardwalk.settings.notice', 'boardwalk.settings.notice.until']),
    );
    expect(JSON.parse(await read('_boardwalk/notice.json'))).toEqual({
      text: 'Closed',
      version: expect.any(String),
    });
  });

  it('has the region on every page, whether there is a notice or not', async () => {
    await change(null);
    for (const page of ['index.html', 'contact/index.html', '404.html'])
      expect(await read(page)).toContain('data-address="/_boardwalk/notice.json"');
  });
});
