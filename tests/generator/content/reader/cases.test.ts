import { describe, expect, it } from 'vitest';
import { textCases } from '../../../support/text-cases.ts';
import { cms, showDocument } from './show-document.tsx';

const files = `${cms}/wp-content/uploads`;

function htmlOf(content: string): string {
  return showDocument(content).html;
}

describe('pictures', () => {
  it.each([
    ['a lazy picture', `<img src="data:image/gif;base64,AA" data-src="${files}/a.jpg" alt="A">`],
    ['another lazy picture', `<img src="data:image/gif;base64,AA" data-lazy-src="${files}/a.jpg" alt="A">`],
    ...textCases(`
## a picture with a placeholder of another host
<img src="https://x.example/p.gif" data-original="${files}/a.jpg" alt="A">
## a picture with a list only
<img data-srcset="${files}/a-300x200.jpg 300w, ${files}/a.jpg 900w" alt="A">
## a picture of Jetpack
<img src="https://i0.wp.com/cms.pier.example/wp-content/uploads/a.jpg?resize=3" alt="A">
## a placeholder and its twin
<img src="data:image/gif;base64,AA" alt="A"><noscript><img src="${files}/a.jpg" alt="A"></noscript>
## a twin and the picture after it
<noscript><img src="${files}/a.jpg" alt="A"></noscript><img src="data:," data-src="${files}/a.jpg" alt="A">`),
    ['a picture in a paragraph', `<p><img src="${files}/a.jpg" alt="A"></p>`],
    ['a picture in a cell', `<table><tr><td><img src="${files}/a.jpg" alt="A"></td></tr></table>`],
  ])('%s is shown once', (_, content) => {
    const { html, losses } = showDocument(content);
    expect(html.match(/<img [^>]*src="\/wp-content\/uploads\/a[^"]*\.jpg"/g)).toHaveLength(1);
    expect(losses).toEqual([]);
  });

  it('takes a sign for its characters', () => {
    const sun = '<img class="emoji" alt="☀" src="https://s.w.org/a.svg">';
    expect(htmlOf(`<p>Sun ${sun}</p>`)).toContain('>Sun ☀</p>');
  });
});

/** Html and the parts that the page has, in order. */
const pages: readonly (readonly [name: string, content: string, ...parts: string[]])[] = [
  ...textCases(`
## what follows a drawing that is never closed
<p>a</p><svg width="9"><g><path d="M0 0"></p><p>b</p><ul><li>c</li></ul>
=> >a</p>…>b</p>…<li>c</li>
## what follows a formula that is never closed
<p>a <math><mfrac><mi>x</mi><p>b</p><h2>c</h2>
=> x…>b</p>…>c</h2>
## a table without the end tags that html can leave out
<table><caption>Boats<colgroup><col><col><thead><tr><th>a<tbody><tr><td>b<tfoot><tr><td>c</table>
=> Boats</caption><colgroup><col><col></colgroup><thead><tr><th>a</th></tr></thead>…<tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot>
## a sound in a line
<p>b <audio controls><source src="${files}/bell.mp3"></audio> c</p>
=> <p dir="auto">b <audio src="/wp-content/uploads/bell.mp3"… c</p>
## an anchor in an empty paragraph
<p><a name="tide"></a></p><h4>High water</h4>
=> <h2 id="c-tide" dir="auto">High water
## the anchor of a box before a heading
<div id="wind"><h4>Wind</h4><p>x</p></div>
=> <h2 id="c-wind" dir="auto">Wind
## an anchor in an empty heading
<h2><a id="x"></a></h2><p>y</p>
=> <p dir="auto"><span id="c-x"></span>y
## a film for browsers without script
<div data-src="https://www.youtube.com/embed/aBcDeFgHiJk"></div><noscript><iframe title="Launch" src="https://www.youtube.com/embed/aBcDeFgHiJk?feature=oembed"></iframe></noscript>
=> watch?v=aBcDeFgHiJk
## a lazy background
<div data-bg="url('${files}/bar.jpg')"><p>x</p></div>
=> src="/wp-content/uploads/bar.jpg"…>x</p>
## a preview of a post elsewhere
<div class="wp-block-embed__wrapper"><blockquote class="wp-embedded-content"><a href="https://news.example/d/">Back</a></blockquote><iframe class="wp-embedded-content" src="https://news.example/d/embed/#?secret=X"></iframe></div>
=> href="https://news.example/d/">Back</a>
## a formula
<p><math><mi>h</mi><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><msup><mi>t</mi><mn>2</mn></msup></math></p>
=>  h = 1/2 t^2 `),
  ['an unknown element in a line', '<p>on <st1:date>Monday</st1:date>.</p>', 'on Monday.'],
  ...textCases(`
## a list with letters, in which the editor says the step
<ol style="list-style-type:upper-alpha" class="wp-block-list"><li>x<ol style="list-style-type:lower-roman"><li>y</li></ol></li></ol>
=> <ol dir="auto" type="A"><li>x<ol dir="auto" type="i">
## a list with letters and a look
<ol style="list-style-type:lower-alpha" class="has-small-font-size wp-block-list"><li>x</li></ol>
=> dir="auto" type="a"
## a table without a figure, which scrolls by itself, and one in it, which does not
<p>a</p><table><tr><td>b<table><tr><td>c</table></table><p>d</p>
=> <figure class="wp-block-table" tabindex="0"><table dir="auto">…<td>b<table dir="auto">…</table></figure><p dir="auto">d</p>
## a table in its figure, which scrolls
<figure class="wp-block-table"><table><tr><td>b</table><figcaption>c</figcaption></figure>
=> <figure class="wp-block-table" tabindex="0"><table dir="auto">
## a table with a picture in it, which scrolls by itself
<table><tr><td>b <img src="${files}/a.jpg" width="800" alt="A"></td></tr></table>
=> <figure class="wp-block-table" tabindex="0"><table dir="auto">
## columns of a spreadsheet
<table><col width=64><tr><td>Mon</table>
=> <tbody><tr><td>Mon</td></tr></tbody>
## bold that is not
<b style="font-weight:normal" id="g"><p>Two</p><p>Three</p></b>
=> <span id="c-g"></span><span>Two…<span>Three
## a box in another language
<div lang="he" dir="rtl"><h2 id="a">שלום</h2><p>x</p></div>
=> class="prose" lang="he" dir="rtl"…id="c-a"
## a film in two formats
<video><source src="${files}/a.webm"><source src="${files}/a.mp4"></video>
=> src="/wp-content/uploads/a.mp4"
## a foreign sound
<audio controls src="https://sounds.example/horn.mp3" title="The horn"></audio>
=> <p dir="auto"><a href="https://sounds.example/horn.mp3">The horn</a></p>
## words around a picture at their side
<p><img class="alignleft" src="${files}/a.jpg" alt="A">Words</p>
=> <figure…src="/wp-content/uploads/a.jpg"…>Words</p>
## a picture in a line
<p>Press <img width="20" src="${files}/a.png" alt="the bell"> twice</p>
=> <p…Press …src="/wp-content/uploads/a.png"… twice</span></p>
## a list item with a picture
<ul><li>One <img src="${files}/a.jpg" alt="A"></li><li>Two</li></ul>
=> <ul…<li><span>One …src="/wp-content/uploads/a.jpg"…<li>Two</li></ul>
## a link around a picture and words
<a href="/visit/"><img src="${files}/a.jpg" alt="A"> Come</a>
=> href="/visit/"…src="/wp-content/uploads/a.jpg"…href="/visit/"… Come</a>
## tabs, each name before its panel
<div class="wp-block-tabs"><div role="tablist"><button role="tab">Summer</button><button role="tab">Winter</button></div><div><section role="tabpanel" id="s"><p>Open</p></section><section role="tabpanel"><p>Shut</p></section></div></div>
=> <details id="c-s" dir="auto" open><summary>Summer</summary><p dir="auto">Open</p></details>…<details dir="auto"><summary>Winter</summary><p dir="auto">Shut</p></details>
## tabs with more in them as they are
<div class="wp-block-tabs"><p>Before</p><div role="tablist"><b role="tab">Summer</b></div><section role="tabpanel">Open</section></div>
=> Before…Summer…Open`),
  [
    'links of the pictures of a gallery that lead elsewhere',
    `<figure class="wp-block-gallery"><figure><a href="https://sponsor.example/"><img src="${files}/a.jpg" alt="A"></a></figure><figure><a href="${files}/b.jpg"><img src="${files}/b.jpg" alt="B"></a></figure><figure><a href="/at-dawn/"><img src="${files}/c.jpg" alt=""></a></figure></figure>`,
    'href="https://sponsor.example/" aria-label="A"',
    'href="/wp-content/uploads/b.jpg" data-wait=""',
    // An attachment page, which WordPress sends to the file.
    'href="/wp-content/uploads/c.jpg" data-wait=""',
  ],
  ...textCases(`
## lines of old html at their side
<center>Loose<p>P</p></center><p align="right">R</p><div align="center"><h3>H</h3><p style="text-align:left">L</p></div><table><tr><td align="right">4</td></tr></table>
=> text-center…>Loose</p>…text-center…>P</p>…text-right…>R</p>…text-center…>H</h2>…text-left…>L</p>…<td class="has-text-align-right">4</td>
## pictures of old html at their side
<p><img align="left" src="${files}/a.jpg" alt="A">Words</p><div style="text-align: center"><a href="/visit/"><img src="${files}/b.jpg" alt="B"></a></div>
=> align-left…uploads/a.jpg…align-center…uploads/b.jpg
## the side and the size of a picture in the box that classic themes have around it
<div class="wp-block-image"><figure class="alignleft size-full is-resized"><img src="${files}/a.jpg" alt="A" width="150" height="100" class="wp-image-9"/></figure></div>
=> align-left…--figure:150px…uploads/a.jpg
## columns of text of WordPress 5.0
<div class="wp-block-text-columns columns-2"><div class="wp-block-column"><p>Left</p></div><div class="wp-block-column"><p>Right</p></div></div>
=> _columns_…>Left</p>…>Right</p>
## the pictures of a builder as a gallery
<div class="tiled-gallery"><div class="gallery-row"><a href="/a/"><img data-orig-file="${files}/a.jpg" alt="A"></a><a href="/b/"><img src="${files}/b.jpg" alt="B"></a></div></div>
=> _gallery_…uploads/a.jpg…uploads/b.jpg
## the link of a builder as a button
<p>Words <a class="elementor-button" href="/visit/"><span>Go</span></a> more</p>
=> Words </p>…_buttons_…href="/visit/"…Go…more</p>
## a link around a picture as a link
<a class="fl-button" href="/visit/"><img src="${files}/a.jpg" alt="A"> Go</a>
=> uploads/a.jpg…<a href="/visit/"> Go</a>
## the areas of a picture as links
<map name="m"><area href="/visit/" alt="Visit"><area shape="default"><area href="/news/"></map>
=> <li><a href="/visit/">Visit</a></li><li><a href="/news/">/news/</a></li>
## a picture of its sources alone
<picture><source srcset="${files}/b.webp"></picture>
=> src="/wp-content/uploads/b.webp"
## a heading with a picture
<h2>Our <img src="${files}/a.jpg" alt="A" width="900"> boats</h2>
=> <h2 id="c-our-boats" dir="auto">Our  boats</h2>…<figure…uploads/a.jpg
## a heading with a picture in its line
<h2><img src="${files}/a.png" alt="A" width="20"> Boats</h2>
=> <h2 id="c-boats"><img…uploads/a.png… Boats</span></h2>
## a heading that is a picture
<h2><img src="${files}/a.jpg" alt="Tall ships"></h2>
=> <h2 id="c-tall-ships"><img
## the blank between pictures of a line
<p>On <img width="9" src="${files}/a.png" alt="A"> <img width="9" src="${files}/b.png" alt="B"> off</p>
=> uploads/a.png…<span> </span>…uploads/b.png
## the words after a picture of AMP that was never closed
<p><amp-img src="${files}/a.jpg"><noscript><img src="${files}/a.jpg"></noscript>words</p>
=> uploads/a.jpg…>words</p>
## what follows players of AMP and a picture that were never closed
<amp-iframe src="https://www.youtube.com/embed/aBcDeFgHiJk"><span placeholder>Wait</span><p>One</p><amp-audio src="${files}/a.mp3"><p>Two <img src="${files}/b.jpg" alt="B"></p></amp-audio></amp-iframe><picture><source srcset="${files}/c.webp"><p>Three</p></picture>
=> watch?v=aBcDeFgHiJk…>One</p>…uploads/a.mp3…Two…uploads/b.jpg…uploads/c.webp…>Three</p>
## a section within a line
<p>One <strong>two <span data-pier-block="hero" data-props="{&quot;heading&quot;:&quot;Hi&quot;}">x</span> three</strong></p>
=> two </strong></p>…>Hi</h2>…<strong> three</strong>
## a cover within a link
<a href="/visit/"><div class="wp-block-cover"><img class="wp-block-cover__image-background" src="${files}/a.jpg" alt="A"><div class="wp-block-cover__inner-container"><p>Words</p></div></div></a>
=> _picture_…uploads/a.jpg…<a href="/visit/">Words</a>`),
];

it('shows each picture of a gallery once, whose pictures for browsers without script come last', () => {
  const { html, losses } = showDocument(
    `<div><a href="${files}/a.jpg"><img src="data:," data-envira-src="${files}/a-640x480.jpg" alt="A"></a><a><img data-src="${files}/b.jpg" alt="B"></a>` +
      `<noscript><img src="${files}/a.jpg" alt="A"><img src="${files}/b.jpg" alt="B"><img src="${files}/c.jpg" alt="C"></noscript></div>`,
  );
  expect([...html.matchAll(/<img [^>]*alt="(.)"/g)].map(([, alt]) => alt)).toEqual(['A', 'B', 'C']);
  expect(losses).toEqual([]);
});

it('shows no button of a shop, and says so', () => {
  const { html, problems } = showDocument('<p>Rope <a href="/visit/?add-to-cart=97">Add to cart</a></p>');
  expect(html).not.toContain('Add to cart');
  expect(problems.map(({ message }) => message)).toEqual([
    'A shop button of WordPress is skipped: it cannot work on a static site',
  ]);
});

it('says that the picture of a form is not shown', () => {
  const { losses } = showDocument('<input type="image" src="/go.png" alt="Go">');
  expect(losses).toEqual([{ cause: 'field', what: 'Go' }]);
});

it('cuts the id of a long heading between letters', () => {
  const [, id = ''] = /id="([^"]*)"/.exec(htmlOf(`<h2>${'a'.repeat(79)}𝔸𝔸</h2>`)) ?? [];
  expect(() => encodeURIComponent(id)).not.toThrow();
});

