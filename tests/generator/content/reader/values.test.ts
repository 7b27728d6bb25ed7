import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../generator/content/reader/read-document.ts';
import { testContext } from '../html/context.ts';

const files = 'https://cms.example.org/wp-content/uploads';
const picture = `<img class="wp-image-4" src="${files}/a.jpg" alt="A">`;

/** The props of the only block of html. */
function propsOf(html: string, context = testContext()): object {
  const blocks = readDocument(html, context);
  expect(blocks).toHaveLength(1);
  const [block] = blocks;
  return block !== undefined && 'props' in block ? block.props : {};
}

function styleOf(attributes: string): unknown {
  return propsOf(`<p ${attributes}>Text</p>`);
}

describe('the look of a text', () => {
  it.each([
    ['class="has-accent-2-color has-text-color"', { textColor: 'accent-2' }],
    ['style="color:#FE0"', { textColor: '#ffee00' }],
    ['style="color:#5b2245ff"', { textColor: '#5b2245' }],
    ['style="color:rgb(91, 34, 69)"', { textColor: '#5b2245' }],
    ['style="color:rgba(91,34,69,1)"', { textColor: '#5b2245' }],
    ['style="color:var(--wp--preset--color--accent-4)"', { textColor: 'accent-4' }],
    ['class="has-accent-color" style="color:#5b2245"', { textColor: 'accent' }],
    ['class="has-accent-background-color has-background"', { backgroundColor: 'accent' }],
    ['style="background-color:#fff4d6"', { backgroundColor: '#fff4d6' }],
    ['class="has-large-font-size"', { fontSize: 'large' }],
    ['class="has-huge-font-size"', { fontSize: 'xx-large' }],
    ['style="font-size:28px"', { fontSize: '1.75rem' }],
    ['style="font-size:900px"', { fontSize: '5rem' }],
    ['style="font-size:clamp(1rem, 1rem + 2vw, 1.75rem)"', { fontSize: '1.75rem' }],
    ['style="font-size:var(--wp--preset--font-size--large)"', { fontSize: 'large' }],
    ['class="has-text-align-right"', { textAlign: 'right' }],
    ['style="text-align:center"', { textAlign: 'center' }],
    ['class="is-style-default is-style-lead is-style-lead--3"', { variation: 'lead' }],
    ['id="start" class="has-accent-color"', { anchor: 'c-start', textColor: 'accent' }],
    ['style="color:red;text-align:center;top:0;font-size:huge"', { textAlign: 'center' }],
  ])('is %s', (attributes, style) => expect(styleOf(attributes)).toEqual({ html: expect.anything(), style }));

  it.each([
    ...['color:#12345680', 'color:rgba(0,0,0,0.5)', 'color:rgb(300, 0, 0)', 'color:red', 'color:#fff}'],
    ...['color:url(//evil.test)', 'background-color:transparent', 'font-size:1e3px', 'font-size:calc(1px)'],
    ...['font-size:10constructor', 'font-size:-5px', 'text-align:justify', 'position:fixed'],
  ])('is left out where it is %s', (style) => {
    const none = 'has--color has-moon-font-size is-style-__proto__';
    expect(styleOf(`style="${style}" class="${none}"`)).toEqual({ html: expect.anything() });
  });
});

