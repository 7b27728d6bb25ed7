import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwright } from 'playwright-core';
import { inject } from 'vitest';
import { answerAsStorage } from '../../bin/commands/serve/answer.ts';
import { listen } from '../../bin/commands/serve/listen.ts';
import { openPublished } from '../../bin/commands/serve/published.ts';

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
  origin ??= serveFolder(inject('demoSite'));
  return origin;
}

/** `SEE_BROWSER` names a Chromium with a window, in which one can follow a test. */
async function launch(): Promise<Browser> {
  const seen = process.env.SEE_BROWSER;
  return playwright.launch({
    // Not the package's own arguments: they are for a cloud function, one process and no web security.
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none'],
    executablePath: seen ?? (await chromium.executablePath()),
    headless: seen === undefined,
    slowMo: seen === undefined ? 0 : 300,
  });
}

/** As `boardwalk serve` does, but uncompressed: to compress the same texts for each test costs time. */
export async function serveFolder(folder: string): Promise<string> {
  const answer = answerAsStorage(folder, openPublished(folder));
  const { url } = await listen(
    (request, response) => {
      delete request.headers['accept-encoding'];
      answer(request, response);
    },
    { port: 0 },
  );
  return url.replace(/\/$/, '');
}
