import { expect, it } from 'vitest';
import { speedFinding } from '../../../../generator/crawl/endpoint/check-endpoint.ts';

it('tells the middle time, and for a slow one no cause that it cannot know', () => {
  expect(speedFinding([9_000, 12, 20])).toMatchObject({
    state: 'good',
    text: expect.stringContaining('20 ms'),
  });
  const slow = speedFinding([1_400, 1_200, 1_300]);
  expect(slow).toMatchObject({ state: 'weak', text: expect.stringContaining('1300 ms') });
  expect(slow.remedy).toContain('so the cause is not known');
  expect(slow.remedy).not.toMatch(/^Give/);
});
