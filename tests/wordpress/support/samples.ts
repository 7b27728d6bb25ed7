/** One field with a value that is right, and values that are wrong. */
export interface Sample {
  readonly meta: string;
  readonly label: string;
  readonly given: unknown;
  /** The stored value; default: `given`. */
  readonly stored?: unknown;
  /** Values that are refused, with words of the reason. */
  readonly wrong: readonly (readonly [value: unknown, reason: string])[];
}

const dates = {
  repeats: 'monthly',
  interval: 2,
  weekdays: [4, 7],
  weeks: [1, -1],
  until: '2026-12-24',
  count: 0,
  days: [
    { date: '2026-07-02', change: 'left-out', from: '', until: '', note: '' },
    { date: '2026-07-04', change: 'added', from: '18:00', until: '23:00', note: 'Fireworks' },
  ],
};

const oneDay = (row: object) => ({ ...dates, days: [row] });

const wrongDates: Sample['wrong'] = [
  [{ ...dates, repeats: 'yearly' }, '"yearly" is not list, daily, weekly or monthly'],
  [{ ...dates, until: 'autumn' }, '"autumn" is not a day such as'],
  [oneDay({ date: '', change: 'added' }), 'day 1: "" is not a day such as'],
  [oneDay({ date: '2026-02-30', change: 'added' }), 'day 1: "2026-02-30" is not a day such as'],
  [oneDay({ date: '2026-07-04', change: 'moved' }), 'day 1: "moved" is not added'],
  [oneDay({ date: '2026-07-04', change: 'added', from: '6 pm' }), 'day 1: "6 pm" is not a time'],
];

export const hours = {
  week: [
    { day: 1, opens: '09:00', closes: '12:00' },
    { day: 1, opens: '13:30', closes: '17:00' },
    { day: 5, opens: '18:00', closes: '02:00' },
  ],
  exceptions: [
    { date: '2026-12-24', isClosed: true, opens: '', closes: '', note: 'Christmas Eve' },
    { date: '2026-12-31', isClosed: false, opens: '20:00', closes: '03:00', note: '' },
  ],
  seasons: [
    {
      name: 'Summer',
      from: '05-01',
      until: '09-30',
      week: [{ day: 7, opens: '08:00', closes: '22:00' }],
    },
  ],
};

const url = (meta: string, label: string): Sample => ({
  meta,
  label,
  given: 'https://example.org/a?b=1&c=%20d#e',
  wrong: [
    ['tickets', 'begins with https://'],
    ['javascript:alert(1)', 'begins with https://'],
    ['ftp://example.org/', 'begins with https://'],
    ['//example.org/', 'begins with https://'],
    [['https://example.org/'], 'one value'],
  ],
});

const moment = (meta: string, label: string): Sample => ({
  meta,
  label,
  given: '2026-06-02T19:00',
  stored: '2026-06-02T19:00:00',
  wrong: [
    ['tomorrow', 'is not a date and time such as'],
    ['2026-06-02', 'is not a date and time such as'],
    ['2026-02-30T10:00', 'is not a date and time such as'],
    ['2026-06-02T25:00', 'is not a date and time such as'],
    ['2026-06-02T19:00:00Z', 'is not a date and time such as'],
  ],
});

const text = (meta: string, label: string, given = 'Harry O’Neil & "sons" – 5 < 6 \\o/'): Sample => ({
  meta,
  label,
  given,
  wrong: [
    [['a', 'b'], 'one value'],
    [5, 'is not of type string'],
  ],
});

const choices = (meta: string, label: string, given: readonly string[]): Sample => ({
  meta,
  label,
  given,
  wrong: [
    [['cats'], '"cats" is not one of its values'],
    [[...given, 5], '5 is not one of its values'],
  ],
});

const number = (meta: string, label: string, given: number, beyond: number): Sample => ({
  meta,
  label,
  given,
  wrong: [
    ['27,5', 'is not a number'],
    ['north', 'is not a number'],
    [beyond, 'is not from'],
    [-beyond, 'is not from'],
    [[1], 'one value'],
  ],
});

const day = (meta: string, label: string): Sample => ({
  meta,
  label,
  given: '2026-12-24',
  wrong: [
    ['autumn', 'is not a date such as'],
    ['2026-02-30', 'is not a date such as'],
    ['2026-12-24T10:00', 'is not a date such as'],
  ],
});

const choice = (meta: string, label: string, given: string): Sample => ({
  meta,
  label,
  given,
  wrong: [
    ['closed', 'is not one of its values'],
    [[given], 'one value'],
  ],
});

