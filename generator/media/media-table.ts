import type { PictureData } from '../../templates/types.ts';
import type { Media } from '../content/content.ts';
import type { Focus } from './find-focus.ts';

/** The published media by path on the CMS's host. Other files than pictures have only a `src` and perhaps a size. */
export type MediaTable = ReadonlyMap<string, MediaRecord>;

export interface MediaRecord extends Pick<PictureData, 'sources' | 'motion' | 'tones' | 'focus'> {
  /**
   * The file's path on the site, "/_assets/media/carousel-1a2b3c4d-1620.jpg", or its address when
   * it is not copied.
   */
  readonly src: string;
  /** In pixels; absent for other files than pictures. */
  readonly width?: number;
  readonly height?: number;
  /** In bytes; of other files than pictures, where they are copied. */
  readonly size?: number;
}

/**
 * Returns the record as a template's picture, or undefined for other files. The focal point of an
 * editor counts more than what draws the eye.
 */
export function toPicture(
  record: MediaRecord | undefined,
  alt: string,
  focalPoint?: Media['focalPoint'],
): PictureData | undefined {
  if (record?.width === undefined || record.height === undefined) return undefined;
  const { width, height } = record;
  // Not spread: the engine would make a hidden class for each of 100,000 pictures.
  const picture = Object.assign({ width, height, alt }, record);
  return focalPoint === undefined ? picture : Object.assign(picture, { focus: toFocus(focalPoint) });
}

export function toFocus({ x, y }: NonNullable<Media['focalPoint']>): Focus {
  return [Math.round(x * 100), Math.round(y * 100)];
}
