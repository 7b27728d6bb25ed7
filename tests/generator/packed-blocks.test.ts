import { expect, it } from 'vitest';
import type { StoredBlock } from '../../generator/content.ts';
import { packBlocks, unpackBlocks, withPackedBlocks } from '../../generator/packed-blocks.ts';
import { makeEntry } from '../support/entries.ts';

it.each([
  'plain',
  'the keepers’ log',
  'Über die Brücke, déjà vu',
  'Причал у моря',
  '次の船 🚢 \u2028',
  '\ud800 alone, "quoted" \\u2019',
])('blocks come back as they were packed: %s', (text) => {
  const blocks = [paragraph(text)];
  expect(unpackBlocks(packBlocks(blocks))).toEqual(blocks);
});

it('blocks are text in JSON, and are packed again when an entry is read', () => {
  const entry = makeEntry('page', 1, { blocks: [paragraph('the keepers’ log')] });
  const read = withPackedBlocks(JSON.parse(JSON.stringify(entry)));
  expect(read).toEqual(entry);
  expect(unpackBlocks(read.blocks)).toEqual([paragraph('the keepers’ log')]);
});

it('blocks of any length keep apart', () => {
  const texts = [10, 300_000, 1, 100_000, 90_000, 80_000].map((length) => 'x’'.repeat(length));
  const packed = texts.map((text) => packBlocks([paragraph(text)]));
  expect(packed.map(unpackBlocks)).toEqual(texts.map((text) => [paragraph(text)]));
});

it('blocks that are asked for again at once are the same ones', () => {
  const [one, other] = [packBlocks([paragraph('one')]), packBlocks([paragraph('other')])];
  expect(unpackBlocks(one)).toBe(unpackBlocks(one));
  expect(unpackBlocks(other)).toEqual([paragraph('other')]);
  expect(unpackBlocks(one)).toEqual([paragraph('one')]);
});

function paragraph(text: string): StoredBlock {
  return { block: 'core/paragraph', props: { html: { ref: 'html', parts: [text], refs: [] }, style: {} } };
}
