import { expect, it } from 'vitest';
import { serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectToGrowWith, openStepCounter } from './step-counter.ts';

it('fetches twice as many files for twice the steps at most', async () => {
  const cms = await serve(({ url = '' }, response) => response.end(`%PDF-1.7 ${url}`));
  const counter = await openStepCounter<[string, readonly string[], string]>('fetch-grown-media');
  try {
    const costs = [];
    for (const count of [100, 200, 400]) {
      const paths = Array.from({ length: count }, (_, index) => `/wp-content/uploads/plan-${index}.pdf`);
      costs.push(await counter.countLive(cms, paths, await temporaryFolder()));
    }
    expect(costs.map(({ files }) => files)).toEqual([100, 200, 400]);
    expectToGrowWith(costs, ['steps', 'live']);
  } finally {
    await counter.close();
  }
});
