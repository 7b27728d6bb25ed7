import { afterAll, beforeAll, describe, it } from 'vitest';
import { depth, isDeep } from '../support/depth.ts';
import { grown } from './grown-content.ts';
import { expectToGrowWith, openStepCounter, type StepCounter } from './step-counter.ts';

/** Other proportions of things that are counted already: in the deep run. */
const further = new Set([
  'events at one place',
  'events that last for years',
  'events that are over',
  'places in a row',
  'places at one spot',
  'places with an event each',
  'works at one place',
  'experiences with a grid of places',
  'pages with a map',
  'categories below one another in pairs',
  'redirects in one chain',
]);

let counter: StepCounter<[name: string, count: number]>;

beforeAll(async () => {
  counter = await openStepCounter('make-grown-site');
});

afterAll(() => counter.close());

// Three or four sites one after the other: a bound for a hanging run, not a measure.
describe('making a site that is twice as large', () => {
  it.each(Object.keys(grown).filter((name) => isDeep || !further.has(name)))(
    'costs twice as much at most: %s',
    async (name) => {
      const costs = [];
      // A list has twenty-four posts a page: with few posts the cost rises at each new page, and not evenly.
      const size = Math.max(depth.grownThings, name === 'posts' ? 50 : 0);
      for (const times of [1, 2, 4]) costs.push(await counter.count(name, times * size));
      expectToGrowWith(costs, ['steps', 'written', 'remembered']);
    },
  );
});
