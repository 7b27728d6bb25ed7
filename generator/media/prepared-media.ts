import type { Focus } from './find-focus.ts';

/**
 * The published files of one file of the library: one, or, for a picture, one of each size and
 * format.
 */
export interface PreparedMedia {
  /** The first is for every browser, for links and for sharing. */
  readonly files: readonly [PreparedFile, ...PreparedFile[]];
  /** Pixels of the first file; absent for other files than pictures. */
  readonly width?: number;
  readonly height?: number;
  /**
   * The mean colours of a picture's upper and lower half, "#rrggbb"; absent for transparent
   * pictures.
   */
  readonly tones?: readonly [string, string];
  /** The point of a picture that draws the eye; absent for other files than pictures. */
  readonly focus?: Focus;
}

export interface PreparedFile {
  readonly role: 'fallback' | 'avif' | 'card' | 'motion';
  readonly extension: string;
  /** In pixels; absent for other files than pictures. */
  readonly width?: number;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** An absolute file of the cache, or the bytes when the cache cannot be written. */
  readonly source: { readonly copyOf: string } | { readonly contents: Uint8Array };
}

/** Prepared media before it is stored. */
export interface UnstoredMedia extends Pick<PreparedMedia, 'width' | 'height' | 'tones' | 'focus'> {
  readonly files: readonly (Pick<PreparedFile, 'role' | 'extension' | 'width'> & {
    readonly bytes: Uint8Array;
  })[];
}
