import type { PictureData } from '../../../templates/types.ts';
import type { AnyEntry } from '../../content/content.ts';
import type { Resolver } from '../resolve.ts';

/**
 * Yields the pictures of an entry, each once: its featured image, then those in its content,
 * without the pictures of cards, which belong to other entries. Lazily: most pages need only the
 * first.
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
  for (const file of entry.blocks.files) {
    const picture = file.ref === 'media' ? resolve.picture(file) : undefined;
    if (picture === undefined || given.has(picture.src)) continue;
    given.add(picture.src);
    yield picture;
  }
}
