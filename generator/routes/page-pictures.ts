import { isKind } from '../content/kinds/descriptions.ts';
import { ownPictures } from './head/own-pictures.ts';
import { publicAddress } from './head/share-picture.ts';
import type { RouteFacts } from './route.ts';
import type { RouteContext } from './route-context.ts';

/** An entry with hundreds of pictures need not list them all. */
const maxPictures = 20;

/** Finds the pictures of a page's entry, with full addresses, for search engines. */
export function findPagePictures(
  { entry }: Pick<RouteFacts, 'entry'>,
  { find, resolve, config }: RouteContext,
): readonly string[] {
  const row = entry && isKind(entry.kind) ? find(entry.kind, entry.id) : undefined;
  if (row === undefined) return [];
  return [...ownPictures(row, resolve)]
    .slice(0, maxPictures)
    .map(({ src }) => publicAddress(src, config.siteUrl));
}
