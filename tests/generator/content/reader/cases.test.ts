import { describe, expect, it } from 'vitest';
import { cms, showDocument } from './show-document.tsx';

const files = `${cms}/wp-content/uploads`;

function htmlOf(content: string): string {
  return showDocument(content).html;
}

describe('pictures', () => {
  it.each([
    ['a lazy picture', `<img src="data:image/gif;base64,AA" data-src="${files}/a.jpg" alt="A">`],
    ['another lazy picture', `<img src="data:image/gif;base64,AA" data-lazy-src="${files}/a.jpg" alt="A">`],
    [
      'a picture with a placeholder of another host',
      `<img src="https://x.example/p.gif" data-original="${files}/a.jpg" alt="A">`,
    ],
    [
      'a picture with a list only',
      `<img data-srcset="${files}/a-300x200.jpg 300w, ${files}/a.jpg 900w" alt="A">`,
    ],
    [
      'a picture of Jetpack',
      '<img src="https://i0.wp.com/cms.pier.example/wp-content/uploads/a.jpg?resize=3" alt="A">',
    ],
    [
      'a placeholder and its twin',
      `<img src="data:image/gif;base64,AA" alt="A"><noscript><img src="${files}/a.jpg" alt="A"></noscript>`,
    ],
    [
      'a twin and the picture after it',
      `<noscript><img src="${files}/a.jpg" alt="A"></noscript><img src="data:," data-src="${files}/a.jpg" alt="A">`,
    ],
    ['a picture in a paragraph', `<p><img src="${files}/a.jpg" alt="A"></p>`],
    ['a picture in a cell', `<table><tr><td><img src="${files}/a.jpg" alt="A"></td></tr></table>`],
  ])('%s is shown once', (_, content) => {
    const { html, losses } = showDocument(content);
    expect(html.match(/<img [^>]*src="\/wp-content\/uploads\/a[^"]*\.jpg"/g)).toHaveLength(1);
    expect(losses).toEqual([]);
  });

  it('takes a sign for its characters', () => {
    expect(htmlOf('<p>Sun <img class="emoji" alt="☀" src="https://s.w.org/a.svg"></p>')).toContain(
      '>Sun ☀</p>',
    );
  });
});

/** Html and the parts that the page has, in order. */
const pages: readonly (readonly [name: string, content: string, ...parts: string[]])[] = [
  [
    'a table without the end tags that html can leave out',
    '<table><caption>Boats<colgroup><col><col><thead><tr><th>a<tbody><tr><td>b<tfoot><tr><td>c</table>',
    'Boats</caption><colgroup><col><col></colgroup><thead><tr><th>a</th></tr></thead>',
    '<tbody><tr><td>b</td></tr></tbody><tfoot><tr><td>c</td></tr></tfoot>',
  ],
  [
    'a sound in a line',
    `<p>b <audio controls><source src="${files}/bell.mp3"></audio> c</p>`,
    '<p dir="auto">b <audio src="/wp-content/uploads/bell.mp3"',
    ' c</p>',
  ],
  [
    'an anchor in an empty paragraph',
    '<p><a name="tide"></a></p><h4>High water</h4>',
    '<h2 id="c-tide" dir="auto">High water',
  ],
  [
    'the anchor of a box before a heading',
    '<div id="wind"><h4>Wind</h4><p>x</p></div>',
    '<h2 id="c-wind" dir="auto">Wind',
  ],
  [
    'an anchor in an empty heading',
    '<h2><a id="x"></a></h2><p>y</p>',
    '<p dir="auto"><span id="c-x"></span>y',
  ],
  [
    'a film for browsers without script',
    '<div data-src="https://www.youtube.com/embed/aBcDeFgHiJk"></div><noscript><iframe title="Launch" src="https://www.youtube.com/embed/aBcDeFgHiJk?feature=oembed"></iframe></noscript>',
    'watch?v=aBcDeFgHiJk',
  ],
  [
    'a lazy background',
    `<div data-bg="url('${files}/bar.jpg')"><p>x</p></div>`,
    'src="/wp-content/uploads/bar.jpg"',
    '>x</p>',
  ],
  [
    'a preview of a post elsewhere',
    '<div class="wp-block-embed__wrapper"><blockquote class="wp-embedded-content"><a href="https://news.example/d/">Back</a></blockquote><iframe class="wp-embedded-content" src="https://news.example/d/embed/#?secret=X"></iframe></div>',
    'href="https://news.example/d/">Back</a>',
  ],
  [
    'a formula',
    '<p><math><mi>h</mi><mo>=</mo><mfrac><mn>1</mn><mn>2</mn></mfrac><msup><mi>t</mi><mn>2</mn></msup></math></p>',
    ' h = 1/2 t^2 ',
  ],
  ['an unknown element in a line', '<p>on <st1:date>Monday</st1:date>.</p>', 'on Monday.'],
  [
    'columns of a spreadsheet',
    '<table><col width=64><tr><td>Mon</table>',
    '<tbody><tr><td>Mon</td></tr></tbody>',
  ],
  [
    'bold that is not',
    '<b style="font-weight:normal" id="g"><p>Two</p><p>Three</p></b>',
    '<span id="c-g"></span><span>Two',
    '<span>Three',
  ],
  [
    'a box in another language',
    '<div lang="he" dir="rtl"><h2 id="a">שלום</h2><p>x</p></div>',
    'class="prose" lang="he" dir="rtl"',
    'id="c-a"',
  ],
  [
    'a film in two formats',
    `<video><source src="${files}/a.webm"><source src="${files}/a.mp4"></video>`,
    'src="/wp-content/uploads/a.mp4"',
  ],
  [
    'a foreign sound',
    '<audio controls src="https://sounds.example/horn.mp3" title="The horn"></audio>',
    '<p dir="auto"><a href="https://sounds.example/horn.mp3">The horn</a></p>',
  ],
  [
    'words around a picture at their side',
    `<p><img class="alignleft" src="${files}/a.jpg" alt="A">Words</p>`,
    '<figure',
    'src="/wp-content/uploads/a.jpg"',
    '>Words</p>',
  ],
  [
    'a picture in a line',
    `<p>Press <img width="20" src="${files}/a.png" alt="the bell"> twice</p>`,
    '<p',
    'Press ',
    'src="/wp-content/uploads/a.png"',
    ' twice</span></p>',
  ],
  [
    'a list item with a picture',
    `<ul><li>One <img src="${files}/a.jpg" alt="A"></li><li>Two</li></ul>`,
    '<ul',
    '<li><span>One ',
    'src="/wp-content/uploads/a.jpg"',
    '<li>Two</li></ul>',
  ],
  [
    'a link around a picture and words',
    `<a href="/visit/"><img src="${files}/a.jpg" alt="A"> Come</a>`,
    'href="/visit/"',
    'src="/wp-content/uploads/a.jpg"',
    'href="/visit/"',
    ' Come</a>',
  ],
];

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
