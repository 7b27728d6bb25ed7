import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../generator/content/reader/read-document.ts';
import type { RichText } from '../../../../generator/content/stored-blocks.ts';
import { textCases } from '../../../support/text-cases.ts';
import { testContext } from '../html/context.ts';

/** Html and what is written of it: each reference in braces, each block but a heading in brackets. */
const written: readonly (readonly [name: string, html: string, ...expected: string[]])[] = [
  ...textCases(`
## addresses of the CMS, in text, too
<p><a href="https://cms.example.org/visit/?a=1&amp;b=2#parking">v</a> See http://127.0.0.1:8080/visit/. <a href="/?attachment_id=4">a</a></p>
=> <p><a href="{/visit/?a=1&b=2#c-parking}">v</a> See {/visit/}. <a href="{/?attachment_id=4}">a</a></p>
## ids, each once and with a prefix, and links to them
<p id="a">a</p><p id="a">b</p><p><a href="#a">c</a> <a href="#top">d</a></p>
=> <p id="c-a">a</p><p id="c-a-2">b</p><p><a href="#c-a">c</a> <a href="#top">d</a></p>
## ids as an editor may type them, though WordPress counts with such
<h2 id="today">Today</h2><p id="gallery-2">Two</p><p id="wp-block-search__input-1">Three</p>
=> <h2 id="c-today">Today</h2><p id="c-gallery-2">Two</p><p>Three</p>
## classes of WordPress, but none that it counts
<pre class="wp-block-verse wp-block-verse-2 wp-container-core-is-layout-35f0 is-style-outline is-style-outline--4 wp-elements-7c1e has-accent-2-color mine">a</pre>
=> <pre class="wp-block-verse is-style-outline has-accent-2-color" tabindex="0">a</pre>
## a link to a new tab
<p><a href="https://else.test/" target="_blank" rel="nofollow noreferrer">a</a></p>
=> <p><a href="https://else.test/" target="_blank" rel="noopener nofollow">a</a></p>
## controls and private signs, however they are written
<p>a\u0000\ue000<b>0</b>\ue001 &#xe000;1&#xe001; &#57344;2&#x1;</p>
=> <p>a <b>0</b> 1 2</p>`),
  ['parts of lists and tables by themselves', '<li>a</li><td>b</td>', '<p>a</p><p>b</p>'],
  ['a paragraph around another', '<p><b><p>a</p></b>', '<p><b>a</b></p>'],
  ['only signs that are left out', '<p>\ue001 &#xe000;</p><td>\u202e</td>', ''],
  [
    'an attribute of such signs',
    '<p title="\ue001">a <abbr title="">b</abbr></p>',
    '<p>a <abbr>b</abbr></p>',
  ],
  ['a sign of tags in a hash', '<p><a href="#a<b">c</a></p>', '<p><a href="#c-a%3Cb">c</a></p>'],
  ...textCases(`
## a link without words
<p>a <a href="/visit/"></a><a href="/art/" id="b"></a></p>
=> <p>a <span id="c-b"></span></p>
## text that breaks out of noscript
<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</noscript><p>b</p>
=> <p>b</p>
## a heading with a table
<h2>A <em>b</em><br>c <table><td>e</table></h2>
=> <h2 id="c-a-b-c-e">A <em>b</em><br>c e</h2>
## headings within lists, in the order of all
<h3 id="a">a</h3><details><summary>b</summary><h5>c</h5></details><h6>d</h6>
=> <h2 id="c-a">a</h2><details><summary>b</summary><h3>c</h3></details><h4 id="c-d">d</h4>
## where a list begins, and how it counts
<ol start="3" reversed type="a"><li value="7">a</li></ol><ol start="x" type="z"><li>b</li></ol>
=> <ol start="3" reversed type="a"><li value="7">a</li></ol><ol><li>b</li></ol>
## an accordion, without the sign of its button
<div class="wp-block-accordion"><div data-wp-context="{ &quot;openByDefault&quot;: true }" class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button id="accordion-item-5"><span class="wp-block-accordion-heading__toggle-title">Tides</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div id="accordion-item-5-panel" class="wp-block-accordion-panel"><p>Twice</p></div></div></div>
=> <div class="wp-block-accordion"><details class="wp-block-accordion-item" open><summary class="wp-block-accordion-heading"> <span class="wp-block-accordion-heading__toggle-title">Tides</span> </summary><div class="wp-block-accordion-panel"><p>Twice</p></div></details></div>
## what is around that which WordPress says to the one who is logged in
<p>a</p><div class="logged-in wp-block-loginout"><a href="/wp-login.php?action=logout">Log out</a></div><p>b</p><div id="respond" class="comment-respond wp-block-post-comments-form"><h3>Leave a Reply</h3><form><input name="c"></form></div><p>c <a class="post-edit-link" href="/x">Edit</a></p>
=> <p>a</p><p>b</p><p>c </p>
## an action of one user
<p><a href="https://cms.example.org/?action=do&amp;_wpnonce=1a2b3c">Do</a></p>
=> <p>Do</p>
## an id before a table, in its first cell
<a id="b"></a><table><colgroup><col></colgroup><tr><td>a</td></tr></table>
=> <figure class="wp-block-table" tabindex="0"><table><colgroup><col></colgroup><tbody><tr><td><span id="c-b"></span>a</td></tr></tbody></table></figure>
## words in a group of columns
<table><colgroup><col>tide<tr><td>a</table>
=> <figure class="wp-block-table" tabindex="0"><table><colgroup><col></colgroup><tbody><tr><td>tide</td></tr><tr><td>a</td></tr></tbody></table></figure>
## a formula that is nested deeply
<p><math>${'<mrow><msup>'.repeat(150)}<mi>t</mi></math></p>
=> <p> t${'^'.repeat(150)} </p>`),
  // What runs, loads or is not shown
  ['a script', '<p>a<script>alert(1)</script><style>p{}</style><!-- c -->b</p>', '<p>ab</p>'],
  ['handlers', '<p onclick="x()" style="position:fixed">a</p>', '<p>a</p>'],
  ...[
    'java\nscript:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    ' vbscript:x',
    'https://a@b.test/',
  ].map((to) => [`a link to ${to}`, `<p><a href="${to}">a</a></p>`, '<p>a</p>'] as const),
  ['a page within a page', '<base href="/x"><meta http-equiv="refresh" content="0"><p>a</p>', '<p>a</p>'],
  ['a comment without end', '<p>a</p><!-- open <p>x', '<p>a</p>'],
];

