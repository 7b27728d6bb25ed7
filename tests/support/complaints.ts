import type { BrowserContext, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';

/** The complaints of a page: uncaught errors, and refusals by its policy. */
export interface Complaints {
  /** Every error in the console as well: a missing file, an island that failed. */
  readonly errors: readonly string[];
}

/**
 * Chromium's texts for a refusal by Content-Security-Policy or Trusted Types, enforced or reported.
 */
const refusal =
  /Content Security Policy|Content-Security-Policy|TrustedHTML|TrustedScript|Permissions[- ]Policy/i;

/**
 * Listens to every page of a context. When the test ends it fails if a page has broken its own policy or let an error escape;
 * a test that expects an error in the console looks at `errors` by itself.
 */
export function failOnComplaints(context: BrowserContext): Complaints {
  const errors: string[] = [];
  const serious: string[] = [];
  const listen = (page: Page): void => {
    page.on('pageerror', (error) => {
      errors.push(error.message);
      serious.push(`${page.url()}: ${error.stack ?? error.message}`);
    });
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error') errors.push(text);
      if (refusal.test(text)) serious.push(`${page.url()}: ${text}`);
    });
  };
  for (const page of context.pages()) listen(page);
  context.on('page', listen);
  onTestFinished(() => expect(serious).toEqual([]));
  return { errors };
}
