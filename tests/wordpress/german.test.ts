import { beforeAll, describe, expect, it } from 'vitest';
import { openAdmin } from './support/admin-browser.ts';
import { openForm, saveForm, useClassicEditor } from './support/classic-editor.ts';
import { openEditor } from './support/editor.ts';
import { visit } from './support/form.ts';
import { openWordpress } from './support/open-wordpress.ts';

describe('the plugin in German', () => {
  const wordpress = openWordpress();
  beforeAll(() =>
    wordpress.run(
      `foreach ( array( 'editor' => 'de_DE', 'author' => 'de_AT' ) as $name => $locale ) {
        update_user_meta( get_user_by( 'login', $name )->ID, 'locale', $locale );
      }
      // WordPress takes no language of which it has no files.
      wp_mkdir_p( WP_LANG_DIR );
      foreach ( array( 'de_DE', 'de_AT' ) as $locale ) {
        file_put_contents( WP_LANG_DIR . "/$locale.l10n.php", "<?php return array( 'messages' => array( 'Published' => 'Veröffentlicht' ) );" );
      }
      return null;`,
    ),
  );

  it('has the form of dates, the list and the words about the site, in each German', async () => {
    for (const user of ['editor', 'author']) {
      const browser = await openAdmin(wordpress, await wordpress.login(user));
      // The words of WordPress itself stay English: it has no German here.
      const editor = await openEditor(browser, 'event');
      const { page, complaints } = editor;
      const panel = await editor.openPanel('Veranstaltung');
      await panel.getByLabel('Beginn', { exact: true }).fill('2036-06-05T10:00');
      await panel.getByLabel('Ende', { exact: true }).fill('2036-06-05T09:00');
      await panel.getByText('Das Ende liegt vor dem Beginn oder Jahre danach').waitFor();
      await panel.getByLabel('Findet statt').selectOption({ label: 'Jede Woche' });
      await panel.getByText('Das Ende fehlt: Die Website zeigt Termine für höchstens zwei Jahre.').waitFor();
      await panel.getByLabel('Letzter Tag').fill('2036-07-10');
      await panel.getByText('Und 1 weiterer am').waitFor();
      await panel.getByRole('button', { name: 'Tag auslassen' }).click();
      await panel.getByText('Einen Tag wählen oder entfernen.').waitFor();
      expect(await panel.innerText()).not.toMatch(
        /\b(the|and|of|day|date|every|until|starts|ends|state|venue)\b/i,
      );
      await page.getByText('Wo ist meine Änderung?').waitFor();
      expect(complaints).toEqual([]);
      await browser.close();
    }
    const list = await visit(await wordpress.login('editor'), '/wp-admin/edit.php?post_type=boardwalk_event');
    for (const words of ['Veranstaltungen', 'Nächster Termin', 'Ohne Ort', 'Wie geplant', 'Auf der Website'])
      expect(list.text).toContain(words);
    const english = await visit(
      await wordpress.login('admin'),
      '/wp-admin/edit.php?post_type=boardwalk_event',
    );
    expect(english.text).toContain('Next date');
    expect(english.text).not.toContain('Nächster Termin');
  });

  it('has its own pages, its blocks and the bar at the top in German', async () => {
    await wordpress.run(
      `update_user_meta( get_user_by( 'login', 'admin' )->ID, 'locale', 'de_DE' ); return null;`,
    );
    const admin = await wordpress.login('admin');
    const pages = {
      boardwalk: ['Die Angaben zum Pier.', 'Öffnungszeiten', 'Montag öffnet'],
      'boardwalk-publishing': ['Nachrichten', 'Einstellungen speichern', 'Adresse des Vorschau-Servers'],
      'boardwalk-setup': [
        'Prüfungen',
        'Die fehlenden Seiten als Entwürfe anlegen',
        'Das Konto für Berichte anlegen',
      ],
    };
    for (const [page, words] of Object.entries(pages)) {
      const { text, html } = await visit(admin, `/wp-admin/admin.php?page=${page}`);
      for (const word of words) expect(`${text} ${html}`).toContain(word);
      expect(text).toContain('Noch kein Bericht');
    }
    const editor = await visit(admin, '/wp-admin/post-new.php?post_type=page');
    expect(editor.html).toContain('"title":"Anreise"');
    await wordpress.run(`delete_user_meta( get_user_by( 'login', 'admin' )->ID, 'locale' ); return null;`);
  });

  it('refuses in German what makes no sense, in the form without script and over REST', async () => {
    await useClassicEditor(wordpress);
    const editor = await wordpress.login('editor');
    const opened = await openForm(editor, 'event');
    const shown = await saveForm(editor, opened, {
      boardwalk_start: 'bald',
      'boardwalk_dates][repeats': 'weekly',
      'boardwalk_dates][interval': 'zwei',
    });
    expect(shown.page.text).toContain('Beginn: „bald“ ist kein Zeitpunkt wie 2026-06-02T19:00.');
    expect(shown.page.text).toContain('Wiederholung: „zwei“ ist keine ganze Zahl.');
    const answer = await editor.rest('POST', '/wp/v2/event?_locale=user', {
      title: 'Gala',
      meta: { boardwalk_price: ['$5'] },
    });
    expect(answer.body.message).toBe('Preis: Es muss ein einzelner Wert sein.');
  });
});
