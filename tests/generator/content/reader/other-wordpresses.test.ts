import { describe, expect, it } from 'vitest';
import { missingFrom, seenIn } from '../../../support/seen-in-html.ts';
import { otherEntries } from '../../../support/wordpress-entries/other-entries.ts';
import { showDocument } from './show-document.tsx';
import { shownOfOthers } from './shown-of-others.ts';

it.each(otherEntries)('$name keeps every word, in order', ({ name, content }) => {
  // The name of a tab is before its panel.
  const inOrder = (words: readonly string[]) => (name.startsWith('tabs of') ? words.toSorted() : words);
  expect(missingFrom(inOrder(wordsIn(content)), inOrder(wordsIn(showDocument(content).html)))).toEqual([]);
});

const judged = otherEntries.filter(({ name }) => Object.hasOwn(shownOfOthers, name));

describe.each(judged)('$name', ({ name, content }) => {
  const { html: written, losses } = showDocument(content);
  // What every paragraph and list has.
  const html = written.replaceAll(/(<(?:p|ul|ol)[^>]*) dir="auto"/g, '$1');
  const { pictures = '', media = '', players = [], anchors = {}, ...shown } = shownOfOthers[name] ?? {};

  it('shows every picture, film and sound once', () => {
    const { pictures: shownPictures, media: shownMedia } = filesOf(html);
    expect(shownPictures.join(' ')).toBe(pictures);
    expect(shownMedia.join(' ')).toBe(media);
    expect(playersOf(html)).toEqual(players);
  });

  it('says what it cannot show', () => {
    expect(losses.map(({ cause, what }) => `${cause}: ${what}`)).toEqual(shown.losses ?? []);
  });

  it('has its parts, and the targets of links where they were', () => {
    const { has = [], lacks = [] } = shown;
    expect(has.filter((piece) => !html.includes(piece))).toEqual([]);
    expect(lacks.filter((piece) => html.includes(piece))).toEqual([]);
    for (const [id, words] of Object.entries(anchors))
      expect(`${id}: ${wordsAt(html, id, words.length)}`).toBe(`${id}: ${words}`);
  });
});

it('has an entry for each row', () => {
  expect(judged.map(({ name }) => name)).toEqual(Object.keys(shownOfOthers));
});

function wordsIn(html: string): readonly string[] {
  return seenIn(html).tokens.filter((token) => !token.startsWith('picture:'));
}

function filesOf(html: string): { readonly pictures: readonly string[]; readonly media: readonly string[] } {
  const found = [...html.matchAll(/<(img|video|audio) [^>]*?\bsrc="[^"]*\/([^"/]+)"/g)];
  const named = (tags: RegExp) =>
    found.filter(([, tag = '']) => tags.test(tag)).map(([, , file = '']) => file);
  const pictures = named(/img/).map((file) => file.replace(/(-\d+x\d+)?\.\w+$/, ''));
  return { pictures, media: named(/video|audio/) };
}

function playersOf(html: string): readonly (string | undefined)[] {
  return [...html.matchAll(/<a href="([^"]*)">Open it there/g)].map(([, address]) => address);
}

/** The first words after an id; undefined without the id. */
function wordsAt(html: string, id: string, length: number): string | undefined {
  const [, after] = html.split(` id="c-${id}"`);
  return after
    ?.slice(after.indexOf('>') + 1)
    .replace(/<[^>]*>/g, '')
    .trim()
    .slice(0, length);
}
