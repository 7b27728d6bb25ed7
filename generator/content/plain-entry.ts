import type { Entry } from './content.ts';

/**
 * Copies an entry into a plain object. Entries of a large site are read from the disk by getters,
 * which spreading would leave out.
 */
export function plainEntry<E extends Entry>(entry: E): E {
  const { kind, id, slug, uri, title, published, modified, excerpt, blocks } = entry;
  const { imageId, menuOrder, seo, fields } = entry;
  const copy: Entry = {
    kind,
    id,
    slug,
    uri,
    title,
    published,
    modified,
    excerpt,
    blocks,
    imageId,
    menuOrder,
    seo,
    fields,
  };
  // An entry has no other properties.
  return copy as E;
}
