import { scriptOf } from '../../words/language-tag.ts';

/** How a text is marked: an attribute is absent where its letters do not decide it. */
export interface TextLanguage {
  readonly lang?: string;
  readonly dir?: 'rtl';
}

/** The languages around a text. */
export interface LanguagesAround {
  /** The language of the page. */
  readonly page: string;
  /** That of editors' texts whose letters do not decide it, where Boardwalk has no words in it. */
  readonly content?: string | undefined;
  /** The language of the whole text, for a part of it. */
  readonly text?: TextLanguage | undefined;
}

/**
 * Finds the language of a text, plain or html, from its letters: where most are of a script that one
 * language uses mostly, and the page is not in that script. Latin, Cyrillic, Devanagari and Han
 * without kana decide nothing.
 */
export function textLanguage(text: string, { page, text: around }: LanguagesAround): TextLanguage {
  if (!mayNeedLanguage(text)) return {};
  const { all, counts } = countLetters(text);
  const count = (script: string) => counts.get(script) ?? 0;
  // One letter is a sign, as in formulas.
  const isMost = (letters: number) => letters > 1 && letters * 2 > all;
  const kana = count('ja');
  const han = count('han');
  const isJapanese = isMost(kana + han) && (kana * kanaShare >= kana + han || around?.lang === 'ja');
  const found = isJapanese ? 'ja' : languages.find((language) => isMost(count(language)));
  const isClaimed =
    found !== undefined &&
    !(found === 'ar' && count('not ar') * otherArabicShare > count('ar')) &&
    scriptOf(found) !== scriptOf(page);
  return {
    ...(isClaimed && { lang: found }),
    ...(isMost(rightToLeft.reduce((sum, script) => sum + count(script), 0)) && { dir: 'rtl' as const }),
  };
}

/** Returns false for a text of Latin letters, marks and emoji, which are not counted. */
export function mayNeedLanguage(text: string): boolean {
  return otherScript.test(text);
}

const otherScript = /[\u0370-\u1fff\u3040-\ud7ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** At least every tenth letter of a Japanese text is kana: a Chinese one may quote a word. */
const kanaShare = 10;

/** One letter in twenty that Arabic does not have: Persian, Urdu, Pashto, Kurdish. */
const otherArabicShare = 20;

/** Their letters, beside those with which Arabic writes foreign names: \u067e \u0686 \u06a4 \u06af. */
const otherArabic = /[\u0679-\u067d\u067f-\u0685\u0687-\u06a3\u06a5-\u06ae\u06b0-\u06d3]/;

/** Their signs are syllables or words: each counts as two letters. */
const syllables: ReadonlySet<string> = new Set(['ja', 'han', 'ko']);

const rightToLeft = ['ar', 'he', 'dv', 'right to left'];

/** The blocks of Unicode: first and last code point, and the language or script of their letters. */
const blocks: readonly (readonly [number, number, string])[] = [
  [0x370, 0x3ff, 'el'],
  [0x530, 0x58f, 'hy'],
  [0x590, 0x5ff, 'he'],
  [0x600, 0x6ff, 'ar'],
  [0x700, 0x74f, 'right to left'],
  [0x750, 0x77f, 'ar'],
  [0x780, 0x7bf, 'dv'],
  [0x7c0, 0x8ff, 'right to left'],
  [0xa00, 0xa7f, 'pa'],
  [0xa80, 0xaff, 'gu'],
  [0xb80, 0xbff, 'ta'],
  [0xc00, 0xc7f, 'te'],
  [0xc80, 0xcff, 'kn'],
  [0xd00, 0xd7f, 'ml'],
  [0xd80, 0xdff, 'si'],
  [0xe00, 0xe7f, 'th'],
  [0xe80, 0xeff, 'lo'],
  [0x1000, 0x109f, 'my'],
  [0x10a0, 0x10ff, 'ka'],
  [0x1100, 0x11ff, 'ko'],
  [0x1780, 0x17ff, 'km'],
  [0x1f00, 0x1fff, 'el'],
  [0x3040, 0x30ff, 'ja'],
  [0x3400, 0x9fff, 'han'],
  [0xac00, 0xd7af, 'ko'],
  [0xfb1d, 0xfb4f, 'he'],
  [0xfb50, 0xfdff, 'ar'],
  [0xfe70, 0xfefc, 'ar'],
];

const languages = [...new Set(blocks.map(([, , name]) => name))].filter(
  (name) => name.length === 2 && name !== 'ja',
);

/** Tags and references of html are no letters of a text. */
function countLetters(text: string): { readonly all: number; readonly counts: ReadonlyMap<string, number> } {
  const counts = new Map<string, number>();
  let all = 0;
  for (const [, letter] of text.matchAll(/<[^<>]*>|&\w+;|(\p{L})/gu)) {
    if (letter === undefined) continue;
    const code = letter.codePointAt(0) ?? 0;
    const [, , script = ''] = blocks.find(([first, last]) => first <= code && code <= last) ?? [];
    const weight = syllables.has(script) ? 2 : 1;
    all += weight;
    counts.set(script, (counts.get(script) ?? 0) + weight);
    if (otherArabic.test(letter)) counts.set('not ar', (counts.get('not ar') ?? 0) + 1);
  }
  return { all, counts };
}
