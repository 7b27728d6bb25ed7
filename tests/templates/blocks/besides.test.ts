import { describe, expect, it } from 'vitest';
import { besides, isAtRight } from '../../../templates/blocks/besides.ts';
import type { BlockNode } from '../../../templates/blocks/index.ts';
import { html, picture } from '../samples.ts';

const image = (align?: 'left' | 'right' | 'wide'): BlockNode => ({
  block: 'core/image',
  props: { picture, style: align === undefined ? {} : { align } },
});
const words: BlockNode = { block: 'core/paragraph', props: { html: html('Words'), style: {} } };
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

  it('stands alone when no text follows, and other blocks always do', () => {
    expect(besides([image('left'), image('wide'), words])).toHaveLength(3);
    expect(besides([])).toEqual([]);
  });
});
