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
