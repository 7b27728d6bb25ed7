import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Session } from './server/session.ts';
import { type AdminBrowser, openAdmin } from './support/admin-browser.ts';
import { openForm, saveForm, useClassicEditor } from './support/classic-editor.ts';
import { openEditor } from './support/editor.ts';
import { readForm, send, visit } from './support/form.ts';
import { postTypeOf } from './support/kinds.ts';
import { openWordpress } from './support/open-wordpress.ts';
import { samplesOf } from './support/samples.ts';
import { storedFields } from './support/stored.ts';

/** Runs in every place that forgets to escape: as element, in an attribute, in a script. */
const markup = `"'></textarea></option></select><script>window.ran=1</script><img src=x onerror="window.ran=1;alert(1)"><svg/onload=window.ran=1>`;
const odd = `\\"; window.ran=1; //]]> &lt;b&gt; &amp;amp; \u2028\u2029 🎡 \${window.ran=1} {{7*7}} %00 <!-- -->`;
const hostile = `${markup}${odd}${'long '.repeat(2000)}end`;
const hostileUrl = `javascript:window.ran=1//https://example.org/"onmouseover="window.ran=1`;
/** Begins as an address does, and would end an attribute. */
const hostileAddress = `https://example.org/"><script>window.ran=1</script>?a='onmouseover='window.ran=1`;

const textFields: Record<string, readonly string[]> = {
  event: ['boardwalk_venue', 'boardwalk_price'],
  location: ['boardwalk_address', 'boardwalk_hire_price', 'boardwalk_hours'],
  art: ['boardwalk_artist'],
  space: ['boardwalk_floor', 'boardwalk_rent'],
  job: ['boardwalk_employer', 'boardwalk_pay', 'boardwalk_starts'],
};

