import type { KindDescription } from './description.ts';

/** Its fields are settings of the site, which leave the page's modified date as it is. */
export const page = {
  connection: 'pages',
  fields: {
    isFrontPage: { type: 'boolean', inPlace: true, ofSite: true },
    isPostsPage: { type: 'boolean', inPlace: true, ofSite: true },
    isPrivacyPage: { type: 'boolean', inPlace: true, ofSite: true },
  },
} as const satisfies KindDescription;
