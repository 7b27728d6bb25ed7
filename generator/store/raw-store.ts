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

/**
 * denied: no credentials, wrong ones, or no right; a retry does not help. full: no room. unanswered:
 * it is down, slow or broken.
 */
export type StoreFailureKind = 'denied' | 'full' | 'unanswered';

/** A store that did not do what it was asked for. */
export class StoreFailure extends Error {
  override readonly name = 'StoreFailure';

  constructor(
    readonly kind: StoreFailureKind,
    /** Continues "The store … cannot be read: ". */
    message: string,
    readonly hint: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
