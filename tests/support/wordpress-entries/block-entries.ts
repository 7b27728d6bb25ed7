import { container, type DemoBlock } from '../../../demo/blocks/block.ts';
import { button, buttons, column, columns, group } from '../../../demo/blocks/layout.ts';
import { cover, embed, gallery, image, video } from '../../../demo/blocks/media.ts';
import { ordinary } from '../../../demo/blocks/ordinary.ts';
import { hero, picture, timeline } from '../../../demo/blocks/sections.ts';
import { heading, html, list, listItem, paragraph, quote, spacer } from '../../../demo/blocks/text.ts';
import type { WrittenEntry } from './write-entry.ts';

/** A block of WordPress around others. */
export function around(
  name: string,
  [open, close]: readonly [string, string],
  innerBlocks: readonly DemoBlock[],
): DemoBlock {
  return container({ name: `core/${name}`, open, close, innerBlocks });
}

const separator = ordinary('separator', '<hr class="wp-block-separator has-alpha-channel-opacity"/>');

const mediaText = (file: string, side: string, inner: readonly DemoBlock[]) =>
  around(
    'media-text',
    [
      `<div class="wp-block-media-text ${side} is-stacked-on-mobile"><figure class="wp-block-media-text__media"><img src="https://cms.pier.example/wp-content/uploads/2026/05/${file}" alt="The place" class="wp-image-31 size-full"/></figure><div class="wp-block-media-text__content">`,
      '</div></div>',
    ],
    inner,
  );

/** A pattern that is kept in one place: its blocks stand in each entry that uses it. */
const tickets = around(
  'block',
  ['', ''],
  [
    heading(3, 'Before you come'),
    paragraph('Tickets are checked at the <a href="https://cms.pier.example/visit/">north gate</a>.'),
    buttons([button('Plan a visit', '/visit/', { outline: true })], 'center'),
  ],
);

const details = (summary: string, inner: readonly DemoBlock[], open = '') =>
  around(
    'details',
    [
      `<details class="wp-block-details is-layout-flow wp-block-details-is-layout-flow"${open}><summary>${summary}</summary>`,
      '</details>',
    ],
    inner,
  );

const accordionItem = (title: string, number: number, text: string) => {
  const toggle = `<h3 class="wp-block-accordion-heading"><button aria-expanded="false" aria-controls="accordion-item-${number}-panel" id="accordion-item-${number}" type="button" class="wp-block-accordion-heading__toggle"><span class="wp-block-accordion-heading__toggle-title">${title}</span><span class="wp-block-accordion-heading__toggle-icon" aria-hidden="true">+</span></button></h3>`;
  const panel: readonly [string, string] = [
    `<div aria-labelledby="accordion-item-${number}" id="accordion-item-${number}-panel" role="region" class="wp-block-accordion-panel is-layout-flow">`,
    '</div>',
  ];
  const open = `<div data-wp-context="{ &quot;id&quot;: &quot;accordion-item-${number}&quot;, &quot;openByDefault&quot;: false }" class="wp-block-accordion-item is-layout-flow">`;
  return around(
    'accordion-item',
    [open, '</div>'],
    [ordinary('accordion-heading', toggle), around('accordion-panel', panel, [paragraph(text)])],
  );
};

