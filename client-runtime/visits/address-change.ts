/** The window's event for another query or hash on the same page. */
export const addressChange = 'boardwalk:address';
