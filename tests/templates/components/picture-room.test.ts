import { describe, expect, it } from 'vitest';
import {
  containedRoom,
  openRoom,
  roomFor,
  shareOf,
  sizesInBox,
  sizesOf,
} from '../../../templates/components/picture-room.ts';
import { tileSizes } from '../../../templates/components/tile-sizes.ts';
import { picture } from '../samples.ts';

describe('the room of a picture', () => {
  it.each([
    [{}, '(min-width: 47rem) 43rem, 92vw'],
    [{ align: 'right' }, '(min-width: 27rem) 24rem, 92vw'],
    [{ align: 'wide' }, '(min-width: 87rem) 80rem, 92vw'],
    [{ align: 'full' }, '100vw'],
  ] as const)('is what %j gives it', (style, sizes) => expect(sizesOf(roomFor(openRoom, style))).toBe(sizes));

  it('is the column of text beside an aside', () => {
    expect(sizesOf(roomFor(containedRoom, { align: 'full' }))).toBe('(min-width: 47rem) 43rem, 92vw');
  });

  it('is a share of the row in a column, and all of it where columns lie below each other', () => {
    expect(sizesOf(roomFor(shareOf(openRoom, 0.5, 1), {}))).toBe('(min-width: 48rem) 21.5rem, 92vw');
    expect(sizesOf(roomFor(shareOf(openRoom, 0.5, 1), { align: 'wide' }))).toBe(
      '(min-width: 87rem) 40rem, (min-width: 48rem) 46vw, 92vw',
    );
    expect(sizesOf(roomFor(shareOf(openRoom, 0.5), {}))).toBe('(min-width: 47rem) 21.5rem, 46vw');
  });
});

describe('sizes of a picture that is cut to a box', () => {
  it('are larger than the box for a picture of wider shape', () => {
    const wide = { ...picture, width: 1600, height: 800 };
    expect(sizesInBox('(min-width: 64rem) 26rem, 92vw', wide, 1)).toBe('(min-width: 64rem) 52rem, 184vw');
  });

  it('are those of the box for a picture of higher shape', () => {
    const high = { ...picture, width: 800, height: 1600 };
    expect(sizesInBox('(min-width: 64rem) 26rem, 92vw', high, 1)).toBe('(min-width: 64rem) 26rem, 92vw');
  });
});

describe('sizes of a tile', () => {
  it.each([
    [0, 7, '(min-width: 64rem) 40rem, (min-width: 44rem) 50vw, max(92vw, 26rem)'],
    [6, 7, '(min-width: 64rem) 40rem, (min-width: 44rem) 92vw, max(92vw, 26rem)'],
    [5, 6, '(min-width: 64rem) 80rem, (min-width: 44rem) 50vw, max(92vw, 26rem)'],
  ])('of place %i of %i are %s', (index, count, sizes) => expect(tileSizes(index, count)).toBe(sizes));
});
