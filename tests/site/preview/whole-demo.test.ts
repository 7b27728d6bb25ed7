import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hashFiles } from '../../support/hash-files.ts';
import { listFiles } from '../../support/list-files.ts';
import { openPreviewedSite, type PreviewedSite, publicPageOf, sign, withoutMarks } from './support.ts';

describe('previews of the whole demo', () => {
  let site: PreviewedSite;
  beforeAll(async () => {
    site = await openPreviewedSite();
  });
  afterAll(() => site.close());

  it('are the public pages, but for bar, marks and robots, and leave nothing on disk', async () => {
    const before = await hashFiles(site.folder);
    const published = site.store.entries.filter(
      ({ status, password }) => status === 'publish' && password === '',
    );
    const different: string[] = [];
    const without: string[] = [];
    let compared = 0;
    for (const { kind, id, slug } of published) {
      const answer = await fetch(`${site.url}/?token=${sign({ kind, entry: id })}`);
      const html = await answer.text();
      if (answer.status === 404) {
        without.push(`${kind} ${slug}`);
        continue;
      }
      expect([slug, answer.status]).toEqual([slug, 200]);
      expect(html.split(`data-entry="${kind}:${id}"`), slug).toHaveLength(2);
      const page = await publicPageOf(html, site);
      if (withoutMarks(html) !== page)
        different.push(`${kind} ${slug}: ${firstDifference(withoutMarks(html), page)}`);
      compared += 1;
    }
    expect(different).toEqual([]);
    // What is scheduled, and what has no page of its own.
    expect(without.length, without.join(', ')).toBeLessThan(5);
    expect(compared).toBe(published.length - without.length);
    expect(compared).toBeGreaterThan(100);
    expect(await hashFiles(site.folder)).toEqual(before);
  });

  it('leave no mark in any file of a public build', async () => {
    for (const folder of [site.out, inject('demoSite')]) {
      const files = await listFiles(folder);
      expect(files.length).toBeGreaterThan(100);
      for (const file of files) {
        const bytes = await readFile(path.join(folder, file));
        for (const mark of ['data-entry=', 'boardwalk-preview', '_preview/'])
          expect(bytes.includes(mark), `${file} has ${mark}`).toBe(false);
      }
    }
  });
});

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return `${one.slice(at - 60, at + 80)} | ${other.slice(at - 60, at + 80)}`;
}
