import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTab } from '../support/browser.ts';
import { openPier } from '../support/pier-site.ts';
import { openServer } from '../support/serve.ts';

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

const button = (page: Page) => page.getByRole('button', { name: 'Show tide and weather' });
const status = (page: Page) => page.locator('[data-enhance=conditions] [role=status]').innerText();

async function press(page: Page): Promise<void> {
  await button(page).click();
  await expect.poll(() => button(page).isEnabled()).toBe(true);
}

describe('tide and weather', () => {
  const failing: Answer = (_, response) => void response.writeHead(500, json).end();
  let [answer, asked, origin, close] = [failing, 0, '', () => {}];
  beforeAll(async () => {
    ({ origin, close } = await openServer((request, response) => {
      asked += 1;
      answer(request, response);
    }));
  });
  beforeEach(() => {
    asked = 0;
    answer = failing;
  });
  afterAll(() => close());
  const source = { label: 'Tides', url: 'https://tides.example/' };
  const pier = openPier({ settings: () => ({ conditions: { url: `${origin}/now.json`, source } }) });
  const open = async (options = {}) => {
    const { page } = await openTab({ isToday: true, ...options });
    await page.goto(`${pier.origin}/visit/`, { waitUntil: 'networkidle' });
    return page;
  };

  it('are asked for when the button is pressed, not before, and shown with the time of the reading', async () => {
    answer = says(() => reading(0));
    const page = await open();
    expect(asked).toBe(0);
    await press(page);
    expect(await status(page)).toMatch(/^High tide: 4:12 pm, 2\.9 m\s+Read at \d+:\d\d/);
    expect(asked).toBe(1);

    answer = says(() => reading(180));
    await press(page);
    expect(await status(page)).toMatch(/Old: read at \d+:\d\d/);

    // A hostile text stays a text.
    answer = says(() => reading(0, '<img src=x onerror=alert(1)>'));
    await press(page);
    expect(await status(page)).toContain('<img src=x onerror=alert(1)>');
    expect(await page.locator('[data-enhance=conditions] img').count()).toBe(0);
  });

  it('say that they are not available after an answer that is broken, wrong, huge, a day old or cut off', async () => {
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
    for (const broken of answers) {
      answer = broken;
      await press(page).catch(() => undefined);
      await expect.poll(() => status(page)).toBe(failed);
      answer = says(() => reading(0));
      await press(page);
      expect(await status(page)).toContain('High tide');
    }
    // The rest of an endless answer is not loaded.
    expect(sent).toBeLessThan(20_000_000);
  });

  it('end the wait for a server that says nothing', async () => {
    answer = () => undefined;
    const page = await open();
    await page.clock.install();
    await button(page).click();
    await expect.poll(() => status(page)).toBe('Asking for tide and weather …');
    await page.clock.runFor(8000);
    await expect.poll(() => status(page)).toBe(failed);
  });

  it('have a link alone without script', async () => {
    const page = await open({ javaScriptEnabled: false });
    expect(await button(page).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Tides' }).getAttribute('href')).toBe(
      'https://tides.example/',
    );
    expect(asked).toBe(0);
  });
});
