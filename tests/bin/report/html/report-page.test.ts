import { describe, expect, it } from 'vitest';
import { reportPage } from '../../../../bin/report/html/report-page.ts';
import { defaultBrand } from '../../../../config/brand/default-brand.ts';
import type { Report } from '../../../../generator/site/report.ts';
import { expectOneFile } from '../../../support/expect-one-file.ts';
import { addressesOf, headingsOf, wordsOf } from '../../../support/html-words.ts';
import {
  hostileReport,
  hugeReport,
  publishedReport,
  rebuiltReport,
  refusedReport,
  reportCases,
} from '../../../support/report-cases.ts';
import { sampleReport } from '../../../support/sample-report.ts';

const site = 'https://www.pier.example';
const page = (report: Report) => reportPage({ report, site, colours: defaultBrand.colours });

describe('the page of a report', () => {
  it('tells the outcome in one line, and the rest in the order in which one wants to know it', () => {
    const html = page(publishedReport);
    expect(html).toContain('<h1>The site is published</h1>');
    expect(wordsOf(html)).toContain('349 pages, 1,024 files (33.0 MB); 3 files changed; 4 warnings .');
    expect(headingsOf(html)).toEqual([
      '4 warnings',
      'What was edited, and where it is seen',
      'Time: 4.12 s',
      'Heaviest pages and pictures',
      'Growth over the last builds',
      'The clock, the CMS and the site',
    ]);
  });

  it('tells why nothing was published, and the problems entry by entry, each entry once', () => {
    const html = page(refusedReport);
    expect(html).toContain('<h1>Nothing was published</h1>');
    expect(wordsOf(html)).toContain('The content cannot be published as it is . 30 problems to fix.');
    expect(headingsOf(html).slice(0, 2)).toEqual(['30 problems in 28 entries', '4 warnings']);
    expect(html.indexOf('The site as a whole')).toBeLessThan(html.indexOf('Harbour Lights 0<'));
    expect(html.split('Harbour Lights 3<')).toHaveLength(2);
    const [, card = ''] = html.split('Harbour Lights 3<');
    for (const word of [
      'event',
      '603',
      'Unsafe slug',
      '→',
      'Choose another slug.',
      'The host of the CMS is on',
      'core/image',
    ])
      expect(wordsOf(card.slice(0, card.indexOf('Harbour Lights 4<')))).toContain(word);
    expect(addressesOf(card)[0]).toBe('https://cms.example/wp-admin/post.php?post=603&amp;action=edit');
  });

  it('tells each cause of warnings once, with its places folded', () => {
    const html = page(publishedReport);
    expect(html.split('A link leads to a page that is missing')).toHaveLength(2);
    expect(html.split('Correct the link or remove it.')).toHaveLength(2);
    const folded = /<details><summary>4 places<\/summary>.*?<\/details>/s.exec(html)?.[0] ?? '';
    for (const title of ['Oysters', 'Tides', 'Lamps', 'Ropes']) expect(folded).toContain(title);
    expect(wordsOf(folded)).toContain(
      '“ Oysters ” · Edit post 20 The link to &quot;/old-0/&quot; leads nowhere field',
    );
  });

  it('leads from each edit to its pages on the public site, and folds many', () => {
    const html = page(rebuiltReport);
    expect(addressesOf(html)).toContain(`${site}/event/low-tide/`);
    expect(html).toContain('<details open><summary>3 pages</summary>');
    expect(html).toContain('<details open><summary>1 other file</summary>');
    expect(html).toContain('<details><summary>40 pages</summary>');
    expect(wordsOf(html)).toContain('Edited: event 5 &quot;Low tide&quot;');
    expect(wordsOf(html)).toContain('Removed: post 9 &quot;&quot; Nothing on the site shows it.');
    expect(wordsOf(html)).toContain(
      'File replaced in the CMS: /wp/pier.jpg, used by page 7 &quot;Visit&quot;',
    );
    expect(wordsOf(html)).toContain('3 files written, 0 removed, 1,021 kept; 2 pages rendered.');
  });

  it('names the paths that are gone from the site without links', () => {
    const paths = ['/', '/event/high-tide/', '/event/high-tide/event.ics', '/event/low-tide/'];
    const change = { cause: { what: 'clock' }, paths, removed: paths.slice(1, 3) } as const;
    const { rebuilt } = rebuiltReport;
    const html = page(sampleReport({ rebuilt: rebuilt && { ...rebuilt, changes: [change] } }));
    expect(addressesOf(html)).toEqual([`${site}/`, `${site}/event/low-tide/`]);
    expect(wordsOf(html)).toContain(
      '2 pages / /event/low-tide/ 2 removed files /event/high-tide/ /event/high-tide/event.ics',
    );
  });

  it('encodes a path of the site for its link, and never leaves the site', () => {
    const paths = ['/café/"x"/', '//evil.example/', '.evil.example/', '@evil.example/'];
    const change = { cause: { what: 'clock' }, paths } as const;
    const { rebuilt } = rebuiltReport;
    const html = page(sampleReport({ rebuilt: rebuilt && { ...rebuilt, changes: [change] } }));
    const links = addressesOf(html);
    expect(links).toContain(`${site}/caf%C3%A9/%22x%22/`);
    expect(links).toHaveLength(2);
    for (const to of links) expect(new URL(to ?? '').origin).toBe(site);
    expect(html).toContain('@evil.example/');
  });

  it('shows the time of each stage, the longest first, and the growth, the newest build first', () => {
    const growth = ['11', '12', '13'].map((day) => ({
      build: 'a'.repeat(64),
      pages: 2,
      files: 3,
      at: `2026-06-${day}T10:00:00.000Z`,
      bytes: Number(day) * 1_000_000,
    }));
    const words = wordsOf(
      page(sampleReport({ stages: { crawl: 500, render: 2_000 }, totalMs: 2_000, growth })),
    );
    expect(words).toContain('Time: 2.00 s Stages, which overlap Time render 2.00 s crawl 0.50 s');
    expect(words).toMatch(/2026-06-13 10:00 UTC 2 3 13.0 MB .*2026-06-12 10:00 UTC .*2026-06-11 10:00 UTC/);
  });

  it('tells the next change by the clock, what was skipped and the requests', () => {
    const text = wordsOf(page(publishedReport));
    expect(text).toContain('2026-06-14 10:00 UTC, when the event &quot;Sunrise Yoga&quot; ends');
    expect(text).toContain('draft 4, password protected 1');
    expect(text).toContain('34 to cms.example , 2.4 MB, 1 repeated');
    expect(text).toContain('Broken link 4');
  });

  it.each([...reportCases.slice(0, 3), ['a hostile build', hostileReport(50)] as const])(
    'is made in the same way each time, of valid html and without foreign parts: %s',
    async (_, report) => {
      const html = page(report);
      expect(page(structuredClone(report))).toBe(html);
      await expectOneFile(html);
    },
  );

  it('is smaller than a megabyte with ten thousand problems and paths, and says how many are not shown', () => {
    const html = page(hugeReport);
    expect(Buffer.byteLength(html)).toBeLessThan(1_000_000);
    expect(headingsOf(html)[0]).toBe('10,000 problems in 10,000 entries');
    // Of problems, warnings, changes, and the paths of the first change.
    expect(html.match(/… and 9,[789]\d\d more: --json FILE lists all/g)).toHaveLength(4);
    const problems = hugeReport.problems.map((problem) => ({ ...problem, message: '海'.repeat(9_000) }));
    expect(Buffer.byteLength(page(sampleReport({ problems })))).toBeLessThan(1_000_000);
  });

  it('is one line where a text has several, and shows a mark for what would turn words round', () => {
    const html = page(sampleReport({ outcome: 'failed', message: 'a\r\nb \u202ec\u0007 \ud83d &amp; <b>' }));
    expect(html).toContain('<bdi>a b �c� � &amp;amp; &lt;b&gt;</bdi>');
  });
});
