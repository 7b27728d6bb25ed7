import type { Page } from 'playwright-core';

/** Lets the clock of a page stand still; `page.clock.runFor` moves it. Before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