const wordless = `<figure><a href="/visit/"><img src="${files}/a.jpg" alt=""></a><figcaption>To the <b>pier</b></figcaption></figure>`;
const embedOf = (address: string, caption = '') =>
  `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${address}</div>${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
const impostor = 'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ';

/** Html, and the props that it has. */
const values: readonly (readonly [name: string, html: string, props: object])[] = [
  ['a first letter over several lines', '<p class="has-drop-cap">Text</p>', { dropCap: true }],
  ...(
    [
      ['5000px', '320px'],
      ['var(--wp--preset--spacing--50)', '1.5rem'],
      ['calc(1px)', '48px'],
      ['30vh', '30vh'],
      ['', '48px'],
    ] as const
  ).map(([written, height]) => {
    const html = `<div style="height:${written}" aria-hidden="true" class="wp-block-spacer"></div>`;
    return [`a spacer of ${written}`, html, { height }] as const;
  }),
  [
    'the width, shape and target of a picture',
    `<figure id="gulls" class="wp-block-image alignwide is-resized"><a href="/visit/" target="_blank"><img src="${files}/a.jpg" alt="A" style="width:300px;aspect-ratio:4/3;object-fit:contain"></a><figcaption>Gulls</figcaption></figure>`,
    {
      picture: { ref: 'media', path: '/wp-content/uploads/a.jpg', alt: 'A' },
      ...{ width: 300, aspectRatio: '4/3', isWhole: true, opensNewTab: true },
      href: { to: '/visit/' },
      caption: { parts: ['Gulls'] },
      style: { anchor: 'c-gulls', align: 'wide' },
    },
  ],
  [
    'the words of a linked picture without its own',
    wordless,
    { href: { to: '/visit/' }, picture: { alt: 'To the pier' } },
  ],
  [
    ...([
      'the file of a picture that leads to its own page',
      `<figure><a href="/wall/">${picture}</a></figure>`,
    ] as const),
    { href: { to: '/wall/', file: { path: '/wp-content/uploads/a.jpg', id: 4 } } },
  ],
  [
    'position, shade and height of a cover, within limits',
    `<div class="wp-block-cover alignfull has-custom-content-position is-position-bottom-left" style="min-height:9000px"><span class="wp-block-cover__background has-background-dim-250 has-background-dim" style="background-color:#5b2245"></span><img class="wp-block-cover__image-background" src="${files}/a.jpg" alt="" style="object-position:25% 900%"><div><p>Words</p></div></div>`,
    {
      ...{ dim: 100, overlayColor: '#5b2245', minHeight: '1000px', focus: { x: 0.25, y: 1 } },
      position: { vertical: 'bottom', horizontal: 'left' },
      style: { align: 'full' },
    },
  ],
  [
    'a cover with nothing of its own',
    `<div class="wp-block-cover" style="min-height:10px;color:red"><span class="wp-block-cover__background has-accent-background-color has-background-dim"></span><div><p>Words</p></div></div>`,
    { dim: 50, overlayColor: 'accent', minHeight: '80px', style: {} },
  ],
  [
    'the words that go with a film, those of the site only',
    `<figure class="wp-block-video"><video loop muted autoplay src="${files}/a.mp4" poster="${files}/a.jpg"><track src="${files}/a.vtt" kind="captions" srclang="en" label="English"><track src="${files}/b.vtt" label=""><track src="https://else.test/c.vtt" srclang="en"></video></figure>`,
    {
      ...{ isLooping: true, isMuted: true, poster: { path: '/wp-content/uploads/a.jpg' } },
      tracks: [
        { src: { to: '/wp-content/uploads/a.vtt' }, kind: 'captions', language: 'en', label: 'English' },
        { src: { to: '/wp-content/uploads/b.vtt' }, kind: 'captions', label: 'subtitles' },
      ],
    },
  ],
  [
    'a quote in the middle, with its source',
    '<blockquote class="wp-block-quote has-text-align-center"><p>Words</p><cite>A <b>b</b></cite></blockquote>',
    { style: { textAlign: 'center' }, citation: { parts: ['A <b>b</b>'] } },
  ],
  [
    'a gallery from its pictures',
    `<figure class="wp-block-gallery has-nested-images columns-2"><figure class="wp-block-image"><img data-id="1" src="${files}/1.jpg" alt="A"></figure><figure class="wp-block-image"><img data-id="2" src="${files}/2.jpg" alt="B"><figcaption>Two</figcaption></figure><figcaption>All</figcaption></figure>`,
    {
      id: 'c-gallery-7',
      columns: 2,
      isCropped: false,
      items: [
        { picture: { path: '/wp-content/uploads/1.jpg', id: 1, alt: 'A' } },
        { picture: { path: '/wp-content/uploads/2.jpg', id: 2, alt: 'B' }, caption: { parts: ['Two'] } },
      ],
      caption: { parts: ['All'] },
    },
  ],
  [
    'a player of a known provider, named by its caption',
    embedOf('\nhttps://youtu.be/dQw4w9WgXcQ?t=42\n', 'Watch &amp; learn'),
    {
      id: 'c-embed-7',
      ...{ provider: 'YouTube', title: 'Watch & learn', caption: undefined },
      href: { to: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s' },
      embedUrl: { to: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42' },
    },
  ],
  [
    'a caption with more than words beside its player',
    embedOf('https://vimeo.com/76979871', 'The <b>film</b>'),
    { provider: 'Vimeo', title: 'The film', caption: { parts: ['The <b>film</b>'] } },
  ],
  [
    'no player of a host that is named like one',
    embedOf(impostor),
    { provider: 'youtube.com.evil.test', href: { isInternal: false }, embedUrl: undefined },
  ],
];

it.each(values)('reads %s', (_, html, props) => {
  expect({ caption: undefined, embedUrl: undefined, ...propsOf(html) }).toMatchObject(props);
});

it.each([
  ['class="wp-block-button wp-block-button__width-50"', 50],
  ['class="wp-block-button" style="width:50%"', 50],
  ['class="wp-block-button" style="width:33%"', undefined],
  ['class="wp-block-button" style="width:50px"', undefined],
])('reads the width of the button <div %s>', (attributes, width) => {
  const link = '<a class="wp-block-button__link has-accent-background-color" href="/x/">Go</a>';
  const { children } = Object(propsOf(`<div ${attributes}>${link}</div>`));
  expect({ width: undefined, ...children[0].props }).toMatchObject({
    width,
    style: { backgroundColor: 'accent' },
  });
});

it.each<readonly [basis: string, width: string | undefined]>([
  ['33.33%', '33.33%'],
  ['66.66', '66.66%'],
  ['9000px', '1280px'],
  ['1%', '8%'],
  ['-5px', undefined],
  ['1e3px', undefined],
  ['calc(1px)', undefined],
  ['10constructor', undefined],
  ['', undefined],
])('reads the width %s of a column', (basis, width) => {
  const row = `<div class="wp-block-columns are-vertically-aligned-center"><div class="wp-block-column is-vertically-aligned-moon" style="flex-basis:${basis}"><p>a</p></div></div>`;
  const { children, ...props } = Object(propsOf(row));
  expect(props).toEqual({ isStackedOnMobile: true, verticalAlign: 'center', style: {} });
  expect(children[0].props.width).toBe(width);
  expect(children[0].props).not.toHaveProperty('verticalAlign');
});

it('says why a picture without words is no link', () => {
  const context = testContext();
  const html = `<figure><a href="/visit/"><img src="${files}/a.jpg" alt=""></a></figure>`;
  expect(propsOf(html, context)).not.toHaveProperty('href');
  expect(context.warnings).toMatchObject([
    { block: 'core/image', message: expect.stringContaining('/visit/') },
  ]);
});

describe('headings', () => {
  it.each([
    ['23423', '23423'],
    ['334', '223'],
    ['2443', '2333'],
    ['432', '222'],
    ['2635', '2334'],
  ])('skip no level: %s become %s (faults 119)', (given, expected) => {
    const html = [...given].map((level) => `<h${level}>a</h${level}>`).join('');
    const levels = [...expected].map(Number);
    expect(readDocument(html, testContext())).toMatchObject(levels.map((level) => ({ props: { level } })));
  });

  it('have ids that are unique in the entry, and a level for the first', () => {
    const html =
      '<h1>Opening <em>hours</em></h1><h3>Opening hours</h3><h2 id="cars">Parking</h2><h2>\u2060</h2>';
    expect(readDocument(html, testContext()).slice(0, 3)).toMatchObject([
      { props: { level: 2, id: 'c-opening-hours' } },
      { props: { level: 3, id: 'c-opening-hours-2' } },
      { props: { level: 2, id: 'c-cars', style: {} } },
    ]);
  });
});
