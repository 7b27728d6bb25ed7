import type { KindDescription } from './description.ts';

export const experience = {
  connection: 'experiences',
  plugin: {
    postType: 'boardwalk_experience',
    folder: 'experiences',
    labels: ['Experience', 'Experiences'],
    icon: 'dashicons-star-filled',
  },
  fields: {},
} as const satisfies KindDescription;
