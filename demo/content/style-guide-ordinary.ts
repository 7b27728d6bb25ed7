import type { DemoBlock } from '../blocks/block.ts';
import { latestPosts, ordinary } from '../blocks/ordinary.ts';
import { heading } from '../blocks/text.ts';
import { cmsOrigin as cms } from '../site-address.ts';
import { variant } from './style-guide-text.ts';

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];
const ferries = [
  ['Ellery ferry', ...months.map((_, index) => `${index + 6}.10, ${index + 9}.40`)],
  ['Night boat', ...months.map((_, index) => `2${index % 4}.30`)],
];
const cells = (tag: 'th' | 'td', texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;

/** The blocks without a template of their own, which show by WordPress's html. */
export const ordinaryBlocks: readonly DemoBlock[] = [
  heading(2, 'Other blocks of the editor', { anchor: 'other-blocks' }),
  ...variant(
    'Table',
    ordinary(
      'table',
      `<figure class="wp-block-table"><table><thead>${cells('th', ['Boat', ...months])}</thead><tbody>${ferries.map((row) => cells('td', row)).join('')}</tbody></table><figcaption class="wp-element-caption">All times by the clock on the pavilion</figcaption></figure>`,
    ),
  ),
  ...variant(
    'Striped table',
    ordinary(
      'table',
      `<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><tbody>${cells('td', ['Mooring', '12'])}${cells('td', ['Electricity', '3'])}${cells('td', ['Gull', 'free'])}</tbody></table></figure>`,
    ),
  ),
  ...variant(
    'Separators: short, wide, dots',
    ordinary('separator', '<hr class="wp-block-separator"/>'),
    ordinary('separator', '<hr class="wp-block-separator is-style-wide"/>'),
    ordinary('separator', '<hr class="wp-block-separator is-style-dots"/>'),
  ),
  ...variant(
    'Pull quote',
    ordinary(
      'pullquote',
      '<figure class="wp-block-pullquote"><blockquote><p>The sea has all day.</p><cite>Harbour office</cite></blockquote></figure>',
    ),
  ),
  ...variant(
    'Verse',
    ordinary(
      'verse',
      '<pre class="wp-block-verse">Boards above,\n  water below,\nand between them\n  the sound of both.</pre>',
    ),
  ),
  ...variant(
    'Code and preformatted text',
    ordinary(
      'code',
      '<pre class="wp-block-code"><code>tide = low + (high - low) * (1 + sin(2 * pi * hours / 12.42)) / 2  # metres above the datum</code></pre>',
    ),
    ordinary(
      'preformatted',
      '<pre class="wp-block-preformatted">High  4.1 m   06.12\nLow   0.6 m   12.20</pre>',
    ),
  ),
  ...variant(
    'Details, shut and open',
    ordinary(
      'details',
      '<details class="wp-block-details"><summary>May I bring a dog?</summary><p>On a lead, and if it is kind to gulls.</p></details>',
    ),
    ordinary(
      'details',
      '<details class="wp-block-details" open><summary>May I bring a gull?</summary><p>They come by themselves.</p></details>',
    ),
  ),
  ...variant(
    'Accordion',
    ordinary(
      'accordion',
      `<div role="group" class="wp-block-accordion">${accordionItem('Where are the lockers?', 'Behind the carousel.')}${accordionItem('Are they free?', 'For two hours.')}</div>`,
    ),
  ),
  ...variant(
    'Media and text, with the picture at either side',
    ordinary(
      'media-text',
      '<div class="wp-block-media-text is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="/wp-content/uploads/2026/05/tram-stop.jpg" alt="A tram at its stop" width="1600" height="1067"/></figure><div class="wp-block-media-text__content"><p>Line 4 ends at the gate. The driver waits for nobody, but he waits for the ferry.</p></div></div>',
    ),
    ordinary(
      'media-text',
      '<div class="wp-block-media-text has-media-on-the-right is-stacked-on-mobile"><div class="wp-block-media-text__content"><p>The bench plays what the wind does.</p></div><figure class="wp-block-media-text__media"><img src="/wp-content/uploads/2026/05/sound-bench.jpg" alt="A bench" width="1600" height="1067"/></figure></div>',
    ),
  ),
  ...variant(
    'File',
    ordinary(
      'file',
      `<div class="wp-block-file"><a href="${cms}/visit/">Map of the pier</a><a href="${cms}/visit/" class="wp-block-file__button wp-element-button" download>Download</a></div>`,
    ),
  ),
  ...variant(
    'Social links',
    ordinary(
      'social-links',
      '<ul class="wp-block-social-links"><li class="wp-social-link"><a href="https://mastodon.example/@pier" class="wp-block-social-link-anchor"><span class="wp-block-social-link-label screen-reader-text">Mastodon</span></a></li><li class="wp-social-link"><a href="https://bsky.example/pier" class="wp-block-social-link-anchor"><span class="wp-block-social-link-label screen-reader-text">Bluesky</span></a></li></ul>',
    ),
  ),
  ...variant('Newest posts', latestPosts()),
  ...variant(
    'Categories',
    ordinary(
      'categories',
      `<ul class="wp-block-categories-list wp-block-categories"><li class="cat-item cat-item-1"><a href="${cms}/news/category/art/">Art</a> (9)</li><li class="cat-item cat-item-2"><a href="${cms}/news/category/festivals/">Festivals</a> (14)</li></ul>`,
    ),
  ),
  ...variant('Calendar', ordinary('calendar', calendar())),
  ...variant(
    'Footnotes',
    ordinary(
      'footnotes',
      '<ol class="wp-block-footnotes"><li id="note-1">By the tide tables of 1908. <a href="#note-1" aria-label="Back">↩︎</a></li></ol>',
    ),
  ),
];

function accordionItem(title: string, text: string): string {
  return `<div class="wp-block-accordion-item"><h3 class="wp-block-accordion-heading"><button type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">${title}</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3><div role="region" class="wp-block-accordion-panel"><p>${text}</p></div></div>`;
}

function calendar(): string {
  const dayOf = (place: number) => (place < 30 ? String(place + 1) : '');
  const week = (start: number) =>
    cells(
      'td',
      [0, 1, 2, 3, 4, 5, 6].map((day) => dayOf(start + day)),
    );
  const weeks = [0, 7, 14, 21, 28].map(week).join('');
  return `<div class="wp-block-calendar"><table id="wp-calendar" class="wp-calendar-table"><caption>June 2026</caption><thead>${cells('th', [...'MTWTFSS'])}</thead><tbody>${weeks}</tbody></table></div>`;
}
