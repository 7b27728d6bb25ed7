import { createContext } from 'react';
import type { NamedLink } from '../types.ts';

/** The way to the page from the home page, for whatever opens the page to show. Empty: none is shown. */
export const BreadcrumbsContext = createContext<readonly NamedLink[]>([]);
