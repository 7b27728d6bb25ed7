import { expect, it } from 'vitest';
import { markdownOf } from '../../../generator/files/markdown-of.ts';

it.each([
  ['<p>One <b>two </b><i>three</i>.</p>loose<p> </p>', 'One **two** *three*.\n\nloose'],
  ['<h2>Tides</h2><hr><p>High<br>low</p>', '## Tides\n\n---\n\nHigh\\\nlow'],
  ['<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>', '- a\n\n  - b\n- c\n\n  d'],
  ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
  ['<blockquote><p>a</p><p>b</p><cite>c</cite></blockquote>', '> a\n>\n> b\n>\n> c'],
  ['<pre>a\n``` b *c*\n</pre>', '````\na\n``` b *c*\n````'],
  [
    '<table><thead><tr><th>A|B</th><th>C</th></tr></thead><tbody><tr><td>1<br>2</td><td></td></tr></tbody></table>',
    '| A\\|B | C |\n| --- | --- |\n| 1 2 |  |',
  ],
  ['<p><a href="https://a.example/x y">a [b]</a></p>', '[a \\[b\\]](<https://a.example/x%20y>)'],
  [
    '<figure><img src="https://a.example/1.jpg" alt="A *boat*"><figcaption>At dawn</figcaption></figure>',
    '![A \\*boat\\*](<https://a.example/1.jpg>)\n\nAt dawn',
  ],
  ['<details><summary>Dogs?</summary><p>Yes.</p></details>', '**Dogs?**\n\nYes.'],
])('writes %s', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});

it.each([
  ['<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp;lt;</p>', '\\<script\\>alert(1)\\</script\\> \\&lt;'],
  [
    '<p># no heading</p><p>- no list</p><p>1. neither<br>+ nor</p>',
    '\\# no heading\n\n\\- no list\n\n1\\. neither\\\n\\+ nor',
  ],
  [
    '<p>[x](javascript:alert(1)) `code` **b** ![y](z) ~~~ | \\</p>',
    '\\[x\\](javascript:alert(1)) \\`code\\` \\*\\*b\\*\\* \\!\\[y\\](z) \\~\\~\\~ \\| \\\\',
  ],
  ['<p><a href="javascript:alert(1)">x</a><img src="data:," alt="y"></p>', 'xy'],
  ['<p><a href="https://a.example/)>(&quot;\\">x</a></p>', '[x](<https://a.example/)%3E("%5C>)'],
])('makes no mark, no html and no link of the words %s', (html, markdown) => {
  expect(markdownOf(html)).toBe(markdown);
});
