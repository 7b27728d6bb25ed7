import { createContext } from 'react';
import type { NamedLink } from '../types.ts';

/**
 * The way to the page from the home page, for the component that opens the page. Empty: not shown.
 */
export const BreadcrumbsContext = createContext<readonly NamedLink[]>([]);
