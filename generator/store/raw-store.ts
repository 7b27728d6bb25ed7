/**
 * Objects by name on a shared disk or in a bucket, as they are found there: unverified. Every method
 * retries what may pass, and rejects with a StoreFailure, whose text contains no credential.
 */
export interface RawStore {
  /** As the user wrote it, for messages: "s3://bucket/work/". */
  readonly location: string;
  /** Resolves to undefined for a missing object. */
  readonly read: (name: string) => Promise<RawObject | undefined>;
  /** Resolves to true for an object of any contents. */
  readonly has: (name: string) => Promise<boolean>;
  /**
   * Writes an object where none is, or over the one of a `version` that was read. `present`: there is
   * another one, which stays.
   */
  readonly write: (
    name: string,
    bytes: Uint8Array,
    options?: { readonly over?: string | undefined },
  ) => Promise<'written' | 'present'>;
}

/** An object, or why its bytes are not read; with a mark that changes with its contents. */
export type RawObject = { readonly version: string } & (
  | { readonly bytes: Buffer }
  | { readonly refused: string }
);

/** The most bytes of one object: more are not read into memory. */
export const mostObjectBytes = 256 * 1024 * 1024;
