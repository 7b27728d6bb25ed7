import { expect, it } from 'vitest';
import type { BuildParts } from '../../generator/fill-stage.ts';
import { showFirst } from '../../generator/show-first.ts';
import type { Site } from '../../generator/site/site.ts';

it('plans no site that nobody looks at', async () => {
  const parts = {
    plan: () => {
      throw new Error('planned');
    },
  } as unknown as BuildParts;
  await expect(showFirst(parts, {} as Site, {})).resolves.toBeUndefined();
  await expect(showFirst(parts, {} as Site, { first: '/' })).rejects.toThrow('planned');
});
