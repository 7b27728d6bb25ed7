import type { Place } from '../content/place.ts';
import type { PlacesByKind } from './noted-content.ts';

/**
 * The path of the popup's fragment. Pages name it when it exists, and nothing else of the popup.
 */
export const popupPath = '/_boardwalk/popup.html';

/** Finds the page of the CMS that the popup shows. */
export function findPopup({
  entries,
}: {
  readonly entries: Pick<PlacesByKind, 'page'>;
}): Place<'page'> | undefined {
  return entries.page.find(({ slug }) => slug === popupSlug);
}

/** The slug of the page of the CMS that the popup shows: it has no route. */
export const popupSlug = 'popup';
