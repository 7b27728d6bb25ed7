import type { Content, Entry } from '../content/content.ts';

/** Where the popup's fragment lies. Pages name it when there is one, and nothing else of the popup. */
export const popupPath = '/_boardwalk/popup.html';

/** The page of the CMS that the popup shows. */
export function findPopup({ entries }: Pick<Content, 'entries'>): Entry<'page'> | undefined {
  return entries.page.find(({ slug }) => slug === popupSlug);
}

/** The page of the CMS whose content the popup shows: it has no route. */
export const popupSlug = 'popup';
