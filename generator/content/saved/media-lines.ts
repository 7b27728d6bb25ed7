import type { BlockFile } from '../../cache/block-file.ts';
import type { Media } from '../content.ts';
import { DamagedBlocks } from './damaged-blocks.ts';
import { openLineFile } from './line-file.ts';
import { createStoredMedia } from './stored-media.ts';

/** Items of the library in a file, a line each. */
export interface MediaLines {
  /** Takes the item of a line, and returns the one that is read from there when it is asked for. */
  readonly add: (item: Media, line: { readonly at: number; readonly end: number }) => Media;
}

/** Opens the items of a file, which may have other lines, too. The items throw DamagedBlocks. */
export function openMediaLines(source: BlockFile): MediaLines {
  const lines = openLineFile(source, () => new DamagedBlocks(source.file));
  const store = createStoredMedia((line) => JSON.parse(lines.read(line).toString()) as Media);
  return { add: (item, line) => store(item, lines.add(line)) };
}
