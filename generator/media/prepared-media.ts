/** What becomes of one file of the library: one file of the site, or, for a picture, one of each size and format. */
export interface PreparedMedia {
  /** The first is for every browser: it is what links lead to and what is shared. */
  readonly files: readonly [PreparedFile, ...PreparedFile[]];
  /** Pixels of the first file; absent for what is no picture. */
  readonly width?: number;
  readonly height?: number;
  /** The mean colours of a picture's upper and lower half, "#rrggbb"; absent where the ground shows through. */
  readonly tones?: readonly [string, string];
}

export interface PreparedFile {
  readonly role: 'fallback' | 'avif' | 'webp' | 'motion';
  readonly extension: string;
  /** Pixels; absent for what is no picture. */
  readonly width?: number;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  /** An absolute file of the cache, or the bytes where it cannot be written. */
  readonly source: { readonly copyOf: string } | { readonly contents: Uint8Array };
}

/** The same before it has its place. */
export interface UnstoredMedia extends Pick<PreparedMedia, 'width' | 'height' | 'tones'> {
  readonly files: readonly (Pick<PreparedFile, 'role' | 'extension' | 'width'> & {
    readonly bytes: Uint8Array;
  })[];
}
