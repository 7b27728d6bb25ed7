import type { PictureData } from '../templates/types.ts';

/** What became of the CMS's media: by path on the CMS's host. Files that are no picture have a `src` only. */
export type MediaTable = ReadonlyMap<string, MediaRecord>;

export interface MediaRecord {
  /** The file's path on the site: "/_assets/media/carousel-1a2b3c4d.jpg". */
  readonly src: string;
  readonly srcSet?: string;
  /** Pixels; absent for what is no picture. */
  readonly width?: number;
  readonly height?: number;
}

/** The record as a template's picture, or undefined when it is none. */
export function toPicture(record: MediaRecord | undefined, alt: string): PictureData | undefined {
  if (record?.width === undefined || record.height === undefined) return undefined;
  const { src, srcSet, width, height } = record;
  return { src, ...(srcSet === undefined ? {} : { srcSet }), width, height, alt };
}