describe('hostile text', () => {
  const wordpress = openWordpress();
  let editor: Session;
  let browser: AdminBrowser;
  let pages: AdminBrowser;
  beforeAll(async () => {
    editor = await wordpress.login('editor');
    browser = await openAdmin(wordpress, editor);
    pages = await openAdmin(wordpress, await wordpress.login('admin'));
  });
  afterEach(() => browser.closePages());
  afterAll(async () => {
    await pages.close();
    await browser.close();
  });

  it.each(Object.keys(textFields))(
    'runs nowhere when it stands in every field of the type %s',
    async (postType) => {
      const metas = samplesOf(postType, { location: 1, event: 1, file: 1 }).map(({ meta }) => meta);
      // Into the database without any check, as another plugin or an import would.
      const id = await wordpress.run<number>(
        `$meta = array();
      foreach ( $given['metas'] as $name ) {
        $meta[ $name ] = $given['text'];
      }
      global $wpdb;
      $id = wp_insert_post( array( 'post_type' => $given['type'], 'post_title' => 'Attacked', 'post_status' => 'draft' ) );
      foreach ( $given['metas'] as $name ) {
        $wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => $name, 'meta_value' => $given['text'] ) );
      }
      // Its title is offered as a place.
      wp_insert_post( array( 'post_type' => 'boardwalk_location', 'post_title' => wp_slash( $given['text'] ), 'post_status' => 'publish' ) );
      return $id;`,
        { as: 'admin', given: { type: postTypeOf(postType), metas, text: hostile } },
      );
      const opened = await openEditor(browser, id);
      const panel = await opened.openPanel(
        { event: 'Event', location: 'Location', art: 'Artwork', space: 'Space to let', job: 'Job' }[
          postType
        ] ?? '',
      );
      await panel.waitFor();
      if (postType === 'event') await panel.getByRole('combobox', { name: 'Venue', exact: true }).click();
      for (const name of textFields[postType] ?? []) {
        const values = await panel
          .locator('input, textarea')
          .evaluateAll((all) => all.map((one) => ('value' in one ? String(one.value) : '')));
        // An input of one line has no line ends; nothing else is lost.
        expect([name, values.includes(hostile)]).toEqual([name, true]);
      }
      expect(await hasRun(opened.page)).toBe(false);
      expect(opened.complaints.filter((line) => line.startsWith('dialog'))).toEqual([]);
    },
  );

  it('is stored clean or refused by the panel of the editor', async () => {
    const opened = await openEditor(browser, 'event');
    await opened.typeTitle(hostile.slice(0, 400));
    const panel = await opened.openPanel('Event');
    await panel.getByLabel('Venue in words').fill(hostile);
    await panel.getByLabel('Price').fill(hostile);
    await panel.getByLabel('Tickets or more information').fill(hostileUrl);
    const refused = await opened.saveDraft();
    expect([refused.isSaved, refused.notices.join()]).toEqual([
      false,
      expect.stringContaining('is not an address that begins with https://'),
    ]);
    await panel.getByLabel('Tickets or more information').fill(hostileAddress);
    expect((await opened.saveDraft()).isSaved).toBe(true);
    const stored = await storedFields(wordpress, await opened.id());
    expectClean(stored, ['boardwalk_venue', 'boardwalk_price']);
    expect(String(stored.boardwalk_event_url)).toMatch(/^https:\/\/example\.org\/[^"<>]*$/);
    expect(await hasRun(opened.page)).toBe(false);
    expect(opened.complaints.filter((line) => !line.startsWith('400: '))).toEqual([]);
  });

  it('is stored clean or refused by the forms of the pier, and shown as it was typed', async () => {
    const admin = await wordpress.login('admin');
    const path = '/wp-admin/admin.php?page=boardwalk';
    const form = readForm((await visit(admin, path)).html, 'boardwalk_pier[name]');
    const names = [...form.values.keys()].filter(
      (name) => name.startsWith('boardwalk_pier[') && !/\[(form|whole|day)\]$/.test(name),
    );
    expect(names.length).toBeGreaterThan(50);
    for (const name of names) form.values.set(name, hostile);
    // Not followed: the browser is to be the first that shows what was refused.
    await admin.fetch(form.action, { method: 'POST', body: form.values });
    const { page, complaints } = await pages.open(path);
    // By number: each day has one empty row more, now.
    const shownAgain = await page
      .locator('[name^="boardwalk_pier["]')
      .evaluateAll((all, text) => all.filter((one) => 'value' in one && one.value === text).length, hostile);
    expect(shownAgain).toBe(names.length);
    expect([await hasRun(page), complaints]).toEqual([false, []]);
    expect(await wordpress.run(`return (array) get_option( 'boardwalk_pier' );`)).toEqual([]);

    const clean = readForm((await visit(admin, path)).html, 'boardwalk_pier[name]');
    const texts = [
      '[name]',
      '[address]',
      '[social][0][label]',
      '[notice][text]',
      '[hours][seasons][0][name]',
    ];
    for (const name of texts) clean.values.set(`boardwalk_pier${name}`, hostile);
    clean.values.set('boardwalk_pier[social][0][url]', hostileAddress);
    clean.values.set('boardwalk_pier[hours][seasons][0][from]', '05-01');
    clean.values.set('boardwalk_pier[hours][seasons][0][until]', '05-02');
    expect((await send(admin, clean)).text).toContain('Settings saved.');
    const stored = await wordpress.run<StoredPier>(`return get_option( 'boardwalk_pier' );`);
    const flat = {
      name: stored.name,
      address: stored.address,
      label: stored.social[0]?.label,
      notice: stored.notice.text,
      season: stored.hours.seasons[0]?.name,
    };
    expectClean(flat, Object.keys(flat));
    expect(stored.social[0]?.url).toMatch(/^https:\/\/example\.org\/[^"<>]*$/);
    const shown = await pages.open(path);
    expect(await shown.page.locator('[name="boardwalk_pier[name]"]').inputValue()).toBe(stored.name);
    expect([await hasRun(shown.page), shown.complaints]).toEqual([false, []]);
  });

  it('does not run on Setup when a fixed page has it as title', async () => {
    await wordpress.run(
      `return wp_insert_post( array( 'post_type' => 'page', 'post_name' => 'visit', 'post_title' => wp_slash( $given ), 'post_status' => 'publish' ) );`,
      { as: 'admin', given: markup },
    );
    const { page, complaints } = await pages.open(
      '/wp-admin/admin.php?page=boardwalk-setup&done=<script>window.ran=1</script>',
    );
    expect(await page.locator('.boardwalk-pages').innerText()).toContain('window.ran=1');
    expect([await hasRun(page), complaints]).toEqual([false, []]);
  });

  it.each(Object.keys(textFields))(
    'is stored clean or refused by the boxes of the type %s, and shown as it was typed',
    async (postType) => {
      await useClassicEditor(wordpress);
      const opened = await openForm(editor, postType);
      const names = [...new Set(opened.form.values.keys())].filter(
        (name) => name.startsWith('boardwalk[') && !/\[(whole|day)\]$/.test(name),
      );
      for (const name of names) opened.form.values.set(name, hostile);
      const saved = await saveForm(editor, opened, {});
      const stored = await storedFields(wordpress, saved.id);
      const texts = textFields[postType] ?? [];
      expectClean(stored, texts);
      // Any value checks a box: it holds no text.
      expect(
        Object.keys(stored)
          .filter((name) => !name.includes('_is_'))
          .sort(),
      ).toEqual([...texts].sort());

      // The values that were refused are kept once more, for a browser.
      const again = await openForm(editor, saved.id);
      for (const name of names) again.form.values.set(name, hostile);
      again.form.values.set('save', 'Update');
      await editor.fetch(again.form.action, { method: 'POST', body: again.form.values });
      const { page, complaints } = await browser.open(`/wp-admin/post.php?post=${saved.id}&action=edit`);
      await page.locator('#boardwalk_fields').waitFor();
      expect([await hasRun(page), complaints]).toEqual([false, []]);
      for (const name of texts)
        expect(await page.locator(`[name="boardwalk[${name}]"]`).inputValue()).toBe(stored[name]);
    },
  );
});

interface StoredPier {
  readonly name: string;
  readonly address: string;
  readonly social: readonly { readonly label: string; readonly url: string }[];
  readonly notice: { readonly text: string };
  readonly hours: { readonly seasons: readonly { readonly name: string }[] };
}

/** Expects that texts have no tag left, and have kept what is no markup. */
function expectClean(stored: Readonly<Record<string, unknown>>, names: readonly string[]): void {
  for (const name of names) {
    const text = String(stored[name]);
    expect([name, /<[a-z!/]/i.test(text)]).toEqual([name, false]);
    for (const kept of ['🎡', '\u2028', ']]>', '&lt;b&gt;', 'long long'])
      expect([name, text.includes(kept)]).toEqual([name, true]);
    expect(text.length).toBeGreaterThan(9_000);
  }
}

function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'ran' in window);
}
