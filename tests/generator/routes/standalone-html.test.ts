import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, it } from 'vitest';
import { standaloneHtml } from '../../../generator/routes/standalone-html.ts';
import type { BlockNode } from '../../../templates/blocks/index.ts';
import { fullBlocks } from '../../templates/sample-blocks.ts';
import { href, html, picture } from '../../templates/samples.ts';

const siteUrl = 'https://pier.example';
const page = { url: `${siteUrl}/news/p/a/`, siteUrl };

it('has the words and pictures of every block of an editor, with full addresses and nothing of the look', () => {
  const nodes = Object.entries(fullBlocks).map(([block, props]) => ({ block, props }) as BlockNode);
  const written = standaloneHtml({ nodes, ...page });
  const { children } = parseDocument(written);
  const words = DomUtils.textContent(children);
  for (const text of ['Words', 'A heading', 'At dawn', 'Two pictures', 'Book']) expect(words).toContain(text);
  const elements = DomUtils.findAll(() => true, children);
  expect(elements.filter(({ name }) => name === 'img').length).toBeGreaterThan(3);
  for (const { name, attribs } of elements) {
    for (const key of ['href', 'src', 'poster'])
      if (key in attribs) expect(attribs[key], `${name} ${key}`).toMatch(/^(https:|mailto:|tel:)/);
    expect(Object.keys(attribs)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(class|id|style|on)/)]),
    );
  }
});

it('reads no words as a tag, and no tag as words', () => {
  const text = html(
    '<p dir="auto" class="x">1 &lt;a href="/x"&gt; <a id="c-y" href="#c-y" title="a &gt; b">y</a></p>',
  );
  expect(standaloneHtml({ nodes: [{ block: 'core/html', props: { html: text } }], ...page })).toBe(
    `<p dir="auto">1 &lt;a href="/x"&gt; <a href="${page.url}#c-y" title="a &gt; b">y</a></p>`,
  );
});

it('escapes what is not html: texts, addresses and descriptions of pictures', () => {
  const hostile = { ...picture, alt: '"><script>alert(1)</script>' };
  const nodes: readonly BlockNode[] = [
    { block: 'core/picture', props: { picture: hostile } },
    {
      block: 'core/embed',
      props: { id: 'e', href: href('https://a.example/?"<'), provider: '<b>Tube</b>', style: {} },
    },
  ];
  const written = standaloneHtml({ nodes, ...page });
  const names = DomUtils.findAll(() => true, parseDocument(written).children).map(({ name }) => name);
  expect(names).toEqual(['img', 'p', 'a']);
});

it('shows the picture of an entry above a text that does not have it', () => {
  const image: BlockNode = { block: 'core/image', props: { picture, style: {} } };
  const count = (nodes: readonly BlockNode[]) =>
    standaloneHtml({ nodes, picture, ...page }).split('<img').length - 1;
  expect([count([]), count([image])]).toEqual([1, 1]);
});
