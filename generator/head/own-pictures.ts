import type { PictureData } from '../../templates/types.ts';
import type { AnyEntry, MediaRef } from '../content.ts';
import { unpackBlocks } from '../packed-blocks.ts';
import type { Resolver } from '../resolve.ts';

/**
 * The pictures of an entry's own, each once: its featured image, then those that its editor put into it. The pictures of cards
 * belong to the entries that those lead to. They are looked for as they are asked for: most pages need the first alone.
 */
export function* ownPictures(
  entry: Pick<AnyEntry, 'imageId' | 'blocks'>,
  resolve: Pick<Resolver, 'picture' | 'pictureById'>,
): Generator<PictureData> {
  const featured = resolve.pictureById(entry.imageId);
  const given = new Set<string>();
  if (featured !== undefined) {
    given.add(featured.src);
    yield featured;
  }
  for (const ref of mediaIn(unpackBlocks(entry.blocks))) {
    const picture = resolve.picture(ref);
    if (picture === undefined || given.has(picture.src)) continue;
    given.add(picture.src);
    yield picture;
  }
}

/** References to media, in the order of the page, and the images of sections, which are kept as `{ id, url, alt }`. */
function* mediaIn(value: unknown): Generator<MediaRef> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) yield* mediaIn(item);
  } else if (isMediaRef(value)) {
    yield value;
  } else if (
    'id' in value &&
    typeof value.id === 'number' &&
    'url' in value &&
    typeof value.url === 'string'
  ) {
    const alt = 'alt' in value && typeof value.alt === 'string' && value.alt !== '' ? { alt: value.alt } : {};
    yield { ref: 'media', path: value.url, id: value.id, ...alt };
  } else {
    for (const item of Object.values(value)) yield* mediaIn(item);
  }
}

function isMediaRef(value: object): value is MediaRef {
  return 'ref' in value && value.ref === 'media';
}
