import { describe, expect, it } from 'vitest';
import { isNestedTooDeep } from '../../../../generator/content/html/nesting.ts';
import { htmlToText } from '../../../../generator/content/html/text.ts';

describe('html (faults 68)', () => {
  it.each([
    ['<b>'.repeat(1001)],
    ['<DIV class="a">'.repeat(1001)],
    // Ends of what never began end nothing.
    ['<b></i>'.repeat(1001)],
    ['<b/>'.repeat(1001)],
    [`<svg></svg>${'<b/>'.repeat(1001)}`],
  ])('is nested beyond reason: %.20s', (html) => {
    expect(isNestedTooDeep(html)).toBe(true);
  });

  it.each([
    ['<b>'.repeat(1000)],
    ['<p><b>a</b></p>'.repeat(2000)],
    ['<p>a<br>'.repeat(2000)],
    // An unclosed tag ends with the element around it.
    ['<a><b></a>'.repeat(2000)],
    [`<svg>${'<path d="M0 0"/>'.repeat(2000)}</svg>`],
    ['<'.repeat(200_000)],
    [`<b ${'a'.repeat(200_000)}`],
  ])('is not: %.20s', (html) => {
    expect(isNestedTooDeep(html)).toBe(false);
  });

  it('that is nested beyond reason is read as text without its tags, at once', () => {
    const deep = 60_000;
    expect(htmlToText(`${'<b>'.repeat(deep)}Harbour${'</i>'.repeat(deep)} Lights<x`)).toBe(
      'Harbour Lights<x',
    );
    expect(htmlToText(`Harbour${'<b></i>'.repeat(deep)}Lights`)).toBe('Harbour Lights');
  });
});
