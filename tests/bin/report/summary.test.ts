import { expect, it } from 'vitest';
import { summaryLines } from '../../../bin/report/summary.ts';
import { sampleReport } from '../../support/sample-report.ts';

const options = { outDir: 'dist', serve: 'npx boardwalk serve' };
const entry = { kind: 'page', id: 7, title: 'Visit' };
const rebuilt = {
  ...{ written: 3, removed: 0, kept: 819, rendered: 2, made: 2 },
  changes: [
    {
      cause: { what: 'content', change: { kind: 'post', id: 12, title: 'Low tide', what: 'edited' } },
      paths: ['/news/', '/news/p/low-tide/', '/news/feed.xml'],
    },
    { cause: { what: 'clock' }, paths: ['/event/'] },
    { cause: { what: 'media', change: { path: '/uploads/pier.jpg', what: 'added', entry } }, paths: ['/'] },
    { cause: { what: 'media', change: { path: '/uploads/map.pdf', what: 'removed' } }, paths: [] },
  ],
  nextChange: { at: '2026-06-14T10:00:00.000Z', why: 'the event "Sunrise Yoga" ends' },
} as const;
const report = sampleReport({ pages: { home: 1, event: 188 }, files: 822, bytes: 29_300_000, rebuilt });

it('says in six lines what one wants to know first', () => {
  expect(summaryLines(report, options)).toEqual([
    expect.stringContaining('189 pages, 822 files (29.3 MB) in dist'),
    '  Changed   3 files written, 0 removed, 819 kept; 2 pages rendered',
    '  Because   edited: post 12 "Low tide" → 3 files; 3 more with --verbose',
    '  Warnings  none',
    '  Next due  2026-06-14 10:00 UTC, when the event "Sunrise Yoga" ends',
    '  View      npx boardwalk serve',
  ]);
});

it('says for which moment a site was built whose clock stands still', () => {
  expect(summaryLines(report, { ...options, hasFixedClock: true })).toContain(
    '  Next due  2026-06-14 10:00 UTC, when the event "Sunrise Yoga" ends; built for 2026-06-13 14:00 UTC',
  );
});

it('says whose pier the demo is, as on which day, and how to have one of your own', () => {
  expect(summaryLines(report, { ...options, isDemo: true }).at(-1)).toBe(
    '  Demo      the invented Halyard Pier, as on 2026-06-13; npx boardwalk init ../my-pier makes the folder of yours',
  );
});

it('adds the rest with --verbose', () => {
  const lines = summaryLines(report, { ...options, isVerbose: true });
  expect(lines.filter((line) => line.startsWith('  Because'))).toEqual([]);
  expect(lines.slice(-4)).toEqual([
    '    edited: post 12 "Low tide" → 3 files: /news/, /news/p/low-tide/, /news/feed.xml',
    '    date passed → 1 file: /event/',
    '    file is back in the CMS: /uploads/pier.jpg, used by page 7 "Visit" → 1 file: /',
    '    file missing in the CMS: /uploads/map.pdf → nothing on the site',
  ]);
  for (const word of ['Built for', 'Pages ', 'Requests', 'Skipped', 'Time'])
    expect(lines.join('\n')).toContain(`  ${word}`);
});

it('puts the warnings before the summary, and counts them by check', () => {
  const warnings = [{ check: 'brokenLink', message: 'A link leads nowhere', hint: 'Fix it.' }] as const;
  const lines = summaryLines({ ...report, warnings, passed: { brokenLink: 1 } }, options);
  expect(lines.findIndex((line) => line.includes('A link leads nowhere'))).toBeLessThan(
    lines.findIndex((line) => line.includes('✔')),
  );
  expect(lines).toContain('  Warnings  1, see above (brokenLink 1)');
});
