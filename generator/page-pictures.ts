import type { PictureData } from '../templates/types.ts';
import { ownPictures } from './head/own-pictures.ts';
import { publicAddress } from './head/share-picture.ts';
import type { RouteContext } from './route-context.ts';

/** An entry with hundreds of pictures need not name them all. */
const maxPictures = 20;

/** Finds the pictures of the entry that a page is about, at their full addresses: those that a search engine may list. */
export function findPagePictures({
  content,
  paths,
  resolve,
  config,
}: RouteContext): (path: string) => readonly string[] {
  const entries = new Map(
    Object.values(content.entries).flatMap((list) => list.map((entry) => [entry.id, entry] as const)),
  );
  // Many entries have the same picture: one text for all of them.
  const addresses = new Map<string, string>();
  const addressOf = ({ src }: PictureData): string => {
    const address = addresses.get(src) ?? publicAddress(src, config.siteUrl);
    addresses.set(src, address);
    return address;
  };
  return (path) => {
    const thing = paths.thingAt(path);
    const entry = thing && entries.get(thing.id);
    if (entry?.kind !== thing?.kind || entry === undefined) return [];
    return [...ownPictures(entry, resolve)].slice(0, maxPictures).map(addressOf);
  };
}
