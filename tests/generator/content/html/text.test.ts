import { describe, expect, it } from 'vitest';
import { slugify, takeId } from '../../../../generator/content/html/ids.ts';
import {
  cleanText,
  htmlToText,
  isNestedTooDeep,
  plainText,
} from '../../../../generator/content/html/text.ts';

it('reads html as text on one line', () => {
  const html = '<p>Fish &amp; chips&hellip;</p>\n<p>Open<br>now, <b>real</b>ly</p><script>x</script>';
  expect(htmlToText(html)).toBe('Fish & chips… Open now, really');
});

it('reads references as a browser does, with tags beside them and without', () => {
  for (const [typed, read] of [
    ['Fish &amp; chips&hellip;', 'Fish & chips…'],
    ['Caf&#233; &#x201C;Pier&#8221', 'Café “Pier”'],
    ['a &lt;b&gt; &amp;lt; &unknown; &', 'a <b> &lt; &unknown; &'],
    ['x&notit; y&amp', 'x¬it; y&'],
  ])
    expect([htmlToText(typed ?? ''), htmlToText(`<p>${typed}</p>`)]).toEqual([read, read]);
});

it('composes accents beside dashes and quotation marks', () => {
  expect(cleanText('“cafe\u0301” – a\u202eb')).toBe('“café” – ab');
});

it('leaves text alone that only looks like html', () => {
  expect(plainText('tides < 3 ft & <em>not</em> a tag')).toBe('tides < 3 ft & <em>not</em> a tag');
});

it('strips what no page may hold, and composes accents (faults 35)', () => {
  expect(cleanText('a\u0001b\u0007c\ufffed\ue000e\u202ef\ud800g\tcafe\u0301')).toBe('abcdefg\tcafé');
  expect(cleanText('😀 日本 \u200f')).toBe('😀 日本 \u200f');
});

it('takes the line breaks of other software between words for white space', () => {
  for (const between of ['\f', '\v', '\u0085', '\u0000', '\u2028', '\u00a0', '\r'])
    for (const read of [plainText(`gamma${between}delta`), htmlToText(`<p>gamma${between}delta</p>`)])
      expect(read).toBe('gamma delta');
});

it('makes ids of headings in every script', () => {
  expect(slugify('What’s on: 5 & 6 June')).toBe('whats-on-5-6-june');
  expect(slugify('開館時間')).toBe('開館時間');
  expect(slugify('!!!')).toBe('section');
});

it('gives each id once', () => {
  const ids = new Set<string>();
  const taken = ['hours', 'hours', 'c-hours'].map((id) => takeId(ids, id));
  expect(taken).toEqual(['c-hours', 'c-hours-2', 'c-hours-3']);
});

describe('html (faults 68)', () => {
  it.each([
    ['<b>'.repeat(1001)],
    ['<DIV class="a">'.repeat(1001)],
    // Ends of what never began end nothing.
    ['<b></i>'.repeat(1001)],
    ['<b/>'.repeat(1001)],
    [`<svg></svg>${'<b/>'.repeat(1001)}`],
  ])('is nested beyond reason: %.20s', (html) => expect(isNestedTooDeep(html)).toBe(true));

  it.each([
    ['<b>'.repeat(1000)],
    ['<p><b>a</b></p>'.repeat(2000)],
    ['<p>a<br>'.repeat(2000)],
    // An unclosed tag ends with the element around it.
    ['<a><b></a>'.repeat(2000)],
    [`<svg>${'<path d="M0 0"/>'.repeat(2000)}</svg>`],
    ['<'.repeat(200_000)],
    [`<b ${'a'.repeat(200_000)}`],
  ])('is not: %.20s', (html) => expect(isNestedTooDeep(html)).toBe(false));

  it('that is nested beyond reason is read as text without its tags, at once', () => {
    const deep = 60_000;
    const nested = `${'<b>'.repeat(deep)}Harbour${'</i>'.repeat(deep)} Lights<x`;
    expect(htmlToText(nested)).toBe('Harbour Lights<x');
    expect(htmlToText(`Harbour${'<b></i>'.repeat(deep)}Lights`)).toBe('Harbour Lights');
  });
});
