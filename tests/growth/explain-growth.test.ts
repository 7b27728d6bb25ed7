import { it } from 'vitest';
import { expectToGrowWith, openStepCounter } from './step-counter.ts';

it('explains twice as many edits of one build with twice the steps and words at most', async () => {
  const counter = await openStepCounter<[count: number]>('explain-grown-edits');
  try {
    const costs = [];
    for (const count of [500, 1000, 2000]) costs.push(await counter.count(count));
    expectToGrowWith(costs, ['steps', 'told']);
  } finally {
    await counter.close();
  }
});
