import * as fc from 'fast-check';
import { places } from '../browser/support/attack-cases.ts';
import { unsafeAddresses, vectors } from '../faults/support/xss-vectors.ts';
import { depth } from '../support/depth.ts';

/** The same cases in every run. */
export const settings = { numRuns: depth.propertyRuns, seed: 20_260_613 };

const tags =
  'p b a i em div span h1 h2 ul li table tr td svg math style script title textarea select option template noscript form input iframe img video source details summary figure plaintext xmp mglyph annotation-xml foreignObject desc br hr'.split(
    ' ',
  );
const names =
  'href src id class style onclick onerror title alt srcdoc name target rel data-props data-pier-block poster xlink:href width'.split(
    ' ',
  );
const words = fc.constantFrom(
  'x',
  ' ',
  '<',
  '>',
  '"',
  "'",
  '`',
  '&',
  '&lt;',
  '&#60;',
  '&#xe000;0&#xe001;',
  '&#',
  'xe000;',
  '\ue0001\ue001',
  '<!--',
  '-->',
  '<![CDATA[',
  ']]>',
  '</',
  '/>',
  '\u0000',
  '\u2028',
  '\u202e',
  ' https://cms.example.org/visit/?a=1&b=2#parking ',
  ' https://cms.example.org/wp-content/uploads/a.jpg ',
  '#parking',
);
const value = fc.oneof(words, fc.constantFrom(...unsafeAddresses), fc.constantFrom(...vectors));
const attribute = fc
  .tuple(fc.constantFrom(...names), fc.constantFrom('"', "'", ''), value)
  .map(([name, quote, text]) => `${name}=${quote}${text}${quote}`);
const tag = fc
  .tuple(
    fc.constantFrom('<', '</', '<', '<'),
    fc.constantFrom(...tags),
    fc.array(attribute, { maxLength: 3 }),
  )
  .map(([open, name, attributes]) => `${[`${open}${name}`, ...attributes].join(' ')}>`);

/** Pieces of html in any order: tags that are never closed, attributes that end early, and what has been made to attack. */
export const html: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 5, arbitrary: tag },
      { weight: 3, arbitrary: words },
      { weight: 1, arbitrary: fc.constantFrom(...vectors) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    ),
    { maxLength: 14 },
  )
  .map((pieces) => pieces.join(''));

/** Such html in structures of all kinds, which are in one another. */
export const structures: fc.Arbitrary<string> = fc.letrec<{ page: string; structure: string }>((tie) => ({
  page: fc
    .array(fc.oneof({ maxDepth: 3, depthSize: 'small' }, html, tie('structure'), tie('structure')), {
      minLength: 1,
      maxLength: 3,
    })
    .map((parts) => parts.join('')),
  structure: fc
    .tuple(fc.constantFrom(...Object.values(places)), tie('page'))
    .map(([place, text]) => place(text)),
})).page;

/** A line of text as an editor may type or paste it. */
export const line: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...vectors),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(words, { maxLength: 5 }).map((parts) => parts.join('')),
);

/** Characters of slugs, and attempts to leave a folder by one. */
export const slug: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'a',
        'b',
        'A',
        'é',
        'e\u0301',
        'ß',
        'İ',
        '-',
        '.',
        '..',
        '/',
        '\\',
        '%2e',
        '%2f',
        '%25',
        '%00',
        '\u0000',
        ' ',
      ),
      fc.constantFrom(
        '\n',
        ':',
        '?',
        '#',
        '*',
        '|',
        'con',
        'page',
        '404',
        'index.html',
        '_assets',
        '_boardwalk',
        '~',
        '灯台',
        '🎡',
        '\u202e',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constant('x'.repeat(250)),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(''));
