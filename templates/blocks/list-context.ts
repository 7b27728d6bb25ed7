import { createContext } from 'react';

/** Whether a list is around: an item that has lost its own, as an answer of the CMS may have it, is none. */
export const ListContext = createContext(false);
