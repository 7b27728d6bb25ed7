import type { SyncOutcome } from '../../bin/report/junit.ts';
import type { SyncReport } from '../../sync/options.ts';
import { hostileTexts } from './report-cases.ts';

const deploys: SyncReport['deploys'] = Array.from({ length: 20 }, (_, index) => ({
  seq: 40 - index,
  deploy: `${40 - index}-0a1b2c`,
  digest: index.toString(16).padStart(64, '0'),
  at: `2026-06-${String(22 - index).padStart(2, '0')}T08:30:00.000Z`,
  moment: `2026-06-${String(22 - index).padStart(2, '0')}T08:29:00.000Z`,
  files: 1_200 - 7 * index,
  ...(index < 18 && { pages: 359 - index, bytes: 33_000_000 - 140_000 * index }),
  ...(index === 4 && { rollbackTo: 35 }),
}));

/** A report of a sync to a bucket; `values` say what it did. */
export function sampleSync(values: Partial<SyncReport> = {}): SyncReport {
  return {
    target: 's3://pier/site/',
    outcome: 'published',
    seq: 40,
    build: 'b'.repeat(64),
    site: 'https://www.pier.example',
    assets: [],
    pages: [],
    removed: [],
    bytes: 0,
    kept: 1_190,
    drifted: [],
    extra: [],
    pruned: 0,
    warnings: [],
    deploys,
    ...values,
  };
}

export const publishedSync = sampleSync({
  assets: ['_assets/site-1a2b3c4d.css', '_assets/media/pier-5e6f7a8b.avif'],
  pages: ['event/low-tide/index.html', 'index.html', 'news/feed.xml', '_boardwalk/manifest.json'],
  removed: ['event/high-tide/index.html'],
  bytes: 1_240_000,
  drifted: ['index.html'],
  extra: ['notes.txt'],
  pruned: 3,
  warnings: ['The CMS was not told about this run: cms.example answered 503'],
});

export const failedSync: SyncOutcome = {
  outcome: 'failed',
  exitCode: 8,
  message: 's3://pier/site/ shows another site',
  problems: [
    {
      message: 'It shows https://other.example, and the folder is built for https://www.pier.example',
      hint: 'Check the target and --site-url.',
    },
  ],
};

/** A sync of so many of everything, and no text of it friendly. */
export function hostileSync(amount: number): SyncReport {
  const many = Array.from(
    { length: amount },
    (_, index) => `${hostileTexts[index % hostileTexts.length]} ${index}`,
  );
  const [first = ''] = many;
  return sampleSync({
    ...{ target: first, build: first, assets: many, pages: many, removed: many, drifted: many, extra: many },
    warnings: many,
    deploys: deploys.map((deploy, index) => ({
      ...deploy,
      at: many[index] ?? first,
      moment: first,
      commit: first,
    })),
  });
}

export const hugeSync = hostileSync(10_000);

/** One of each sort of sync, by name. */
export const syncCases: readonly (readonly [name: string, report: SyncOutcome])[] = [
  ['a sync', publishedSync],
  ['a first sync', sampleSync({ ...publishedSync, deploys: deploys.slice(19), kept: 0, removed: [] })],
  ['a sync of what is live', sampleSync({ outcome: 'current' })],
  ['a plan', sampleSync({ ...publishedSync, outcome: 'planned' })],
  ['a refused sync', failedSync],
];
