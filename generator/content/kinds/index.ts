import type { Kind } from '../content.ts';
import { artwork } from './artwork.ts';
import type { Collection } from './collection.ts';
import { event } from './event.ts';
import { experience } from './experience.ts';
import { location } from './location.ts';
import { page } from './page.ts';
import { post } from './post.ts';

/** Every kind of entry. A new one is a file with its two queries and a line here. */
export const collections: { readonly [K in Kind]: Collection<K> } = {
  post,
  page,
  event,
  location,
  artwork,
  experience,
};
