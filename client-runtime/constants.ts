/** Times and limits of the browser's code. */

/** Background work begins when the browser is idle, and at the latest after this time. */
export const idleTimeoutMs = 2000;

/** A page is reloaded after the failure of a part at most once in this time. */
export const reloadThrottleMs = 60_000;

/** A part of a page that has not loaded after this time has failed. */
export const chunkTimeoutMs = 120_000;

/** The progress bar appears when a visit has taken this long, ... */
export const progressThrottleMs = 200;

/** ... would be full after this time, ... */
export const progressDurationMs = 5000;

/** ... and disappears this long after the visit's end. */
export const progressHideMs = 500;

/** This many pages are prefetched at the same time, ... */
export const prefetchesAtOnce = 2;

/** ... and at most this many while one page is shown. */
export const prefetchLimit = 30;

/** This many pages are kept in memory, besides those linked from the current page, ... */
export const keptPages = 40;

/** ... each for this long: then it is requested again. */
export const pageFreshMs = 300_000;

/** A font that is not loaded after this time counts as inactive. */
export const fontTimeoutMs = 3000;
