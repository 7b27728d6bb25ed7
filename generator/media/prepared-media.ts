import * as z from 'zod';

const pixels = z.int().min(1).max(1_000_000);
const percent = z.int().min(0).max(100);
const tone = z.string().regex(/^#[0-9a-f]{6}$/);

/** One file of prepared media, without its place. */
export const fileSchema = z.strictObject({
  role: z.enum(['fallback', 'avif', 'card', 'motion']),
  extension: z.string().regex(/^[a-z0-9]{2,5}$/),
  /** Absent for other files than pictures. */
  width: pixels.exactOptional(),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Bytes. */
  size: z.int().min(0),
});

/** The facts about a picture; other files have none. */
export const pictureSchema = z.strictObject({
  /** Of the first file. */
  width: pixels.exactOptional(),
  height: pixels.exactOptional(),
  /** The mean colours of the upper and the lower half; absent for transparent pictures. */
  tones: z.tuple([tone, tone]).readonly().exactOptional(),
  /** The point that draws the eye. */
  focus: z.tuple([percent, percent]).readonly().exactOptional(),
});

type PictureFacts = Readonly<z.output<typeof pictureSchema>>;

/**
 * The published files of one file of the library: one, or, for a picture, one of each size and
 * format.
 */
export interface PreparedMedia extends PictureFacts {
  /** The first is for every browser, for links and for sharing. */
  readonly files: readonly [PreparedFile, ...PreparedFile[]];
}

export interface PreparedFile extends Readonly<z.output<typeof fileSchema>> {
  /** An absolute file of the cache, or the bytes when the cache cannot be written. */
  readonly source: { readonly copyOf: string } | { readonly contents: Uint8Array };
}

/** Prepared media before it is stored. */
export interface UnstoredMedia extends PictureFacts {
  readonly files: readonly UnstoredFile[];
}

export interface UnstoredFile extends Pick<PreparedFile, 'role' | 'extension' | 'width'> {
  readonly bytes: Uint8Array;
}

/** A file that cannot be published, with the reason for a report: "is a broken picture". */
export class UnusableMedia extends Error {
  override readonly name = 'UnusableMedia';
}
