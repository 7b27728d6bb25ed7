import type { Page } from 'playwright-core';

/** Uses the first map of a page, which is a still plan until then, and waits for its pins: on a phone in the whole screen. */
export async function openMap(page: Page): Promise<void> {
  const map = page.locator('[data-island="pier-map"]').first();
  await map.getByRole('button', { name: /^(?:Move and zoom the|Large) map$/ }).click();
  await map.locator('.leaflet-marker-icon').first().waitFor();
}
