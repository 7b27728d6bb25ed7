import { describe, expect, it } from 'vitest';
import { isDrawing } from '../../../templates/islands/admit-drawings.ts';

describe('what a library may write as html', () => {
  it.each([
    '',
    '<svg/>',
    '<span aria-hidden="true">&#x2212;</span>',
    '<span aria-hidden="true">&#215;</span>',
    '<svg aria-hidden="true" class="pswp__icn" viewBox="0 0 32 32" width="32" height="32"><use class="pswp__icn-shadow" xlink:href="#pswp__icn-close"/><path d="M24 10l-2-2z" id="pswp__icn-close"/></svg>',
  ])('is a drawing: %s', (html) => expect(isDrawing(html)).toBe(true));

  it.each([
    '<script>alert(1)</script>',
    '<svg onload="alert(1)"/>',
    '<svg class="a" onload="alert(1)"/>',
    '<svg/onload=alert(1)>',
    '<svg class="a"onload="alert(1)"/>',
    '<svg><script>alert(1)</script></svg>',
    '<svg><use xlink:href="https://evil.example/#a"/></svg>',
    '<svg><use xlink:href="data:image/svg+xml,x"/></svg>',
    '<svg><use href="#a"/></svg>',
    '<img src="x">',
    '<a href="https://maps.example/">Maps</a>',
    '<span style="color:red">red</span>',
    '<span class="a>b"/>',
    '<span',
    '&lt;script&gt;',
  ])('is nothing else: %s', (html) => expect(isDrawing(html)).toBe(false));

  it('is decided without delay for html of any length', () => {
    expect(isDrawing(`${'<svg class="a" '.repeat(50_000)}<`)).toBe(false);
  });
});
