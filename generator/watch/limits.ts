/** Milliseconds without an event that end a save. A later event is a build of its own. */
export const quietMs = 5;

/** A file that stays empty for so long is not being saved. */
export const emptyMs = 50;

/** A longer burst (a checkout of another branch) is passed on after this time. */
export const longestBurstMs = 300;

/** How often files are polled where the system cannot report changes. */
export const pollFilesMs = 250;

/** How often a page that lost its connection tries again. */
export const reconnectMs = 300;

/** The time for a page to reload before the build continues beside it. */
export const loadMs = 150;