it('leaves html within a drawing to the drawing', () => {
  const { html, losses } = showDocument(
    '<svg aria-label="A map"><foreignObject><p>in it</p></foreignObject></svg><p>after</p>',
  );
  expect(html).not.toContain('in it');
  expect(html).toContain('>after</p>');
  expect(losses).toEqual([{ cause: 'drawing', what: 'A map' }]);
});

it('keeps an id at the end as it is', () => {
  expect(htmlOf('<p>x</p><a id="a&amp;b"></a>')).toContain('<span id="c-a&amp;b"></span>');
});

it('writes no control character into an address', () => {
  expect(htmlOf('<p><a href="#a\u0001b\ue000c">x</a></p>')).toContain('href="#c-abc"');
});

describe('a page', () => {
  it.each(pages)('has %s', (_, content, ...parts) => {
    const html = htmlOf(content);
    let from = 0;
    for (const part of parts) {
      const found = html.indexOf(part, from);
      expect(found === -1 ? html : part).toBe(part);
      from = found + part.length;
    }
  });

  it('shows no preview beside its link, no icon and no film behind words', () => {
    const { html, losses } = showDocument(
      '<blockquote class="wp-embedded-content"><a href="https://a.example/">A</a></blockquote><iframe class="wp-embedded-content" src="https://a.example/embed/#?secret=X"></iframe>' +
        '<button><svg width="12" height="12"><path d="M0 0"/></svg></button>' +
        '<div class="wp-block-cover"><video class="wp-block-cover__video-background" src="/wp-content/uploads/sea.mp4"></video><p>Words</p></div>',
    );
    expect(html.match(/a\.example/g)).toHaveLength(1);
    expect(losses).toEqual([{ cause: 'film', what: '/wp-content/uploads/sea.mp4' }]);
  });
});

