import type { PictureData } from '../../../templates/types.ts';
import type { AnyEntry } from '../../content/content.ts';
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
  for (const file of entry.blocks.files) {
    const picture = file.ref === 'media' ? resolve.picture(file) : undefined;
    if (picture === undefined || given.has(picture.src)) continue;
    given.add(picture.src);
    yield picture;
  }
}
