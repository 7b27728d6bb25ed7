import type { BrowserContext, Page } from 'playwright-core';
import { sharedBrowser } from '../../support/worker-browser.ts';
import type { Session } from '../server/session.ts';
import type { Wordpress } from '../server/start-wordpress.ts';

/** A Chromium in which somebody is logged in. */
export interface AdminBrowser {
  readonly context: BrowserContext;
  /** Opens a path such as "/wp-admin/edit.php" in a new page. */
  readonly open: (path: string) => Promise<AdminPage>;
  /** Closes the pages that are open, without a question about unsaved changes: editors keep working in the background. */
  readonly closePages: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface AdminPage {
  readonly page: Page;
  /** All that went wrong so far: errors in the console, scripts that broke, failed requests, dialogs that opened. */
  readonly complaints: string[];
}

export interface BrowserSettings {
  /** Default: 1440. */
  readonly width?: number;
  /** Default: true. */
  readonly hasScript?: boolean;
}

/** Opens Chromium with the cookies of a session. It asks no other server for pictures of users or of the welcome guide. */
export async function openAdmin(
  { url }: Pick<Wordpress, 'url'>,
  { cookies }: Pick<Session, 'cookies'>,
  { width = 1440, hasScript = true }: BrowserSettings = {},
): Promise<AdminBrowser> {
  const browser = await sharedBrowser();
  const context = await browser.newContext({
    viewport: { width, height: 1000 },
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScript,
  });
  // Where other tests work beside it, an editor opens late.
  context.setDefaultTimeout(60_000);
  await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url })));
  // A machine with much else to do is slow, not wrong.
  context.setDefaultTimeout(120_000);
  const open = async (path: string): Promise<AdminPage> => {
    const page = await context.newPage();
    // No routing, which would switch the cache off: the editor has a hundred files.
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setBlockedURLs', { urls: ['*.gravatar.com*', '*://s.w.org*'] });
    const complaints = listen(page, url);
    await page.goto(`${url}${path}`);
    return { page, complaints };
  };
  const closePages = async () => {
    for (const page of context.pages()) await page.close();
  };
  return { context, open, closePages, close: () => context.close() };
}

/** Collects what goes wrong in a page. Dialogs are dismissed, but for the question about leaving the page. */
function listen(page: Page, url: string): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`script: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    const isOwn = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
    if (isOwn) complaints.push(`console: ${message.text()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it was asking for.
    if (request.url().startsWith(url) && !reason.includes('ERR_ABORTED'))
      complaints.push(`${reason}: ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    if (dialog.type() === 'beforeunload') return void dialog.accept();
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return complaints;
}
