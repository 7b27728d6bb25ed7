import pLimit from 'p-limit';
import type { Finding } from './finding.ts';
import { desk, openPage, phone, scrollThrough, type Visitor } from './open-page.ts';
import { runAxe } from './run-axe.ts';

/** Pages checked at the same time. */
const concurrency = 2;

/** Runs axe over pages at two widths, in light and in dark. */
export async function checkAxe(paths: readonly string[], visitor: Visitor): Promise<Finding[]> {
  const limit = pLimit(concurrency);
  const found = await Promise.all(paths.map((path) => limit(() => lookAt(path, visitor))));
  return found.flat();
}

async function lookAt(path: string, visitor: Visitor): Promise<Finding[]> {
  const findings: Finding[] = [];
  // Movement would be caught halfway.
  const page = await openPage(visitor, path, { colorScheme: 'light', reducedMotion: 'reduce' });
  try {
    await scrollThrough(page);
    for (const view of [phone, desk]) {
      await page.setViewportSize(view);
      await page.emulateMedia({ colorScheme: 'light' });
      findings.push(...(await runAxe(page, { path, name: `${view.width} px, light` })));
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = { path, name: `${view.width} px, dark`, isColoursOnly: true };
      findings.push(...(await runAxe(page, dark)));
    }
    return findings;
  } finally {
    await page.context().close();
  }
}
