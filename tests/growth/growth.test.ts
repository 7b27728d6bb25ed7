import { afterAll, beforeAll, describe, it } from 'vitest';
import { grown } from './grown-content.ts';
import { expectToGrowWith, openStepCounter, type StepCounter } from './step-counter.ts';

/** So often is a thing there at first; then twice and four times as often. */
const size = 150;

let counter: StepCounter<[name: string, count: number]>;

beforeAll(async () => {
  counter = await openStepCounter('make-grown-site');
});

afterAll(() => counter.close());

describe('making a site that is twice as large', () => {
  it.each(Object.keys(grown))('costs twice as much at most: %s', async (name) => {
    const costs = [];
    for (const times of [1, 2, 4]) costs.push(await counter.count(name, times * size));
    expectToGrowWith(costs, ['steps', 'written', 'remembered']);
  });

  it.each(['posts', 'events at places of their own'])(
    'holds twice as much at most: %s',
    async (name) => {
      // Code that runs for the first time leaves objects of its own.
      await counter.countLive(name, 10);
      const costs = [];
      for (const times of [1, 2, 4]) costs.push(await counter.countLive(name, times * size));
      expectToGrowWith(costs, ['live']);
      // Four sites one after the other: a bound for a hanging run, not a measure.
    },
    240_000,
  );
});
