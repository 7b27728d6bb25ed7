import { expect, it } from 'vitest';
import { PackedBlocks, packBlocks, unpackBlocks } from '../../../../generator/content/saved/packed-blocks.ts';
import type { StoredBlock } from '../../../../generator/content/stored-blocks.ts';
import { paragraph } from '../../../support/paragraph.ts';

it.each([
  'plain',
  'the keepers’ log',
  'Über die Brücke, déjà vu',
  'Причал у моря',
  '次の船 🚢 \u2028',
  '\ud800 alone, "quoted" \\u2019',
])('blocks come back as they were packed: %s', (text) => {
  const blocks = [paragraph(text)];
  expect(unpackBlocks(packBlocks(blocks, 0))).toEqual(blocks);
});

it('blocks are text in JSON, and the same ones when they come from another thread', () => {
  const blocks = packBlocks([paragraph('the keepers’ log')], 3);
  const received = sent(blocks);
  expect(received.toJSON()).toEqual(blocks.toJSON());
  expect(JSON.parse(blocks.toJSON().json)).toEqual([paragraph('the keepers’ log')]);
  expect(unpackBlocks(received)).toEqual([paragraph('the keepers’ log')]);
});

it('blocks tell which files they name without being unpacked, as they were packed and as they were sent', () => {
  const path = '/wp-content/uploads/2026/05/plan.pdf';
  const link = { ref: 'link' as const, to: `${path}?v=2#page=3`, isInternal: true };
  const image = { ref: 'media' as const, path: '/wp-content/uploads/a.jpg', id: 7, alt: 'Gulls' };
  const blocks: readonly StoredBlock[] = [
    { block: 'core/html', props: { html: { ref: 'html', parts: ['', '', ''], refs: [image, link] } } },
    {
      block: 'pier/hero',
      settings: { image: { id: 8, url: image.path, alt: '' }, link: { id: 9, url: '/x/' } },
    },
  ];
  const named = [image, { ref: 'file', path }, { ref: 'media', path: image.path, id: 8 }];
  const packed = packBlocks(blocks, 0);
  expect(packed.files).toEqual(named);
  expect(sent(packed).files).toEqual(named);
});

it('blocks of any length keep apart', () => {
  const texts = [10, 300_000, 1, 100_000, 90_000, 80_000].map((length) => 'x’'.repeat(length));
  const packed = texts.map((text) => packBlocks([paragraph(text)], 1));
  expect(packed.map(unpackBlocks)).toEqual(texts.map((text) => [paragraph(text)]));
});

it('blocks that are asked for again at once are the same ones', () => {
  const [one, other] = [packBlocks([paragraph('one')], 1), packBlocks([paragraph('other')], 1)];
  expect(unpackBlocks(one)).toBe(unpackBlocks(one));
  expect(unpackBlocks(other)).toEqual([paragraph('other')]);
  expect(unpackBlocks(one)).toEqual([paragraph('one')]);
});

/** Blocks as another thread receives them. */
function sent(blocks: PackedBlocks): PackedBlocks {
  const plain = structuredClone(blocks.toJSON());
  return new PackedBlocks(plain, plain.json);
}
