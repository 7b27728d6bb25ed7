import { describe, expect, it } from 'vitest';
import { languages } from '../../words/languages.ts';
import { tables } from '../../words/tables.ts';

interface Rules {
  /** Words of the other form of address, which the table never mixes with its own. */
  readonly otherAddress: RegExp;
  /** An opening quotation mark, and its end. */
  readonly quotes: readonly [string, string];
  /** What stands between a number and the sign for percent. */
  readonly beforePercent: string;
  /** What stands before `:`, and before `?` and `!`. */
  readonly beforeColon?: string;
  readonly beforeMark?: string;
}

/** The form of address is one in each language: Sie, vous, tú, tu, je. */
const rules: Readonly<Record<(typeof languages)[number], Rules>> = {
  'en-US': { otherAddress: /\b(?:thou|thy)\b/i, quotes: ['“', '”'], beforePercent: '' },
  'en-GB': { otherAddress: /\b(?:thou|thy)\b/i, quotes: ['‘', '’'], beforePercent: '' },
  de: {
    otherAddress: /(?<!\p{L})(?:du|dich|dir|dein\p{L}*|ihr|euch|euer|eure\p{L}*)(?!\p{L})/u,
    quotes: ['„', '“'],
    beforePercent: '\u00a0',
  },
  fr: {
    otherAddress: /(?<!\p{L})(?:tu|te|toi|ton|ta|tes|t’\p{L}+)(?!\p{L})/iu,
    quotes: ['«\u00a0', '\u00a0»'],
    beforePercent: '\u202f',
    beforeColon: '\u00a0',
    beforeMark: '\u202f',
  },
  es: {
    otherAddress: /(?<!\p{L})(?:usted\p{L}*|su|sus|vosotros|vuestr\p{L}+|os)(?!\p{L})/iu,
    quotes: ['«', '»'],
    beforePercent: '\u00a0',
  },
  nl: { otherAddress: /(?<!\p{L})(?:u|uw|uzelf)(?!\p{L})/iu, quotes: ['‘', '’'], beforePercent: '' },
  it: {
    otherAddress: /(?<!\p{L})(?:Lei|Suo|Sua|Suoi|Sue|voi|vostr\p{L}+)(?!\p{L})/u,
    quotes: ['«', '»'],
    beforePercent: '',
  },
};

describe.each(languages)('the words in %s', (language) => {
  const texts = textsOf(tables[language]);
  const { otherAddress, quotes, beforePercent, beforeColon = '', beforeMark = '' } = rules[language];
  const wrong = (isWrong: (text: string) => boolean) =>
    texts.filter(({ text }) => isWrong(text)).map(({ name, text }) => `${name}: ${text}`);

  it('address the visitor in one form', () => {
    expect(wrong((text) => otherAddress.test(text))).toEqual([]);
  });

  it('have the quotation marks and apostrophes of the language', () => {
    expect(wrong((text) => /["']|\.\.\./.test(text))).toEqual([]);
    const [start, end] = quotes;
    const quoted = texts.filter(({ name }) =>
      /^search\.(none|found)|^formAnswers\.sentBy|^previewBar\.entry/.test(name),
    );
    expect(quoted).toHaveLength(6);
    expect(quoted.filter(({ text }) => !text.includes(`${start}{`) || !text.includes(`}${end}`))).toEqual([]);
  });

  it('have the spaces of the language before signs', () => {
    expect(wrong((text) => hasOther(text, /(.?):(?!\/\/)/gsu, beforeColon))).toEqual([]);
    expect(wrong((text) => hasOther(text, /([^¿¡])[?!]/gsu, beforeMark))).toEqual([]);
    expect(wrong((text) => hasOther(text, /(.)%/gsu, beforePercent))).toEqual([]);
    expect(wrong((text) => /\s[,.;]| {2}|^ | $/u.test(text))).toEqual([]);
  });
});

/** Returns true where something else than `before` stands before a sign: no space where it is empty. */
function hasOther(text: string, sign: RegExp, before: string): boolean {
  return [...text.matchAll(sign)].some(([, last = '']) =>
    before === '' ? /\s/u.test(last) : last !== before,
  );
}

function textsOf(value: unknown, name = ''): readonly { readonly name: string; readonly text: string }[] {
  if (typeof value === 'string') return [{ name, text: value }];
  return Object.entries(Object(value)).flatMap(([key, item]) =>
    textsOf(item, name === '' ? key : `${name}.${key}`),
  );
}
