import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pluginTexts } from '../../tools/wordpress-pot/plugin-texts.ts';
import { readSources } from '../../tools/wordpress-pot/read-sources.ts';
import { hasPlaces, readTexts } from '../../tools/wordpress-pot/read-texts.ts';
import { readMessages } from '../../tools/wordpress-pot/write-catalog.ts';
import { makeCatalogs } from '../../tools/wordpress-pot.ts';
import { projectRoot } from '../support/project-root.ts';

const plugin = path.join(projectRoot, 'wordpress/boardwalk');
const read = (file: string) => readFile(path.join(projectRoot, file), 'utf8');
const german = async () => readMessages(await read('wordpress/boardwalk/languages/boardwalk-de_DE.l10n.php'));

describe('the texts of the plugin', () => {
  it('are in the catalogs for translators: otherwise run `npm run wordpress:pot`', async () => {
    for (const [file, text] of Object.entries(await makeCatalogs(projectRoot)))
      expect(await read(file), file).toBe(text);
  });

  it('are all translated: a text that people read is in a function such as __()', async () => {
    const bare = [...(await readSources(plugin))].flatMap(([file, { bare: found }]) =>
      found
        .filter(({ text }) => !file.startsWith('includes/graphql/') && !isNoText(text))
        .map(({ text, line }) => `${file}:${line}: ${text}`),
    );
    expect(bare).toEqual([]);
  });

  it('say what their places for values are, to whoever translates them', async () => {
    const silent = [...(await readSources(plugin))].flatMap(([file, { texts }]) =>
      texts
        .filter(({ text, comment }) => hasPlaces(text) && comment === '')
        .map(({ text, line }) => `${file}:${line}: ${text}`),
    );
    expect(silent).toEqual([]);
  });

  it('have all their German, with the same places for values', async () => {
    const texts = await pluginTexts(plugin);
    const messages = await german();
    expect(Object.keys(messages).sort()).toEqual(texts.map(({ text }) => text).sort());
    const places = (text: string) => (text.match(/%(\d\$)?[sd]/g) ?? []).map((place) => place.at(-1)).sort();
    for (const { text, plural } of texts) {
      const forms = (messages[text] ?? '').split('\0');
      expect([text, forms.length]).toEqual([text, plural === undefined ? 1 : 2]);
      // A singular may do without its number.
      for (const form of forms.slice(-1))
        expect([text, places(form)]).toEqual([text, places(plural ?? text)]);
    }
  });

  it('address nobody with "du" or "Sie" in German: one table serves both', async () => {
    const addressed = Object.values(await german()).filter((text) =>
      /\b([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein\w*|Ihnen|[A-ZÄÖÜ][a-zäöüß]+en Sie)\b/.test(text),
    );
    expect(addressed).toEqual([]);
  });

  it('are found in PHP and scripts, with what stands beside them', () => {
    const source = `<?php
      // translators: not of this one, it has no place
      echo esc_html__( 'It\\'s here', 'boardwalk' ) . '<p class="a b">Bare words here</p>' . "Too $many of them";
      /* translators: %s: a name */
      printf( _n( '%s dog', '%s dogs', $count, 'boardwalk' ), $count ); // 'in a comment, no text'`;
    expect(readTexts(source)).toEqual({
      texts: [
        { text: "It's here", comment: '', line: 3 },
        { text: '%s dog', plural: '%s dogs', comment: 'translators: %s: a name', line: 5 },
      ],
      bare: [
        { text: 'Bare words here', line: 3 },
        { text: 'Too … of them', line: 3 },
      ],
    });
  });
});

/** Strings that look like words, and that nobody reads in a language of their own. */
function isNoText(text: string): boolean {
  const isSql = /\b(SELECT|FROM|JOIN|WHERE|ORDER BY|INTO|VALUES|CREATE TABLE|AND|post\.)/.test(text);
  const isHeader = /^[A-Z][A-Za-z]*(-[A-Z][A-Za-z]+)*: [a-z-]+$/.test(text);
  return isSql || isHeader || /boardwalk-|style=|:not\(/.test(text) || others.has(text);
}

const others = new Set([
  // The name of the plugin, and those by which it is stored.
  'Boardwalk',
  'Boardwalk report',
  'Boardwalk reports',
  // Texts of the table of kinds, and of WordPress, which are looked up there.
  'Repeats',
  'is now live.',
  // Names of types, columns and headers.
  'menu_order title',
  'month and day',
  'large-text code',
  'by hand',
  'Basic',
  'Bearer',
  'Accept',
  'Authorization',
  'Location',
  // For those who read logs and schemas.
  'The database refused a query of the plugin Boardwalk:',
  'Name, address, hours and notice of the pier.',
  'Focal point',
  'The part of the picture that stays in sight when it is cropped.',
]);
