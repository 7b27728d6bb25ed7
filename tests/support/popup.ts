import type { Page, Route } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/** The path of the popup's fragment on a site. */
export const popupAddress = '**/_boardwalk/popup.html';

/** Returns the browser's record of the popup, as text. */
export function storedPopup(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('popup'));
}

/** Lets the seconds pass that a reader takes, until the popup is there. */
export async function readUntilPopup(page: Page): Promise<void> {
  const dialog = page.locator('dialog[data-version]');
  await expect
    .poll(async () => {
      // It waits only after its script and its record have come.
      await page.clock.fastForward(5000);
      return dialog.isVisible();
    })
    .toBe(true);
}

/** Answers with a fragment of which something is different: another version, another way of keeping it. */
export async function changeFragment(page: Page, change: (html: string) => string): Promise<void> {
  await page.unroute(popupAddress);
  await page.route(popupAddress, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/** Answers every request of a page with these headers besides its own. */
export async function addHeaders(page: Page, headers: Readonly<Record<string, string>>): Promise<void> {
  onTestFinished(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
  await page.route('**/*', async (route: Route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...headers } });
  });
}

/** Fills localStorage to the last character. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (let length = 4_000_000; length >= 1; ) {
      try {
        localStorage.setItem(`filler-${length}-${localStorage.length}`, 'x'.repeat(length));
      } catch {
        // Full for so much: perhaps less still fits.
        length = Math.floor(length / 2);
      }
    }
  });
}

/** Goes to a page and waits until its popup would be there. */
export async function gotoWithoutPopup(page: Page, address: string): Promise<void> {
  const answered = page.waitForResponse(popupAddress);
  await page.goto(address);
  await (await answered).finished();
  // Its script is asked for within this time, if at all: what a test then does not find might still come, never the reverse.
  await page.waitForTimeout(300);
  await page.clock.fastForward(5000);
  expect(await page.locator('dialog[data-version]').count()).toBe(0);
}
