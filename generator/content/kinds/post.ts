import type { KindDescription } from './description.ts';

export const post = {
  connection: 'posts',
  fields: {
    categoryIds: { type: 'categories', sent: 'categories', inPlace: true, ofSite: true },
    /** A setting of the site, which leaves the post's modified date as it is. */
    isSticky: { type: 'boolean', inPlace: true, ofSite: true },
    author: { type: 'author', inPlace: true, ofSite: true },
  },
} as const satisfies KindDescription;
