import { describe, expect, it } from 'vitest';
import { encodeWord } from '../../../client-runtime/search/words/encode-word.ts';
import { findWords, foldWords } from '../../../client-runtime/search/words/fold-words.ts';
import { spellings } from '../../../client-runtime/search/words/spellings.ts';

describe('the words of a text', () => {
  it.each([
    ['The Crow’s Nest', ['the', 'crow', 's', 'nest']],
    ['CAFÉ cafe\u0301', ['cafe', 'cafe']],
    ['Straße, Æsop & Œuvre', ['strasse', 'aesop', 'oeuvre']],
    ['İstanbul ılık', ['istanbul', 'ilik']],
    ['１２ ﬁns', ['12', 'fins']],
    ['灯台からの手紙', ['灯', '台', 'か', 'ら', 'の', '手', '紙']],
    ['東京tower2', ['東', '京', 'tower2']],
    ['مَرْحَبًا', ['مرحبا']],
    ['שָׁלוֹם', ['שלום']],
    ['Й ё', ['и', 'е']],
    ['🎉 — … "', []],
    ['', []],
  ])('are folded: %s', (text, words) => expect(foldWords(text)).toEqual(words));

  it.each([
    ['de', 'Grün gruen GRUN', ['grun', 'grun', 'grun']],
    ['de', 'Öl Oel Straße Bauer Feuer Quelle', ['ol', 'ol', 'strasse', 'bauer', 'feuer', 'quelle']],
    ['en-US', 'gruen Oel l’eau', ['gruen', 'oel', 'l', 'eau']],
    [
      'fr',
      "L’eau qu’il d'accord lorsqu’elle œuvre, aujourd’hui",
      ['eau', 'il', 'accord', 'elle', 'oeuvre', 'aujourd', 'hui'],
    ],
    ['it', "Dell’acqua, un'isola, l’ora", ['acqua', 'isola', 'ora']],
    ['es', 'Niño, ¿cuándo?', ['nino', 'cuando']],
    ['nl', '\u0132sland ijs coördinatie', ['ijsland', 'ijs', 'coordinatie']],
  ] as const)('are folded by the rules of %s: %s', (language, text, words) => {
    expect(foldWords(text, spellings[language])).toEqual(words);
    const again = foldWords(words.join(' '), spellings[language]);
    expect(again).toEqual(words);
  });

  it('are the same when they are folded again, and are cut when they are long', () => {
    for (const text of ['𝕿𝖎𝖉𝖊 ½ ㎏ ﷺ', 'Ǆ ŉ', 'x'.repeat(90)]) {
      const folded = foldWords(text);
      expect(foldWords(folded.join(' '))).toEqual(folded);
      expect(Math.max(...folded.map(({ length }) => length))).toBeLessThanOrEqual(40);
    }
  });

  it('have their places as they are written', () => {
    expect(findWords('«Ärger» 手').map(({ 0: word, index }) => [word, index])).toEqual([
      ['Ärger', 1],
      ['手', 8],
    ]);
  });
});

describe('the code of a word', () => {
  it('has only letters for the name of a file, and begins as the code of its beginning', () => {
    expect(encodeWord('tide9')).toBe('tide9');
    expect(encodeWord('灯a')).toBe('_0706fa');
    for (const word of ['tide9', 'ё灯', '𠮷野'])
      for (let end = 1; end <= [...word].length; end += 1)
        expect(encodeWord(word).startsWith(encodeWord([...word].slice(0, end).join('')))).toBe(true);
  });
});
