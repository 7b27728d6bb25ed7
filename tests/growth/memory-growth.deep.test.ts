import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectToGrowWith, openStepCounter, type StepCounter } from './step-counter.ts';

/** Things of a kind at first; then twice and four times as many. Bytes need many: the engine's own vary. */
const held = 150;

let counter: StepCounter<[name: string, count: number]>;

beforeAll(async () => {
  counter = await openStepCounter('make-grown-site');
});

afterAll(() => counter.close());

// Four sites one after the other: a bound for a hanging run, not a measure.
describe('making a site that is twice as large', () => {
  it.each(['posts', 'events at places of their own'])('holds twice as much at most: %s', async (name) => {
    // Code that runs for the first time leaves objects of its own.
    await counter.countLive(name, 10);
    const costs = [];
    for (const times of [1, 2, 4]) costs.push(await counter.countLive(name, times * held));
    expectToGrowWith(costs, ['live']);
  });
});
