/** Ends a preview with an answer for the editor: what is wrong and what to do, without internals. */
export class PreviewRefusal extends Error {
  override readonly name = 'PreviewRefusal';

  constructor(
    /** The HTTP status. */
    readonly status: number,
    message: string,
    /** The next step. */
    readonly hint: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The next step after most refusals. */
export const openAgain = 'Open the preview from WordPress again.';