it.each([
  ['a quote', '<blockquote class="wp-block-quote alignright"><p>Low tide</p></blockquote>'],
  [
    'a quote with a picture',
    `<blockquote class="alignright"><p>Low <img src="${files}/a.jpg" width="20"></p></blockquote>`,
  ],
])('%s stands at the side that its editor chose', (_, content) => {
  const [quote] = showDocument(content).blocks;
  expect(quote && 'props' in quote && 'style' in quote.props && quote.props.style).toEqual({
    align: 'right',
  });
});

describe('the numbers of a list', () => {
  const items = (count: number) => '<li>Step</li>'.repeat(count);

  it.each([
    ['its first ones', '<ol>', 2],
    ['up to 999', '<ol start="998">', 2],
    ['27 in Roman', '<ol type="i">', 27],
    ['back to 1', '<ol reversed>', 900],
  ])('stand beside it: %s', (_, tag, count) => {
    expect(htmlOf(`${tag}${items(count)}</ol>`)).not.toContain('is-long');
  });

  it.each([
    ['from 10,000 on', '<ol start="10000">', 2],
    ['reaching 1,000', '<ol start="999">', 2],
    ['below zero', '<ol start="-10000">', 2],
    ['28 in Roman', '<ol style="list-style-type:upper-roman">', 28],
    ['back from 1,000', '<ol reversed>', 1000],
    ['with a look', '<ol start="10000" class="has-small-font-size">', 2],
  ])('stand within it where they are wide: %s', (_, tag, count) => {
    expect(htmlOf(`${tag}${items(count)}</ol>`)).toMatch(/<ol class="[^"]*\bis-long\b/);
  });
});

