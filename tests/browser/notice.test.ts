import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoNow } from '../../demo/clock.ts';
import { checkHtml } from '../../tools/quality/check-html.ts';
import { openTab } from '../support/browser.ts';
import { findAxeFaults } from '../support/find-axe-faults.ts';
import { openPier } from '../support/pier-site.ts';
import { readShifts, recordShifts } from '../support/record-shifts.ts';

const gale = { text: 'Gale warning: the pier is closed', url: '/visit/' };
const sizes = { phone: { width: 390, height: 844 }, narrow: { width: 320, height: 568 } };

describe('the notice', () => {
  const pier = openPier({ prepare: (store) => Object.assign(store, { pier: { notice: gale } }) });
  const publish = async (notice: object | null) => {
    pier.store.pier = notice === null ? { name: 'Pier' } : ({ notice } as never);
    await pier.build();
  };
  beforeEach(async () => {
    if (JSON.stringify(pier.store.pier) !== JSON.stringify({ notice: gale })) await publish(gale);
  });

  const open = async (options: BrowserContextOptions = {}) => {
    const opened = await openTab({ viewport: sizes.phone, ...options });
    await opened.page.clock.install({ time: new Date(demoNow) });
    return opened;
  };
  const region = (page: Page) => page.locator('[data-enhance=notice]');
  const inPage = (page: Page) => page.locator('main aside[aria-label=Notice]');
  /** Lets the browser become idle, and waits until the file was read. */
  const settled = async (page: Page) => {
    await page.clock.runFor(5000);
    await region(page).and(page.locator('[data-read]')).waitFor({ state: 'attached' });
  };

  it('lies over every page once, and is announced (behaviours 142)', async () => {
    const { page, errors } = await open();
    for (const path of ['/', '/contact/', '/news/']) {
      await page.goto(pier.origin + path);
      await settled(page);
      expect(await region(page).getByRole('status').textContent()).toBe(gale.text);
      expect(await page.getByText(gale.text).filter({ visible: true }).count(), path).toBe(1);
    }
    expect(await region(page).getByRole('link').getAttribute('href')).toBe('/visit/');
    expect(errors).toEqual([]);
  });

  it('stays one over a visit to the home page and on (behaviours 142)', async () => {
    const { page } = await open();
    await page.goto(`${pier.origin}/contact/`);
    await settled(page);
    await page.locator('header a').first().click();
    await page.waitForURL(`${pier.origin}/`);
    await inPage(page).waitFor({ state: 'attached' });
    expect(await inPage(page).isVisible()).toBe(false);
    expect(await page.getByText(gale.text).filter({ visible: true }).count()).toBe(1);
  });

  it('moves nothing when it comes and when it is closed (behaviours 142)', async () => {
    for (const path of ['/', '/contact/']) {
      const { page } = await open();
      await page.addInitScript(recordShifts);
      await page.goto(pier.origin + path);
      await settled(page);
      await page.getByRole('button', { name: 'Close the notice' }).click();
      expect(await readShifts(page)).toEqual([]);
    }
  });

  it('stays away once it is closed, until its words change (behaviours 143)', async () => {
    const { page } = await open();
    await page.goto(`${pier.origin}/contact/`);
    await settled(page);
    await page.getByRole('button', { name: 'Close the notice' }).click();
    for (const path of ['/contact/', '/']) {
      await page.goto(pier.origin + path);
      await settled(page);
      expect(await page.getByText(gale.text).filter({ visible: true }).count(), path).toBe(0);
    }
    await publish({ ...gale, until: '2026-06-20T10:00:00' });
    await page.reload();
    await settled(page);
    expect(await region(page).isVisible()).toBe(false);
    await publish({ text: 'Open again' });
    await page.reload();
    await settled(page);
    expect(await region(page).getByRole('status').textContent()).toBe('Open again');
  });

  it('ends at its moment in the time zone of the site, wherever the visitor is (behaviours 144)', async () => {
    // The demo's moment is ten o'clock there.
    await publish({ ...gale, until: '2026-06-13T10:30:00' });
    const { page } = await open({ timezoneId: 'Asia/Tokyo' });
    await page.goto(`${pier.origin}/contact/`);
    await settled(page);
    expect(await region(page).getByRole('status').textContent()).toBe(gale.text);
    await page.clock.runFor(30 * 60 * 1000);
    expect(await region(page).getByRole('status').textContent()).toBe('');
    await page.goto(`${pier.origin}/`);
    await settled(page);
    expect(await page.getByText(gale.text).filter({ visible: true }).count()).toBe(0);
  });

  it('is on the home page without script, and where script does not come (behaviours 145)', async () => {
    const without = await open({ javaScriptEnabled: false });
    await without.page.goto(`${pier.origin}/`);
    expect(await inPage(without.page).isVisible()).toBe(true);
    await without.page.goto(`${pier.origin}/contact/`);
    expect(await without.page.getByText(gale.text).count()).toBe(0);
    const { page } = await open();
    await page.route('**/_boardwalk/notice.json', (route) => route.abort());
    await page.goto(`${pier.origin}/`);
    await page.clock.runFor(5000);
    await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
    expect(await inPage(page).isVisible()).toBe(true);
  });

  it('covers neither the header nor what has the focus, with a long text at 320 px', async () => {
    await publish({ text: 'The pier is closed for the gale, and the ferry does not run. '.repeat(4) });
    const { page } = await open({ viewport: sizes.narrow, reducedMotion: 'reduce' });
    await page.goto(`${pier.origin}/contact/`);
    await settled(page);
    const covered: string[] = [];
    for (let count = 0; count < 60; count += 1) {
      await page.keyboard.press('Tab');
      const found = await page.evaluate(() => {
        const focused = document.activeElement;
        const notice = document.querySelector('[data-enhance=notice]');
        if (focused === null || focused === document.body || notice === null) return null;
        if (notice.contains(focused)) return '';
        const [one, other] = [focused.getBoundingClientRect(), notice.getBoundingClientRect()];
        return one.bottom > other.top + 1
          ? `${focused.outerHTML.slice(0, 80)} ${one.bottom} ${other.top}`
          : '';
      });
      if (found === null) break;
      if (found !== '') covered.push(found);
    }
    expect(covered).toEqual([]);
    // All of its words can be reached.
    const beginning = await region(page).evaluate((element) => {
      element.scrollTop = 0;
      return (
        (element.querySelector('p')?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().top
      );
    });
    expect(beginning).toBeGreaterThanOrEqual(0);
    const { width, scrollWidth } = await page.evaluate(() => ({
      width: innerWidth,
      scrollWidth: document.documentElement.scrollWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(width);
  });

  it('shows words that look like html as words, and leads nowhere by a script', async () => {
    const text = '<img src=x onerror=alert(1)> & "more"';
    await publish({ text, url: 'javascript:alert(1)' });
    const { page, errors } = await open();
    await page.goto(`${pier.origin}/contact/`);
    await settled(page);
    expect(await region(page).getByRole('status').textContent()).toBe(text);
    expect(await region(page).locator('a, img').count()).toBe(0);
    await page.goto(`${pier.origin}/`);
    expect(await inPage(page).locator('a, img').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  it('has nothing for the html checker to find on the home page', async () => {
    const html = await (await fetch(`${pier.origin}/`)).text();
    expect(html).toContain(gale.text);
    const findings = await checkHtml({ pages: [{ path: '/', kind: 'home', html }], texts: [] });
    expect(findings.map(({ rule, message }) => `${rule} ${message}`)).toEqual([]);
  });

  it('has nothing for axe to find, light and dark', async () => {
    const { page } = await open({ reducedMotion: 'reduce' });
    await page.goto(`${pier.origin}/contact/`);
    await settled(page);
    expect(await findAxeFaults(page)).toEqual([]);
  });
});
