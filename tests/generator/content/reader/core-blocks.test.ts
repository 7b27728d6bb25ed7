import { expect, it } from 'vitest';
import { readDocument as readPage, rowsOf } from '../../../support/documents.ts';
import { cms, showDocument } from './show-document.tsx';

const file = `${cms}/wp-content/uploads/a`;

/** Html as WordPress saves or renders a block, and what of it a page has. */
const samples: Readonly<Record<string, readonly [content: string, shown: RegExp]>> = {
  'core/accordion': [
    '<div class="wp-block-accordion"><div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">Dogs?</span><span class="wp-block-accordion-heading__toggle-icon">+</span></button></h3><div role="region" class="wp-block-accordion-panel"><p>On a lead.</p></div></div></div>',
    /<summary[^>]*>.*Dogs\?.*<\/summary>.*On a lead\./s,
  ],
  'core/audio': [
    `<figure class="wp-block-audio"><audio controls src="${file}.mp3"></audio></figure>`,
    /<audio[^>]*>/,
  ],
  'core/calendar': [
    '<div class="wp-block-calendar"><table id="wp-calendar" class="wp-calendar-table"><caption>May 2026</caption><tbody><tr><td>1</td></tr></tbody></table></div>',
    /<caption>May 2026<\/caption>/,
  ],
  'core/categories': [
    '<ul class="wp-block-categories-list wp-block-categories"><li><a href="/a/">News</a></li></ul>',
    /<li>.*News/s,
  ],
  'core/code': [
    '<pre class="wp-block-code"><code>a = b</code></pre>',
    /<pre[^>]*><code>a = b<\/code><\/pre>/,
  ],
  'core/details': [
    '<details class="wp-block-details"><summary>Dogs?</summary><p>On a lead.</p></details>',
    /<details[^>]*><summary>Dogs\?<\/summary>/,
  ],
  'core/file': [
    `<div class="wp-block-file"><a href="${file}.pdf">Menu</a><a href="${file}.pdf" class="wp-block-file__button" download>Download</a></div>`,
    /Menu.*Download|Menu/s,
  ],
  'core/footnotes': [
    '<ol class="wp-block-footnotes"><li id="n1">By hand. <a href="#n1-link">↩</a></li></ol>',
    /<ol[^>]*wp-block-footnotes[^>]*>.*By hand\./s,
  ],
  'core/freeform': ['<p>Words.</p>\n<p>More.</p>', /<p[^>]*>Words\.<\/p>.*<p[^>]*>More\.<\/p>/s],
  'core/group': ['<div class="wp-block-group is-layout-flex"><p>Words.</p></div>', /<p[^>]*>Words\.<\/p>/],
  'core/latest-posts': [
    '<ul class="wp-block-latest-posts__list wp-block-latest-posts"><li><a href="/a/">Gulls</a><time class="wp-block-latest-posts__post-date">May 2026</time></li></ul>',
    /<li>.*Gulls<\/a><div><time[^>]*>May 2026/s,
  ],
  'core/list': [
    '<ol class="wp-block-list" start="3"><li>Rope</li></ol>',
    /<ol[^>]*start="3"[^>]*><li>Rope<\/li><\/ol>/,
  ],
  'core/math': [
    '<div class="wp-block-math"><math><mfrac><mi>a</mi><mi>b</mi></mfrac></math></div>',
    /a\s*[/⁄∕]\s*b/,
  ],
  'core/media-text': [
    `<div class="wp-block-media-text"><figure class="wp-block-media-text__media"><img src="${file}.jpg" alt="A"></figure><div class="wp-block-media-text__content"><p>Words.</p></div></div>`,
    /<img [^>]*alt="A".*Words\./s,
  ],
  'core/page-list': [
    '<ul class="wp-block-page-list"><li class="wp-block-pages-list__item"><a href="/a/">About</a></li></ul>',
    /<li[^>]*>.*About/s,
  ],
  'core/preformatted': [
    '<pre class="wp-block-preformatted">High  4.1</pre>',
    /<pre[^>]*>High {2}4\.1<\/pre>/,
  ],
  'core/pullquote': [
    '<figure class="wp-block-pullquote"><blockquote><p>The sea.</p><cite>Office</cite></blockquote></figure>',
    /<blockquote.*The sea\..*Office/s,
  ],
  'core/rss': [
    '<ul class="wp-block-rss"><li class="wp-block-rss__item"><a href="https://x.example/">Tides</a></li></ul>',
    /<li[^>]*>.*Tides/s,
  ],
  'core/separator': ['<p>a</p><hr class="wp-block-separator is-style-dots"/><p>b</p>', /<hr[^>]*>/],
  'core/shortcode': ['<p>Words of a shortcode.</p>', /Words of a shortcode\./],
  'core/social-links': [
    '<ul class="wp-block-social-links"><li class="wp-social-link wp-block-social-link"><a href="https://x.example/" class="wp-block-social-link-anchor"><svg></svg><span class="wp-block-social-link-label screen-reader-text">Mastodon</span></a></li></ul>',
    /<a [^>]*href="https:\/\/x\.example\/"[^>]*>.*Mastodon/s,
  ],
  'core/table': [
    '<figure class="wp-block-table"><table><tbody><tr><td>Gull</td></tr></tbody></table><figcaption>Fees</figcaption></figure>',
    /<figure[^>]*wp-block-table.*<td>Gull<\/td>.*Fees/s,
  ],
  'core/tabs': [
    '<div class="wp-block-tabs"><ul role="tablist"><li role="tab">Day</li><li role="tab">Night</li></ul><section role="tabpanel" id="a"><p>Sun.</p></section><section role="tabpanel" id="b"><p>Stars.</p></section></div>',
    /<summary>Day<\/summary>.*Sun\..*<summary>Night<\/summary>.*Stars\./s,
  ],
  'core/tag-cloud': ['<p class="wp-block-tag-cloud"><a href="/t/">tide</a></p>', /tide/],
  'core/verse': [
    '<pre class="wp-block-verse">Boards,\n  water</pre>',
    /<pre[^>]*wp-block-verse[^>]*>Boards,\n {2}water<\/pre>/,
  ],
};

it.each(Object.entries(samples))(
  '%s is shown by its html, and nothing of it is lost without a line',
  (name, [content, shown]) => {
    const { html, losses, problems } = showDocument(content);
    expect(html).toMatch(shown);
    expect(losses).toEqual(name === 'core/math' ? [{ cause: 'formula', what: '' }] : []);
    expect(problems).toEqual([]);
  },
);

it('docs/content.md names each of them with the html by which it is known', async () => {
  const rows = rowsOf(await readPage('docs/content.md'), '### Blocks that are shown by their html');
  expect(
    rows
      .map(([name = '']) => name)
      .filter((name) => name.startsWith('core/'))
      .sort(),
  ).toEqual(Object.keys(samples).sort());
});
