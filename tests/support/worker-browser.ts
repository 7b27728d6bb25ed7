import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';
import { inject } from 'vitest';
import { serveSite } from '../../bin/commands/serve-site.ts';

let browser: Promise<Browser> | undefined;
let origin: Promise<string> | undefined;

/** The one Chromium of a worker, for all its files. It ends with the worker: a test closes its own contexts and nothing else. */
export function sharedBrowser(): Promise<Browser> {
  browser ??= launch();
  return browser;
}

/**
 * Returns the origin of the worker's demo site, without a slash at the end:
 * "http://127.0.0.1:8080".
 */
export function sharedOrigin(): Promise<string> {
  origin ??= serveDemoSite();
  return origin;
}

async function launch(): Promise<Browser> {
  return playwright.launch({
    // Not the package's own arguments: they are for a cloud function, one process and no web security.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    executablePath: await chromium.executablePath(),
    headless: true,
  });
}

async function serveDemoSite(): Promise<string> {
  const { url } = await serveSite({ dir: inject('demoSite'), port: 0 });
  return url.replace(/\/$/, '');
}
