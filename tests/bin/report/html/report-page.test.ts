import { describe, expect, it } from 'vitest';
import { reportPage } from '../../../../bin/report/html/report-page.ts';
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
const page = (report: Report) => reportPage({ report, site });

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
  });

  it('leads from each edit to its pages on the public site, and folds many', () => {
    const html = page(rebuiltReport);
    expect(addressesOf(html)).toContain(`${site}/event/low-tide/`);
    expect(html).toContain('<details open><summary>3 pages</summary>');
    expect(html).toContain('<details><summary>1 other file</summary>');
    expect(html).toContain('<details><summary>40 pages</summary>');
    expect(wordsOf(html)).toContain('“ Low tide ” edited event 5');
    expect(wordsOf(html)).toContain('without a title removed post 9 Nothing on the site shows it.');
    expect(wordsOf(html)).toContain('File replaced in the CMS /wp/pier.jpg , used by page 7 “ Visit ”');
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

  it('says that stages overlap, and compares each with the whole time, the longest first', () => {
    const html = page(sampleReport({ stages: { crawl: 500, render: 2_000 }, totalMs: 2_000 }));
    expect(wordsOf(html)).toContain('Stages overlap');
    expect([...html.matchAll(/<rect width="([^"]*)"/g)].map(([, width]) => width)).toEqual([
      '100.0%',
      '25.0%',
    ]);
  });

  it('shows the growth, the newest build first, with a line from the oldest on', () => {
    const build = { build: 'a'.repeat(64), pages: 2, files: 3 };
    const growth = [
      { ...build, at: '2026-06-11T10:00:00.000Z', bytes: 1_000_000 },
      { ...build, at: '2026-06-12T10:00:00.000Z', bytes: 3_000_000 },
      { ...build, at: '2026-06-13T10:00:00.000Z', bytes: 2_000_000 },
    ];
    const html = page(sampleReport({ growth }));
    expect(html).toContain('points="6.0,84.0 300.0,6.0 594.0,45.0"');
    expect(wordsOf(html)).toContain('Size over 3 builds: from 1.0 MB to 2.0 MB (+1.0 MB).');
    expect(wordsOf(html)).toContain('its lowest point is 1.0 MB, its highest 3.0 MB.');
    const small = growth.map((one, index) => ({ ...one, bytes: 52_800_000 + index * 1_200 }));
    expect(page(sampleReport({ growth: small }))).toMatch(/points="6.0,45.\d 300.0,45.0 594.0,44.\d"/);
    const [, newest, middle, oldest] =
      /<h2 id="growth">.*?<\/section>/s.exec(html)?.[0].split('<tr><th scope="row">') ?? [];
    expect(wordsOf(newest ?? '')).toContain('13 Jun 2026, 10:00 UTC 2 3 2.0 MB −1.0 MB');
    expect(wordsOf(middle ?? '')).toContain('+2.0 MB');
    expect(wordsOf(oldest ?? '')).toContain('1.0 MB –');
    expect(page(sampleReport({ growth: growth.slice(0, 1) }))).not.toContain('<polyline');
  });

  it('tells the next change by the clock, what was skipped and the requests', () => {
    const text = wordsOf(page(publishedReport));
    expect(text).toContain('14 Jun 2026, 10:00 UTC , when the event &quot;Sunrise Yoga&quot; begins');
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
    const left = [...html.matchAll(/… and ([0-9,]+) more (\w+): --json FILE lists all/g)];
    const mostLeft = (thing: string) =>
      Math.max(...left.map(([, number = '', of]) => (of === thing ? Number(number.replaceAll(',', '')) : 0)));
    expect(mostLeft('entries')).toBeGreaterThanOrEqual(9_700);
    expect(mostLeft('changes')).toBeGreaterThanOrEqual(9_700);
    expect(mostLeft('paths')).toBeGreaterThanOrEqual(9_800);
    const problems = hugeReport.problems.map((problem) => ({ ...problem, message: '海'.repeat(9_000) }));
    expect(Buffer.byteLength(page(sampleReport({ problems })))).toBeLessThan(1_000_000);
  });

  it('is one line where a text has several, and shows a mark for what would turn words round', () => {
    const html = page(sampleReport({ outcome: 'failed', message: 'a\r\nb \u202ec\u0007 \ud83d &amp; <b>' }));
    expect(html).toContain('<bdi>a b �c� � &amp;amp; &lt;b&gt;</bdi>');
  });
});
