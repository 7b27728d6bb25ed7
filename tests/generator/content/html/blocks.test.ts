import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../../../generator/content/html/blocks.ts';
import { readContent } from '../../../../generator/content/html/content-html.ts';
import { testContext } from './context.ts';

let lastId = 0;

/** A block as the CMS lists it, with attributes under the block's alias. */
function flat(name: string, values: object = {}, parentClientId: string | null = null) {
  const clientId = `random-${lastId++}`;
  return { name, clientId, parentClientId, renderedHtml: '', ...values };
}

const text = (content: string) => ({ ref: 'html', parts: [content], refs: [] });
const paragraph = (content: string, parent: string | null = null) =>
  flat('core/paragraph', { paragraph: { content } }, parent);

describe('the tree of blocks', () => {
  it('is built from the parents, with what groups hold in their place', () => {
    const group = flat('core/group');
    const list = flat('core/list', { list: { ordered: true, start: 3 } }, group.clientId);
    const item = flat(
      'core/list-item',
      { listItem: { content: 'One<ul><li>Two</li></ul>\nTwo' } },
      list.clientId,
    );
    const inner = flat('core/list', { list: { ordered: false } }, item.clientId);
    const innerItem = flat('core/list-item', { listItem: { content: 'Two' } }, inner.clientId);
    const context = testContext();

    expect(readBlocks([group, list, item, inner, innerItem, paragraph('After')], context)).toEqual([
      {
        block: 'core/list',
        props: {
          isOrdered: true,
          start: 3,
          style: {},
          children: [
            {
              block: 'core/list-item',
              props: {
                html: text('One'),
                children: [
                  {
                    block: 'core/list',
                    props: {
                      isOrdered: false,
                      style: {},
                      children: [{ block: 'core/list-item', props: { html: text('Two'), children: [] } }],
                    },
                  },
                ],
              },
            },
          ],
        },
      },
      { block: 'core/paragraph', props: { html: text('After'), style: {} } },
    ]);
    expect(context.warnings).toEqual([]);
  });

  it('puts a block without its parent at the root, and leaves circles out with a warning', () => {
    const context = testContext();
    const blocks = [
      paragraph('Orphan', 'gone'),
      { ...flat('core/group'), clientId: 'a', parentClientId: 'b' },
      { ...flat('core/group'), clientId: 'b', parentClientId: 'a' },
    ];
    expect(readBlocks(blocks, context)).toMatchObject([{ props: { html: text('Orphan') } }]);
    expect(context.warnings).toMatchObject([
      { message: expect.stringMatching(/^2 blocks/), field: 'editorBlocks' },
    ]);
  });

  it('ends at a depth that no page needs (faults 33)', () => {
    const context = testContext();
    const chain = Array.from({ length: 5000 }, (_, index) => ({
      ...flat('core/group'),
      clientId: `g${index}`,
      parentClientId: index === 0 ? null : `g${index - 1}`,
    }));
    expect(readBlocks([...chain, paragraph('Deep', 'g4999')], context)).toEqual([]);
    expect(context.warnings).toHaveLength(1);
  });
});

