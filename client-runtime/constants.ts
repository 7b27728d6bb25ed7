/** Times and limits of the browser's side. */

/** Work that can wait begins when the browser is idle, and after this time in any case. */
export const idleTimeoutMs = 2000;

/** A page is loaded again because a part of it failed at most once in this time. */
export const reloadThrottleMs = 60_000;

/** A part of a page that has neither come nor failed after this time has failed. */
export const chunkTimeoutMs = 120_000;

/** The progress bar appears when a visit has taken this long, ... */
export const progressThrottleMs = 200;

/** ... would be full after this time, ... */
export const progressDurationMs = 5000;

/** ... and goes this long after the visit's end. */
export const progressHideMs = 500;

/** So many pages are prefetched side by side, ... */
export const prefetchesAtOnce = 2;

/** ... and so many at most until the browser loads a document again. */
export const prefetchLimit = 40;

/** So many pages are kept in memory, besides those that the page on the screen links to, ... */
export const keptPages = prefetchLimit;

/** ... and each for so long: then it is asked for again. */
export const pageFreshMs = 300_000;

/** A font that is not there after this time counts as inactive. */
export const fontTimeoutMs = 3000;
