import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SiteInBrowser } from './browser.ts';

export interface Cost {
  readonly taps: number;
  /** As sent, headers included. */
  readonly kilobytes: number;
}

/** A visitor on an errand: the taps that it takes are counted, and the bytes that arrive. */
interface Errand {
  readonly page: Page;
  readonly tap: (target: Locator) => Promise<void>;
  readonly cost: () => Promise<Cost>;
}

interface ErrandOptions extends BrowserContextOptions {
  /** Default: the home page. */
  readonly path?: string;
  /** The visitor's moment, by a clock that stands: the machine's when absent. */
  readonly now?: string;
  /** With letters of twice the size. */
  readonly enlarged?: boolean;
  /** Default: yes. */
  readonly hasOneBar?: boolean;
}

const oneBar = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 20_000 };

/** Opens a page on a phone of 390 px with one bar: 50 kB/s, each answer 150 ms late. */
export async function openErrand(
  site: SiteInBrowser,
  { path = '/', now, enlarged = false, hasOneBar = true, ...options }: ErrandOptions = {},
): Promise<Errand> {
  const { page } = await site.open({ viewport: { width: 390, height: 844 }, hasTouch: true, ...options });
  if (now !== undefined) await page.clock.setFixedTime(now);
  if (enlarged)
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  if (hasOneBar) await network.send('Network.emulateNetworkConditions', oneBar);
  let bytes = 0;
  let taps = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(site.origin + path);
  return {
    page,
    tap: async (target) => {
      taps += 1;
      await target.tap();
    },
    cost: async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
      return { taps, kilobytes: Math.ceil(bytes / 1000) };
    },
  };
}