describe('a block', () => {
  it('keeps presets and leaves free values out', () => {
    const [block] = readBlocks(
      [
        flat('core/paragraph', {
          paragraph: {
            content: 'Text',
            dropCap: true,
            align: 'center',
            textColor: 'accent-2',
            backgroundColor: '"><img src=x>',
            fontSize: 'large',
            className: 'is-style-lead is-style-lead--3',
            anchor: 'start',
          },
        }),
      ],
      testContext(),
    );
    expect(block).toEqual({
      block: 'core/paragraph',
      props: {
        html: text('Text'),
        dropCap: true,
        style: {
          anchor: 'c-start',
          textAlign: 'center',
          textColor: 'accent-2',
          fontSize: 'large',
          variation: 'lead',
        },
      },
    });
  });

  it('is left out when it is an empty heading, paragraph or button', () => {
    expect(
      readBlocks(
        [
          paragraph('&nbsp;'),
          flat('core/heading', { heading: { content: '<br>', level: 2 } }),
          flat('core/button', { button: { text: '', url: '/x/' } }),
        ],
        testContext(),
      ),
    ).toEqual([]);
  });

  it('gives headings ids that are unique in the entry, and level two for the first', () => {
    const headings = readBlocks(
      [
        flat('core/heading', { heading: { content: 'Opening <em>hours</em>', level: 1 } }),
        flat('core/heading', { heading: { content: 'Opening hours', level: 3 } }),
        flat('core/heading', { heading: { content: 'Parking', level: 2, anchor: 'cars' } }),
      ],
      testContext(),
    );
    expect(headings).toMatchObject([
      { props: { level: 2, id: 'c-opening-hours' } },
      { props: { level: 3, id: 'c-opening-hours-2' } },
      { props: { level: 2, id: 'c-cars', style: {} } },
    ]);
  });

  it('shows no picture of another host, and keeps in mind what is lost', () => {
    const context = testContext();
    const image = flat('core/image', { image: { url: 'https://else.test/a.jpg', alt: '' } });
    const content = '<figure class="wp-block-image"><img src="https://else.test/a.jpg" alt=""/></figure>';
    expect(readBlocks([image], context, content)).toEqual([]);
    expect(context.losses).toEqual([{ cause: 'foreign', what: 'https://else.test/a.jpg' }]);
  });

  it('reads a gallery from its inner pictures', () => {
    const gallery = flat('core/gallery', { gallery: { columns: 2, imageCrop: false, caption: 'All' } });
    const image = (id: number) =>
      flat(
        'core/image',
        { image: { id, url: `https://cms.example.org/wp-content/uploads/${id}.jpg`, alt: 'A', caption: '' } },
        gallery.clientId,
      );
    const context = testContext();
    expect(readBlocks([gallery, image(1), image(2)], context)).toEqual([
      {
        block: 'core/gallery',
        props: {
          id: 'c-gallery-7',
          columns: 2,
          isCropped: false,
          caption: text('All'),
          items: [
            { picture: { ref: 'media', path: '/wp-content/uploads/1.jpg', id: 1, alt: 'A' } },
            { picture: { ref: 'media', path: '/wp-content/uploads/2.jpg', id: 2, alt: 'A' } },
          ],
          style: {},
        },
      },
    ]);
  });

  it('reads a cover with lengths and points that are checked', () => {
    const cover = flat('core/cover', {
      cover: {
        url: '/wp-content/uploads/a.jpg',
        id: 4,
        alt: '',
        backgroundType: 'image',
        dimRatio: 250,
        focalPoint: '{"x":"0.25","y":9}',
        minHeight: 420,
        minHeightUnit: 'px;color:red',
        align: 'full',
      },
    });
    expect(readBlocks([cover], testContext())).toMatchObject([
      {
        props: {
          picture: { path: '/wp-content/uploads/a.jpg', id: 4, alt: '' },
          dim: 100,
          focus: { x: 0.25, y: 1 },
          style: { align: 'full' },
        },
      },
    ]);
    expect(JSON.stringify(readBlocks([cover], testContext()))).not.toContain('red');
  });

  it('gives an embed the player of a known provider, and others a plain link', () => {
    const blocks = readBlocks(
      [
        flat('core/embed', {
          embed: { url: 'https://youtu.be/dQw4w9WgXcQ?t=42', caption: 'Watch &amp; learn' },
        }),
        flat('core/embed', { embed: { url: 'https://vimeo.com/76979871' } }),
        flat('core/embed', { embed: { url: 'https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ' } }),
        flat('core/embed', { embed: { url: 'javascript:alert(1)' } }),
      ],
      testContext(),
    );
    expect(blocks).toMatchObject([
      {
        props: {
          id: 'c-embed-7',
          provider: 'YouTube',
          title: 'Watch & learn',
          href: { to: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s' },
          embedUrl: { to: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=42' },
        },
      },
      { props: { id: 'c-embed-7-2', embedUrl: { to: 'https://player.vimeo.com/video/76979871?dnt=1' } } },
      { props: { provider: 'youtube.com.evil.test', href: { isInternal: false } } },
    ]);
    expect(blocks).toHaveLength(3);
    expect(blocks[2]).not.toHaveProperty('props.embedUrl');
  });

  it('stands in as html, reported once, when there is no template for it', () => {
    const context = testContext();
    const notice = flat('acme/notice', {
      renderedHtml: '<div class="acme" onclick="x()">Shut <b>today</b></div>',
    });
    expect(readBlocks([notice, notice], context)).toEqual(
      Array.from({ length: 2 }, () => ({
        block: 'unknown',
        name: 'acme/notice',
        html: text('<div>Shut <b>today</b></div>'),
      })),
    );
    expect(context.warnings).toMatchObject([
      { check: 'unknownBlock', block: 'acme/notice', entry: { id: 7 } },
    ]);
  });

  it('stands in as html when its attributes are of other types, and names the attribute', () => {
    const context = testContext();
    const block = flat('core/paragraph', { paragraph: { content: 12 }, renderedHtml: '<p>Twelve</p>' });
    expect(readBlocks([block], context)).toEqual([
      { block: 'core/html', props: { html: text('<p>Twelve</p>') } },
    ]);
    expect(context.warnings).toMatchObject([
      { message: expect.stringContaining('"content"'), block: 'core/paragraph' },
    ]);
  });
});

describe('sections', () => {
  const settings = {
    heading: 'Eat',
    image: { id: 3, url: 'https://cms.example.org/wp-content/uploads/a.jpg' },
  };
  const section = (name: string, json: string) =>
    `<div data-pier-block="${name}" data-props="${json.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></div>`;
  const stored = {
    block: 'pier/hero',
    settings: { heading: 'Eat', image: { id: 3, url: '/wp-content/uploads/a.jpg' } },
  };

  it('are read from their html, in editorBlocks and in content alike', () => {
    const html = section('hero', JSON.stringify(settings));
    expect(readBlocks([flat('pier/hero', { renderedHtml: html })], testContext())).toEqual([stored]);
    expect(
      readContent(
        `<p>Before</p>\n<div class="wp-block-group">${html}<p>Between</p></div><p>After`,
        testContext(),
      ),
    ).toEqual([
      { block: 'core/html', props: { html: text('<p>Before</p>') } },
      stored,
      { block: 'core/html', props: { html: text('<p>Between</p>') } },
      { block: 'core/html', props: { html: text('<p>After</p>') } },
    ]);
  });

  it('are left out with a warning when their settings are broken or they have no template', () => {
    const context = testContext();
    expect(readContent(section('hero', '{"heading": "Eat'), context)).toEqual([]);
    expect(readContent(section('hero', '[1]'), context)).toEqual([]);
    expect(readContent(section('moon', '{}'), context)).toEqual([]);
    expect(readBlocks([flat('pier/map')], context)).toEqual([]);
    expect(context.warnings.map(({ block }) => block)).toEqual([
      'pier/hero',
      'pier/hero',
      'pier/moon',
      'pier/map',
    ]);
  });

  it('name pages of the site by path, with the hash of our pages', () => {
    const json = JSON.stringify({
      a: 'https://cms.example.org/visit/#parking',
      b: '/visit/#c-x',
      c: 'At //cms.example.org/x/ / 5',
    });
    expect(readContent(section('hero', json), testContext())).toEqual([
      { block: 'pier/hero', settings: { a: '/visit/#c-parking', b: '/visit/#c-x', c: 'At /x/ / 5' } },
    ]);
  });

  it('cannot change a prototype or hold numbers beyond range', () => {
    const [block] = readContent(
      section('hero', '{"__proto__":{"polluted":1},"a":{"__proto__":{"polluted":1},"n":1e400}}'),
      testContext(),
    );
    expect(block).toEqual({ block: 'pier/hero', settings: { a: { n: null } } });
    expect(JSON.stringify(block)).not.toContain('polluted');
    expect('polluted' in {}).toBe(false);
  });

  it('may be named with their namespace', () => {
    const html = '<div data-pier-block="pier/hero" data-props="{}"></div>';
    const hero = [{ block: 'pier/hero', settings: {} }];
    expect(readContent(html, testContext())).toEqual(hero);
    expect(readBlocks([flat('pier/hero', { renderedHtml: html })], testContext())).toEqual(hero);
  });

  it('keep their place in the columns of plain content', () => {
    const context = testContext();
    const html = `<div class="wp-block-columns">\n<div class="wp-block-column">${section('hero', '{}')}</div>\n<div class="wp-block-column"><p>Beside</p></div></div><p>After</p>`;
    expect(readContent(html, context)).toMatchObject([
      {
        block: 'core/columns',
        props: {
          children: [
            { block: 'core/column', props: { children: [{ block: 'pier/hero' }] } },
            { block: 'core/column', props: { children: [{ block: 'core/html' }] } },
          ],
        },
      },
      { block: 'core/html' },
    ]);
    expect(context.warnings).toEqual([]);
  });

  it('take the place of a cover or another box of plain content, beside what else is in it', () => {
    const context = testContext();
    const html = `<div class="wp-block-cover"><img src="/wp-content/uploads/a.jpg" alt="Sea"><div class="inner"><p>Before</p>${section('hero', '{}')}</div></div>`;
    expect(readContent(html, context).map(({ block }) => block)).toEqual([
      'core/html',
      'core/html',
      'pier/hero',
    ]);
    expect(context.warnings).toEqual([]);
  });

  it('are named where they lie within a list or table of plain content', () => {
    const context = testContext();
    readContent(`<ul><li>${section('hero', '{}')}</li></ul>`, context);
    expect(context.warnings).toMatchObject([
      { message: expect.stringContaining('pier/hero'), field: 'content' },
    ]);
  });

  it('stand beside embeds, whose address does not stay as text', () => {
    const embed =
      '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://vimeo.com/76979871\n</div><figcaption>The <b>film</b></figcaption></figure>';
    expect(readContent(embed, testContext())).toMatchObject([
      { block: 'core/embed', props: { provider: 'Vimeo', caption: text('The <b>film</b>') } },
    ]);
  });
});
