import { createContext } from 'react';

/**
 * True inside a list: an item that has lost its list, as in some answers of the CMS, is not
 * rendered as one.
 */
export const ListContext = createContext(false);
