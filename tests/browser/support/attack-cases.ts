import { unsafeAddresses, vectors } from '../../faults/support/xss-vectors.ts';

const files = 'https://cms.pier.example/wp-content/uploads';
const picture = `<img src="${files}/a.jpg" alt="A">`;

/** Places of an editor's html into which a text is put. */
export const places: Readonly<Record<string, (text: string) => string>> = {
  'by itself': (text) => text,
  'the start of a paragraph': (text) => `<p>${text} tide</p>`,
  'a paragraph with a small picture': (text) => `<p>a <img src="${files}/a.png" width="20"> ${text} tide</p>`,
  'a link': (text) => `<p><a href="/visit/">${text}</a></p>`,
  'a cell': (text) => `<table><tr><td>${text}<td>b</table>`,
  'a cell with a picture': (text) => `<table><tr><td>${picture}${text}</table>`,
  'a table, beside its rows': (text) => `<table>${text}<tr>${text}<td>b</table>`,
  'a caption of a table': (text) => `<table><caption>${text}</caption><tr><td>b</table>`,
  'a heading': (text) => `<h2>${text}</h2>`,
  'a list': (text) => `<ul><li>${text}<li>${picture}${text}</ul>`,
  'a list, beside its items': (text) => `<ol>${text}<li>b</ol>`,
  terms: (text) => `<dl><dt>${text}<dd>${text}</dl>`,
  'a gallery': (text) =>
    `<figure class="wp-block-gallery"><figure>${picture}<figcaption>${text}</figcaption></figure>${text}</figure>`,
  'a caption of a gallery': (text) =>
    `<figure class="wp-block-gallery"><figure>${picture}</figure><figcaption>${text}</figcaption></figure>`,
  'a cover': (text) => `<div class="wp-block-cover">${picture}<div>${text}</div></div>`,
  'a column': (text) => `<div class="wp-block-columns"><div class="wp-block-column">${text}</div></div>`,
  'a button': (text) => `<div class="wp-block-button"><a href="/visit/">${text}</a></div>`,
  'a figure': (text) => `<figure>${picture}<figcaption>${text}</figcaption></figure>`,
  'an embed': (text) =>
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${text}</div><figcaption>${text}</figcaption></figure>`,
  'a film': (text) =>
    `<figure><video src="${files}/a.mp4">${text}</video><figcaption>${text}</figcaption></figure>`,
  'a quote': (text) => `<blockquote>${text}<cite>${text}</cite></blockquote>`,
  'an accordion': (text) =>
    `<div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button>${text}</button></h3><div>${text}</div></div>`,
  noscript: (text) => `<p>a</p><noscript>${text}</noscript>`,
  'preformatted text': (text) => `<pre>${text}</pre>`,
  svg: (text) => `<p><svg>${text}</svg> tide`,
  math: (text) => `<p><math><mtext>${text}</mtext></math> tide`,
  template: (text) => `<template>${text}</template> tide`,
  'a comment': (text) => `<p>a</p><!-- ${text} --><p>b</p>`,
  'after tags that are never closed': (text) => `<p><b><i><a href="/visit/"><span title="x">${text}<p>b`,
  'after a tag that never ends': (text) => `<p title="a" ${text}<p>b`,
  ruby: (text) => `<p><ruby>a<rt>${text}</rt></ruby></p>`,
  'an attribute': (text) => `<p title="${text}" lang="${text}" dir="${text}">a</p>`,
  'an attribute in single quotes': (text) => `<p title='${text}'>a</p>`,
  'an attribute without quotes': (text) => `<p title=${text}>a</p>`,
  'an id and a class': (text) => `<p id="${text}" class="${text}">a</p><h2 id='${text}'>b</h2>`,
  'a style': (text) =>
    `<p style="${text}">a</p><p style="color:${text}">a</p><div style='background-image:url(${text})'>b</div>`,
  'addresses of a link': (text) =>
    `<p><a href="${text}" download="${text}" hreflang="${text}" target="${text}" rel="${text}">a</a> <a name="${text}">b</a></p><a href='#${text}'>${picture}</a>`,
  'addresses of a picture': (text) =>
    `<img src="${text}" data-src="${text}" srcset="${text} 2x" alt="${text}" width="${text}"><img src="${files}/${text}" alt='${text}'>`,
  'addresses of a frame': (text) =>
    `<iframe src="${text}" title="${text}"></iframe><iframe data-src='https://youtu.be/${text}'></iframe>`,
  'addresses of films and sounds': (text) =>
    `<video src="${text}" poster="${text}"><track src="${text}" label="${text}"></video><audio src="${text}" title="${text}"></audio><audio src='${files}/a.mp3' title='${text}'></audio>`,
  'attributes of lists, tables and times': (text) =>
    `<ol start="${text}" type="${text}"><li value="${text}">a</ol><table><col span="${text}"><tr><td colspan="${text}">b<th scope="${text}" abbr="${text}">c</table><time datetime="${text}">d</time>`,
  'the settings of a section': (text) =>
    `<div data-pier-block="${text}" data-props='${text}'></div><div data-pier-block="hero" data-props='{"heading":${JSON.stringify(text)}}'></div>`,
};

/** Each vector in each place. */
export const placedVectors: readonly string[] = Object.values(places).flatMap((place) =>
  [...vectors, ...unsafeAddresses].map(place),
);

const tags =
  `a abbr acronym address applet article aside audio b bdi bdo big blockquote body br button caption center cite code col colgroup
  datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h6 head
  header hgroup hr html i iframe image img input ins kbd label legend li link main map mark marquee math menu meta mi mglyph
  annotation-xml mtext nav nobr noembed noframes noscript object ol optgroup option p param plaintext pre q rb rp rt rtc ruby s samp
  script search section select small source span strike strong style sub summary sup svg foreignObject desc title table tbody td
  template textarea tfoot th thead time tr tt u ul var video wbr xmp x-y`.split(/\s+/);
/** Tags whose rules of nesting are the hardest. */
const nestedTags =
  'p p a b div h2 h3 li ul ol dl dt dd table tbody tr td th caption colgroup col figure figcaption span details summary ruby rt rp pre blockquote button form select option svg math'.split(
    ' ',
  );
const classes = [
  'wp-block-cover',
  'wp-block-gallery',
  'wp-block-columns',
  'wp-block-column',
  'wp-block-media-text',
  'wp-block-buttons',
  'wp-block-button',
  'wp-block-embed',
  'wp-block-embed__wrapper',
  'wp-block-spacer',
  'wp-block-accordion-item',
  'wp-block-accordion-heading',
  'wp-block-image',
  'wp-caption',
  'wp-caption-text',
  'wp-block-quote has-text-align-center',
  'has-drop-cap',
  'has-accent-color alignleft',
  'wp-block-search',
  'emoji',
];
const wholes = [
  picture,
  `<img src="${files}/a.png" alt="A" width="20">`,
  '<img src="https://evil.test/a.png" alt="A" width="20">',
  `<audio src="${files}/a.mp3"></audio>`,
  `<video src="${files}/a.mp4"></video>`,
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
  '<iframe src="https://evil.test/x" title="A"></iframe>',
  '<hr>',
  '<br>',
  'tide',
  ' ',
  '\n',
  'https://cms.pier.example/visit/ ',
  '&lt;b&gt;',
  '&nbsp;',
  '\u0000',
];

/** Html of random pieces, never closed in order. */
export function randomHtml(random: () => number): string {
  const one = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const attributes = (): string => {
    const kind = random();
    if (kind < 0.5) return '';
    if (kind < 0.75) return ` class="${one(classes)}"`;
    if (kind < 0.85) return ` style="background-image:url(${files}/a.jpg)"`;
    if (kind < 0.92) return ` id="${one(['a', 'b', 'main', '__proto__', 'é', 'a&amp;b'])}"`;
    return ` ${one(pieces)}`;
  };
  let html = '';
  for (let count = 3 + Math.floor(random() * 14); count > 0; count--) {
    const kind = random();
    const name = one(random() < 0.75 ? nestedTags : tags);
    if (kind < 0.45) html += name === 'a' ? `<a href="/visit/"${attributes()}>` : `<${name}${attributes()}>`;
    else if (kind < 0.65) html += `</${name}>`;
    else if (kind < 0.92) html += one(wholes);
    else html += one(pieces);
  }
  return html;
}

/** Vectors, cut at their tags and quotes. */
const pieces: readonly string[] = vectors.flatMap((vector) => [
  vector,
  ...vector.split(/(?=[<"'])|(?<=[>"'])/),
]);

/** Each tag, again and again. */
export const endless: readonly string[] = [
  ...tags.map((tag) => `<${tag}>`),
  ...classes.map((name) => `<div class="${name}">`),
  '<table><tr><td>',
  '<ul><li>',
  `<ul><li>${picture}`,
  `<table><caption>${picture}`,
  '<div class="wp-block-columns"><div class="wp-block-column">',
].map((start) => `${start.repeat(500)}tide`);
