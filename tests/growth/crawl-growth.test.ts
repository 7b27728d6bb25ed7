import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import type { DemoStore } from '../../demo/store-types.ts';
import { depth, isDeep } from '../support/depth.ts';
import { editGrown, grownStores } from './grown-store.ts';
import { expectToGrowWith, openStepCounter, type StepCounter } from './step-counter.ts';

/** So often is a thing there at first; then twice and four times as often. */
const size = depth.crawledThings;

let counter: StepCounter<[endpoint: string, now: string, isAgain: boolean]>;

beforeAll(async () => {
  counter = await openStepCounter('crawl-grown-cms');
});

afterAll(() => counter.close());

const sizes = [size, 2 * size, 4 * size];

/** Measures the cost of an operation with a CMS of n, 2n and 4n entries. */
async function costsOf<Cost>(
  grow: (count: number) => DemoStore,
  measure: (cms: DemoCms) => Promise<Cost>,
): Promise<readonly Cost[]> {
  const costs: Cost[] = [];
  for (const count of sizes) {
    const cms = await createDemoCms({ store: grow(count) });
    try {
      costs.push(await measure(cms));
    } finally {
      await cms.close();
    }
  }
  return costs;
}

// Up to nine crawls one after the other: a bound for a hanging run, not a measure.
describe('reading twice as much from the CMS', () => {
  const { posts, ...others } = grownStores;
  // Read as posts are.
  const further: readonly string[] = ['pages', 'places', 'works', 'experiences'];
  const kinds = Object.entries(others).filter(([name]) => isDeep || !further.includes(name));

  it.each(kinds)('costs twice as much at most: %s', async (_, grow) => {
    const costs = await costsOf(grow, ({ url }) => counter.countLive(url, demoNow, false));
    expectToGrowWith(costs, ['steps', 'live']);
  });

  it('costs twice as much at most: posts, at first, when nothing was edited, and when all were', async () => {
    const costs = await costsOf(posts, async ({ url, store }) => {
      const first = await counter.countLive(url, demoNow, false);
      const unedited = await counter.count(url, demoNow, true);
      editGrown(store);
      return { first, unedited, edited: await counter.count(url, demoNow, true) };
    });
    expectToGrowWith(
      costs.map(({ first }) => first),
      ['steps', 'live'],
    );
    const unedited = costs.map((cost) => cost.unedited);
    expect(unedited.map(({ changes }) => changes)).toEqual([0, 0, 0]);
    expectToGrowWith(unedited, ['steps']);
    const edited = costs.map((cost) => cost.edited);
    expect(edited.map(({ changes }) => changes)).toEqual(sizes);
    expectToGrowWith(edited, ['steps']);
  });
});
