import type { KindDescription } from './description.ts';

export const post = {
  connection: 'posts',
  fields: { categoryIds: { type: 'categories', sent: 'categories', inPlace: true, ofSite: true } },
} as const satisfies KindDescription;
