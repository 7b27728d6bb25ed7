import type { PictureData } from '../../templates/types.ts';

/** What became of the CMS's media: by path on the CMS's host. Files that are no picture have a `src` only. */
export type MediaTable = ReadonlyMap<string, MediaRecord>;

export interface MediaRecord extends Pick<PictureData, 'sources' | 'motion' | 'tones'> {
  /** The file's path on the site, "/_assets/media/carousel-1a2b3c4d-1620.jpg", or where it lies when it is not copied. */
  readonly src: string;
  /** Pixels; absent for what is no picture. */
  readonly width?: number;
  readonly height?: number;
}

/** The record as a template's picture, or undefined when it is none. */
export function toPicture(record: MediaRecord | undefined, alt: string): PictureData | undefined {
  if (record?.width === undefined || record.height === undefined) return undefined;
  const { width, height } = record;
  // Not spread: the engine would make each of 100,000 pictures a class of its own.
  return Object.assign({ width, height, alt }, record);
}
