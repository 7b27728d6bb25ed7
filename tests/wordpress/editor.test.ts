import type { Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Wordpress } from './server/start-wordpress.ts';
import { type AdminBrowser, openAdmin } from './support/admin-browser.ts';
import { chooseFile } from './support/block-form.ts';
import { type Editor, openEditor } from './support/editor.ts';
import { addFile, addPicture } from './support/library.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { storedFields } from './support/stored.ts';

describe('the block editor', () => {
  const wordpress = openWordpress();
  let browser: AdminBrowser;
  beforeAll(async () => {
    browser = await openAdmin(wordpress, await wordpress.login('editor'));
  });
  afterEach(() => browser.closePages());
  afterAll(async () => {
    await browser.close();
  });

  it('creates a location with hours in a window of their own', async () => {
    const editor = await openEditor(browser, 'location');
    await editor.typeTitle('Head of the pier');
    const panel = await editor.openPanel('Location');
    await panel.getByLabel('Address').fill('1 Pier Road\nHarbour & Bay');
    await panel.getByLabel('Latitude').fill('27.7676');
    await panel.getByLabel('Longitude').fill('0');
    await panel.getByLabel('Phone').fill('+1 727 555 0100');
    await fillHours(editor.page, panel);
    expect(await panel.locator('.boardwalk-hours li').allInnerTexts()).toEqual([
      'Monday 09:00–12:00, 13:30–17:00',
      ...['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((day) => `${day} closed`),
    ]);
    expect(await panel.getByText('Exceptions: 1, seasons: 1').count()).toBe(1);
    expect((await editor.publish()).notices.join()).toContain('Location published.');
    expect(await storedFields(wordpress, await editor.id())).toEqual({
      boardwalk_address: '1 Pier Road\nHarbour & Bay',
      boardwalk_latitude: '27.7676',
      boardwalk_longitude: '0',
      boardwalk_phone: '+1 727 555 0100',
      boardwalk_opening_hours: {
        week: [
          { day: 1, opens: '09:00', closes: '12:00' },
          { day: 1, opens: '13:30', closes: '17:00' },
        ],
        exceptions: [{ date: '2026-12-24', isClosed: true, opens: '', closes: '', note: 'Christmas Eve' }],
        seasons: [
          {
            name: 'Summer',
            from: '05-01',
            until: '09-30',
            week: [{ day: 7, opens: '08:00', closes: '22:00' }],
          },
        ],
      },
    });
    expect(editor.complaints).toEqual([]);
  });

  it('creates an event at a location that is found by a search, and edits it', async () => {
    const editor = await openEditor(browser, 'event');
    await editor.typeTitle('Gala');
    await (await editor.insertBlock('Heading')).fill('Programme');
    const panel = await editor.openPanel('Event');
    expect(await panel.innerText()).toContain('in the time zone America/New_York.');
    await panel.getByLabel('Starts').fill('2026-06-02T19:00');
    await panel.getByLabel('Price').fill('from $5 & up');
    await panel.getByLabel('Free admission').check();
    await choose(editor, panel, 'Venue', 'Head', 'Head of the pier');
    expect((await editor.publish()).notices.join()).toContain('Event published.');
    const id = await editor.id();
    const first = {
      boardwalk_start: '2026-06-02T19:00:00',
      boardwalk_price: 'from $5 & up',
      boardwalk_is_free: '1',
      boardwalk_venue_location: expect.stringMatching(/^\d+$/),
    };
    expect(await storedFields(wordpress, id)).toEqual(first);

    const again = await openEditor(browser, id);
    const same = await again.openPanel('Event');
    expect(await same.getByLabel('Starts').inputValue()).toMatch(/^2026-06-02T19:00/);
    expect(await same.getByLabel('Venue', { exact: true }).inputValue()).toBe('Head of the pier');
    await same.getByLabel('Price').fill('$9');
    await same.getByLabel('Free admission').uncheck();
    await again.typeTitle('Gala night');
    expect((await again.update()).notices.join()).toContain('Event updated.');
    expect(await storedFields(wordpress, id)).toMatchObject({ boardwalk_price: '$9', boardwalk_is_free: '' });
    expect([...editor.complaints, ...again.complaints]).toEqual([]);
  });

  it('restores the fields of an earlier revision', async () => {
    const [id, price] = await wordpress.run<[number, string]>(
      `$id = wp_insert_post( array( 'post_type' => 'boardwalk_event', 'post_title' => 'First', 'post_status' => 'publish' ) );
      foreach ( array( '$5', '$9' ) as $price ) {
        update_post_meta( $id, 'boardwalk_price', $price );
        wp_update_post( array( 'ID' => $id, 'post_title' => "At $price" ) );
      }
      return array( $id, get_post_meta( $id, 'boardwalk_price', true ) );`,
      { as: 'editor' },
    );
    expect(price).toBe('$9');
    await restoreFirstRevision(wordpress, browser, id);
    expect(await storedFields(wordpress, id)).toEqual({ boardwalk_price: '$5' });
    const editor = await openEditor(browser, id);
    expect(await (await editor.openPanel('Event')).getByLabel('Price').inputValue()).toBe('$5');
    expect(editor.complaints).toEqual([]);
  });

  it('creates an artwork with a year and a place', async () => {
    const editor = await openEditor(browser, 'art');
    await editor.typeTitle('Wave');
    const panel = await editor.openPanel('Artwork');
    await panel.getByLabel('Artist').fill('Åsa O’Neil');
    await panel.getByLabel('Year').fill('1889');
    await choose(editor, panel, 'Location', 'pier', 'Head of the pier');
    expect((await editor.publish()).notices.join()).toContain('Artwork published.');
    expect(await storedFields(wordpress, await editor.id())).toEqual({
      boardwalk_artist: 'Åsa O’Neil',
      boardwalk_year: '1889',
      boardwalk_location: expect.stringMatching(/^\d+$/),
    });
    expect(editor.complaints).toEqual([]);
  });

  it('creates a space to let with a day, and with files of the library', async () => {
    const plan = await addPicture(wordpress, 'plan');
    const brochure = await addFile(wordpress, 'all-spaces.pdf', 'application/pdf');
    const editor = await openEditor(browser, 'space');
    await editor.typeTitle('Office 14');
    const panel = await editor.openPanel('Space to let');
    await panel.getByLabel('Use').selectOption('Office');
    await panel.getByLabel('Area in square metres').fill('62.5');
    await panel.getByLabel('Rent').fill('$1,550 a month');
    await panel.getByLabel('Free from').fill('2027-03-01');
    await panel.getByLabel('Floor', { exact: true }).fill('Ground floor');
    await choose(editor, panel, 'Location', 'pier', 'Head of the pier');
    await chooseFile(editor, panel, { label: 'Floor plan', file: 'plan' });
    await chooseFile(editor, panel, { label: 'Brochure', file: 'all-spaces' });
    expect(await panel.getByText('all-spaces', { exact: true }).count()).toBe(1);
    expect((await editor.publish()).notices.join()).toContain('Space to let published.');
    expect(await storedFields(wordpress, await editor.id())).toEqual({
      boardwalk_use: 'office',
      boardwalk_area: '62.5',
      boardwalk_rent: '$1,550 a month',
      boardwalk_available_from: '2027-03-01',
      boardwalk_floor: 'Ground floor',
      boardwalk_location: expect.stringMatching(/^\d+$/),
      boardwalk_plan: String(plan),
      boardwalk_brochure: String(brochure),
    });
    expect(editor.complaints).toEqual([]);
  });

  it('creates an experience, which has no fields of its own', async () => {
    const editor = await openEditor(browser, 'experience');
    await editor.typeTitle('Dining');
    await (await editor.insertBlock('Paragraph')).fill('Fish & chips');
    expect(await editor.page.locator('.boardwalk-panel').count()).toBe(0);
    expect((await editor.publish()).notices.join()).toContain('Experience published.');
    expect((await fetch(`${wordpress.url}/experiences/dining/`)).status).toBe(200);
    expect(editor.complaints).toEqual([]);
  });

  it('says with the words of the plugin why a value is refused, and saves once it is right', async () => {
    const editor = await openEditor(browser, 'location');
    await editor.typeTitle('Somewhere');
    const panel = await editor.openPanel('Location');
    const latitude = panel.getByLabel('Latitude');
    for (const [typed, reason] of [
      ['27,5', 'Latitude: "27,5" is not a number.'],
      ['91', 'Latitude: 91 is not from -90 to 90.'],
    ] as const) {
      await latitude.fill(typed);
      const refused = await editor.saveDraft();
      expect([refused.isSaved, refused.notices.join()]).toEqual([false, expect.stringContaining(reason)]);
      await editor.page.locator('.components-notice__content').filter({ hasText: reason }).waitFor();
      expect(await latitude.inputValue()).toBe(typed);
    }
    expect(await storedFields(wordpress, await editor.id())).toEqual({});
    await latitude.fill('27.5');
    expect((await editor.saveDraft()).isSaved).toBe(true);
    expect(await storedFields(wordpress, await editor.id())).toEqual({ boardwalk_latitude: '27.5' });
    await latitude.fill('');
    expect((await editor.saveDraft()).isSaved).toBe(true);
    expect(await storedFields(wordpress, await editor.id())).toEqual({});
  });

  it.each(['event', 'location', 'art', 'experience', 'space', 'job'])(
    'previews a draft of the type %s (row 1)',
    async (postType) => {
      const editor = await openEditor(browser, postType);
      await editor.typeTitle(`Draft of ${postType}`);
      const preview = await openPreview(editor);
      expect(await preview.title()).toContain(`Draft of ${postType}`);
      if (postType !== 'event') return;
      // After the draft was saved, the link still leads to it. The editor would use the same tab again.
      await preview.close();
      await editor.typeTitle('Changed draft');
      await editor.saveDraft();
      expect(await (await openPreview(editor)).title()).toContain('Changed draft');
    },
  );
});

/** Fills the window of the hours: two openings on Monday, an exception, a season. */
async function fillHours(page: Page, panel: Locator): Promise<void> {
  await panel.getByRole('button', { name: 'Edit opening hours' }).click();
  const dialog = page.getByRole('dialog', { name: 'Opening hours' });
  const times = async (within: Locator, day: string, index: number, opens: string, closes: string) => {
    await within.getByRole('button', { name: `Add opening on ${day}` }).click();
    await within.getByLabel(`${day} opens`).nth(index).fill(opens);
    await within.getByLabel(`${day} closes`).nth(index).fill(closes);
  };
  await times(dialog, 'Monday', 0, '13:30', '17:00');
  await times(dialog, 'Monday', 1, '09:00', '12:00');
  await dialog.getByRole('button', { name: 'Add exception' }).click();
  await dialog.getByLabel('Date').fill('2026-12-24');
  await dialog.getByLabel('Note').fill('Christmas Eve');
  await dialog.getByRole('button', { name: 'Add season' }).click();
  const season = dialog.locator('.boardwalk-season');
  await season.getByLabel('Name').fill('Summer');
  await season.getByLabel('From, month and day').fill('05-01');
  await season.getByLabel('Until').fill('09-30');
  await times(season, 'Sunday', 0, '08:00', '22:00');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Chooses an entry: types a part of its title and takes the one that is offered. */
async function choose(
  { page }: Editor,
  panel: Locator,
  label: string,
  typed: string,
  title: string,
): Promise<void> {
  const box = panel.getByRole('combobox', { name: label, exact: true });
  await box.click();
  await box.pressSequentially(typed);
  await page.getByRole('option', { name: title }).click();
}

/** Presses "Preview in new tab" and returns the tab. */
async function openPreview({ page }: Editor): Promise<Page> {
  await page
    .getByRole('region', { name: 'Editor top bar' })
    .getByRole('button', { name: 'View', exact: true })
    .click();
  const [preview] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('menuitem', { name: 'Preview in new tab' }).click(),
  ]);
  await preview.waitForURL(/preview=true/);
  await preview.waitForLoadState();
  return preview;
}

/** Restores the oldest revision by the page that WordPress shows for revisions. */
async function restoreFirstRevision({ run }: Wordpress, browser: AdminBrowser, id: number): Promise<void> {
  const revision = await run<number>(
    `return min( array_keys( array_filter( wp_get_post_revisions( $given ), static function ( $one ) { return ! wp_is_post_autosave( $one ); } ) ) );`,
    { given: id },
  );
  const { page } = await browser.open(`/wp-admin/revision.php?revision=${revision}`);
  await page.getByRole('button', { name: 'Restore This Revision' }).first().click();
  await page.waitForURL(/post\.php\?post=/);
}
