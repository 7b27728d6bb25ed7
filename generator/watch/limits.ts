/** A save is seldom one event: this long without a further one, and it is over. Below what anybody notices. */
export const quietMs = 15;

/** A burst that does not end (a checkout of another branch) is handed on after this long. */
export const longestBurstMs = 300;

/** How often files are looked at where the system cannot tell of changes. */
export const pollFilesMs = 250;

/** How often a page that lost its connection tries again. */
export const reconnectMs = 300;
