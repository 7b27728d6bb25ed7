import { classNames, type DemoBlock } from '../blocks/block.ts';
import {
  accordion,
  details,
  latestPosts,
  made,
  mediaText,
  ordinary,
  socialLinks,
} from '../blocks/ordinary.ts';
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
      { hasFixedLayout: false },
    ),
  ),
  ...variant(
    'Striped table',
    ordinary(
      'table',
      `<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><tbody>${cells('td', ['Mooring', '12'])}${cells('td', ['Electricity', '3'])}${cells('td', ['Gull', 'free'])}</tbody></table></figure>`,
      { className: 'is-style-stripes' },
    ),
  ),
  ...variant(
    'Separators: short, wide, dots',
    ...['', 'is-style-wide', 'is-style-dots'].map((className) =>
      ordinary(
        'separator',
        `<hr class="${classNames('wp-block-separator has-alpha-channel-opacity', className)}"/>`,
        { ...(className && { className }) },
      ),
    ),
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
    details('May I bring a dog?', 'On a lead, and if it is kind to gulls.'),
    details('May I bring a gull?', 'They come by themselves.', true),
  ),
  ...variant(
    'Accordion',
    accordion([
      ['Where are the lockers?', 'Behind the carousel.'],
      ['Are they free?', 'For two hours.'],
    ]),
  ),
  ...variant(
    'Media and text, with the picture at either side',
    mediaText(
      'tram-stop.jpg',
      'A tram at its stop',
      'Line 4 ends at the gate. The driver waits for nobody, but he waits for the ferry.',
    ),
    mediaText('sound-bench.jpg', 'A bench', 'The bench plays what the wind does.', true),
  ),
  ...variant(
    'File',
    ordinary(
      'file',
      `<div class="wp-block-file"><a href="${cms}/visit/">Map of the pier</a><a href="${cms}/visit/" class="wp-block-file__button wp-element-button" download>Download</a></div>`,
      { href: `${cms}/visit/` },
    ),
  ),
  ...variant(
    'Social links',
    socialLinks({ Mastodon: 'https://mastodon.example/@pier', Bluesky: 'https://bsky.example/pier' }),
  ),
  ...variant('Newest posts', latestPosts()),
  ...variant(
    'Categories',
    made(
      'categories',
      `<ul class="wp-block-categories-list wp-block-categories"><li class="cat-item cat-item-1"><a href="${cms}/news/category/art/">Art</a> (9)</li><li class="cat-item cat-item-2"><a href="${cms}/news/category/festivals/">Festivals</a> (14)</li></ul>`,
      { showPostCounts: true },
    ),
  ),
  ...variant('Calendar', made('calendar', calendar())),
  ...variant(
    'Footnotes',
    made(
      'footnotes',
      '<ol class="wp-block-footnotes"><li id="note-1">By the tide tables of 1908. <a href="#note-1" aria-label="Back">↩︎</a></li></ol>',
    ),
  ),
];

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
