import type { Place } from '../content/place.ts';
import { popupSlug } from './entry-claim.ts';
import type { RouteContext } from './route-context.ts';

/**
 * The path of the popup's fragment. Pages name it when it exists, and nothing else of the popup.
 */
export const popupPath = '/_boardwalk/popup.html';

/** Finds the page of the CMS that the popup shows. */
export function findPopup({ lists }: Pick<RouteContext, 'lists'>): Place<'page'> | undefined {
  return lists.bySlug('page', popupSlug);
}
