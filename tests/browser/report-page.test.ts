import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { reportPage } from '../../bin/report/html/report-page.ts';
import { syncPage } from '../../bin/report/html/sync-page.ts';
import { defaultBrand } from '../../config/brand/default-brand.ts';
import type { Report } from '../../generator/site/report.ts';
import { findCutOff } from '../../tools/quality/find-cut-off.ts';
import { runAxe } from '../../tools/quality/run-axe.ts';
import { openTab } from '../support/browser.ts';
import { isDeep } from '../support/depth.ts';
import { hostileReport, hugeReport, rebuiltReport, reportCases } from '../support/report-cases.ts';
import { hostileSync, syncCases } from '../support/sync-cases.ts';
import { makeTemporaryFolder, removeFolder } from '../support/temporary-folder.ts';

const widths = [390, 1440] as const;
const site = 'https://www.pier.example';
const { colours } = defaultBrand;
const buildPages = [...reportCases, ['a hostile build', hostileReport(14)] as const].map(
  ([name, report]) => [name, reportPage({ report, site, colours }), report === hugeReport] as const,
);
const syncPages = [...syncCases, ['a hostile sync', hostileSync(14)] as const].map(
  ([name, report]) => [name, syncPage({ report, site, colours }), false] as const,
);
const schemes = ['light', 'dark'] as const;

/** As somebody opens it who has downloaded it: a file, in a browser. */
describe('the page of a report', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    return () => removeFolder(folder);
  });

  const openReport = (report: Report) => open(reportPage({ report, site, colours }));
  const open = async (html: string) => {
    const file = path.join(folder, 'report.html');
    await writeFile(file, html);
    const opened = await openTab();
    const address = pathToFileURL(file).href;
    await opened.page.goto(address);
    return { ...opened, address };
  };
  const unfold = (page: Page) =>
    page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });

  it.each([...buildPages, ...syncPages])(
    'fits a telephone and a wide screen, and has no faults for axe: %s',
    async (_, html, isHuge) => {
      const { page, errors, requests, address } = await open(html);
      // Axe takes long for many thousand elements, which are like those of the smaller one.
      if (!isHuge) await unfold(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect(await findCutOff(page), `${width} px`).toEqual([]);
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const isFirst = width === widths[0] && colorScheme === schemes[0];
          // The narrow one in light, the wide one in dark; in the deep run each in both.
          const isAsked = (width === widths[0]) === (colorScheme === schemes[0]);
          if (!isDeep && (isHuge || !isAsked)) continue;
          if (isHuge && !isFirst) continue;
          const name = `${width} px, ${colorScheme}`;
          expect(await runAxe(page, { path: 'report.html', name, isColoursOnly: !isFirst })).toEqual([]);
        }
      }
      expect(requests).toEqual([address]);
      expect(errors).toEqual([]);
    },
  );

  it('applies its style sheet, in both colour schemes, and shows no text of the CMS as anything but text', async () => {
    const { page } = await openReport(hostileReport(14));
    const background = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme });
      return page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    };
    expect(await background('light')).toBe('rgb(251, 247, 239)');
    expect(await background('dark')).toBe('rgb(11, 25, 27)');
    expect(await page.title()).toBe('Nothing was published: Boardwalk');
    expect(await page.locator('script, img, b').count()).toBe(0);
    expect(await page.locator('h1').isVisible()).toBe(true);
  });

  it('opens what is folded by keyboard, and prints it', async () => {
    const { page } = await openReport(rebuiltReport);
    const link = page.getByRole('link', { name: '/event/lights-39/' });
    expect(await link.isVisible()).toBe(false);
    await page.getByText('40 pages').focus();
    await page.keyboard.press('Enter');
    expect(await link.isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.emulateMedia({ media: 'print' });
    expect(await link.isVisible()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
  });
});
