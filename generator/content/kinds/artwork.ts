import type { KindDescription } from './description.ts';

export const artwork = {
  connection: 'artworks',
  plugin: { postType: 'boardwalk_art', folder: 'art', labels: ['Artwork', 'Art'], icon: 'dashicons-art' },
  fields: {
    artist: { type: 'text', ofSite: true, label: 'Artist' },
    year: {
      type: 'integer',
      range: [-3000, 2200],
      inPlace: true,
      ofSite: true,
      label: 'Year',
      help: 'When it was made.',
    },
    locationId: {
      type: 'reference',
      of: 'location',
      inPlace: true,
      label: 'Location',
      help: 'Where it is to be seen.',
    },
  },
} as const satisfies KindDescription;
