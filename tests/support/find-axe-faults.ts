import type { Page } from 'playwright-core';
import { runAxe } from '../../tools/quality/run-axe.ts';

/**
 * Finds what axe complains of on a page as it is shown now: by every rule in the light colours, by those of colours in the dark ones.
 * The page stays light.
 */
export async function findAxeFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const isColoursOnly = colorScheme === 'dark';
    const found = await runAxe(page, { path: page.url(), name: colorScheme, isColoursOnly });
    faults.push(...found.map(({ page, rule, element }) => `${page} ${colorScheme} ${rule}: ${element}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return faults;
}
