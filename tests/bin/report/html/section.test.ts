import { describe, expect, it } from 'vitest';
import { reportPage } from '../../../../bin/report/html/report-page.ts';
import { list } from '../../../../bin/report/html/section.ts';
import { defaultBrand } from '../../../../config/brand/default-brand.ts';
import type { Problem } from '../../../../generator/problems/problem.ts';
import { html } from '../../../../generator/util/html-template.ts';
import { sampleReport } from '../../../support/sample-report.ts';

describe('a list of the page', () => {
  it('ends before the item that has no room in bytes, and after so many items, and counts what is left', () => {
    const made: string[] = [];
    const listed = (items: number, bytes: number) =>
      list(['海', 'b', 'c'], { items, bytes }, (item) => {
        made.push(item);
        return html`${item}`;
      }).markup;
    // "<li>海</li>\n" has 13 bytes and 11 characters, "<li>b</li>\n" 11.
    expect(listed(9, 24)).toMatch(/海.*b.*1 more: --json FILE lists all/s);
    expect(listed(9, 23)).toMatch(/海<\/li>\n<\/ul>.*2 more/s);
    expect(listed(9, 12)).toMatch(/^<ul><\/ul>.*3 more/);
    expect(listed(9, 99)).not.toContain('more');
    made.length = 0;
    expect(listed(2, 99)).toContain('1 more');
    expect(made).toEqual(['海', 'b']);
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
      colours: defaultBrand.colours,
    });
    expect(Buffer.byteLength(page)).toBeLessThan(1_000_000);
    expect(page).toContain('--json FILE lists all');
  });
});
