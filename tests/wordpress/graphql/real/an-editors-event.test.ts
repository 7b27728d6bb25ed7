import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spawnBoardwalk } from '../../../support/spawn-boardwalk.ts';
import { makeTemporaryFolder, removeFolder } from '../../../support/temporary-folder.ts';
import { type AdminBrowser, openAdmin } from '../../support/admin-browser.ts';
import { addRow, chooseFile, fill, openBlockForm } from '../../support/block-form.ts';
import { openEditor } from '../../support/editor.ts';
import { addPicture } from '../../support/library.ts';
import { openWordpress } from '../../support/open-wordpress.ts';

/** The life of an event, from the real editor to the built site. Each test goes on where the one before ended. */
describe("an editor's event", () => {
  const wordpress = openWordpress();
  let browser: AdminBrowser;
  let folder: string;
  let id: number;
  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    await addPicture(wordpress, 'lanterns', 'Lanterns over the water');
    await wordpress.run(
      `wp_insert_post( array( 'post_type' => 'boardwalk_location', 'post_status' => 'publish', 'post_title' => 'Boathouse' ) );
      // A site that loses its only event is refused.
      foreach ( range( 1, 6 ) as $number ) {
        $id = wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_status' => 'publish', 'post_title' => "Market $number" ) );
        update_post_meta( $id, 'boardwalk_start', "2036-05-0{$number}T10:00:00" );
      }`,
    );
    browser = await openAdmin(wordpress, await wordpress.login('editor'));
  });
  afterAll(async () => {
    await browser?.close();
    await removeFolder(folder);
  });

  const out = () => path.join(folder, 'site');
  const build = async (now = '2036-01-01T12:00:00Z') => {
    const before = wordpress.answered().length;
    const flags = ['--endpoint', `${wordpress.url}/graphql`, '--out', out(), '--now', now];
    const { exitCode, stdout, stderr } = await spawnBoardwalk(['generate', ...flags]);
    expect(exitCode, stderr).toBe(0);
    const requests = wordpress
      .answered()
      .slice(before)
      .filter(({ url }) => url.startsWith('/graphql')).length;
    return { lines: `${stdout}\n${stderr}`, requests };
  };
  const read = (file: string) => readFile(path.join(out(), file), 'utf8');

  it('is on the site with its fields, picture and blocks once it is published', async () => {
    const editor = await openEditor(browser, 'event');
    await editor.typeTitle('Lantern night');
    await (await editor.insertBlock('Heading')).fill('Programme');
    await (await editor.insertBlock('Paragraph')).fill('Bring a lantern.');
    await editor.insertBlock('Slideshow');
    const form = await openBlockForm(editor);
    await fill(form, { Heading: 'Light the pier' });
    const slide = await addRow(form, { list: 'Slides', one: 'slide' });
    await chooseFile(editor, slide, { label: 'Picture', file: 'lanterns' });
    const panel = await editor.openPanel('Event');
    await panel.getByLabel('Starts').fill('2036-06-20T21:00');
    await panel.getByRole('combobox', { name: 'Venue', exact: true }).fill('Boat');
    await panel.getByRole('option', { name: 'Boathouse' }).click();
    expect((await editor.publish()).isSaved).toBe(true);
    id = await editor.id();
    expect(editor.complaints).toEqual([]);

    await build();
    const page = await read('event/lantern-night/index.html');
    for (const words of ['Lantern night', 'Programme', 'Bring a lantern.', 'Light the pier', 'Boathouse'])
      expect(page).toContain(words);
    expect(page).toContain('alt="Lanterns over the water"');
    expect(page).toContain('2036-06-20T21:00');
  });

  it('costs one request when nothing has changed, and at most four after an edit', async () => {
    // What is read within a minute of its date or its edit is read once more.
    await wordpress.run(
      `global $wpdb; $wpdb->query( "UPDATE $wpdb->posts SET post_date = '2026-05-01 10:00:00', post_date_gmt = '2026-05-01 14:00:00', post_modified = '2026-05-01 10:00:00', post_modified_gmt = '2026-05-01 14:00:00'" );`,
    );
    await build();
    expect((await build()).requests).toBe(1);
    const editor = await openEditor(browser, id);
    await (await editor.insertBlock('Paragraph')).fill('Come early.');
    expect((await editor.update()).isSaved).toBe(true);
    expect((await build()).requests).toBeLessThanOrEqual(4);
    expect(await read('event/lantern-night/index.html')).toContain('Come early.');
  });

  it('leaves a redirect at its old address when its slug is changed', async () => {
    const editor = await openEditor(browser, id);
    await editor.openPanel('Event');
    const settings = editor.page.getByRole('region', { name: 'Editor settings' });
    await settings.getByRole('button', { name: /lantern-night/ }).click();
    await editor.page.getByRole('textbox', { name: /^(Slug|Link)$/ }).fill('night-of-lanterns');
    expect((await editor.update()).isSaved).toBe(true);
    await build();
    expect(await read('event/night-of-lanterns/index.html')).toContain('Lantern night');
    const redirects = JSON.parse(await read('_boardwalk/redirects.json'));
    expect(JSON.stringify(redirects)).toContain(
      JSON.stringify({ from: '/event/lantern-night/', to: '/event/night-of-lanterns/', status: 301 }),
    );
    await expect(read('event/lantern-night/index.html')).rejects.toThrow('ENOENT');
  });

  it('is gone with its redirect when it is put into the trash', async () => {
    const { page, openPanel } = await openEditor(browser, id);
    await openPanel('Event');
    await page.getByRole('button', { name: 'Move to trash' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
    await page.waitForURL(/edit\.php/);
    await build();
    await expect(read('event/night-of-lanterns/index.html')).rejects.toThrow('ENOENT');
    expect(await read('_boardwalk/redirects.json')).not.toContain('lantern');
  });

  it('is announced by the summary when it is scheduled', async () => {
    const editor = await openEditor(browser, 'event');
    await editor.typeTitle('Moon night');
    await editor.openPanel('Event');
    await editor.page.getByRole('button', { name: /Change date/ }).click();
    const calendar = editor.page.locator('.block-editor-publish-date-time-picker');
    await calendar.getByLabel('Year', { exact: true }).fill('2036');
    await calendar.getByLabel('Day', { exact: true }).fill('1');
    await calendar.getByLabel('Month', { exact: true }).selectOption({ label: 'March' });
    // A number counts once its field is left.
    await calendar.getByLabel('Year', { exact: true }).press('Tab');
    await editor.page.keyboard.press('Escape');
    const bar = editor.page.getByRole('region', { name: 'Editor top bar' });
    await bar.getByRole('button', { name: /^Schedule/ }).click();
    const panel = editor.page.getByRole('region', { name: 'Editor publish' });
    await panel.getByRole('button', { name: 'Schedule', exact: true }).click();
    await panel.getByText(/is now scheduled/).waitFor();
    const { lines } = await build();
    expect(lines).toMatch(/Next due +2036-03-0[12] .*when a scheduled entry is due/);
    await expect(read('event/moon-night/index.html')).rejects.toThrow('ENOENT');
  });
});
