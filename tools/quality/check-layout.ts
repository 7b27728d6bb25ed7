import pLimit from 'p-limit';
import type { Page } from 'playwright-core';
import { findCutOff } from './find-cut-off.ts';
import type { Finding } from './finding.ts';
import { openPage, type Visitor } from './open-page.ts';

/** Pages checked at the same time. */
const concurrency = 2;

const views = [
  { width: 320, textSize: '100%' },
  { width: 360, textSize: '100%' },
  { width: 390, textSize: '100%' },
  { width: 390, textSize: '200%' },
  { width: 820, textSize: '100%' },
  { width: 1440, textSize: '100%' },
];

/**
 * Looks at pages on screens from 320 to 1440 px, and with letters of twice the size, for what sticks out or is cut at a side. The dark
 * scheme moves nothing: tests/templates/css-modules.test.ts.
 */
export async function checkLayout(paths: readonly string[], visitor: Visitor): Promise<Finding[]> {
  const limit = pLimit(concurrency);
  const found = await Promise.all(paths.map((path) => limit(() => lookAt(path, visitor))));
  return found.flat();
}

async function lookAt(path: string, visitor: Visitor): Promise<Finding[]> {
  const page = await openPage(visitor, path, { reducedMotion: 'reduce', prepare: saveData });
  try {
    return (await sweep(page)).map((message) => ({
      check: 'layout',
      page: path,
      rule: 'cut-off',
      element: '',
      message,
      hint: 'Let it wrap, shrink or scroll in its own box.',
    }));
  } finally {
    await page.context().close();
  }
}

/** The faults of an open page in each view. */
async function sweep(page: Page): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { width, textSize } of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize);
    found.push(...(await findCutOff(page)).map((fault) => `${width} px, ${textSize}: ${fault}`));
  }
  return found;
}

/** Else every page would fetch those that it leads to. */
async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
}
