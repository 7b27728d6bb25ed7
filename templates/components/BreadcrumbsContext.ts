import { createContext, type ReactNode, useContext } from 'react';
import type { NamedLink } from '../types.ts';

/**
 * The way to the page from the home page, for the component that opens the page. Empty: not shown.
 */
export const BreadcrumbsContext = createContext<readonly NamedLink[]>([]);

/** Returns true for words above a title that the breadcrumbs say already. */
export function useIsInTrail(words: ReactNode): boolean {
  return useContext(BreadcrumbsContext).some(({ label }) => label === words);
}
