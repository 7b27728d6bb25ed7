import type { KindDescription } from './description.ts';

/** A space to let. */
export const space = {
  connection: 'spaces',
  plugin: {
    postType: 'boardwalk_space',
    folder: 'space',
    labels: ['Space to let', 'Spaces to let'],
    icon: 'dashicons-building',
  },
  fields: {
    /** Empty for an office or anything else that is on the page about leasing. */
    use: {
      type: 'choice',
      inPlace: true,
      options: { office: 'Office', workshop: 'Workshop or store', shop: 'Shop or kiosk' },
      label: 'Use',
      help: 'Shops and kiosks are on the page of shop spaces, all others on the page about leasing.',
    },
    /** In square metres. */
    area: {
      type: 'number',
      range: [1, 1_000_000],
      label: 'Area in square metres',
      help: 'A number such as 62. In English, visitors read it in square feet.',
    },
    rent: { type: 'money', label: 'Rent', help: 'As visitors read it: "$1,550 a month".' },
    /** Null for now. */
    availableFrom: { type: 'date', label: 'Free from', help: 'Leave it empty if it is free now.' },
    floor: { type: 'text', label: 'Floor', help: 'Such as "Ground floor".' },
    locationId: {
      type: 'reference',
      of: 'location',
      label: 'Location',
      help: 'The building it is in, or the nearest place: the plan of the pier shows it.',
    },
    plan: { type: 'file', sent: 'planId', label: 'Floor plan', help: 'A picture of the library.' },
    brochure: { type: 'file', sent: 'brochureId', label: 'Brochure', help: 'A PDF of the library.' },
  },
} as const satisfies KindDescription;
