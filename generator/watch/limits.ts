/** A save is seldom one event: this long without a further one, and it is over. A later one is a build of its own. */
export const quietMs = 5;

/** A file that is empty for so long is not being saved. */
export const emptyMs = 50;

/** A burst that does not end (a checkout of another branch) is handed on after this long. */
export const longestBurstMs = 300;

/** How often files are looked at where the system cannot tell of changes. */
export const pollFilesMs = 250;

/** How often a page that lost its connection tries again. */
export const reconnectMs = 300;

/** A page that is loaded again is there within this time, or the build goes on beside it. */
export const loadMs = 150;
