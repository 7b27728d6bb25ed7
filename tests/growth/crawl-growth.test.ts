import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms, type DemoCms } from '../../demo/demo-cms.ts';
import type { DemoStore } from '../../demo/store.ts';
import { editGrown, grownStores, posts } from './grown-store.ts';
import { expectToGrowWith, openStepCounter, type StepCounter } from './step-counter.ts';

/** So often is a thing there at first; then twice and four times as often. */
const size = 100;

let counter: StepCounter<[endpoint: string, now: string, isAgain: boolean]>;

beforeAll(async () => {
  counter = await openStepCounter('crawl-grown-cms');
});

afterAll(() => counter.close());

/** What it costs to read a CMS of n, 2n and 4n things, and what the next time, which `edit` comes before. */
async function costsOf(grow: (count: number) => DemoStore, edit?: (cms: DemoCms) => void) {
  const once = [];
  const again = [];
  for (const times of [1, 2, 4]) {
    const cms = await createDemoCms({ store: grow(times * size) });
    try {
      once.push(await counter.countLive(cms.url, demoNow, false));
      edit?.(cms);
      if (edit) again.push(await counter.count(cms.url, demoNow, true));
    } finally {
      await cms.close();
    }
  }
  return { once, again };
}

describe('reading twice as much from the CMS', () => {
  it.each(Object.entries(grownStores))('costs twice as much at most: %s', async (_, grow) => {
    expectToGrowWith((await costsOf(grow)).once, ['steps', 'live']);
  });

  it('costs twice as much at most when nothing was edited', async () => {
    const { again } = await costsOf(posts, () => undefined);
    expect(again.map(({ changes }) => changes)).toEqual([0, 0, 0]);
    expectToGrowWith(again, ['steps']);
  });

  it('costs twice as much at most when all were edited', async () => {
    const { again } = await costsOf(posts, ({ store }) => editGrown(store));
    expect(again.map(({ changes }) => changes)).toEqual([size, 2 * size, 4 * size]);
    expectToGrowWith(again, ['steps']);
    // Six crawls one after the other: a bound for a hanging run, not a measure.
  }, 240_000);
});
