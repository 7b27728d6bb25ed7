import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/project-root.ts';
import { openAdmin } from './support/admin-browser.ts';
import { openForm, saveForm, useClassicEditor } from './support/classic-editor.ts';
import { openEditor } from './support/editor.ts';
import { visit } from './support/form.ts';
import { openWordpress } from './support/open-wordpress.ts';

const plugin = path.join(projectRoot, 'wordpress/boardwalk');

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

  it('has each of its texts, with the same places for values', async () => {
    const german = await wordpress.run<Readonly<Record<string, string>>>(
      `$file = require WP_PLUGIN_DIR . '/boardwalk/languages/boardwalk-de_DE.l10n.php';
      return $file['messages'];`,
    );
    const used = new Set([...textsOfSources(), ...textsOfKinds()]);
    expect(Object.keys(german).sort()).toEqual([...used].sort());
    for (const [text, translated] of Object.entries(german)) {
      const places = (one: string) => one.match(/%(\d\$)?[sd]/g)?.map((place) => place.at(-1)) ?? [];
      const forms = translated.split('\0');
      // The name of a kind may be written large or small.
      if (!/%[1-4]\$s/.test(text))
        for (const form of forms) expect([text, places(form)]).toEqual([text, places(text)]);
    }
  });

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
      await panel.getByText('Wählen Sie einen Tag, oder entfernen Sie ihn.').waitFor();
      expect(await panel.innerText()).not.toMatch(
        /\b(the|and|of|day|date|every|until|starts|ends|state|venue)\b/i,
      );
      await page.getByText('Wo ist meine Änderung?').waitFor();
      expect(complaints).toEqual([]);
      await browser.close();
    }
    const list = await visit(await wordpress.login('editor'), '/wp-admin/edit.php?post_type=event');
    for (const words of ['Veranstaltungen', 'Nächster Termin', 'Ohne Ort', 'Wie geplant', 'Auf der Website'])
      expect(list.text).toContain(words);
    const english = await visit(await wordpress.login('admin'), '/wp-admin/edit.php?post_type=event');
    expect(english.text).toContain('Next date');
    expect(english.text).not.toContain('Nächster Termin');
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

/** Lists the texts of the sources that are translated; of a plural the singular. */
function textsOfSources(): readonly string[] {
  const files = readdirSync(plugin, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(php|js)$/.test(file) && !file.startsWith('languages'),
  );
  return files.flatMap((file) =>
    [
      ...readFileSync(path.join(plugin, file), 'utf8').matchAll(
        /\b(?:esc_html__|esc_attr__|__|_n)\(\s*'((?:[^'\\]|\\.)*)'/g,
      ),
    ].map(([, text = '']) => text.replaceAll("\\'", "'")),
  );
}

/** Lists the texts of the table of kinds. */
function textsOfKinds(): readonly string[] {
  interface Kind {
    readonly labels: readonly string[];
    readonly fields: readonly { label: string; help: string; options?: Readonly<Record<string, string>> }[];
  }
  const kinds: Readonly<Record<string, Kind>> = JSON.parse(
    readFileSync(path.join(plugin, 'includes/kinds.json'), 'utf8'),
  );
  return Object.values(kinds)
    .flatMap(({ labels, fields }) => [
      ...labels,
      ...fields.flatMap(({ label, help, options = {} }) => [label, help, ...Object.values(options)]),
    ])
    .filter((text) => text !== '');
}
