import { useContext } from 'react';
import type { EnhancementName } from '../enhancements.ts';
import { AssetsContext } from './AssetsContext.ts';
import { moduleOf } from './island-module.ts';

/** The event that starts an island or enhancement: see `client-runtime/when-due.ts`. */
export type Due = 'load' | 'idle' | 'visible' | 'interaction' | 'focus' | 'query';

export type EnhancementMark = { readonly [Key in `data-${string}`]?: string };

/**
 * Returns the attributes of an element that a script without React brings alive when it is due: the
 * file of that name in `client-runtime/enhancements/`. Its data are further attributes of the
 * element, and without it the element has to be right as it is. Throws for an unknown name.
 */
export function useEnhancement(name: EnhancementName, when: Due): EnhancementMark {
  const module = moduleOf(name, useContext(AssetsContext));
  return module === undefined ? {} : { 'data-enhance': name, 'data-module': module, 'data-when': when };
}
