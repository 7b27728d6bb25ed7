import { expect, it } from 'vitest';
import type { BuildParts, Site } from '../../../generator/site/site.ts';
import { showFirst } from '../../../generator/steps/show-first.ts';

it('plans no site that nobody looks at', async () => {
  const parts = {
    siteRoutes: () => {
      throw new Error('planned');
    },
  } as unknown as BuildParts;
  await expect(showFirst(parts, {} as Site, {})).resolves.toBe(parts);
  await expect(showFirst(parts, {} as Site, { first: '/' })).rejects.toThrow('planned');
});
