import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import sirv from 'sirv';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { createDemoCms } from '../../demo/demo-cms.ts';
import { failOnComplaints } from '../support/complaints.ts';
import { smallStore } from '../support/random-edits.ts';
import { serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { buildOrFail, bundleOnce, openTestSite } from '../support/test-site.ts';
import { sharedBrowser } from '../support/worker-browser.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const reading = (minutesAgo: number, value = '4:12 pm, 2.9 m') =>
  JSON.stringify({
    read: new Date(Date.now() - minutesAgo * 60_000).toJSON(),
    facts: [{ name: 'High tide', value }],
  });
const json = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
const says =
  (text: () => string): Answer =>
  (_, response) =>
    void response.writeHead(200, json).end(text());
const failed = 'Tide and weather are not available at the moment.';

/** `/visit/` of a site with readings of another server, whose answer a test may change. */
async function openVisit() {
  let answer: Answer = (_, response) => void response.writeHead(500, json).end();
  let asked = 0;
  const origin = await serve((request, response) => {
    asked += 1;
    answer(request, response);
  });
  const cms = await createDemoCms({ store: smallStore() });
  onTestFinished(cms.close);
  const source = { label: 'Tides', url: 'https://tides.example/' };
  const site = await openTestSite({
    ...{
      endpoint: cms.url,
      folder: await temporaryFolder(),
      now: () => demoNow,
      bundler: await bundleOnce(),
    },
    settings: { conditions: { url: `${origin}/now.json`, source } },
  });
  const { config } = site;
  await buildOrFail(site);
  const host = await serve(sirv(config.outDir));
  const browser = await sharedBrowser();
  const open = async (options = {}) => {
    const context = await browser.newContext(options);
    onTestFinished(() => context.close());
    failOnComplaints(context);
    const page = await context.newPage();
    await page.goto(`${host}/visit/`, { waitUntil: 'networkidle' });
    return page;
  };
  const change = (next: Answer) => {
    answer = next;
  };
  return { open, change, asked: () => asked };
}

const button = (page: Page) => page.getByRole('button', { name: 'Show tide and weather' });
const status = (page: Page) => page.locator('[data-enhance=conditions] [role=status]').innerText();

async function press(page: Page): Promise<void> {
  await button(page).click();
  await expect.poll(() => button(page).isEnabled()).toBe(true);
}

describe('tide and weather', () => {
  it('are asked for when the button is pressed, not before, and shown with the time of the reading', async () => {
    const { open, change, asked } = await openVisit();
    change(says(() => reading(0)));
    const page = await open();
    expect(asked()).toBe(0);
    await press(page);
    expect(await status(page)).toMatch(/^High tide: 4:12 pm, 2\.9 m\s+Read at \d+:\d\d/);
    expect(asked()).toBe(1);

    change(says(() => reading(180)));
    await press(page);
    expect(await status(page)).toMatch(/Old: read at \d+:\d\d/);

    // A hostile text stays a text.
    change(says(() => reading(0, '<img src=x onerror=alert(1)>')));
    await press(page);
    expect(await status(page)).toContain('<img src=x onerror=alert(1)>');
    expect(await page.locator('[data-enhance=conditions] img').count()).toBe(0);
  });

  it('say that they are not available after an answer that is broken, wrong, huge, a day old or cut off', async () => {
    const { open, change } = await openVisit();
    const page = await open();
    let sent = 0;
    const answers: readonly Answer[] = [
      (_, response) => void response.writeHead(200, json).end('<html>Busy</html>'),
      (_, response) => void response.writeHead(200, json).end('{"read":'),
      says(() => reading(60 * 25)),
      (request) => request.socket.destroy(),
      (_, response) => {
        response.writeHead(200, json);
        const piece = Buffer.alloc(65_536, ' ');
        const more = () => {
          if (response.destroyed) return;
          sent += piece.length;
          response.write(piece, more);
        };
        more();
      },
    ];
    for (const answer of answers) {
      change(answer);
      await press(page).catch(() => undefined);
      await expect.poll(() => status(page)).toBe(failed);
      change(says(() => reading(0)));
      await press(page);
      expect(await status(page)).toContain('High tide');
    }
    // The rest of an endless answer is not loaded.
    expect(sent).toBeLessThan(20_000_000);
  });

  it('end the wait for a server that says nothing', async () => {
    const { open, change } = await openVisit();
    change(() => undefined);
    const page = await open();
    await page.clock.install();
    await button(page).click();
    await expect.poll(() => status(page)).toBe('Asking for tide and weather …');
    await page.clock.runFor(8000);
    await expect.poll(() => status(page)).toBe(failed);
  });

  it('have a link alone without script', async () => {
    const { open, asked } = await openVisit();
    const page = await open({ javaScriptEnabled: false });
    expect(await button(page).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Tides' }).getAttribute('href')).toBe(
      'https://tides.example/',
    );
    expect(asked()).toBe(0);
  });
});
