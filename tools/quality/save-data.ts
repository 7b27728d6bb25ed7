import type { BrowserContext, Page } from 'playwright-core';

/** Lets the visitor save data: else a page would fetch those that it leads to. Before anything is loaded. */
export async function saveData(visitor: Page | BrowserContext): Promise<void> {
  await visitor.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
}
