import { expect, it, onTestFinished } from 'vitest';
import { drawAdaptation } from '../../tools/adaptation/chart.ts';
import { startCollapsingCms } from '../../tools/adaptation/collapsing-cms.ts';
import { recordCrawl } from '../../tools/adaptation/record-crawl.ts';
import { crawlDemo, startDemo } from '../generator/crawl-demo.ts';

it('finishes a crawl of a CMS that collapses above three requests at once, and its log shows how it adapts (faults 32)', async () => {
  const demo = await startDemo();
  // Slow beside what a busy machine may take for a request to arrive: else no more than three would ever meet.
  const cms = await startCollapsingCms(demo.url, { capacity: 3, serviceMs: 150, recoveryMs: 300 });
  onTestFinished(cms.close);

  const { content, attempts } = await recordCrawl(cms.endpoint, 6);

  expect(JSON.stringify(content)).toBe(JSON.stringify((await crawlDemo(demo.url)).content));
  const limits = attempts.map(({ limit }) => limit);
  const overloaded = attempts.filter(({ outcome }) => outcome === 'overloaded');
  // It went beyond what the CMS copes with, was told so, and went back.
  expect(Math.max(...limits)).toBeGreaterThan(3);
  expect(Math.min(...limits)).toBeLessThan(3);
  expect(overloaded.length).toBeGreaterThan(0);
  expect(overloaded.length).toBeLessThan(attempts.length / 2);
  expect(cms.mostAtOnce()).toBeLessThanOrEqual(6);

  const chart = drawAdaptation(attempts, { capacity: 3, most: 6 });
  expect(chart.match(/<circle class="overloaded"/g)).toHaveLength(overloaded.length);
  expect(chart).not.toContain('NaN');
});
