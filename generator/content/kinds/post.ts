import type { KindDescription } from './description.ts';

export const post = {
  connection: 'posts',
  fields: {
    categoryIds: { type: 'categories', sent: 'categories', inPlace: true, ofSite: true },
    /**
     * A setting of the site, which leaves the post's modified date as it is. WPGraphQL's own field answers a whole list with an
     * error where one of its posts has a password.
     */
    isSticky: { type: 'boolean', sent: 'sticky', inPlace: true },
    author: { type: 'author', inPlace: true, ofSite: true },
  },
} as const satisfies KindDescription;