describe('prose', () => {
  it.each(written)('is written of %s', (_, html, ...expected) => expect(write(html)).toBe(expected.join('')));

  it('has a link in the place of a picture or frame of another host, and names the loss', () => {
    const context = testContext();
    const html =
      '<img src="https://else.test/i.png" alt="Gulls"><iframe src="https://youtube.com.evil.test/embed/x" title="Map"></iframe><iframe srcdoc="x"></iframe>';
    expect(write(html, context)).toBe(
      '<p><a href="https://else.test/i.png">Gulls</a></p><p><a href="https://youtube.com.evil.test/embed/x">Map</a></p>',
    );
    expect(context.losses.map(({ cause }) => cause)).toEqual(['foreign', 'frame']);
  });

  it('keeps what comes before html that is nested too deeply, and says so (faults 68)', () => {
    const context = testContext();
    expect(write(`<p>a</p>${'<div>'.repeat(40_000)}<p>b`, context)).toBe('<p>a</p>');
    expect(context.warnings).toMatchObject([
      { message: expect.stringMatching(/^The HTML is nested deeper than 400 levels/), field: 'content' },
    ]);
  });

  it('is not much longer than what was typed (faults 68)', () => {
    const long = 20_000;
    for (const piece of ['<', '&', '<!--', 'https://', '<p id=a>', '&#xe000', '<a href=x>', '<img alt=x>'])
      expect(write(piece.repeat(long / piece.length)).length).toBeLessThan(10 * long);
  });

  it('leaves out what a site of files cannot answer, and says so once', () => {
    const context = testContext();
    const form =
      '<form role="search" class="wp-block-search"><label for="s">Search</label><input id="s"></form>';
    expect(write(`${form}<p>Text</p>${form}`, context)).toBe('<p>Text</p>');
    expect(context.warnings.map(({ message }) => message)).toEqual([
      'A search form of WordPress is skipped: it cannot work on a static site',
    ]);
    expect(context.losses).toEqual([]);
  });
});

