import type { KindDescription } from './description.ts';

export const location = {
  connection: 'locations',
  plugin: {
    postType: 'boardwalk_location',
    folder: 'location',
    labels: ['Location', 'Locations'],
    icon: 'dashicons-location',
  },
  fields: {
    address: { type: 'address', ofSite: true, label: 'Address', help: 'As on a letter.' },
    latitude: {
      type: 'number',
      range: [-90, 90],
      inPlace: true,
      ofSite: true,
      label: 'Latitude',
      help: 'From -90 to 90, such as 27.7676.',
    },
    longitude: {
      type: 'number',
      range: [-180, 180],
      inPlace: true,
      ofSite: true,
      label: 'Longitude',
      help: 'From -180 to 180, such as -82.6299.',
    },
    /** Null when unknown: `hours` may still say them in words. */
    openingHours: {
      type: 'hours',
      words: 'hours',
      label: 'Opening hours',
      help: 'A day without a row is closed.',
    },
    hours: {
      type: 'lines',
      ofSite: true,
      label: 'Opening hours in words',
      help: 'Only where they need other words than those made from the hours above.',
    },
    phone: { type: 'phone', ofSite: true, label: 'Phone', help: 'Digits, spaces and + ( ) - . only.' },
    website: {
      type: 'url',
      ofSite: true,
      label: 'Website',
      help: 'A full address, beginning with https://',
    },
    hireCapacity: {
      type: 'integer',
      range: [0, 100_000],
      inPlace: true,
      label: 'For hire, for how many people',
      help: 'The most guests of a wedding, a concert, a meeting. Leave it empty where it is not for hire.',
    },
    hirePrice: {
      type: 'money',
      label: 'Price of the hire',
      help: 'As visitors read it: "from $2,400 a day".',
    },
    access: {
      type: 'choices',
      options: {
        'step-free': 'Step-free',
        'step-free-toilet': 'Step-free toilet',
        quiet: 'Quiet',
        'hearing-loop': 'Hearing loop',
      },
      label: 'Access',
      help: 'Visitors filter the places by it: choose only what can be relied on.',
    },
  },
} as const satisfies KindDescription;
