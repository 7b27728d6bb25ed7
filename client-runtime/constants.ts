/** Times and limits of the browser's side (SPEC section 9). */

/** Work that can wait begins when the browser is idle, and after this time in any case. */
export const idleTimeoutMs = 2000;
