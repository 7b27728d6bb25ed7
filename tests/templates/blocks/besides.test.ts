import { describe, expect, it } from 'vitest';
import { besides, isAtRight } from '../../../templates/blocks/besides.ts';
import type { BlockNode } from '../../../templates/blocks/index.ts';
import { html, picture } from '../samples.ts';

const image = (align?: 'left' | 'right' | 'wide'): BlockNode => ({
  block: 'core/image',
  props: { picture, style: align === undefined ? {} : { align } },
});
const words: BlockNode = { block: 'core/html', props: { html: html('<p>Words</p><ul><li>One</li></ul>') } };
const largeWords: BlockNode = {
  block: 'core/paragraph',
  props: { html: html('Words'), style: { fontSize: 'large' } },
};
const element = (tag: string): BlockNode => ({
  block: 'core/element',
  props: { tag, attributes: {}, html: html('<li>One</li>'), style: { fontSize: 'small' } },
});
const title: BlockNode = {
  block: 'core/heading',
  props: { html: html('Title'), id: 'title', level: 3, style: {} },
};

describe('a block at the side', () => {
  it('stands with the text that follows it, up to the next heading or picture', () => {
    const groups = besides([
      words,
      image('left'),
      words,
      words,
      title,
      words,
      image('right'),
      words,
      image(),
    ]);
    expect(groups.map((group) => group.length)).toEqual([1, 3, 1, 1, 2, 1]);
    expect(groups.map(isAtRight)).toEqual([false, false, false, false, true, false]);
  });

  it('stands with paragraphs and lists that have a look of their own', () => {
    const groups = besides([image('left'), words, largeWords, element('ul'), element('ol'), words]);
    expect(groups.map((group) => group.length)).toEqual([6]);
    expect(besides([image('left'), element('details'), words])).toHaveLength(3);
  });

  it('stands alone when no text follows, and other blocks always do', () => {
    expect(besides([image('left'), image('wide'), words])).toHaveLength(3);
    expect(besides([])).toEqual([]);
  });
});
