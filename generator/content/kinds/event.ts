import type { KindDescription } from './description.ts';

export const event = {
  connection: 'events',
  plugin: {
    postType: 'event',
    folder: 'event',
    labels: ['Event', 'Events'],
    icon: 'dashicons-calendar-alt',
  },
  fields: {
    /** Null when missing or invalid, as the end. */
    start: {
      type: 'datetime',
      sent: 'startDate',
      inPlace: true,
      ofSite: true,
      label: 'Starts',
      help: 'Date and time at the pier.',
    },
    end: {
      type: 'datetime',
      sent: 'endDate',
      isEnd: true,
      inPlace: true,
      ofSite: true,
      label: 'Ends',
      help: 'Leave it empty if the end is open.',
    },
    venue: {
      type: 'text',
      inPlace: true,
      ofSite: true,
      label: 'Venue in words',
      help: 'Only where it is not one of the locations, or needs other words.',
    },
    /** Where it takes place. */
    venueLocationId: {
      type: 'reference',
      of: 'location',
      inPlace: true,
      label: 'Venue',
      help: 'One of the locations of the pier.',
    },
    eventUrl: {
      type: 'url',
      ofSite: true,
      label: 'Tickets or more information',
      help: 'A full address, beginning with https://',
    },
    price: { type: 'money', label: 'Price', help: 'As visitors read it: "$12", "from $5".' },
    isFree: { type: 'boolean', label: 'Free admission' },
    isForFamilies: { type: 'boolean', label: 'For families' },
  },
} as const satisfies KindDescription;
