import type { KindDescription } from './description.ts';

/** An open position, on the pier or with one of its tenants. */
export const job = {
  connection: 'jobs',
  plugin: {
    postType: 'boardwalk_job',
    folder: 'job',
    labels: ['Job', 'Jobs'],
    icon: 'dashicons-businessperson',
  },
  fields: {
    /** Null for a job that is open until it is withdrawn. */
    closes: {
      type: 'date',
      sent: 'closingDate',
      inPlace: true,
      label: 'Closing date',
      help: 'The last day to apply: after it, lists do not show the job any more.',
    },
    employment: {
      type: 'choice',
      options: {
        'full-time': 'Full-time',
        'part-time': 'Part-time',
        temporary: 'Temporary',
        apprenticeship: 'Apprenticeship',
        volunteer: 'Volunteer',
      },
      label: 'Employment',
    },
    pay: { type: 'money', label: 'Pay', help: 'As visitors read it: "$21 an hour".' },
    starts: { type: 'text', label: 'Starts in words', help: 'Such as "From August".' },
    employer: { type: 'text', label: 'Employer', help: 'Only where it is not the pier.' },
    locationId: {
      type: 'reference',
      of: 'location',
      label: 'Location',
      help: 'Where one works. The pier where it is empty.',
    },
    applyUrl: {
      type: 'url',
      label: 'Apply at',
      help: 'A full address, beginning with https://. Where it is empty, visitors write to the e-mail address of the pier.',
    },
  },
} as const satisfies KindDescription;
