import { describe, expect, it } from 'vitest';
import { storedTokens } from '../../../../generator/content/fidelity/stored-tokens.ts';
import { readBlocks } from '../../../../generator/content/html/blocks.ts';
import type { StoredBlock } from '../../../../generator/content/stored-blocks.ts';
import { testContext } from '../html/context.ts';

let lastId = 0;

function flat(name: string, values: object = {}, parentClientId: string | null = null) {
  return { name, clientId: `random-${lastId++}`, parentClientId, ...values };
}

const paragraph = (content: string, parent: string | null = null, look: object = {}) =>
  flat('core/paragraph', { paragraph: { content, ...look } }, parent);

function read(blocks: ReturnType<typeof flat>[], content: string) {
  const context = testContext();
  const stored = readBlocks(blocks, context, content);
  return {
    names: stored.map(({ block }) => block),
    words: storedTokens(stored, { place: context }).join(' '),
    stored,
    losses: context.losses,
  };
}

const stylesOf = (blocks: readonly StoredBlock[]) =>
  blocks.map((block) => ('props' in block && 'style' in block.props ? block.props.style : null));

describe('blocks beside the content of their entry', () => {
  it('say how a text looks, and content what it says', () => {
    const { stored } = read(
      [paragraph("don't C:Users", null, { textColor: 'accent' })],
      '<p class="has-accent-color">don&#8217;t C:\\Users</p>',
    );
    expect(stored).toEqual([
      {
        block: 'core/paragraph',
        props: {
          html: { ref: 'html', parts: ['don’t C:\\Users'], refs: [] },
          style: { textColor: 'accent' },
        },
      },
    ]);
  });

  it('have the anchor of their html, where the CMS tells no other', () => {
    const read = (anchor: string | null) =>
      readBlocks(
        [
          flat('core/heading', { heading: { content: 'Parking', level: 2, anchor } }),
          paragraph('Free', null, { anchor }),
        ],
        testContext(),
        '<h2 id="cars" class="wp-block-heading">Parking</h2>\n<p id="price">Free</p>',
      );
    expect(read(null)).toMatchObject([
      { props: { id: 'c-cars' } },
      { props: { style: { anchor: 'c-price' } } },
    ]);
    expect(read('vans')).toMatchObject([{ props: { id: 'c-vans' } }, { props: {} }]);
  });

  it('are no place for what belongs to none of them: it is read as html where it stands', () => {
    const { names, words } = read(
      [paragraph('One'), paragraph('Three')],
      '<p>One</p>\n<section class="acme">Two</section>\n<p>Three</p>',
    );
    expect(names).toEqual(['core/paragraph', 'core/html', 'core/paragraph']);
    expect(words).toBe('One Two Three');
  });

  it('give way to their html where nothing is made of a wrapper: its inner blocks are not lost with it', () => {
    const row = flat('core/buttons', { buttons: {} });
    const button = (text: string) => flat('core/button', { button: { text, url: '/visit/' } }, row.clientId);
    const { names, words } = read(
      [row, button('<img src="/x.jpg">'), button('Buy')],
      '<div class="wp-block-buttons"><div class="wp-block-button"><a href="/visit/"><img src="/x.jpg"></a></div><div class="wp-block-button"><a href="/visit/">Buy</a></div></div>',
    );
    expect(names).toEqual(['core/html']);
    expect(words).toContain('Buy');
  });

  it.each(['<script>never closed', '<!-- never closed', '<textarea>'])(
    'are read from their attributes where %s swallows the rest of the content',
    (swallower) => {
      const { words } = read(
        [paragraph('One'), flat('core/html'), paragraph('Three')],
        `<p>One</p>${swallower}<p>Three</p>`,
      );
      expect(words).toBe('One Three');
    },
  );

  it('give way to what WordPress made of their shortcodes', () => {
    const { names, words } = read(
      [
        paragraph('Before'),
        flat('core/shortcode'),
        paragraph('Call [phone]', null, { textColor: 'accent' }),
        flat('core/freeform'),
      ],
      '<p>Before</p><div class="gallery">A gallery</div><p>Call 555</p><table><tr><td>Old</td></tr></table>',
    );
    expect(words).toBe('Before A gallery Call 555 Old');
    expect(names.slice(0, 3)).toEqual(['core/paragraph', 'core/html', 'core/paragraph']);
  });

  it('keep their look where one of many equal ones is missing in content', () => {
    const blocks = ['a', 'b', 'a', 'c'].map((text, index) =>
      paragraph(text, null, { fontSize: index === 3 ? 'large' : null }),
    );
    const { stored, words } = read(blocks, '<p>b</p><p>a</p><p>c</p>');
    expect(words).toBe('b a c');
    expect(stylesOf(stored)).toEqual([{}, {}, { fontSize: 'large' }]);
  });

  it('hold in columns what their columns hold, with html between the blocks of a column', () => {
    const columns = flat('core/columns', { columns: {} });
    const [one, two] = [1, 2].map(() => flat('core/column', { column: {} }, columns.clientId));
    if (!one || !two) throw new Error('two columns');
    const { stored, words } = read(
      [columns, one, paragraph('One', one.clientId), two, paragraph('Three', two.clientId)],
      `<div class="wp-block-columns"><div class="wp-block-column"><p>One</p></div>
       <div class="wp-block-column"><div class="acme">Two</div><p>Three</p></div></div>`,
    );
    expect(words).toBe('One Two Three');
    expect(stored).toMatchObject([
      {
        block: 'core/columns',
        props: {
          children: [
            { props: { children: [{ block: 'core/paragraph' }] } },
            { props: { children: [{ block: 'core/html' }, { block: 'core/paragraph' }] } },
          ],
        },
      },
    ]);
  });

  it('are replaced by their html where they show less: old lists, galleries and covers', () => {
    const old = read(
      [
        flat('core/list', { list: {} }),
        flat('core/gallery', { gallery: {} }),
        flat('core/cover', { cover: {} }),
      ],
      `<ul><li>One</li></ul>
       <ul class="wp-block-gallery"><li><figure><img src="/wp-content/uploads/a-300x200.jpg" alt=""><figcaption>Two</figcaption></figure></li></ul>
       <div class="wp-block-cover"><p class="wp-block-cover-text">Three</p></div>`,
    );
    expect(old.words).toBe('One \u0001/wp-content/uploads/a.jpg Two Three');
    expect(old.losses).toEqual([]);
  });

  it('read a cover of the old editor with its picture behind its text', () => {
    const { stored, losses } = read(
      [flat('core/cover', { cover: { url: '/wp-content/uploads/a.jpg' } })],
      '<div class="wp-block-cover" style="background-image:url(/wp-content/uploads/a.jpg)"><p>Three</p></div>',
    );
    expect(stored).toMatchObject([
      {
        block: 'core/cover',
        props: { picture: { path: '/wp-content/uploads/a.jpg' }, children: [{ block: 'core/html' }] },
      },
    ]);
    expect(losses).toEqual([]);
  });

  it('leave a formula its words, and tell that it is shown as text', () => {
    const { losses, words } = read(
      [flat('core/math')],
      '<div class="wp-block-math"><math><semantics><mrow><mi>E</mi><mo>=</mo><msup><mi>c</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">E=c^2</annotation></semantics></math></div>',
    );
    expect(words).toBe('E = c 2');
    expect(losses).toEqual([{ cause: 'formula', what: '' }]);
  });

  it('tell what no page of files can show', () => {
    const { losses, words } = read(
      [flat('core/html'), flat('core/image', { image: { url: 'https://else.test/a.jpg', alt: '' } })],
      `<form><label>Name</label><input name="who"></form>
       <figure class="wp-block-image"><img src="https://else.test/a.jpg" alt=""><figcaption>Caption</figcaption></figure>`,
    );
    expect(words).toBe('Name Caption');
    expect(losses).toEqual([
      { cause: 'field', what: 'who' },
      { cause: 'foreign', what: 'https://else.test/a.jpg' },
    ]);
  });
});
