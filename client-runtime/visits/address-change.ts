/** The event of the window that says: the same page is shown at another address, another query or hash. */
export const addressChange = 'boardwalk:address';
