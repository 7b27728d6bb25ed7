import { describe, expect, it } from 'vitest';
import { breakTitle } from '../../../../generator/media/cards/break-title.ts';
import { widthOf } from '../../../../generator/media/cards/letters.ts';

const width = 472;

describe('the title of a social card', () => {
  it('is as large as it fits, in whole words', () => {
    expect(breakTitle('Ferry Day', width)).toEqual({ lines: ['Ferry Day'], size: 80 });
    const long = breakTitle('A new website with fewer buttons and more answers', width);
    expect(long.lines.join(' ')).toBe('A new website with fewer buttons and more answers');
    expect(long.size).toBeLessThan(80);
  });

  it.each(['Donaudampfschifffahrtsgesellschaftskapitän', 'word '.repeat(200).trim(), 'W'.repeat(400)])(
    'stays in its width and its lines, whatever an editor wrote: %s',
    (title) => {
      const { lines, size } = breakTitle(title, width);
      expect(lines.length * size * 1.08).toBeLessThanOrEqual(330);
      for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(width + widthOf('…', size));
    },
  );

  it('says by an ellipsis that there is more', () => {
    expect(breakTitle('word '.repeat(200).trim(), width).lines.at(-1)).toMatch(/…$/);
  });
});