/** Entries made with the block editor of today. */
export const blockEntries: readonly WrittenEntry[] = [
  {
    kind: 'page',
    title: 'Home',
    slug: 'home',
    isFrontPage: true,
    blocks: [
      hero({
        heading: 'Out over the water',
        text: 'Open every day until dusk.',
        image: picture('carousel.jpg'),
      }),
      cover(
        'winter-swim.jpg',
        [
          heading(2, 'Swim all year'),
          paragraph('Cold hands, warm <em>soup</em>.', { align: 'center', textColor: 'base' }),
          buttons([button('See the times', '/events/', { textColor: 'base', backgroundColor: 'contrast' })]),
        ],
        { align: 'full', dimRatio: 30, contentPosition: 'bottom left', focalPoint: { x: 0.2, y: 0.8 } },
      ),
      columns(
        [
          column([heading(3, 'Eat'), paragraph('Nine kitchens &amp; one bakery.'), image('stew-pot.jpg')], {
            width: '66.66%',
          }),
          column([paragraph('Read'), image('bookshop.jpg', { caption: 'Second hand', width: 240 })]),
        ],
        'wide',
      ),
      embed('youtube', 'https://www.youtube.com/watch?v=aBcDeFgHiJk', 'From the air'),
      timeline({ phases: [{ title: 'Opened', start: '1908-05-01', text: 'With a brass band.' }] }),
    ],
  },
  {
    kind: 'page',
    title: 'About the pier',
    slug: 'about-the-pier',
    blocks: [
      mediaText('pavilion.jpg', 'alignwide', [
        paragraph('The pavilion', { fontSize: 'large' }),
        paragraph('It burnt twice &#8211; and was built a third time.'),
      ]),
      mediaText('carousel.jpg', 'has-media-on-the-right', [list(['Forty horses', 'One <b>ostrich</b>'])]),
      quote([paragraph('Nobody walks here in a hurry.')], 'A keeper, 1931', { align: 'right' }),
      separator,
      spacer('40px'),
      group([
        group([heading(2, 'Below the planks', { anchor: 'below' }), paragraph('Mussels, mostly.')]),
        around(
          'group',
          ['<div class="wp-block-group is-nowrap is-layout-flex">', '</div>'],
          [paragraph('Left'), paragraph('Right')],
        ),
      ]),
    ],
  },
  {
    kind: 'page',
    title: 'House rules',
    slug: 'house-rules',
    blocks: [
      list(
        [
          'Walk your bicycle',
          listItem('Keep dogs', list(['on a lead', 'off the stage'])),
          'Feed <strong>no</strong> gulls',
        ],
        { ordered: true, start: 3, type: 'upper-roman' },
      ),
      ordinary(
        'table',
        '<figure class="wp-block-table is-style-stripes"><table class="has-fixed-layout"><thead><tr><th>Day</th><th class="has-text-align-right" data-align="right">Hours</th></tr></thead><tbody><tr><td>Monday</td><td></td></tr><tr><td colspan="2">Sunday<br>8&nbsp;to&nbsp;22</td></tr></tbody><tfoot><tr><td>*</td><td>Weather permitting</td></tr></tfoot></table><figcaption class="wp-element-caption">When the gate is open</figcaption></figure>',
      ),
      details('May I fish?', [paragraph('From the <code>east</code> railing.')]),
      details('And at night?', [paragraph('With a lamp.'), list(['White', 'Red'])], ' open'),
      around(
        'accordion',
        ['<div role="group" class="wp-block-accordion is-layout-flow">', '</div>'],
        [
          accordionItem('Where is the lift?', 5, 'Behind the ticket hall.'),
          accordionItem('Is it free?', 6, 'It is.'),
        ],
      ),
      paragraph('By custom<sup data-fn="a1" class="fn"><a id="a1-link" href="#a1">1</a></sup> only.'),
      ordinary(
        'footnotes',
        '<ol class="wp-block-footnotes"><li id="a1">Since the flood. <a href="#a1-link" aria-label="Jump to footnote reference 1">↩︎</a></li></ol>',
      ),
    ],
  },
  {
    kind: 'page',
    title: 'Storm warning',
    slug: 'popup',
    blocks: [
      paragraph('The outer deck is shut today.'),
      buttons(
        [button('What is open', '/visit/'), button('Call', 'tel:+15555550123', { width: 50 })],
        'right',
      ),
    ],
  },
  {
    kind: 'page',
    title: 'ברוכים הבאים',
    slug: 'ברוכים-הבאים',
    blocks: [
      heading(2, 'שעות <bdi>9:00</bdi> עד <bdi>22:00</bdi>'),
      paragraph('הרציף פתוח כל יום.', { align: 'right' }),
      html(
        '<p dir="rtl" lang="ar">المقهى مفتوح <strong>كل يوم</strong>.</p><p dir="auto">\u200fמים וים\u200f</p>',
      ),
      list(['חנייה', 'מעלית']),
    ],
  },
  { kind: 'page', title: 'Nothing yet', slug: 'nothing-yet', blocks: [] },
  {
    title: 'A bench that sings',
    slug: 'a-bench-that-sings',
    blocks: [
      paragraph(
        'On the west side stands a bench of <a href="https://cms.pier.example/?p=31">old rails</a>.',
        { dropCap: true },
      ),
      paragraph('It costs $&amp;1, the artist says, &lt;less&gt; than a chair&#8230;', {
        custom: { text: '#123456', background: '#fafafa', fontSize: '19px' },
      }),
      paragraph('', {}),
      heading(4, 'Before the second level', { align: 'center', linkColor: 'accent' }),
      image('sound-bench.jpg', {
        caption: 'By <a href="https://artist.example/">M. Rook</a>',
        href: 'https://cms.pier.example/wp-content/uploads/2026/05/sound-bench.jpg',
        align: 'wide',
        aspectRatio: '4/3',
      }),
      paragraph('The same words.'),
      paragraph('The same words.'),
      paragraph('The same words.', { backgroundColor: 'accent' }),
    ],
  },
  {
    title: 'Two galleries',
    slug: 'two-galleries',
    blocks: [
      gallery(['carousel.jpg', image('pavilion.jpg', { caption: 'At <em>dusk</em>' }), 'bookshop.jpg'], {
        columns: 2,
        caption: 'Three of many',
      }),
      paragraph('And whole ones:'),
      gallery(['stew-pot.jpg', 'winter-swim.jpg'], { imageCrop: false, align: 'wide' }),
    ],
  },
  {
    title: 'A pattern, twice',
    slug: 'a-pattern-twice',
    blocks: [tickets, paragraph('In between.'), tickets],
  },
  {
    title: 'Columns in columns',
    slug: 'columns-in-columns',
    blocks: [
      columns(
        [
          column([
            columns([column([paragraph('One')]), column([cover('pavilion.jpg', [paragraph('Two')])])]),
            quote([heading(3, 'Three'), list(['Four'])]),
          ]),
          column([mediaText('bookshop.jpg', '', [buttons([button('Five', '/five/')])])], {
            verticalAlignment: 'center',
          }),
        ],
        'full',
        { isStackedOnMobile: false, verticalAlignment: 'top' },
      ),
    ],
  },
  {
    title: 'To onFinding and to watch',
    slug: 'to-onFinding-and-to-watch',
    blocks: [
      video('walk-out-to-sea.mp4', {
        poster: 'video-poster.jpg',
        caption: 'To the end',
        muted: true,
        tracks: [{ file: 'walk-out-to-sea.vtt', kind: 'captions', srcLang: 'en', label: 'English' }],
      }),
      ordinary(
        'audio',
        '<figure class="wp-block-audio"><audio controls src="https://cms.pier.example/wp-content/uploads/2026/05/organ.mp3"></audio><figcaption class="wp-element-caption">The wave organ</figcaption></figure>',
      ),
      ordinary(
        'file',
        '<div class="wp-block-file"><a id="wp-block-file--media-9" href="https://cms.pier.example/wp-content/uploads/2026/05/tides.pdf">Tide table</a><a href="https://cms.pier.example/wp-content/uploads/2026/05/tides.pdf" class="wp-block-file__button wp-element-button" download aria-describedby="wp-block-file--media-9">Download</a></div>',
      ),
      embed('vimeo', 'https://vimeo.com/123456789'),
      ordinary(
        'embed',
        '<figure class="wp-block-embed is-type-rich is-provider-flickr wp-block-embed-flickr"><div class="wp-block-embed__wrapper">\n<blockquote class="rich"><p>Lamps &amp; fog</p>&mdash; The keeper <a href="https://social.example/status/1">May 2, 2026</a></blockquote><script async src="https://social.example/widgets.js"></script>\n</div></figure>',
      ),
    ],
  },
  {
    title: 'Verse, code and a formula',
    slug: 'verse-code-and-a-formula',
    blocks: [
      ordinary('verse', '<pre class="wp-block-verse">Ebb and<br>   flow</pre>'),
      ordinary('code', '<pre class="wp-block-code"><code>if (tide &lt; 2) {\n  shut();\n}</code></pre>'),
      ordinary('preformatted', '<pre class="wp-block-preformatted">High   4.1\nLow    0.6</pre>'),
      ordinary(
        'pullquote',
        '<figure class="wp-block-pullquote alignleft"><blockquote><p>Mind the gap between the planks.</p><cite>A sign</cite></blockquote></figure>',
      ),
      ordinary(
        'math',
        '<div class="wp-block-math"><math display="block"><mi>h</mi><mo>=</mo><mn>4</mn></math></div>',
      ),
      ordinary('more', '<!--more-->'),
      paragraph('After the fold.'),
      ordinary('nextpage', '<!--nextpage-->'),
      paragraph('On a second page.'),
    ],
  },
];
