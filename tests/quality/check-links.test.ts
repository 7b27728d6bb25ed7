import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../tools/quality/check-links.ts';
import type { BuiltSite } from '../../tools/quality/read-site.ts';

const publicOrigin = 'https://www.pier.example';

describe('the link check', () => {
  it('follows what stays on the site, and lets it be where it leads somewhere', () => {
    const html = `
      <a href="/visit/#parking">Parking</a> <a href="#top">Top</a> <a href="../visit/">Visit</a>
      <a href="https://elsewhere.example/">Elsewhere</a> <a href="tel:+12075550142">Call</a>
      <img src="/pier.jpg" srcset="/pier.jpg 320w, /pier.jpg 480w">
      <div data-props='{"plan":{"stem":"/plan","avif":[320]},"href":"/visit/"}'></div>
      <meta property="og:url" content="${publicOrigin}/visit/">
      <script type="application/ld+json">{"@id":"${publicOrigin}/#pier","url":"${publicOrigin}/visit/"}</script>`;
    expect(faultsOf({ html, files: ['pier.jpg', 'plan-320.avif'] })).toEqual([]);
  });

  it.each([
    ['<a href="/nothing/">', 'broken-link', 'a[href] /nothing/'],
    ['<a href="/visit">', 'redirected-link', 'a[href] /visit'],
    ['<a href="/visit/#nothing">', 'broken-anchor', 'a[href] /visit/#nothing'],
    ['<a href="#nothing">', 'broken-anchor', 'a[href] #nothing'],
    ['<a href="http://">', 'address', 'a[href] http://'],
    ['<img srcset="/a.avif 320w">', 'broken-link', 'img[srcset] /a.avif'],
    ['<link rel="preload" imagesrcset="/a.avif 320w">', 'broken-link', 'link[imagesrcset] /a.avif'],
    ['<video poster="/a.jpg"></video>', 'broken-link', 'video[poster] /a.jpg'],
    ['<div data-module="/a.js"></div>', 'broken-link', 'div[data-module] /a.js'],
    [`<div data-props='["/a/"]'></div>`, 'broken-link', 'div[data-props] /a/'],
    ['<img src="https://cdn.example/a.jpg">', 'third-party', 'img[src] https://cdn.example/a.jpg'],
    ['<link rel="preconnect" href="https://cdn.example">', 'third-party', 'link[href] https://cdn.example'],
    ['<iframe src="https://player.example/"></iframe>', 'third-party', 'iframe[src] https://player.example/'],
    [
      `<link rel="canonical" href="${publicOrigin}/gone/">`,
      'broken-link',
      `link[href] ${publicOrigin}/gone/`,
    ],
    [
      `<script type="application/ld+json">{"url":"${publicOrigin}/gone/"}</script>`,
      'broken-link',
      `structured data ${publicOrigin}/gone/`,
    ],
  ])('names %s', (html, rule, element) => {
    expect(faultsOf({ html })).toEqual([['/', rule, element]]);
  });

  it.each([
    ['/site.css', 'a { background: url("/a.avif") }', 'url() /a.avif'],
    ['/_assets/runtime.js', 'import("./chunk-ABC.js")', 'import ./chunk-ABC.js'],
    ['/sitemap.xml', `<loc>${publicOrigin}/gone/</loc>`, `text ${publicOrigin}/gone/`],
    ['/news/feed.xml', `&lt;a href=&quot;${publicOrigin}/gone/&quot;&gt;`, `text ${publicOrigin}/gone/`],
    ['/event/calendar.ics', `URL:${publicOrigin}/go\r\n ne/`, `text ${publicOrigin}/gone/`],
    ['/_boardwalk/redirects.json', '{ "to": "/gone/" }', 'to /gone/'],
    ['/_boardwalk/popup.html', '<a href="/gone/">', 'a[href] /gone/'],
  ])('names what leads to nothing in %s', (path, text, element) => {
    expect(faultsOf({ html: '', texts: [{ path, text }] })).toEqual([[path, 'broken-link', element]]);
  });
});

interface Given {
  readonly html: string;
  readonly texts?: BuiltSite['texts'];
  readonly files?: readonly string[];
}

function faultsOf({ html, texts = [], files = [] }: Given): readonly (readonly string[])[] {
  const pages = [
    { path: '/', kind: 'home', html },
    { path: '/visit/', kind: 'visit', html: '<h2 id="parking">Parking</h2>' },
  ];
  const all = new Set(['index.html', 'visit/index.html', ...files]);
  return checkLinks({ publicOrigin, files: all, pages, texts }).map(({ page, rule, element }) => [
    page,
    rule,
    element,
  ]);
}
