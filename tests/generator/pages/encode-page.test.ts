import { expect, it } from 'vitest';
import { encodePage } from '../../../generator/pages/render-batch.ts';

it('gives the bytes of a page, whatever its letters and its length', () => {
  const texts = ['', 'pier', 'café', '東京', '🌊'.repeat(9), 'half \ud83c a letter', 'é'];
  const lengths = [1, 262_143, 262_144, 262_145];
  const pages = [...texts, ...lengths.flatMap((length) => ['a'.repeat(length), '東'.repeat(length)])];
  for (const html of pages) expect(encodePage(html).equals(Buffer.from(html))).toBe(true);
});
