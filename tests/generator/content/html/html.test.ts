import { describe, expect, it } from 'vitest';
import { readContent } from '../../../../generator/content/html/content-html.ts';
import { inlineText, isBlank, richText } from '../../../../generator/content/html/html.ts';
import type { RichText } from '../../../../generator/content/stored-blocks.ts';
import { testContext } from './context.ts';

const clean = (html: string): string => show(richText(html, testContext()));
const inline = (html: string): string => show(inlineText(html, testContext()));

/** The html with each reference written out in braces. */
function show({ parts, refs }: RichText): string {
  return parts
    .map((part, index) => {
      const ref = refs[index];
      return ref ? `${part}{${ref.ref === 'media' ? ref.path : ref.to}}` : part;
    })
    .join('');
}

describe('rich text', () => {
  it('cuts links and media of the CMS out as references', () => {
    const html =
      '<p><a href="https://cms.example.org/visit/?a=1&amp;b=2#parking">v</a> <img class="wp-image-21" src="/wp-content/uploads/a-300x200.jpg" srcset="https://cms.example.org/b.jpg 2x" alt="A" width="300" height="200"></p>';
    expect(richText(html, testContext())).toEqual({
      ref: 'html',
      parts: [
        '<p><a href="',
        '">v</a> <img alt="A" width="300" height="200" src="',
        '" loading="lazy" decoding="async"></p>',
      ],
      refs: [
        { ref: 'link', to: '/visit/?a=1&b=2#c-parking', isInternal: true },
        { ref: 'media', path: '/wp-content/uploads/a-300x200.jpg', id: 21 },
      ],
    });
  });

  it('knows the file of a picture within a link, which may lead to the page of the file', () => {
    const refs = (html: string) => richText(html, testContext()).refs;
    const inGallery =
      '<a href="/post/wall/"><img class="attachment-thumbnail size-thumbnail" src="/wp-content/uploads/wall-1-150x150.jpg" alt=""></a>';
    expect(refs(inGallery)[0]).toEqual({
      ref: 'link',
      to: '/post/wall/',
      isInternal: true,
      file: { ref: 'media', path: '/wp-content/uploads/wall-1.jpg' },
    });
    expect(
      refs('<a href="/wall/"><img class="wp-image-4" src="/wp-content/uploads/w.jpg" alt=""></a>')[0],
    ).toMatchObject({
      file: { path: '/wp-content/uploads/w.jpg', id: 4 },
    });
    const besides =
      '<a href="/wall/">a</a><a><img class="wp-image-4" src="/wp-content/uploads/w.jpg" alt=""></a>';
    expect(refs(besides)[0]).toEqual({ ref: 'link', to: '/wall/', isInternal: true });
    expect(refs('<a href="/?attachment_id=4">a</a>')).toEqual([
      { ref: 'media', path: '/?attachment_id=4', id: 4 },
    ]);
  });

  it('turns an address of the CMS that stands as text into a reference too', () => {
    expect(clean('See http://127.0.0.1:8080/visit/.')).toBe('See {/visit/}.');
    expect(clean('<b>//</b> https://cms.example.org/?p=1&amp;x=2')).toBe('<b>//</b> {/?p=1&x=2}');
  });

  it.each([
    ['<script>alert(1)</script>x', 'x'],
    ['<p onclick="x()" style="position:fixed">a</p>', '<p>a</p>'],
    ['<a href="java\nscript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="&#106;avascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href=" vbscript:x">a</a>', '<a>a</a>'],
    ['<form action="/x"><input name="q">a<button>b</button></form>', 'a b'],
    ['<base href="/x"><meta http-equiv="refresh" content="0"><link rel="import" href="x">a', 'a'],
    ['<object data="x">o</object><embed src="x">a', 'a'],
    ['<svg><script>1</script><a xlink:href="javascript:1">k</a></svg>a', 'a'],
    ['<math><mtext><mglyph><style><img src=x onerror=alert(1)></style></mglyph></mtext></math>a', 'a'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</noscript>b', 'b'],
    ['<iframe srcdoc="<script>1</script>"></iframe>a', 'a'],
    ['<!-- c --><p>a<!--more-->b</p>', '<p>ab</p>'],
    ['<textarea>a</textarea><plaintext>b', ''],
  ])('drops what runs or loads in %s', (html, expected) => {
    expect(clean(html).trim()).toBe(expected);
  });

  it('is the same when it is sanitised again', () => {
    const html =
      '<h1 id="top2">T</h1><p class="has-accent-2-color x">a &lt;b&gt; &amp;amp; <a href="#top2">l</a>';
    expect(clean(clean(html))).toBe(clean(html));
  });

  it('sets the link of a frame apart from the words beside it', () => {
    const frame = '<iframe src="https://www.openstreetmap.org/export/embed.html"></iframe>';
    const link = '<a href="https://www.openstreetmap.org/export/embed.html">www.openstreetmap.org</a>';
    expect(clean(`<form><button>Go</button></form>${frame}`)).toBe(`Go ${link}`);
    expect(clean(`<p>Map${frame}here</p>`)).toBe(`<p>Map ${link} here</p>`);
    expect(clean(`<p>Map</p>${frame}`)).toBe(`<p>Map</p>${link}`);
  });

  it('drops and renames a tag without closing another one in its place (faults 63)', () => {
    expect(clean('<img><p>a')).toBe('<p>a</p>');
    expect(clean('<iframe src="/embed/"></iframe><h2>a</h2>')).toBe('<h2>a</h2>');
    expect(inline('<h1>a</h1><b>c</b>')).toBe('a<b> c</b>');
    expect(
      show(inlineText('<video src="https://else.test/v"></video><b>c</b>', testContext(), 'label')),
    ).toBe('<span>Video</span><b>c</b>');
  });

  it('writes out the ends that a browser would add where a tag has gone (faults 63)', () => {
    expect(clean('<p><button><p>a</p></button></p>')).toBe('<p></p><p>a</p><p></p>');
    expect(clean('<h2>a<h3>b</h3></h2>')).toBe('<h2>a</h2><h3>b</h3>');
    expect(clean('<video src="https://else.test/v"><a href="/x/">l</a></video>')).toBe(
      '<a href="https://else.test/v">Video<span></span></a>',
    );
  });

  it('leaves out what is nested beyond reason, and says so (faults 68)', () => {
    const context = testContext();
    expect(show(richText('<b>'.repeat(66_000), context))).toBe('');
    expect(readContent(`${'<div class="wp-block-group">'.repeat(40_000)}<p>a`, context)).toEqual([]);
    expect(context.warnings.map(({ message }) => message)).toEqual([
      'A piece of HTML is nested deeper than 1000 levels and is skipped',
      'A piece of HTML is nested deeper than 1000 levels and is skipped',
    ]);
  });

  it('keeps the text of tags that lie deep, and not the tags (faults 68)', () => {
    const html = clean(`${'<b>'.repeat(500)}deep${'</b>'.repeat(500)}`);
    expect(html).toBe(`${'<b>'.repeat(60)}deep${'</b>'.repeat(60)}`);
  });

  it('is done with long and hostile text (faults 68)', () => {
    const long = 200_000;
    expect(clean(' '.repeat(long) + '<'.repeat(9))).toBe('&lt;'.repeat(9));
    for (const piece of ['<', '&', '<!--', 'https://', '<p id=a>', '&#xe000', '<a href=x>', '<img alt=x>'])
      expect(clean(piece.repeat(long / 10 / piece.length)).length).toBeLessThan(10 * long);
  });

  it('closes what is left open, so that nothing after it is swallowed', () => {
    expect(clean('<div><p>a<b>b')).toBe('<div><p>a<b>b</b></p></div>');
    expect(clean('<!-- open <p>x')).toBe('');
  });

  it('prefixes ids and the links to them, and gives each id once', () => {
    expect(
      clean('<p id="location">a</p><p id="location">b</p><a href="#location">c</a><a href="#top">d</a>'),
    ).toBe(
      '<p id="c-location">a</p><p id="c-location-2">b</p><a href="#c-location">c</a><a href="#top">d</a>',
    );
  });

  it('keeps the classes of WordPress, but none that it numbers per request', () => {
    expect(
      clean(
        '<div class="wp-block-gallery wp-block-gallery-2 wp-container-core-buttons-is-layout-35f06ea7 alignwide is-style-outline is-style-outline--4 wp-elements-7c1e has-accent-2-color mine">a</div>',
      ),
    ).toBe('<div class="wp-block-gallery alignwide is-style-outline has-accent-2-color">a</div>');
  });

  it('asks nothing of a third party: pictures, players and frames become links', () => {
    expect(clean('<img src="https://else.test/i.png" alt="Gulls">')).toBe(
      '<a href="https://else.test/i.png">Gulls</a>',
    );
    expect(clean('<video src="https://else.test/v.mp4"></video>')).toBe(
      '<a href="https://else.test/v.mp4">Video</a>',
    );
    expect(clean('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>')).toBe(
      '<a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">Video on YouTube</a>',
    );
    expect(clean('<iframe src="https://youtube.com.evil.test/embed/x"></iframe>')).toBe(
      '<a href="https://youtube.com.evil.test/embed/x">youtube.com.evil.test</a>',
    );
  });

  it('puts no link within a link', () => {
    expect(clean('<a href="/x/">a <img src="https://else.test/i.png" alt="b"> <a href="/y/">c</a></a>')).toBe(
      '<a href="{/x/}">a <span>b</span> <span>c</span></a>',
    );
  });

  it('keeps a video of the CMS without letting it load by itself', () => {
    expect(
      clean(
        '<video autoplay loop src="/wp-content/uploads/a.mp4" poster="/wp-content/uploads/a.jpg"></video>',
      ),
    ).toBe(
      '<video loop src="{/wp-content/uploads/a.mp4}" poster="{/wp-content/uploads/a.jpg}" controls preload="none"></video>',
    );
  });

  it('adds noopener to links that open a new tab', () => {
    expect(clean('<a href="https://else.test/" target="_blank" rel="nofollow">a</a>')).toBe(
      '<a href="https://else.test/" target="_blank" rel="noopener nofollow">a</a>',
    );
  });

  it('strips controls and private-use characters, however they are written', () => {
    expect(clean('a\u0000\ue000<b>0</b>\ue001 &#xe000;0&#xe001; &#57344;0&#x1; <a href="/x/">l</a>')).toBe(
      'a <b>0</b> \ufffd0\ufffd \ufffd0 <a href="{/x/}">l</a>',
    );
  });
});

describe('inline text', () => {
  it('keeps phrasing tags only, and the text of others', () => {
    expect(
      inline('<h2>A <em>b</em><br>c <img src="/wp-content/uploads/a.jpg" alt="d"></h2><table><td>e</table>'),
    ).toBe('A <em>b</em><br>c e');
  });

  it('has no links in a label', () => {
    expect(show(inlineText('<a href="/x/">Buy <b>now</b></a>', testContext(), 'label'))).toBe(
      'Buy <b>now</b>',
    );
  });

  it('keeps plain text as it is', () => {
    expect(richText('It’s 5 "o’clock"', testContext())).toEqual({
      ref: 'html',
      parts: ['It’s 5 "o’clock"'],
      refs: [],
    });
  });
});

it('tells html without anything to see', () => {
  expect(isBlank(richText('<p>&nbsp;</p><br>', testContext()))).toBe(true);
  expect(isBlank(richText('<p><img src="/wp-content/uploads/a.jpg"></p>', testContext()))).toBe(false);
  expect(isBlank(richText('<a href="/x/"></a>', testContext()))).toBe(true);
});
