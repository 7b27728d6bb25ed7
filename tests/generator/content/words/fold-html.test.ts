import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldWords } from '../../../../client-runtime/search/words/fold-words.ts';
import { spellings } from '../../../../client-runtime/search/words/spellings.ts';
import { htmlToText } from '../../../../generator/content/html/text.ts';
import { foldHtml } from '../../../../generator/content/words/fold-html.ts';
import { countCases } from '../../../support/count-cases.ts';

it('finds the words that a visitor reads in html', () => {
  const { saw, expectSeen } = countCases();
  const words = fc.oneof(
    fc.stringMatching(/^[A-Za-z0-9 ,.\u2019\u2014]{1,12}$/),
    fc.constantFrom(
      '&amp;',
      '&lt;p&gt;',
      '&nbsp;',
      '&eacute;',
      '&quot;',
      'caf\u00e9',
      '\u6d77',
      'x'.repeat(45),
    ),
  );
  const start = fc.constantFrom(
    ...['p', 'p dir="auto"', 'li', 'a href="/art/?a=1&amp;b=2"', 'em', 'abbr title="Alt words"', 'article'],
    ...['b', 'h2 id="hours"', 'script', 'svg'],
  );
  const html = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      words,
      fc.constantFrom('<br>', '<br/>', '<img src="/a.jpg" alt="Seal"/>'),
      fc
        .tuple(start, fc.array(tie('node'), { maxLength: 4 }))
        .map(([tag, inside]) => nest(tag, inside.join(''))),
    ),
  })).node;
  fc.assert(
    fc.property(fc.array(html, { maxLength: 6 }), (nodes) => {
      const text = nodes.join('');
      for (const spelling of [undefined, ...Object.values(spellings)])
        expect(foldHtml(text, spelling)).toEqual(foldWords(htmlToText(text), spelling));
      saw({
        'a tag within a word': /[a-z]<(?:a|b|em|abbr)\b[^>]*>[a-z]/i.test(text),
        'a block between words': /[a-z]<\/?(?:p|li|article)\b[^>]*>[a-z]/i.test(text),
        'a reference that is a letter': text.includes('&eacute;'),
        'contents that are not shown': /<script>[^<]*[a-z]/i.test(text),
        'only plain letters': /^[ -~]+$/.test(text),
      });
    }),
    { numRuns: 2_000 },
  );
  expectSeen();
});

/** Safe html has no item or heading within another one: a parser would end the outer one. */
function nest(start: string, inside: string): string {
  const [name = ''] = start.split(' ');
  return /^(li|h2)$/.test(name) && inside.includes(`<${name}`) ? inside : `<${start}>${inside}</${name}>`;
}