describe('sections', () => {
  const image = { id: 3, url: 'https://cms.example.org/wp-content/uploads/a.jpg' };
  const section = (name: string, json: string): string =>
    `<div data-pier-block="${name}" data-props="${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`;
  const hero = section('hero', '{}');

  it.each([
    [
      { heading: 'Eat', image },
      { heading: 'Eat', image: { id: 3, url: '/wp-content/uploads/a.jpg' } },
    ],
    [{ a: 'https://cms.example.org/visit/#parking' }, { a: '/visit/#c-parking' }],
    [
      { a: 'At //cms.example.org/x/ / 5', b: '/visit/#c-x' },
      { a: 'At /x/ / 5', b: '/visit/#c-x' },
    ],
  ])('name pages of the site by path: %j', (typed, settings) => {
    const html = section('hero', JSON.stringify(typed));
    expect(readDocument(html, testContext())).toEqual([{ block: 'pier/hero', settings }]);
  });

  it('cannot change a prototype or hold numbers beyond range', () => {
    const json = '{"__proto__":{"polluted":1},"a":{"__proto__":{"polluted":1},"n":1e400}}';
    const [block] = readDocument(section('hero', json), testContext());
    expect(block).toEqual({ block: 'pier/hero', settings: { a: { n: null } } });
    expect(JSON.stringify(block)).not.toContain('polluted');
    expect('polluted' in {}).toBe(false);
  });

  it('are left out with a warning when their settings are broken or they have no template', () => {
    const context = testContext();
    const all = [section('hero', '{"heading": "Eat'), section('hero', '[1]'), section('moon', '{}')];
    expect(readDocument(all.join(''), context)).toEqual([]);
    expect(context.warnings).toMatchObject([
      { block: 'pier/hero', message: expect.stringContaining('JSON') },
      { block: 'pier/hero' },
      { block: 'pier/moon', check: 'unknownBlock' },
    ]);
  });

  it.each([
    ['with their namespace', section('pier/hero', '{}'), '[pier/hero]'],
    ['in a group', `<div class="wp-block-group">${hero}<p>a</p></div>`, '[pier/hero]<p>a</p>'],
    ['in a paragraph', `<p>a ${hero} b</p>`, '<p>a </p>[pier/hero]<p> b</p>'],
    [
      'in columns',
      `<div class="wp-block-columns">\n<div class="wp-block-column">${hero}</div>\n<div class="wp-block-column"><p>a</p></div></div>`,
      '[core/columns[core/column[pier/hero]][core/column<p>a</p>]]',
    ],
    [
      'in a cover',
      `<div class="wp-block-cover"><img class="wp-block-cover__image-background" src="/wp-content/uploads/a.jpg" alt=""><div><p>a</p>${hero}</div></div>`,
      '[core/cover<p>a</p>[pier/hero]]',
    ],
    [
      'in a list',
      `<ul><li>a ${hero}</li><li>b</li></ul>`,
      '[core/element[core/element[core/elementa ][pier/hero]][core/elementb]]',
    ],
  ])('keep their place %s', (_, html, expected) => {
    const context = testContext();
    expect(write(html, context)).toBe(expected);
    expect(context.warnings).toEqual([]);
  });
});

function write(html: string, context = testContext()): string {
  return readDocument(html, context).map(show).join('').replaceAll(' dir="auto"', '').replace(/\s+/g, ' ');
}

type Block = ReturnType<typeof readDocument>[number];

function show(block: Block): string {
  if (!('props' in block)) return `[${block.block}]`;
  const { props } = block;
  const html = 'html' in props && props.html !== undefined ? textOf(props.html) : '';
  if (block.block === 'core/html') return html;
  if (block.block === 'core/heading') {
    const { level, id } = block.props;
    return `<h${level} id="${id}">${html}</h${level}>`;
  }
  const children = 'children' in props && props.children !== undefined ? props.children : [];
  return `[${block.block}${html}${children.map(show).join('')}]`;
}

function textOf({ parts, refs }: RichText): string {
  return parts
    .map((part, index) => {
      const ref = refs[index];
      return ref ? `${part}{${ref.ref === 'media' ? ref.path : ref.to}}` : part;
    })
    .join('');
}
