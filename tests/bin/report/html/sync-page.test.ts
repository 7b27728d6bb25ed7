import { describe, expect, it } from 'vitest';
import { syncPage } from '../../../../bin/report/html/sync-page.ts';
import type { SyncOutcome } from '../../../../bin/report/junit.ts';
import { defaultBrand } from '../../../../config/brand/default-brand.ts';
import { expectOneFile } from '../../../support/expect-one-file.ts';
import { addressesOf, headingsOf, wordsOf } from '../../../support/html-words.ts';
import {
  failedSync,
  hostileSync,
  hugeSync,
  publishedSync,
  sampleSync,
  syncCases,
} from '../../../support/sync-cases.ts';

const page = (report: SyncOutcome) =>
  syncPage({ report, site: 'https://settings.example', colours: defaultBrand.colours });

describe('the page of a sync', () => {
  it('tells what went live, what was sent and removed with its bytes, and the deploys', () => {
    const html = page(publishedSync);
    const words = wordsOf(html);
    expect(html).toContain('<h1>The site is live</h1>');
    expect(words).toContain('https://www.pier.example , at s3://pier/site/');
    expect(words).toContain(
      'Deploy 40: 6 files (1.2 MB) new or changed, 1 file removed. There is 1 warning .',
    );
    expect(headingsOf(html)).toEqual([
      '1 warning',
      'What was sent and removed',
      'Growth over the last deploys',
      'The deploy',
    ]);
    expect(words).toContain('6 files new or changed (1.2 MB), 1 removed, 1,190 as before.');
    expect(words).toContain('Removed 3 old files of former deploys that no page needs any more.');
    expect(words).toContain('Removed 1 file /event/high-tide/');
    expect(words).toContain('not published 1 file /notes.txt');
    expect(words).toContain('Live deploy 40, since 2026-06-22 08:30 UTC');
  });

  it('shows the growth of the deploys, the newest first, and a dash where a record does not know it', () => {
    const html = page(publishedSync);
    const [, newest = '', ...others] =
      /<h2>Growth.*?<\/section>/s.exec(html)?.[0].split('<tr><th scope="row">') ?? [];
    expect(wordsOf(newest)).toContain('40: 2026-06-22 08:30 UTC 359 1,200 33.0 MB');
    expect(wordsOf(others[3] ?? '')).toContain('36 (deploy 35 again):');
    expect(wordsOf(others.at(-1) ?? '')).toContain('21: 2026-06-03 08:30 UTC – 1,067 –');
  });

  it('links what visitors can open, and nothing that is gone, of the records or only planned', () => {
    expect(addressesOf(page(publishedSync)).slice(1)).toEqual([
      'https://www.pier.example/',
      'https://www.pier.example/event/low-tide/',
      'https://www.pier.example/news/feed.xml',
      'https://www.pier.example/_assets/media/pier-5e6f7a8b.avif',
      'https://www.pier.example/_assets/site-1a2b3c4d.css',
    ]);
    const plan = page({ ...publishedSync, outcome: 'planned', warnings: [] });
    expect(plan).toContain('<h1>A plan, and nothing done</h1>');
    expect(addressesOf(plan)).toEqual([]);
  });

  it('says that nothing was sent where the site is live already', () => {
    const html = page(sampleSync({ outcome: 'current' }));
    expect(html).toContain('<h1>The site was live already</h1>');
    expect(wordsOf(html)).toContain('The store shows this site as deploy 40; nothing was sent.');
  });

  it('tells why a sync failed and what to do', () => {
    const html = page(failedSync);
    expect(html).toContain('<h1>The sync did not succeed</h1>');
    expect(wordsOf(html)).toContain('s3://pier/site/ shows another site . 1 problem to fix.');
    expect(wordsOf(html)).toContain('→ Check the target and --site-url.');
  });

  it.each([...syncCases, ['a hostile sync', hostileSync(50)] as const])(
    'is made in the same way each time, of valid html and without foreign parts: %s',
    async (_, report) => {
      const html = page(report);
      expect(page(structuredClone(report))).toBe(html);
      await expectOneFile(html);
    },
  );

  it('is smaller than a megabyte with ten thousand files in hostile texts, and says how many are not shown', () => {
    const html = page(hugeSync);
    expect(Buffer.byteLength(html)).toBeLessThan(1_000_000);
    expect(html.match(/… and 9,[89]\d\d more: --json FILE lists all/g)).toHaveLength(5);
  });
});
