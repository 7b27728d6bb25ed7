import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runAxe } from '../../../tools/quality/run-axe.ts';
import { type AdminBrowser, openAdmin } from '../support/admin-browser.ts';
import { openEditor } from '../support/editor.ts';
import { openWordpress } from '../support/open-wordpress.ts';
import {
  addEvent,
  digest,
  type Reporter,
  reportedSite,
  saveLater,
  startReports,
} from '../support/reports.ts';

/** Where pictures are put for somebody who wants to look at them; nowhere by default. */
const pictures = process.env.BOARDWALK_PICTURES;
const hostile = '<img src=x onerror=alert(1)>';

describe('where a change is', () => {
  const wordpress = openWordpress();
  let reporter: Reporter;
  let event: number;
  const browsers: AdminBrowser[] = [];
  const openBrowser = async (width: number) => {
    const browser = await openAdmin(wordpress, await wordpress.login('editor'), { width });
    browsers.push(browser);
    return browser;
  };
  const refuse = () =>
    reporter.report('refused', {
      problems: [
        {
          message: `The price ${hostile} is no price.`,
          entry: { kind: 'event', id: event, title: 'Gala' },
          ...{ field: 'price', hint: 'Write it as "$12".' },
        },
      ],
      problemCount: 1,
    });
  beforeAll(async () => {
    reporter = await startReports(wordpress);
    event = await addEvent(wordpress);
    await reporter.publish(digest('a'));
  });
  afterAll(async () => {
    for (const browser of browsers) await browser.close();
  });

  it('is said by the panel of the editor: live, waiting after saving, refused with the reason, live again without reloading (row 8)', async () => {
    const browser = await openBrowser(1440);
    const editor = await openEditor(browser, event);
    const panel = await editor.openPanel('Where is my change?');
    // Since when it was there before the first report is not known.
    await panel.getByText('On the site, at least since').waitFor();
    expect(await panel.getByRole('link', { name: 'View on the site' }).getAttribute('href')).toBe(
      `${reportedSite}/event/gala/`,
    );
    await saveLater(wordpress, event);
    await editor.typeTitle('Grand gala');
    expect((await editor.update()).isSaved).toBe(true);
    await panel.getByText('Waiting since').waitFor();
    await refuse();
    // The panel asks by itself.
    await panel.getByText(`The price ${hostile} is no price.`).waitFor();
    const notice = editor.page
      .locator('.components-notice')
      .filter({ hasText: 'The site could not be built' });
    expect(await notice.textContent()).toContain(hostile);
    const found = await runAxe(editor.page, {
      ...{ path: 'editor', name: '1440 px', within: '.boardwalk-status-panel' },
    });
    expect(found).toEqual([]);
    if (pictures !== undefined) await editor.page.screenshot({ path: `${pictures}/status-refused-1440.png` });
    await editor.typeTitle('Gala');
    await saveLater(wordpress, event);
    expect((await editor.update()).isSaved).toBe(true);
    await panel.getByText('Waiting since').waitFor();
    await notice.waitFor({ state: 'detached' });
    await reporter.publish(digest('b'));
    await panel.getByText('On the site since').waitFor();
    expect(editor.complaints).toEqual([]);
  });

  it('is not asked for while the tab is hidden, and at once when it is seen again', async () => {
    await saveLater(wordpress, event);
    const browser = await openBrowser(1440);
    await browser.context.clock.install();
    const editor = await openEditor(browser, event);
    const { page } = editor;
    const asks: string[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes(`/status/entries/${event}`)) asks.push(request.url());
    });
    const panel = await editor.openPanel('Where is my change?');
    await panel.getByText('Waiting since').waitFor();
    const tick = () => page.clock.fastForward(11_000);
    const asked = async (count: number) => {
      while (asks.length < count) await page.waitForEvent('requestfinished');
    };
    const before = asks.length;
    await tick();
    await asked(before + 1);
    // This Chromium has no window that could be hidden: the page is told so.
    const show = (state: string) =>
      page.evaluate(
        `Object.defineProperty( document, 'visibilityState', { configurable: true, value: '${state}' } );
        document.dispatchEvent( new Event( 'visibilitychange' ) );`,
      );
    await show('hidden');
    for (let time = 0; time < 5; time += 1) await tick();
    await show('visible');
    await asked(before + 2);
    await tick();
    await asked(before + 3);
    expect(asks).toHaveLength(before + 3);
    expect(editor.complaints).toEqual([]);
  });

  it.each([1440, 390])('at %i pixels axe finds nothing to fix in the list and the bar', async (width) => {
    await addEvent(wordpress, { post_title: `New ${width}` });
    await addEvent(wordpress, { post_title: 'Draft', post_status: 'draft' });
    await refuse();
    const browser = await openBrowser(width);
    const { page, complaints } = await browser.open('/wp-admin/edit.php?post_type=boardwalk_event');
    const bar = page.locator('#wp-admin-bar-boardwalk-status');
    if (width === 390) await bar.locator('> .ab-item').click();
    else await bar.hover();
    await bar.getByText('Live since').waitFor();
    expect(await bar.textContent()).toContain('waiting');
    if (pictures !== undefined) await page.screenshot({ path: `${pictures}/status-list-${width}.png` });
    const found = [];
    for (const within of ['#wp-admin-bar-boardwalk-status', '.column-boardwalk_status'])
      found.push(...(await runAxe(page, { path: 'list', name: `${width} px`, within })));
    // The bar of WordPress has this role on each of its items.
    const own = found.filter(({ rule }) => rule !== 'aria-allowed-role');
    expect(own.map(({ rule, element }) => `${rule}: ${element}`)).toEqual([]);
    const overflow = await page.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    expect(overflow).toBeLessThanOrEqual(0);
    expect(complaints).toEqual([]);
  });
});
