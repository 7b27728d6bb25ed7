import { isKind } from '../content/kinds/descriptions.ts';
import { ownPictures } from './head/own-pictures.ts';
import { publicAddress } from './head/share-picture.ts';
import type { RouteContext } from './route-context.ts';

/** An entry with hundreds of pictures need not list them all. */
const maxPictures = 20;

/** Finds the pictures of a page's entry, with full addresses, for search engines. */
export function findPagePictures(
  path: string,
  { find, paths, resolve, config }: RouteContext,
): readonly string[] {
  const thing = paths.thingAt(path);
  if (thing === undefined || !isKind(thing.kind)) return [];
  const entry = find(thing.kind, thing.id);
  if (entry === undefined) return [];
  return [...ownPictures(entry, resolve)]
    .slice(0, maxPictures)
    .map(({ src }) => publicAddress(src, config.siteUrl));
}
