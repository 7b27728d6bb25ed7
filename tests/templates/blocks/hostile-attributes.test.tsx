import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { FlatBlock } from '../../../generator/content/html/block-tree.ts';
import { readBlocks } from '../../../generator/content/html/blocks.ts';
import type { MediaTable } from '../../../generator/media/media-table.ts';
import { createRouteContext } from '../../../generator/routes/create-route-context.ts';
import { BlockFlow } from '../../../templates/blocks/BlockFlow.tsx';
import { testContext } from '../../generator/content/html/context.ts';
import { wrongStyles } from '../../support/allowed-styles.ts';
import { countCases } from '../../support/count-cases.ts';
import { depth } from '../../support/depth.ts';
import { makeContent, makeEntry } from '../../support/entries.ts';
import { pageSettings } from '../../support/page-settings.ts';
import { findFaults } from '../find-faults.ts';
import { queryHtml } from '../query-html.ts';

const seed = 20_260_613;

const hostile = fc.constantFrom(
  '',
  ' ',
  '\u0000',
  '"><script>alert(1)</script>',
  "';alert(1)//",
  'javascript:alert(1)',
  '</p></div><img src=https://evil.test/x onerror=alert(1)>',
  'red;position:fixed;inset:0',
  'url(https://evil.test/x)',
  'expression(alert(1))',
  'var(--x, url(//evil.test))',
  '__proto__',
  'constructor',
  '99999999px',
  '-5px',
  '1e400',
  'NaN',
);
const sensible = fc.constantFrom(
  'Words <b>bold</b>',
  'accent',
  'accent-2',
  'vivid-red',
  '#fe0',
  '#12345678',
  'rgb(1, 2, 3)',
  'var:preset|color|accent-4',
  'large',
  '1.75rem',
  '33.33%',
  'left',
  'right',
  'center',
  'full',
  'top left',
  '16/9',
  'https://cms.example.org/wp-content/uploads/pier.jpg',
  'https://cms.example.org/wp-content/uploads/film.mp4',
  'https://youtu.be/dQw4w9WgXcQ',
  '/visit/',
  'is-style-outline is-style-plain',
  'px',
);
const text = fc.oneof(hostile, sensible, fc.string({ unit: 'binary', maxLength: 40 }));
const number = fc.oneof(fc.integer({ min: -10, max: 2000 }), fc.double());
const nothing = fc.constantFrom(null, undefined);
const texts = fc.oneof({ weight: 4, arbitrary: text }, nothing);
const numbers = fc.oneof({ weight: 4, arbitrary: number }, nothing);
/** Any text, but often a picture that is there: without one, nothing is shown. */
const pictures = fc.oneof(fc.constant('https://cms.example.org/wp-content/uploads/pier.jpg'), texts);
const flags = fc.oneof(fc.boolean(), nothing);
const json = fc.oneof(
  text,
  fc.json({ maxDepth: 3 }),
  fc
    .record({
      color: fc.record({ text: texts, background: texts }, { requiredKeys: [] }),
      typography: fc.record({ fontSize: fc.oneof(texts, number), textAlign: texts }, { requiredKeys: [] }),
    })
    .map((style) => JSON.stringify(style)),
  fc.record({ x: fc.oneof(texts, number), y: fc.oneof(texts, number) }).map((point) => JSON.stringify(point)),
);

const dressing = {
  align: texts,
  className: texts,
  cssClassName: texts,
  anchor: texts,
  textColor: texts,
  backgroundColor: texts,
  fontSize: texts,
  textAlign: texts,
  style: json,
};

