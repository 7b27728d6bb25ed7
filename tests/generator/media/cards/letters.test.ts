import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { asDrawn, drawText, letters, widthOf } from '../../../../generator/media/cards/letters.ts';
import { drawLetters } from '../../../../tools/draw-letters.ts';
import { projectRoot } from '../../../support/project-root.ts';

describe('the letters of social cards', () => {
  it('are those of the font of the headings, as draw-letters draws them again', async () => {
    const kept = await readFile(
      path.join(projectRoot, 'generator/media/cards/generated/letters.json'),
      'utf8',
    );
    expect(await drawLetters()).toBe(kept);
  });

  it('have the widths of the font at weight 700, and outlines that stay in their boxes', () => {
    const { letters: all, unitsPerEm } = letters();
    expect(unitsPerEm).toBe(1000);
    // An "l" is narrow, an "m" is wide, and figures are drawn.
    expect((all.l?.[0] ?? 0) * 2).toBeLessThan(all.m?.[0] ?? 0);
    for (const letter of 'Aagß8éŠệ&“') expect(all[letter]?.[1], letter).toMatch(/^M-?\d+ -?\d+[lq].*z$/);
    expect(widthOf('mm', 100)).toBeCloseTo(2 * widthOf('m', 100));
  });

  it('draw a text without naming a font, and nothing for a space', () => {
    const drawn = drawText('a b', { x: 10, y: 20, size: 50 });
    expect(drawn.match(/<path/g)).toHaveLength(2);
    expect(drawn).not.toMatch(/text|font/);
    expect(drawn).toMatch(/^<path transform="translate\(10\.00 20\)/);
  });

  it.each([
    ['Party 🎉 at the  pier', 'Party at the pier'],
    ['Cafe\u0301 \u200bau lait', 'Café au lait'],
    ['Bến tàu', 'Bến tàu'],
    ['灯台からの手紙', undefined],
    ['مرحبا', undefined],
    ['constructor __proto__', 'constructor __proto__'],
    ['🎉', undefined],
  ])('write %o as %o', (title, drawn) => {
    expect(asDrawn(title)).toBe(drawn);
  });
});
