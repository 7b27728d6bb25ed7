import type { Report } from '../../generator/site/report.ts';

/** A report of a build in which nothing happened; `values` say what did. */
export function sampleReport(values: Partial<Report> = {}): Report {
  return {
    version: 1,
    outcome: 'published',
    now: '2026-06-13T14:00:00.000Z',
    source: 'cms.example',
    pages: {},
    files: 0,
    bytes: 0,
    requests: { count: 0, retries: 0, bytes: 0 },
    skipped: {},
    passed: {},
    heaviest: { pages: [], pictures: [] },
    growth: [],
    rebuilt: null,
    build: null,
    entries: [],
    peakMemory: 0,
    stages: { crawl: 1200, render: 34.5 },
    totalMs: 1210,
    warnings: [],
    problems: [],
    ...values,
  };
}
