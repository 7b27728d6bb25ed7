import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runAxe } from '../../tools/quality/run-axe.ts';
import { openAdmin } from './support/admin-browser.ts';
import { useClassicEditor } from './support/classic-editor.ts';
import { openEditor } from './support/editor.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { hours } from './support/samples.ts';

/** Where pictures of the forms are put for somebody who wants to look at them; nowhere by default. */
const pictures = process.env.BOARDWALK_PICTURES;

const widths = [1440, 820];

describe('axe finds nothing to fix', () => {
  const wordpress = openWordpress();
  let location: number;
  const openAt = async (width: number) => {
    const browser = await openAdmin(wordpress, await wordpress.login('admin'), { width });
    onTestFinished(() => browser.close());
    /** Runs axe on a part of an opened page. */
    const look = async (opened: { page: Parameters<typeof runAxe>[0] }, name: string, within: string) => {
      const { page } = opened;
      if (pictures !== undefined)
        await page.screenshot({ path: `${pictures}/${name}-${width}.png`, fullPage: within === '.wrap' });
      const found = await runAxe(page, { path: name, name: `${width} px`, within });
      return found.map(({ rule, element }) => `${rule}: ${element}`);
    };
    return { browser, look };
  };
  beforeAll(async () => {
    location = await wordpress.run<number>(
      `update_option( 'boardwalk_pier', array( 'name' => 'Harbour Pier', 'hours' => $given ) );
      $id = wp_insert_post( array( 'post_type' => 'location', 'post_title' => 'Head of the pier', 'post_status' => 'publish' ) );
      update_post_meta( $id, 'boardwalk_opening_hours', $given );
      return $id;`,
      { given: hours, as: 'admin' },
    );
  });

  it.each(widths)('on the page Pier at %i pixels', async (width) => {
    const { browser, look } = await openAt(width);
    const opened = await browser.open('/wp-admin/admin.php?page=boardwalk');
    expect(await look(opened, 'pier', '.wrap')).toEqual([]);
    await opened.page.getByLabel('E-mail').fill('hello');
    await opened.page.getByRole('button', { name: 'Save Changes' }).click();
    await opened.page.getByText('is not an e-mail address').waitFor();
    expect(await look(opened, 'pier-refused', '.wrap')).toEqual([]);
  });

  it.each(widths)('on the page Setup at %i pixels', async (width) => {
    const { browser, look } = await openAt(width);
    expect(
      await look(await browser.open('/wp-admin/admin.php?page=boardwalk-setup'), 'setup', '.wrap'),
    ).toEqual([]);
  });

  it.each(widths)('in the panel of the editor at %i pixels', async (width) => {
    const { browser, look } = await openAt(width);
    const event = await openEditor(browser, 'event');
    await event.openPanel('Event');
    expect(await look(event, 'panel-event', '.boardwalk-panel')).toEqual([]);
    const place = await openEditor(browser, location);
    const panel = await place.openPanel('Location');
    await panel.getByRole('button', { name: 'Edit opening hours' }).scrollIntoViewIfNeeded();
    expect(await look(place, 'panel-location', '.boardwalk-panel')).toEqual([]);
    await panel.getByRole('button', { name: 'Edit opening hours' }).click();
    await place.page.getByRole('dialog').waitFor();
    expect(await look(place, 'hours', '.boardwalk-hours-form')).toEqual([]);
  });

  it.each(widths)('in the boxes without script at %i pixels', async (width) => {
    const { browser, look } = await openAt(width);
    await useClassicEditor(wordpress);
    const place = await browser.open(`/wp-admin/post.php?post=${location}&action=edit`);
    await place.page.locator('#boardwalk_fields').evaluate((box) => box.scrollIntoView());
    expect(await look(place, 'box-location', '#boardwalk_fields .inside')).toEqual([]);
    const event = await browser.open('/wp-admin/post-new.php?post_type=event');
    await event.page.locator('#boardwalk_fields').evaluate((box) => box.scrollIntoView());
    expect(await look(event, 'box-event', '#boardwalk_fields .inside')).toEqual([]);
  });
});
