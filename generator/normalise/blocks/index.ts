import type { BlockReader } from './block.ts';
import { button } from './button.ts';
import { buttons } from './buttons.ts';
import { column } from './column.ts';
import { columns } from './columns.ts';
import { cover } from './cover.ts';
import { embed } from './embed.ts';
import { gallery } from './gallery.ts';
import { heading } from './heading.ts';
import { image } from './image.ts';
import { list } from './list.ts';
import { listItem } from './list-item.ts';
import { paragraph } from './paragraph.ts';
import { quote } from './quote.ts';
import { spacer } from './spacer.ts';
import { video } from './video.ts';

/** The blocks that are read by their attributes, by name. A new one is a file, a line here and its attributes in block.graphql. */
export const blockReaders: ReadonlyMap<string, BlockReader> = new Map<string, BlockReader>([
  ['core/paragraph', paragraph],
  ['core/heading', heading],
  ['core/image', image],
  ['core/gallery', gallery],
  ['core/buttons', buttons],
  ['core/button', button],
  ['core/columns', columns],
  ['core/column', column],
  ['core/cover', cover],
  ['core/embed', embed],
  ['core/list', list],
  ['core/list-item', listItem],
  ['core/quote', quote],
  ['core/spacer', spacer],
  ['core/video', video],
]);

/** Wrappers without a template: what is in them takes their place. */
export const containers: ReadonlySet<string> = new Set([
  'core/group',
  'core/post-content',
  'core/block',
  'core/pattern',
]);

/** Blocks that are nothing but html. */
export const htmlBlocks: ReadonlySet<string> = new Set(['core/html', 'core/freeform']);

/** Marks for the archives of WordPress: nothing to see, and nothing to miss. */
export const silentBlocks: ReadonlySet<string> = new Set(['core/more', 'core/nextpage']);
