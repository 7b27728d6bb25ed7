import type { Page } from 'playwright-core';
import { findCutOff } from './find-cut-off.ts';
import type { Finding } from './finding.ts';
import { openPage, phone, type Visitor } from './open-page.ts';
import { saveData } from './save-data.ts';

/** Pages checked at the same time. */
const concurrency = 2;

/**
 * The widths of the screens in CSS pixels, and the sizes of letters.
 * @internal
 */
export const layoutViews = [
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
export async function checkLayout(
  paths: readonly string[],
  visitor: Visitor,
  views = layoutViews,
): Promise<Finding[]> {
  const lanes = Array.from({ length: concurrency }, (_, lane) =>
    paths.filter((_, index) => index % concurrency === lane),
  );
  const found = await Promise.all(lanes.map((lane) => lookAt(lane, visitor, views)));
  return found.flat();
}

/** Looks at pages one after another in one tab, which keeps the shared styles and fonts. */
async function lookAt(
  paths: readonly string[],
  visitor: Visitor,
  views: typeof layoutViews,
): Promise<Finding[]> {
  const [first] = paths;
  if (first === undefined) return [];
  const page = await openPage(visitor, first, { reducedMotion: 'reduce', prepare: saveData });
  const found: Finding[] = [];
  try {
    for (const path of paths) {
      if (path !== first) {
        await page.setViewportSize(phone);
        await page.goto(visitor.origin + encodeURI(path));
      }
      found.push(...(await sweep(page, views)).map((message) => toFinding(path, message)));
    }
    return found;
  } finally {
    await page.context().close();
  }
}

function toFinding(path: string, message: string): Finding {
  return {
    check: 'layout',
    page: path,
    rule: 'cut-off',
    element: '',
    message,
    hint: 'Let it wrap, shrink or scroll in its own box.',
  };
}

/** The faults of an open page in each view. */
async function sweep(page: Page, views: typeof layoutViews): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { width, textSize } of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), textSize);
    found.push(...(await findCutOff(page)).map((fault) => `${width} px, ${textSize}: ${fault}`));
  }
  return found;
}
