import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { wrongStyles } from '../../../support/allowed-styles.ts';
import { countCases } from '../../../support/count-cases.ts';
import { depth } from '../../../support/depth.ts';
import { findFaults } from '../../../templates/find-faults.ts';
import { queryHtml } from '../../../templates/query-html.ts';
import { cms, showDocument } from './show-document.tsx';

const seed = 20_260_613;
const files = `${cms}/wp-content/uploads`;

const hostile = fc.constantFrom(
  ...['', ' ', '\u0000', '"><script>alert(1)</script>', "';alert(1)//", 'javascript:alert(1)'],
  ...['</p></div><img src=https://evil.test/x onerror=alert(1)>', 'red;position:fixed;inset:0'],
  ...['url(https://evil.test/x)', 'expression(alert(1))', 'var(--x, url(//evil.test))', '__proto__'],
  ...['constructor', '99999999px', '-5px', '-1', '1e400', 'NaN'],
);
const sensible = fc.constantFrom(
  ...['Words <b>bold</b>', 'accent', 'accent-2', 'large', 'left', 'right', 'center', 'full', 'bottom-left'],
  ...['#fe0', '#12345678', 'rgb(1, 2, 3)', 'var(--wp--preset--color--accent-4)', 'clamp(1rem, 2vw, 28px)'],
  ...['1.75rem', '320px', '50%', '33.33%', '40vh', '3', '50', '16/9', '58% 41%', '38% auto', 'contain'],
  ...['space-between', 'outline', 'captions', 'en', 'rtl', 'row', 'hero', '/visit/', '#tide', '_blank'],
  ...[`${files}/a.jpg`, `url(${files}/a.jpg)`, `${files}/a.mp4`, `${files}/a.vtt`],
  ...['https://youtu.be/dQw4w9WgXcQ', '{"heading":"Tide"}'],
);
const text = fc.oneof(hostile, sensible, sensible, fc.string({ unit: 'binary', maxLength: 40 }));
const words = fc.oneof(text, fc.constant('Words <b>bold</b>'));

type Html = fc.Arbitrary<string>;

interface Holes {
  /** Classes, style declarations and names of attributes; any value stands for "*", and is that of an attribute. */
  readonly classes?: readonly string[];
  readonly styles?: readonly string[];
  readonly names?: readonly string[];
  /** Attributes with their own values. */
  readonly own?: Readonly<Record<string, Html>>;
}

const dressed: Holes = {
  classes: [
    ...['align*', 'has-*-color', 'has-*-background-color', 'has-*-font-size', 'has-text-align-*'],
    ...['is-style-*', 'has-drop-cap', '*'],
  ],
  styles: ['color:*', 'background-color:*', 'background:*', 'font-size:*', 'text-align:*', '*'],
  names: ['id', 'lang', 'dir', 'title', 'tabindex', 'onclick'],
};

/** An element with any values, by its tag and classes; what is dressed is so, too. */
function element(name: string, holes: Holes, ...children: readonly Html[]): Html {
  const [tag = '', ...own] = name.split('.');
  const classes = filled([...(dressed.classes ?? []), ...(holes.classes ?? [])], ' ');
  const styles = filled([...(dressed.styles ?? []), ...(holes.styles ?? [])], ';');
  const names = [...(dressed.names ?? []), ...(holes.names ?? [])];
  const values = fc.record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] });
  return fc
    .tuple(classes, styles, values, fc.record(holes.own ?? {}), fc.tuple(...children))
    .map(([list, style, others, owned, inner]) => {
      const all = { class: `${own.join(' ')} ${list}`, style, ...others, ...owned };
      const attributes = Object.entries(all).map(([name, value]) => ` ${name}="${escaped(value)}"`);
      return `<${tag}${attributes.join('')}>${tag === 'img' || tag === 'col' ? '' : `${inner.join('')}</${tag}>`}`;
    });
}