/** Makes the samples of a kind with fields. `location` and `event` are ids of such entries, `file` that of a file of the library. */
export function samplesOf(kind: string, { location, event, file }: Targets): readonly Sample[] {
  const reference = (meta: string, label: string): Sample => ({
    meta,
    label,
    given: location,
    wrong: [
      [event, `entry ${event} is not a location`],
      [999_999, 'entry 999999 is not a location'],
      ['a', 'is not a whole number'],
    ],
  });
  const samples: Record<string, readonly Sample[]> = {
    event: [
      moment('boardwalk_start', 'Starts'),
      moment('boardwalk_end', 'Ends'),
      { meta: 'boardwalk_dates', label: 'Repeats', given: dates, wrong: wrongDates },
      choice('boardwalk_state', 'State', 'sold-out'),
      moment('boardwalk_moved_from', 'Moved from'),
      {
        meta: 'boardwalk_doors',
        label: 'Doors open',
        given: '18:30',
        wrong: [
          ['half past six', 'is not a time such as'],
          ['24:10', 'is not a time such as'],
        ],
      },
      text('boardwalk_venue', 'Venue in words'),
      reference('boardwalk_venue_location', 'Venue'),
      url('boardwalk_event_url', 'Tickets or more information'),
      text('boardwalk_price', 'Price', 'from $5'),
      {
        meta: 'boardwalk_is_free',
        label: 'Free admission',
        given: true,
        wrong: [
          [[1], 'one value'],
          ['maybe', 'is not of type boolean'],
        ],
      },
      {
        meta: 'boardwalk_is_for_families',
        label: 'For families',
        given: true,
        wrong: [
          [[1], 'one value'],
          ['maybe', 'is not of type boolean'],
        ],
      },
      choices('boardwalk_audiences', 'Made for', ['children', 'dogs']),
      choices('boardwalk_access', 'Access', ['captions']),
    ],
    location: [
      text('boardwalk_address', 'Address', '1 Pier Road\nHarbour & Bay'),
      number('boardwalk_latitude', 'Latitude', 27.7676, 90.1),
      number('boardwalk_longitude', 'Longitude', -82.6299, 180.5),
      { meta: 'boardwalk_opening_hours', label: 'Opening hours', given: hours, wrong: wrongHours },
      text('boardwalk_hours', 'Opening hours in words', 'Daily\nfrom dawn'),
      {
        meta: 'boardwalk_phone',
        label: 'Phone',
        given: '+1 (727) 555-0100',
        wrong: [
          ['call us', 'is not a phone number'],
          ['5', 'is not a phone number'],
        ],
      },
      url('boardwalk_website', 'Website'),
      {
        meta: 'boardwalk_hire_capacity',
        label: 'For hire, for how many people',
        given: 120,
        wrong: [
          [1.5, 'is not a whole number'],
          [-1, 'is not from 0 to 100000'],
        ],
      },
      text('boardwalk_hire_price', 'Price of the hire', 'from $900 a day'),
      choices('boardwalk_access', 'Access', ['quiet']),
    ],
    art: [
      text('boardwalk_artist', 'Artist'),
      {
        meta: 'boardwalk_year',
        label: 'Year',
        given: 1889,
        wrong: [
          [1889.5, 'is not a whole number'],
          ['c. 1889', 'is not a whole number'],
          [2201, 'is not from -3000 to 2200'],
        ],
      },
      reference('boardwalk_location', 'Location'),
    ],
    space: [
      choice('boardwalk_use', 'Use', 'office'),
      {
        meta: 'boardwalk_area',
        label: 'Area in square metres',
        given: 62.5,
        wrong: [
          ['62 m²', 'is not a number'],
          [0.5, 'is not from 1 to 1000000'],
        ],
      },
      text('boardwalk_rent', 'Rent', '$1,550 a month'),
      day('boardwalk_available_from', 'Free from'),
      text('boardwalk_floor', 'Floor'),
      reference('boardwalk_location', 'Location'),
      ...['plan', 'brochure'].map(
        (name): Sample => ({
          meta: `boardwalk_${name}`,
          label: name === 'plan' ? 'Floor plan' : 'Brochure',
          given: file,
          wrong: [
            [location, `file ${location} is not in the library`],
            ['all.pdf', 'is not a whole number'],
          ],
        }),
      ),
    ],
    job: [
      day('boardwalk_closes', 'Closing date'),
      choice('boardwalk_employment', 'Employment', 'part-time'),
      text('boardwalk_pay', 'Pay', '$26 an hour'),
      text('boardwalk_starts', 'Starts in words'),
      text('boardwalk_employer', 'Employer'),
      reference('boardwalk_location', 'Location'),
      url('boardwalk_apply_url', 'Apply at'),
    ],
  };
  return samples[kind] ?? [];
}

export interface Targets {
  readonly location: number;
  readonly event: number;
  readonly file: number;
}

const week = (row: object) => ({ ...hours, week: [row] });
const exception = (row: object) => ({ ...hours, exceptions: [row] });
const season = (row: object) => ({ ...hours, seasons: [row] });

export const wrongHours: Sample['wrong'] = [
  ['always', 'have to be a list of days'],
  [week({ day: 8, opens: '09:00', closes: '17:00' }), 'Week: a day is a number from 1, Monday, to 7, Sunday'],
  [week({ day: 2, opens: '9 am', closes: '17:00' }), 'Week, Tuesday: "9 am" is not a time'],
  [week({ day: 2, opens: '24:00', closes: '17:00' }), 'Week, Tuesday: "24:00" is not a time'],
  [week({ day: 2, opens: '09:00', closes: '17:00', colour: 'red' }), 'colour is not a valid property of'],
  [week({ day: 2, opens: '09:00' }), 'Week, Tuesday: "" is not a time'],
  [week({ day: 2, opens: '09:00', closes: '09:00' }), 'Week, Tuesday: it opens and closes at the same time'],
  [exception({ date: '24 December', isClosed: true }), 'Exception 1: "24 December" is not a date'],
  [exception({ date: '2026-02-29', isClosed: true }), 'Exception 1: "2026-02-29" is not a date'],
  [exception({ date: '2026-12-24', isClosed: false }), 'Exception 1, 2026-12-24: "" is not a time'],
  [season({ from: '5-1', until: '09-30', week: [] }), 'Season 1: "5-1" is not a month and day'],
  [season({ from: '05-01', until: '02-30', week: [] }), 'Season 1: "02-30" is not a month and day'],
  [
    season({ from: '05-01', until: '09-30', week: [{ day: 1, opens: 'x', closes: 'y' }] }),
    'Season 1, Monday: "x" is not a time',
  ],
];
