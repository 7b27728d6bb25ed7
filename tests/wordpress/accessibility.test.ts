import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runAxe } from '../../tools/quality/run-axe.ts';
import { answerWith } from './server/answers.ts';
import { openAdmin } from './support/admin-browser.ts';
import { useClassicEditor } from './support/classic-editor.ts';
import { openEditor } from './support/editor.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { addEvent, digest, saveLater, startReports } from './support/reports.ts';
import { hours } from './support/samples.ts';
import { receiverUrl, secret } from './webhook/receiver.ts';

/** Where pictures are put for somebody who wants to look at them; nowhere by default. */
const pictures = process.env.BOARDWALK_PICTURES;

const widths = [1440, 820, 390];

describe('axe finds nothing to fix, and nothing is cut off,', () => {
  const wordpress = openWordpress();
  let location: number;
  let event: number;

  beforeAll(async () => {
    location = await wordpress.run<number>(
      `update_option( 'boardwalk_pier', array( 'name' => 'Harbour Pier', 'hours' => $given ) );
      update_option( 'boardwalk_preview', array( 'url' => 'https://preview.pier.example/', 'secret' => 'a secret of at least sixteen letters' ), false );
      $id = wp_insert_post( array( 'post_type' => 'boardwalk_location', 'post_title' => 'Head of the pier', 'post_status' => 'publish' ) );
      update_post_meta( $id, 'boardwalk_opening_hours', $given );
      return $id;`,
      { given: hours, as: 'admin' },
    );
    const reporter = await startReports(wordpress);
    event = await addEvent(wordpress);
    await reporter.publish(digest('a'));
    await saveLater(wordpress, event);
    await addEvent(wordpress, { post_title: 'New gala' });
    const entry = { kind: 'event', id: event, title: 'Gala' };
    const message = 'The price "a lot" is no price.';
    const problems = [{ message, entry, field: 'price', hint: 'Write it as "$12".' }];
    await reporter.report('refused', { problems, problemCount: 1 });
    await reporter.report('live', { site: 'https://www.other.example' });
    await answerWith(wordpress.content, { status: 502, body: '<h1>Bad gateway</h1> nginx' });
    await wordpress.run(
      `update_option( 'boardwalk_webhook', array( 'format' => 'plain', 'url' => $given[0], 'secret' => $given[1] ), false );
      Boardwalk\\attempt( Boardwalk\\makeMessage( 'change', range( 1, 12 ) ) ); return null;`,
      { given: [receiverUrl, secret] },
    );
    await answerWith(wordpress.content, { status: 202, body: 'The site is built again.' });
  });

  const openAt = async (width: number) => {
    const browser = await openAdmin(wordpress, await wordpress.login('admin'), { width });
    onTestFinished(() => browser.close());
    /** Takes a picture of a page, and runs axe on a part of it. */
    const audit = async (page: Page, name: string, within: string) => {
      await page.locator(within).first().waitFor();
      const file = `${pictures}/${name}-${width}.png`;
      if (pictures !== undefined) await page.screenshot({ path: file, fullPage: !within.includes('panel') });
      const found = await runAxe(page, { path: name, name: `${width} px`, within });
      expect(found.map(({ rule, element }) => `${rule}: ${element}`)).toEqual([]);
    };
    /** Does the same, and finds what is cut off. */
    const look = async (page: Page, name: string, within: string) => {
      await audit(page, name, within);
      const tooWide = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
      expect(await page.evaluate<number>(tooWide), name).toBeLessThanOrEqual(0);
    };
    return { browser, audit, look };
  };

  it.each(widths)('on the page Pier, at %i pixels', async (width) => {
    const { browser, look } = await openAt(width);
    const { page } = await browser.open('/wp-admin/admin.php?page=boardwalk');
    await look(page, 'pier', '.wrap');
    await page.getByLabel('E-mail').fill('hello');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.getByText('is not an e-mail address').waitFor();
    await look(page, 'pier-refused', '.wrap');
  });

  it.each(widths)(
    'on the page Setup, and on the one that shows the password of the account, at %i pixels',
    async (width) => {
      const { browser, look } = await openAt(width);
      const { page } = await browser.open('/wp-admin/admin.php?page=boardwalk-setup');
      await look(page, 'setup', '.wrap');
      await page.getByRole('button', { name: 'Make a new password for reports' }).click();
      await page.getByLabel('BOARDWALK_REPORT_AUTHORIZATION').waitFor();
      await look(page, 'password', 'body');
    },
  );

  it.each(widths)(
    'on the page Publishing, also when its settings are refused, at %i pixels',
    async (width) => {
      const { browser, look } = await openAt(width);
      const { page, complaints } = await browser.open('/wp-admin/admin.php?page=boardwalk-publishing');
      await page.getByRole('heading', { name: 'Preview' }).waitFor();
      await look(page, 'publishing', '.wrap');
      await page.getByRole('button', { name: 'Send a test message' }).click();
      await page.getByText('The test message was taken.').waitFor();
      await look(page, 'publishing-tested', '.wrap');
      const address = page.getByLabel('Address', { exact: true }).first();
      await address.fill('ftp://build.example');
      await page.getByRole('button', { name: 'Save settings' }).first().click();
      await page.getByText('The address has to begin with').waitFor();
      expect(await address.inputValue()).toBe('ftp://build.example');
      await look(page, 'publishing-refused', '.wrap');
      expect(complaints).toEqual([]);
    },
  );

  it.each(widths)(
    'behind "View", of an entry that is refused and of one that is not live yet, at %i pixels',
    async (width) => {
      const { browser, look } = await openAt(width);
      for (const [slug, state] of Object.entries({ gala: 'Refused', 'new-gala': 'Waiting since' })) {
        const { page } = await browser.open(`/event/${slug}/`);
        await page.getByText(state).waitFor();
        await look(page, `view-${slug}`, 'body');
      }
    },
  );

  it.each(widths)('in the panels of the editor, at %i pixels', async (width) => {
    const { browser, look } = await openAt(width);
    const openSettings = async ({ page }: { page: Page }) => {
      if (width < 782) await page.getByRole('button', { name: 'Settings', exact: true }).click();
    };
    const edited = await openEditor(browser, event);
    await openSettings(edited);
    const status = await edited.openPanel('Where is my change?');
    await status.getByText('is no price').scrollIntoViewIfNeeded();
    await look(edited.page, 'panel-status', '.boardwalk-status-panel');
    const added = await openEditor(browser, 'event');
    await openSettings(added);
    await fillDates(await added.openPanel('Event'));
    await look(added.page, 'panel-event', '.boardwalk-panel');
    const place = await openEditor(browser, location);
    await openSettings(place);
    const panel = await place.openPanel('Location');
    await panel.getByRole('button', { name: 'Edit opening hours' }).scrollIntoViewIfNeeded();
    await look(place.page, 'panel-location', '.boardwalk-panel');
    await panel.getByRole('button', { name: 'Edit opening hours' }).click();
    await place.page.getByRole('dialog').waitFor();
    await look(place.page, 'hours', '.boardwalk-hours-form');
  });

  it.each(widths)('in the boxes of the classic editor, without script, at %i pixels', async (width) => {
    const { browser, audit, look } = await openAt(width);
    await useClassicEditor(wordpress);
    for (const [path, box, lookAt] of [
      [`post.php?post=${event}&action=edit`, '#boardwalk_status', look],
      [`post.php?post=${location}&action=edit`, '#boardwalk_fields', audit],
      ['post-new.php?post_type=boardwalk_event', '#boardwalk_fields', audit],
    ] as const) {
      const { page } = await browser.open(`/wp-admin/${path}`);
      await page.locator(box).evaluate((element) => element.scrollIntoView());
      await lookAt(page, path.replace(/\W+/g, '-'), `${box} .inside`);
    }
  });
});

/** Types a rule with a day that is left out, and one that is none of its dates. */
async function fillDates(panel: Locator): Promise<void> {
  await panel.getByLabel('Starts', { exact: true }).fill('2037-06-04T10:00');
  await panel.getByLabel('Ends', { exact: true }).fill('2037-06-04T14:00');
  await panel.getByLabel('Takes place').selectOption({ label: 'Every month' });
  await panel.getByLabel('Last day').fill('2037-12-24');
  for (const day of ['2037-08-06', '2037-07-04']) {
    await panel.getByRole('button', { name: 'Leave a day out' }).click();
    await panel.getByLabel('Date').last().fill(day);
  }
  await panel.getByRole('button', { name: 'Add a day' }).click();
  await panel.getByLabel('Date').last().fill('2037-06-20');
  await panel.getByRole('group', { name: 'Repeats' }).scrollIntoViewIfNeeded();
}