function filled(patterns: readonly string[], joint: string): Html {
  return fc
    .array(fc.tuple(fc.constantFrom(...patterns), text), { maxLength: 5 })
    .map((found) => found.map(([pattern, value]) => pattern.replace('*', () => value)).join(joint));
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Often a picture that is there: without one, little is shown. */
const file = (name: string): Html =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(`${files}/${name}`) }, text);

const picture = element('img', {
  classes: ['wp-image-*', 'size-*'],
  styles: ['width:*', 'height:*', 'aspect-ratio:*', 'object-fit:*', 'object-position:*'],
  names: ['alt', 'width', 'height', 'data-id', 'srcset', 'data-src', 'data-srcset', 'sizes', 'onerror'],
  own: { src: file('a.jpg') },
});
const linkNames = { names: ['href', 'target', 'rel', 'download', 'hreflang', 'name', 'onfocus'] };
const link = element('a', linkNames, words);
const paragraph = element('p', {}, words, link);
const caption = element('figcaption', {}, words);
const linked = fc.oneof(picture, element('a', linkNames, picture));

/** Each block of which values are read, and the elements of prose that have attributes of their own. */
const blocks: Readonly<Record<string, Html>> = {
  'core/paragraph': paragraph,
  'core/heading': fc
    .constantFrom('h1', 'h2', 'h3', 'h4', 'h5', 'h6')
    .chain((tag) => element(`${tag}.wp-block-heading`, {}, words)),
  'core/image': element('figure.wp-block-image', { classes: ['size-*', 'is-resized'] }, linked, caption),
  'core/gallery': element(
    'figure.wp-block-gallery',
    { classes: ['columns-*', 'is-cropped'] },
    element('figure.wp-block-image', {}, linked, caption),
    element('figure.wp-block-image', {}, linked),
    caption,
  ),
  'core/buttons': element(
    'div.wp-block-buttons',
    { classes: ['is-content-justification-*', 'is-vertical'] },
    element(
      'div.wp-block-button',
      { classes: ['wp-block-button__width-*'], styles: ['width:*'] },
      element('a.wp-block-button__link', linkNames, words),
    ),
  ),
  'core/columns': element(
    'div.wp-block-columns',
    { classes: ['are-vertically-aligned-*', 'is-not-stacked-on-mobile'] },
    element(
      'div.wp-block-column',
      { classes: ['is-vertically-aligned-*'], styles: ['flex-basis:*'] },
      paragraph,
      picture,
    ),
    element('div.wp-block-column', { styles: ['flex-basis:*'] }, paragraph),
  ),
  'core/columns of media and text': element(
    'div.wp-block-media-text',
    { classes: ['has-media-on-the-right', 'is-vertically-aligned-*'], styles: ['grid-template-columns:*'] },
    element('figure.wp-block-media-text__media', {}, linked),
    element('div.wp-block-media-text__content', {}, paragraph),
  ),
  'core/cover': element(
    'div.wp-block-cover',
    { classes: ['is-position-*'], styles: ['min-height:*', 'background-image:*', 'background-position:*'] },
    element('span.wp-block-cover__background', {
      classes: ['has-background-dim-*', 'has-background-dim'],
    }),
    element('img.wp-block-cover__image-background', {
      styles: ['object-position:*'],
      names: ['alt', 'data-object-position'],
      own: { src: file('a.jpg') },
    }),
    element('div.wp-block-cover__inner-container', {}, paragraph),
  ),
  'core/embed': element(
    'figure.wp-block-embed',
    { classes: ['is-provider-*', 'wp-embed-aspect-*'] },
    element(
      'div.wp-block-embed__wrapper',
      {},
      fc.oneof(
        fc.oneof(fc.constant('https://youtu.be/dQw4w9WgXcQ'), text).map(escaped),
        element('iframe', { names: ['src', 'data-src', 'title', 'width', 'height', 'srcdoc', 'onload'] }),
      ),
    ),
    caption,
  ),
  'core/video': element(
    'figure.wp-block-video',
    {},
    element(
      'video',
      { names: ['poster', 'title', 'loop', 'muted', 'autoplay', 'width'], own: { src: file('a.mp4') } },
      element('track', { names: ['kind', 'srclang', 'label'], own: { src: file('a.vtt') } }),
    ),
    caption,
  ),
  'core/quote': element('blockquote.wp-block-quote', {}, paragraph, element('cite', {}, words)),
  'core/spacer': element('div.wp-block-spacer', { styles: ['height:*'] }),
  'pier/hero': element('div', {
    own: {
      'data-pier-block': fc.oneof(fc.constant('hero'), text),
      'data-props': fc.oneof(fc.constant('{"heading":"Tide"}'), fc.json(), text),
    },
  }),
  'core/html': fc.oneof(
    fc
      .constantFrom('ol', 'ul')
      .chain((tag) =>
        element(tag, { names: ['start', 'reversed', 'type'] }, element('li', { names: ['value'] }, words)),
      ),
    element('audio', { names: ['title', 'loop', 'muted', 'autoplay'], own: { src: file('a.mp3') } }),
    element('pre.wp-block-code', {}, element('code', {}, words)),
    element(
      'p',
      {},
      element('time', { names: ['datetime'] }, words),
      element('ins', { names: ['datetime', 'cite'] }, words),
      element('abbr', {}, words),
    ),
  ),
  'core/element': element(
    'figure.wp-block-table',
    {},
    element(
      'table',
      { names: ['background', 'border', 'width'] },
      element('colgroup', { names: ['span'] }, element('col', { names: ['span', 'width'] })),
      element(
        'tr',
        {},
        element('th', { names: ['colspan', 'rowspan', 'scope', 'abbr'] }, words),
        element('td', { names: ['colspan', 'rowspan'] }, picture, words),
      ),
    ),
    caption,
  ),
};

