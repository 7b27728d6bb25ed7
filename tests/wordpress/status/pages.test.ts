import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runAxe } from '../../../tools/quality/run-axe.ts';
import { openAdmin } from '../support/admin-browser.ts';
import { useClassicEditor } from '../support/classic-editor.ts';
import { openEditor } from '../support/editor.ts';
import { openWordpress } from '../support/open-wordpress.ts';
import { addEvent, digest, saveLater, startReports } from '../support/reports.ts';

/** Where pictures are put for somebody who wants to look at them; nowhere by default. */
const pictures = process.env.BOARDWALK_PICTURES;

const widths = [1440, 820, 390];

describe('axe finds nothing to fix, and nothing is cut off,', () => {
  const wordpress = openWordpress();
  let event: number;
  beforeAll(async () => {
    const reporter = await startReports(wordpress);
    event = await addEvent(wordpress);
    await reporter.publish(digest('a'));
    await saveLater(wordpress, event);
    await addEvent(wordpress, { post_title: 'New gala' });
    await reporter.report('refused', {
      problems: [
        {
          message: 'The price "a lot" is no price.',
          entry: { kind: 'event', id: event, title: 'Gala' },
          ...{ field: 'price', hint: 'Write it as "$12".' },
        },
      ],
      problemCount: 1,
    });
    await reporter.report('live', { site: 'https://www.other.example' });
    await wordpress.run(
      `update_option( 'boardwalk_preview', array( 'url' => 'https://preview.pier.example/', 'secret' => 'a secret of at least sixteen letters' ), false ); return null;`,
    );
  });
  const openAt = async (width: number) => {
    const browser = await openAdmin(wordpress, await wordpress.login('admin'), { width });
    onTestFinished(() => browser.close());
    /** Takes a picture of a page, and looks at a part of it with axe. */
    const look = async (page: Page, name: string, within: string) => {
      await page.locator(within).first().waitFor();
      if (pictures !== undefined)
        await page.screenshot({
          path: `${pictures}/${name}-${width}.png`,
          fullPage: within !== '.boardwalk-status-panel',
        });
      const found = await runAxe(page, { path: name, name: `${width} px`, within });
      const overflow = await page.evaluate<number>(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      return [
        ...found.map(({ rule, element }) => `${rule}: ${element}`),
        ...(overflow > 0 ? [`${overflow} px`] : []),
      ];
    };
    return { browser, look };
  };

  it.each(widths)(
    'on the page Setup, and on the one that shows the password of the account, at %i pixels',
    async (width) => {
      const { browser, look } = await openAt(width);
      const { page } = await browser.open('/wp-admin/admin.php?page=boardwalk-setup');
      expect(await look(page, 'setup', '.wrap')).toEqual([]);
      await page.getByRole('button', { name: 'Make a new password for reports' }).click();
      await page.getByLabel('BOARDWALK_REPORT_AUTHORIZATION').waitFor();
      expect(await look(page, 'password', 'body')).toEqual([]);
    },
  );

  it.each(widths)('on the page Publishing, at %i pixels', async (width) => {
    const { browser, look } = await openAt(width);
    const { page } = await browser.open('/wp-admin/admin.php?page=boardwalk-publishing');
    await page.getByRole('heading', { name: 'Preview' }).waitFor();
    expect(await look(page, 'publishing', '.wrap')).toEqual([]);
  });

  it.each(widths)(
    'behind "View", of an entry that is refused and of one that is not live yet, at %i pixels',
    async (width) => {
      const { browser, look } = await openAt(width);
      for (const slug of ['gala', 'new-gala']) {
        const { page } = await browser.open(`/event/${slug}/`);
        await page.getByText(slug === 'gala' ? 'Refused' : 'Waiting since').waitFor();
        expect(await look(page, `view-${slug}`, 'body')).toEqual([]);
      }
    },
  );

  it.each(widths)('in the panel of the editor, at %i pixels', async (width) => {
    const { browser, look } = await openAt(width);
    const editor = await openEditor(browser, event);
    if (width < 782) await editor.page.getByRole('button', { name: 'Settings', exact: true }).click();
    const panel = await editor.openPanel('Where is my change?');
    await panel.getByText('is no price').scrollIntoViewIfNeeded();
    expect(await look(editor.page, 'panel-status', '.boardwalk-status-panel')).toEqual([]);
  });

  it.each(widths)('in the box of the classic editor, at %i pixels', async (width) => {
    const { browser, look } = await openAt(width);
    await useClassicEditor(wordpress);
    const { page } = await browser.open(`/wp-admin/post.php?post=${event}&action=edit`);
    await page.locator('#boardwalk_status').evaluate((box) => box.scrollIntoView());
    expect(await look(page, 'box-status', '#boardwalk_status .inside')).toEqual([]);
  });
});
