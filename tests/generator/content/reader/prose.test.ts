import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../generator/content/reader/read-document.ts';
import type { RichText } from '../../../../generator/content/stored-blocks.ts';
import { testContext } from '../html/context.ts';

/** Html and what is written of it, each reference in braces. */
const written: readonly (readonly [name: string, html: string, expected: string])[] = [
  [
    'parts of lists and tables by themselves',
    '<li>a</li><td>b</td>',
    '<p dir="auto">a</p><p dir="auto">b</p>',
  ],
  ['a paragraph around another', '<p><b><p>a</p></b>', '<p dir="auto"><b>a</b></p>'],
  ['only signs that are left out', '<p>\ue001 &#xe000;</p><td>\u202e</td>', ''],
  [
    'an attribute of such signs',
    '<p title="\ue001">a <abbr title="">b</abbr></p>',
    '<p dir="auto">a <abbr>b</abbr></p>',
  ],
  [
    'a link without words',
    '<p>a <a href="/visit/"></a><a href="/art/" id="b"></a></p>',
    '<p dir="auto">a <span id="c-b"></span></p>',
  ],
  ['a sign of tags in a hash', '<p><a href="#a<b">c</a></p>', '<p dir="auto"><a href="#c-a%3Cb">c</a></p>'],
];

describe('prose', () => {
  it.each(written)('is written of %s', (_, html, expected) => {
    expect(write(html)).toBe(expected);
  });
});

function write(html: string): string {
  return readDocument(html, testContext())
    .map((block) => (block.block === 'core/html' ? show(block.props.html) : `[${block.block}]`))
    .join('');
}

function show({ parts, refs }: RichText): string {
  return parts
    .map((part, index) => {
      const ref = refs[index];
      return ref ? `${part}{${ref.ref === 'media' ? ref.path : ref.to}}` : part;
    })
    .join('');
}
