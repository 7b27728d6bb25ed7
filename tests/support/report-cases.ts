import type { Problem } from '../../generator/problems/problem.ts';
import type { Explanation } from '../../generator/rebuild/explain-changes.ts';
import type { Report } from '../../generator/site/report.ts';
import { sampleReport } from './sample-report.ts';

/** Texts as somebody would write them who wants a report to do something. */
export const hostileTexts = [
  '<script>document.title = "owned"</script>',
  '"><img src=x onerror="document.title=1">',
  "' onmouseover='document.title=1' x='",
  '</style><style>body{display:none}</style>',
  '<!-- --><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '\u202egnp.exe\u2066 \u0000\u0007\u2028 \ud83d half',
  'word'.repeat(5_000),
] as const;

const growth = Array.from({ length: 20 }, (_, index) => ({
  at: `2026-06-${String(index + 1).padStart(2, '0')}T08:30:00.000Z`,
  build: index.toString(16).padStart(64, '0'),
  pages: 340 + index,
  files: 1_000 + 7 * index,
  bytes: 31_000_000 + 140_000 * index - (index % 5 === 0 ? 400_000 : 0),
}));

const heaviest = {
  pages: ['/visit/', '/', '/event/', '/news/'].map((path, index) => ({
    path,
    bytes: 90_000 - 9_000 * index,
  })),
  pictures: ['pier-1a2b3c4d.jpg', 'a-very-long-name-of-a-picture-of-the-harbour-at-night-5e6f7a8b.avif'].map(
    (name, index) => ({ path: `/_assets/media/${name}`, bytes: 640_000 - 9_000 * index }),
  ),
};

const figures: Partial<Report> = {
  pages: { event: 188, home: 1, post: 160 },
  files: 1_024,
  bytes: 33_000_000,
  requests: { count: 34, retries: 1, bytes: 2_400_000 },
  skipped: { draft: 4, 'password protected': 1 },
  heaviest,
  growth,
  peakMemory: 412_000_000,
  stages: { crawl: 1_200, media: 2_300, bundle: 610, routes: 34, render: 1_904.5, output: 301, publish: 88 },
  totalMs: 4_120,
};

function rebuilt(changes: readonly Explanation[]): NonNullable<Report['rebuilt']> {
  const nextChange = { at: '2026-06-14T10:00:00.000Z', why: 'the event "Sunrise Yoga" ends' };
  return { written: 3, removed: 0, kept: 1_021, rendered: 2, made: 2, changes, nextChange };
}

const warnings: readonly Problem[] = ['Oysters', 'Tides', 'Lamps', 'Ropes'].map((title, index) => ({
  check: 'brokenLink',
  message: `The link to "/old-${index}/" leads nowhere`,
  cause: 'A link leads to a page that is missing',
  entry: { kind: 'post', id: 20 + index, title },
  field: 'content',
  block: 'core/paragraph',
  editUrl: `https://cms.example/wp-admin/post.php?post=${20 + index}&action=edit`,
  hint: 'Correct the link or remove it.',
}));

function refusedEntry(index: number, values: Partial<Problem> = {}): Problem {
  return {
    check: 'unsafeSlug',
    message: `The slug "../${index}" contains a slash, so it would leave its folder`,
    entry: { kind: 'event', id: 600 + index, title: `Harbour Lights ${index}` },
    field: 'slug',
    editUrl: `https://cms.example/wp-admin/post.php?post=${600 + index}&action=edit`,
    hint: 'Choose another slug.',
    ...values,
  };
}

export const publishedReport = sampleReport({
  ...figures,
  warnings,
  passed: { brokenLink: 4 },
  rebuilt: rebuilt([{ cause: { what: 'first build' }, paths: ['/', '/event/', '/news/feed.xml'] }]),
});

export const rebuiltReport = sampleReport({
  ...figures,
  rebuilt: rebuilt([
    {
      cause: { what: 'content', change: { kind: 'event', id: 5, title: 'Low tide', what: 'edited' } },
      paths: ['/', '/event/', '/event/calendar.ics', '/event/low-tide/'],
    },
    { cause: { what: 'clock' }, paths: Array.from({ length: 40 }, (_, index) => `/event/lights-${index}/`) },
    { cause: { what: 'content', change: { kind: 'post', id: 9, title: '', what: 'removed' } }, paths: [] },
    {
      cause: {
        what: 'media',
        change: { path: '/wp/pier.jpg', what: 'edited', entry: { kind: 'page', id: 7, title: 'Visit' } },
      },
      paths: ['/visit/'],
    },
  ]),
});

export const refusedReport = sampleReport({
  outcome: 'failed',
  failure: 'content',
  message: 'The content cannot be published as it is',
  growth,
  problems: [
    { check: 'lostEntries', message: '5 of 5 pages of the kind "event" are missing', hint: 'Look for them.' },
    ...Array.from({ length: 28 }, (_, index) => refusedEntry(index)),
    refusedEntry(3, { check: 'cmsHost', message: 'The host of the CMS is on the page', block: 'core/image' }),
  ],
  warnings,
});

/** So many of everything, and no text of it friendly. */
export function hostileReport(amount: number): Report {
  const many = Array.from({ length: amount }, (_, index) => index);
  const files = many.map((index) => ({
    path: index % 2 === 0 ? `/${hostile(index)}/` : hostile(index),
    bytes: index,
  }));
  const counts = Object.fromEntries(many.map((index) => [hostile(index), 1]));
  const changes: readonly Explanation[] = many.map((index) => ({
    cause: hostileCause(index),
    paths:
      index === 0 ? many.map((number) => `/${hostile(number)}/`) : [hostile(index), `/${hostile(index)}`],
  }));
  const problems = many.map(hostileProblem);
  return sampleReport({
    ...figures,
    outcome: 'failed',
    failure: 'content',
    source: hostileTexts[0],
    message: hostileTexts[1],
    pages: counts,
    skipped: counts,
    heaviest: { pages: files, pictures: files },
    growth: many.map((index) => ({
      at: hostile(index),
      build: '',
      pages: index,
      files: index,
      bytes: index,
    })),
    rebuilt: { ...rebuilt(changes), nextChange: { at: hostile(0), why: hostile(1) } },
    problems,
    warnings: problems,
  });
}

function hostileCause(index: number): Explanation['cause'] {
  const entry = { kind: hostile(index), id: index, title: hostile(index + 1) };
  return index % 3 === 1
    ? { what: 'media', change: { path: hostile(index), what: 'edited', entry } }
    : { what: 'content', change: { ...entry, what: 'edited' } };
}

function hostileProblem(_: unknown, index: number): Problem {
  return {
    message: hostile(index),
    cause: hostile(index % 4_000),
    entry: { kind: hostile(index), id: index, title: hostile(index + 1) },
    field: hostile(index + 2),
    block: hostile(index + 3),
    hint: hostile(index + 4),
    ...(index % 4 === 3 ? {} : { editUrl: hostileAddress(index) }),
  };
}

function hostileAddress(index: number): string {
  if (index % 4 === 0) return `javascript:document.title='owned'`;
  return index % 4 === 1 ? `data:text/html,${index}` : `https://cms.example/?"><b>${index}`;
}

function hostile(index: number): string {
  return `${hostileTexts[index % hostileTexts.length]} ${index}`;
}

export const hugeReport = hostileReport(10_000);

/** One of each sort of build, by name. */
export const reportCases: readonly (readonly [name: string, report: Report])[] = [
  ['a published build', publishedReport],
  ['a rebuild', rebuiltReport],
  ['a refused build', refusedReport],
  ['a huge and hostile build', hugeReport],
];
