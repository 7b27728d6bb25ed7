import { describe, expect, it } from 'vitest';
import { openSite } from '../support/browser.ts';
import { openMap } from '../support/open-map.ts';

/** A busy machine may need a while. */
const soon = { timeout: 20_000 };

describe('the Content-Security-Policy', () => {
  const site = openSite({ prefetches: false });

  it('is the same in the page and in the header, which also forbids frames', async () => {
    const { page } = await site.open();
    const response = await page.goto(`${site.origin}/visit/`);
    const stated = await page.locator('meta[http-equiv="Content-Security-Policy" i]').getAttribute('content');
    expect(stated).toContain("default-src 'none'; script-src 'self'; style-src 'self';");
    expect(stated).toContain("require-trusted-types-for 'script'; trusted-types boardwalk default");
    expect(response?.headers()['content-security-policy']).toBe(`${stated}; frame-ancestors 'none'`);
  });

  it('refuses a script in the page, html other than a drawing, and another origin, also on a host without headers', async () => {
    const context = await site.newContext();
    const page = await context.newPage();
    await page.route(`${site.origin}/location/`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { 'content-type': 'text/html; charset=utf-8' } });
    });
    await page.goto(`${site.origin}/location/`);
    await openMap(page);
    const outcome = await page.evaluate(async () => {
      const attempt = (act: () => unknown) => {
        try {
          return String(act());
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      };
      const script = document.createElement('script');
      script.append('document.documentElement.dataset.broken = "yes"');
      const box = document.createElement('div');
      return {
        script: attempt(() => {
          document.head.append(script);
          return document.documentElement.dataset.broken;
        }),
        html: attempt(() => {
          box.innerHTML = '<img src="x" onerror="alert(1)">';
        }),
        drawing: attempt(() => {
          box.innerHTML = '<span aria-hidden="true">+</span>';
          return box.textContent;
        }),
        address: attempt(() => {
          script.src = 'https://elsewhere.example/a.js';
        }),
        request: await fetch('https://elsewhere.example/').then(
          () => 'answered',
          (error: Error) => error.name,
        ),
      };
    });
    expect(outcome).toEqual({
      script: 'undefined',
      html: 'TypeError',
      drawing: '+',
      address: 'TypeError',
      request: 'TypeError',
    });
    await context.close();
  });

  it('lets the player of a known provider in when it is started, and nothing before', async () => {
    const { page, requests, errors } = await site.open();
    await page.route(/youtube-nocookie|vimeo/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>player</title>' }),
    );
    await page.goto(`${site.origin}/revitalization/`);
    const film = page.locator('[data-island="click-to-load"]').first();
    await film.scrollIntoViewIfNeeded();
    await film.getByRole('button').click();
    await expect.poll(() => requests.some((url) => !url.startsWith(site.origin)), soon).toBe(true);
    await page.frameLocator('iframe').locator('title').waitFor({ state: 'attached' });
    expect(errors).toEqual([]);
  });
});
