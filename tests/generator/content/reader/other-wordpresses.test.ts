import { describe, expect, it } from 'vitest';
import { missingFrom, seenIn } from '../../../support/seen-in-html.ts';
import { readEntries } from '../../../support/wordpress-entries/read-entries.ts';
import { showDocument } from './show-document.tsx';

describe.each(readEntries('other-entries.txt'))('$name', ({ name, content, fact }) => {
  const { html: written, losses } = showDocument(content);
  // What every paragraph and list has.
  const html = written.replaceAll(/(<(?:p|ul|ol)[^>]*) dir="auto"/g, '$1');

  it('keeps every word, in order', () => {
    // The name of a tab is before its panel.
    const inOrder = (words: readonly string[]) => (name.startsWith('tabs of') ? words.toSorted() : words);
    expect(missingFrom(inOrder(wordsIn(content)), inOrder(wordsIn(written)))).toEqual([]);
  });

  it('shows every picture, film and sound once', () => {
    const { pictures, media } = filesOf(html);
    expect(pictures.join(' ')).toBe(fact('pictures').join());
    expect(media.join(' ')).toBe(fact('media').join());
    expect(playersOf(html)).toEqual(fact('players'));
  });

  it('says what it cannot show', () => {
    expect(losses.map(({ cause, what }) => `${cause}: ${what}`)).toEqual(fact('losses'));
  });

  it('has its parts, and the targets of links where they were', () => {
    expect(fact('has').filter((piece) => !html.includes(piece))).toEqual([]);
    expect(fact('lacks').filter((piece) => html.includes(piece))).toEqual([]);
    for (const anchor of fact('anchors')) {
      const [id = '', words = ''] = anchor.split(': ');
      expect(`${id}: ${wordsAt(html, id, words.length)}`).toBe(anchor);
    }
  });
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