/** A time is an editor's own; a picture that is missing is reported, and its figure stays around what was beside it. */
const tolerated = /^<time>|^<figure> is empty/;

const rules = [
  ...['close-order', 'no-dup-id', 'element-permitted-content', 'attribute-allowed-values', 'void-content'],
  'no-dup-attr',
].map((name) => [name, 'error'] as const);
const validator = new HtmlValidate({ root: true, elements: ['html5'], rules: Object.fromEntries(rules) });

describe.each(Object.entries(blocks))('%s, whatever values stand in its html', (name, written) => {
  const [block] = name.split(' ');
  it('shows nothing broken, no script, and no style that was not checked', () => {
    const { saw, expectSeen } = countCases();
    fc.assert(
      fc.property(written, (typed) => {
        const { html, blocks: found } = showDocument(typed);
        expect(findFaults(html).filter((fault) => !tolerated.test(fault))).toEqual([]);
        expect(dangersIn(html)).toEqual([]);
        saw({
          'the block itself': JSON.stringify(found).includes(`"block":"${block}"`),
          'shown with attributes': /<[a-z0-9]+ [a-z]/.test(html),
        });
      }),
      { numRuns: depth.attributeRuns, seed },
    );
    expectSeen();
  });

  it('is valid html', async () => {
    for (const typed of fc.sample(written, { numRuns: 12, seed })) {
      const { results } = await validator.validateString(showDocument(typed).html);
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    }
  });
});

function dangersIn(html: string): string[] {
  const { all, having } = queryHtml(html);
  const everything = having('class').concat(having('href'), having('src'), having('style'));
  return [
    ...all('script', 'style', 'iframe', 'object', 'base', 'form').map(({ name }) => `<${name}>`),
    ...everything.flatMap(({ attribs }) => Object.keys(attribs).filter((key) => key.startsWith('on'))),
    ...having('href')
      .map(({ attribs }) => attribs.href ?? '')
      .filter((href) => !/^(https?:|mailto:|tel:|\/(?!\/)|#)/.test(href)),
    ...having('src')
      .map(({ attribs }) => attribs.src ?? '')
      .filter((src) => !src.startsWith('/')),
    ...having('style').flatMap(({ attribs }) => wrongStyles(attribs.style ?? '')),
  ];
}