describe('the language of a text', () => {
  it.each([
    ['a paragraph', '<p>Hi</p><p>مرحبا بكم</p>', '<p dir="auto" lang="ar">مرحبا', '<p dir="auto">Hi'],
    ['an item', '<ul><li>One<ul><li>منارة <b>قديمة</b></li></ul></li></ul>', '<li lang="ar">', '<li>One'],
    ['a cell', '<table><tr><td>Light</td><td>منارة</td></tr></table>', '<td lang="ar">', '<td>Light'],
    [
      'a summary',
      '<details><summary>منارة</summary>Light</details>',
      '<summary lang="ar">',
      '<details dir="auto">',
    ],
    ['a text with a look', '<p class="has-large-font-size">منارة قديمة</p>', ' lang="ar">منارة', '<p '],
    [
      'an item beside a picture',
      `<ul><li>منارة</li><li>Light <img src="${files}/a.jpg" width="900" alt="A"></li></ul>`,
      '<li lang="ar">منارة',
      '<li><span>Light',
    ],
  ])('is that of its letters: %s', (_, content, ...parts) => {
    const { html } = showDocument(content);
    for (const part of parts) expect(html).toContain(part);
    expect(html.match(/ lang="/g)).toHaveLength(1);
  });

  it('is the one that its editor gave', () => {
    expect(htmlOf('<p lang="fa">مرحبا بكم</p>')).toContain('<p lang="fa" dir="auto">مرحبا');
    expect(htmlOf('<p>A letter: ن</p>')).not.toContain(' lang=');
  });
});