/** Every block that is read by its attributes: their alias, and allowed values. */
const attributes = {
  'core/paragraph': ['paragraph', { ...dressing, content: texts, dropCap: flags }],
  'core/heading': ['heading', { ...dressing, content: texts, level: numbers }],
  'core/image': [
    'image',
    {
      ...dressing,
      id: numbers,
      url: pictures,
      alt: texts,
      caption: texts,
      href: texts,
      linkTarget: texts,
      width: texts,
      aspectRatio: texts,
      scale: texts,
    },
  ],
  'core/gallery': ['gallery', { ...dressing, columns: numbers, imageCrop: flags, caption: texts }],
  'core/buttons': ['buttons', { ...dressing, layout: json }],
  'core/button': ['button', { ...dressing, text: texts, url: texts, linkTarget: texts, width: numbers }],
  'core/columns': ['columns', { ...dressing, isStackedOnMobile: flags, verticalAlignment: texts }],
  'core/column': ['column', { ...dressing, width: texts, verticalAlignment: texts }],
  'core/cover': [
    'cover',
    {
      ...dressing,
      url: texts,
      id: numbers,
      alt: texts,
      backgroundType: texts,
      useFeaturedImage: flags,
      dimRatio: numbers,
      overlayColor: texts,
      customOverlayColor: texts,
      contentPosition: texts,
      focalPoint: json,
      minHeight: numbers,
      minHeightUnit: texts,
    },
  ],
  'core/embed': ['embed', { ...dressing, url: texts, caption: texts }],
  'core/list': ['list', { ...dressing, ordered: flags, start: numbers, reversed: flags, type: texts }],
  'core/list-item': ['listItem', { content: texts }],
  'core/quote': ['quote', { ...dressing, value: texts, citation: texts }],
  'core/spacer': ['spacer', { height: texts }],
  'core/video': [
    'video',
    {
      ...dressing,
      src: texts,
      poster: texts,
      caption: texts,
      loop: flags,
      muted: flags,
      tracks: fc.array(fc.oneof(text, fc.record({ src: texts, kind: texts, srcLang: texts, label: texts })), {
        maxLength: 3,
      }),
    },
  ],
} as const satisfies Record<string, readonly [string, Record<string, fc.Arbitrary<unknown>>]>;

/** The blocks that a container needs inside or around it to be shown. */
const inner: Readonly<Record<string, readonly string[]>> = {
  'core/gallery': ['core/image', 'core/image'],
  'core/buttons': ['core/button', 'core/button'],
  'core/columns': ['core/column', 'core/column'],
  'core/column': ['core/paragraph', 'core/image'],
  'core/cover': ['core/heading', 'core/paragraph', 'core/list'],
  'core/list': ['core/list-item', 'core/list-item'],
  'core/list-item': [],
  'core/quote': ['core/paragraph'],
};

type Name = keyof typeof attributes;
const names = Object.keys(attributes).filter((name): name is Name => name in attributes);

const validator = new HtmlValidate({
  root: true,
  elements: ['html5'],
  rules: {
    'close-order': 'error',
    'no-dup-id': 'error',
    'element-permitted-content': 'error',
    'attribute-allowed-values': 'error',
    'void-content': 'error',
    'no-dup-attr': 'error',
  },
});

describe('whatever stands in the attributes', () => {
  it.each(names)('%s shows nothing broken, no script, and no style that was not checked', (name) => {
    const { saw, expectSeen } = countCases();
    fc.assert(
      fc.property(blocksOf(name), (blocks) => {
        const html = render(blocks);
        expect(findFaults(html)).toEqual([]);
        expect(dangersIn(html)).toEqual([]);
        saw({ shown: html !== '', 'shown with attributes': /<[a-z0-9]+ [a-z]/.test(html) });
      }),
      { numRuns: depth.attributeRuns, seed },
    );
    expectSeen();
  });

  it.each(names)('%s is valid html', async (name) => {
    for (const blocks of fc.sample(blocksOf(name), { numRuns: 12, seed })) {
      const { results } = await validator.validateString(render(blocks));
      expect(results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
    }
  });
});

/** A block with any attributes, and with blocks in it where it is made for them, as the flat list that the CMS gives. */
function blocksOf(name: Name, parent: string | null = null, id = 'a'): fc.Arbitrary<readonly FlatBlock[]> {
  const [alias, fields] = attributes[name];
  const own = fc.record<Record<string, unknown>>(fields, { requiredKeys: [] }).map((values) => ({
    name,
    clientId: id,
    parentClientId: parent,
    renderedHtml: '<p>As saved</p>',
    [alias]: values,
  }));
  const children = (inner[name] ?? []).flatMap((child, index) =>
    isName(child) ? [blocksOf(child, id, `${id}${index}`)] : [],
  );
  return fc.tuple(own, fc.tuple(...children)).map(([block, lists]) => [block, ...lists.flat()]);
}

function isName(name: string): name is Name {
  return name in attributes;
}

function render(blocks: readonly FlatBlock[]): string {
  const entry = makeEntry('page', 7, { blocks: readBlocks([...blocks], testContext()) });
  const { content, nodesOf } = createRouteContext({
    content: makeContent([entry]),
    config: pageSettings,
    media,
    warn: () => undefined,
  });
  return renderToString(<BlockFlow nodes={content.entries.page.flatMap(nodesOf)} />);
}

const media: MediaTable = new Map([
  ['/wp-content/uploads/pier.jpg', { src: '/_assets/media/pier.jpg', width: 1600, height: 900 }],
  ['/wp-content/uploads/film.mp4', { src: '/_assets/media/film.mp4' }],
]);

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
