import type { Finding } from './finding.ts';
import { openPage, type Visitor } from './open-page.ts';
import { pageStates } from './page-states.ts';
import type { SitePage } from './read-site.ts';
import { runAxe } from './run-axe.ts';

interface StatesOptions extends Visitor {
  readonly onStep: (step: string) => void;
}

/** Runs axe, in light and in dark, on what opens when a visitor asks for it. A state that no page has is told as a step. */
export async function checkStates(
  pages: readonly SitePage[],
  { onStep, ...visitor }: StatesOptions,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, sign, options, reach } of pageStates) {
    const path = pages.find(({ html }) => html.includes(sign))?.path;
    if (path === undefined) {
      onStep(`axe: no page has "${name}"`);
      continue;
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      const page = await openPage(visitor, path, { ...options, colorScheme, reducedMotion: 'reduce' });
      try {
        await reach(page);
        findings.push(...(await runAxe(page, { path, name: `${name}, ${colorScheme}` })));
      } catch (cause) {
        throw new Error(`"${name}" cannot be reached on ${path}`, { cause });
      } finally {
        await page.context().close();
      }
    }
  }
  return findings;
}
