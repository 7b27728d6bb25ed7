import type { KindDescription } from './description.ts';

export const event = {
  connection: 'events',
  plugin: {
    postType: 'boardwalk_event',
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
      help: 'Leave it empty if the end is open. Of an event that takes place more than once: the end of each time.',
    },
    /** Null for an event that takes place once. */
    dates: {
      type: 'dates',
      sent: 'eventDates',
      label: 'Repeats',
      help: 'For a market of every week, a monthly tour or a season with daily hours.',
    },
    /** Empty when it takes place as planned. */
    state: {
      type: 'choice',
      sent: 'eventState',
      options: { cancelled: 'Cancelled', postponed: 'Postponed', moved: 'Moved', 'sold-out': 'Sold out' },
      label: 'State',
      help: 'Visitors see it in every list, and in their calendars.',
    },
    movedFrom: {
      type: 'datetime',
      label: 'Moved from',
      help: 'The start before the event was moved.',
    },
    doors: { type: 'time', label: 'Doors open', help: 'A time such as 18:30.' },
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
    isForFamilies: { type: 'boolean', inPlace: true, label: 'For families' },
    audiences: {
      type: 'choices',
      inPlace: true,
      options: {
        children: 'Children',
        teenagers: 'Teenagers',
        adults: 'Adults only',
        seniors: 'Older people',
        schools: 'Schools',
        dogs: 'People with dogs',
      },
      label: 'Made for',
      help: 'Besides families.',
    },
    access: {
      type: 'choices',
      options: {
        'step-free': 'Step-free',
        'hearing-loop': 'Hearing loop',
        'sign-language': 'Sign language',
        captions: 'Captions',
        'audio-description': 'Audio description',
        relaxed: 'Relaxed, with a quiet room',
      },
      label: 'Access',
      help: 'On all of its dates.',
    },
  },
} as const satisfies KindDescription;
