import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readWords } from '../../config/read-words.ts';
import { languages } from '../../words/languages.ts';
import { writeFiles } from '../support/make-project.ts';
import { projectRoot } from '../support/project-root.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

async function read(files: Readonly<Record<string, string>>) {
  const root = await temporaryFolder();
  await writeFiles(root, files);
  const nameOf = (file: string) => path.relative(root, file);
  return { root, reading: readWords({ root, boardwalk: projectRoot, nameOf }) };
}

const file = (words: string) =>
  `import { defineWords } from 'boardwalk'; export default defineWords(${words});`;

describe('the words of a site', () => {
  it('are those of its folder words/, of each language that has a file', async () => {
    const { root, reading } = await read({
      'words/de.ts': `import { moin } from './greeting.ts'; ${file('{ frame: { skip: moin } }')}`,
      'words/greeting.ts': "export const moin = 'Moin!';",
      'words/fr.ts': file("{ searchPage: { pages: { one: 'une page', other: '{count} pages' } } }"),
    });
    const { words, files } = await reading;
    expect(words).toEqual({
      de: { frame: { skip: 'Moin!' } },
      fr: { searchPage: { pages: { one: 'une page', other: '{count} pages' } } },
    });
    // A file that is written later is noticed by a watch, too.
    const known = languages.map((language) => path.join(root, 'words', `${language}.ts`));
    expect(files).toEqual(expect.arrayContaining([...known, path.join(root, 'words/greeting.ts')]));
  });

  it('are missing without the folder', async () => {
    const { reading } = await read({});
    expect((await reading).words).toEqual({});
  });

  it.each([
    ["{ frame: { skipp: 'Los' } }", 'unknown word "frame.skipp"; did you mean "frame.skip"?'],
    ["{ frame: { tickets: 'Karten' } }", 'unknown word "frame.tickets"; did you mean "events.tickets"?'],
    [
      "{ frame: { nothingLikeIt: 'Los' } }",
      'unknown word "frame.nothingLikeIt"; words/tables/en-us.ts of Boardwalk lists them all',
    ],
    ["{ fram: { skip: 'Los' } }", 'unknown words "fram"; did you mean "frame"?'],
    [
      "{ formAnswers: { thanks: 'Danke!' } }",
      'WordPress says "formAnswers": replace them there, by the filter boardwalk_form_word',
    ],
    [
      "{ constructor: { name: 'Los' } }",
      'unknown words "constructor"; words/tables/en-us.ts of Boardwalk lists them all',
    ],
    [
      "{ frame: { toString: 'Los' } }",
      'unknown word "frame.toString"; words/tables/en-us.ts of Boardwalk lists them all',
    ],
    ["{ frame: 'Los' }", '"frame" must be an object of words'],
    ['{ frame: { skip: 5 } }', '"frame.skip" must be a text, such as "Zum Inhalt springen"'],
    ["{ frame: { skip: 'Los {title}' } }", '"frame.skip": unknown placeholder {title}; it has none'],
    [
      "{ frame: { moreIn: 'Mehr in {titel}' } }",
      '"frame.moreIn": unknown placeholder {titel}; known is {title}',
      '"frame.moreIn": the placeholder {title} is missing',
    ],
    [
      "{ searchPage: { pages: '{count} Seiten' } }",
      '"searchPage.pages" must be an object as { one: …, other: "{count} Seiten" }',
    ],
    [
      "{ searchPage: { pages: { one: 'eine', other: 'viele' } } }",
      '"searchPage.pages.other": the placeholder {count} is missing',
    ],
    ["{ searchPage: { pages: { one: 1, other: '{count}' } } }", '"searchPage.pages.one" must be a text'],
    ['5', 'has no default export with words: export default defineWords({ … })'],
  ])('are refused as %s, each problem in a line with what is right', async (words, ...problems) => {
    const { reading } = await read({ 'words/de.ts': `export default ${words};` });
    await expect(reading).rejects.toMatchObject({
      name: 'ConfigError',
      problems: problems.map((problem) => `words/de.ts: ${problem}`),
    });
  });

  it.each([
    ['de-AT.ts', 'did you mean de.ts?'],
    ['DE.ts', 'did you mean de.ts?'],
    ['de.js', 'did you mean de.ts?'],
    ['en.ts', 'did you mean en-US.ts?'],
    ['en_GB.ts', 'did you mean en-GB.ts?'],
    ['pl.ts', 'known are en-US.ts, en-GB.ts, de.ts, fr.ts, es.ts, nl.ts, it.ts'],
    ['my_own words.ts', 'known are en-US.ts, en-GB.ts, de.ts, fr.ts, es.ts, nl.ts, it.ts'],
  ])('are refused in a file that no language has the name of: %s', async (name, remedy) => {
    const { reading } = await read({ [`words/${name}`]: file('{}'), 'words/README.md': 'Our words' });
    await expect(reading).rejects.toMatchObject({
      problems: [
        `words/${name}: replaces no words, as Boardwalk has none in a language of this name; ${remedy}`,
      ],
    });
  });

  it('are refused with the line where their file does not compile', async () => {
    const { reading } = await read({ 'words/it.ts': 'export default {\n  frame: {' });
    await expect(reading).rejects.toThrow(/words\/it\.ts:2:/);
  });
});
