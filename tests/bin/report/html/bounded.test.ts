import { describe, expect, it } from 'vitest';
import { bounded } from '../../../../bin/report/html/bounded.ts';
import { reportPage } from '../../../../bin/report/html/report-page.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';
import { html } from '../../../../generator/util/html-template.ts';
import { sampleReport } from '../../../support/sample-report.ts';

const render = (item: string) => html`<li>${item}</li>`;

describe('a bounded list', () => {
  it('ends before the item that has no room in bytes, and counts those that are left', () => {
    const items = ['海', 'b', 'c'];
    // "<li>海</li>" has 12 bytes and 10 characters, "<li>b</li>" 10.
    expect(bounded(items, { items: 9, bytes: 22 }, render)).toMatchObject({ items: { length: 2 }, left: 1 });
    expect(bounded(items, { items: 9, bytes: 21 }, render)).toMatchObject({ items: { length: 1 }, left: 2 });
    expect(bounded(items, { items: 9, bytes: 11 }, render)).toMatchObject({ items: { length: 0 }, left: 3 });
  });

  it('ends after so many items, and makes no html of the others', () => {
    const made: string[] = [];
    const found = bounded(['a', 'b', 'c'], { items: 2, bytes: 100 }, (item) => {
      made.push(item);
      return render(item);
    });
    expect(found).toMatchObject({ items: { length: 2 }, left: 1 });
    expect(made).toEqual(['a', 'b']);
  });
});

describe('the page of ten thousand problems of 9,000 characters', () => {
  const long = '&'.repeat(9_000);
  const problemsOf = (entries: number): readonly Problem[] =>
    Array.from({ length: 10_000 }, (_, index) => ({
      message: `${index} ${long}`,
      cause: `${index} ${long}`,
      entry: { kind: long, id: index % entries, title: long },
      field: long,
      block: long,
      hint: long,
      editUrl: `https://cms.example/${index}?${long}`,
    }));

  // Where only the items were counted, they made 5, 79 and 10 MB.
  it.each([1, 300, 10_000])('is smaller than a megabyte where they are of %i entries', (entries) => {
    const problems = problemsOf(entries);
    const page = reportPage({
      report: sampleReport({ outcome: 'failed', message: long, problems, warnings: problems }),
      site: 'https://www.pier.example',
    });
    expect(Buffer.byteLength(page)).toBeLessThan(1_000_000);
    expect(page).toContain('--json FILE lists all');
  });
});
