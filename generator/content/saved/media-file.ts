import path from 'node:path';
import { openBlockFile } from '../../cache/block-file.ts';
import { nameOfLines, readHashedLines, writeHashedLines } from '../../cache/hashed-files.ts';
import { UnusableFile } from '../../cache/unusable-file.ts';
import type { Media } from '../content.ts';

const contents = 'media';

/** Returns the name of the file with these items of the library. */
export function nameMedia(media: Iterable<Media>): string {
  return nameOfLines(contents, media);
}

/** Writes the items of the library; returns the name of the file. */
export function writeMedia(folder: string, media: Iterable<Media>): Promise<string> {
  return writeHashedLines(folder, contents, media);
}

/**
 * Reads the items of the library. Throws an UnusableFile when the file is
 * damaged, and as the file system does.
 */
export function readMedia(folder: string, name: string): readonly Media[] {
  const source = openBlockFile(path.join(folder, name));
  const media: Media[] = [];
  for (const line of readHashedLines(source, contents)) {
    const item: unknown = JSON.parse(line.json.toString());
    if (!isMedia(item)) throw new UnusableFile('one of its files has other contents');
    media.push(item);
  }
  return media;
}

/** Not validated in full: the hash is verified. */
function isMedia(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'number';
}
