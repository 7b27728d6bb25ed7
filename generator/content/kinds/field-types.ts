interface FieldTypeFacts {
  /** Its type in the schema of the CMS. */
  readonly graphql: string;
  /** Its fields and arguments in a query, where it is not a single value. */
  readonly selection?: string;
}

const opening = 'day opens closes';

/** The types of fields. `read-fields.ts` reads each from an answer; `FieldValues` has the types of the values. */
export const fieldTypes = {
  /** On one line. */
  text: { graphql: 'String' },
  /** On several lines, as on a letter; shown on one. */
  address: { graphql: 'String' },
  /** A list of lines. */
  lines: { graphql: 'String' },
  /** As visitors read it: "$12", "from $5". */
  money: { graphql: 'String' },
  phone: { graphql: 'String' },
  url: { graphql: 'String' },
  /** A local time of the site. */
  datetime: { graphql: 'String' },
  /** A local day. */
  date: { graphql: 'String' },
  /** A local time of a day, "18:30". */
  time: { graphql: 'String' },
  /** The rule and the days of an event that takes place more than once. */
  dates: {
    graphql: 'BoardwalkEventDates',
    selection: '{ repeats interval weekdays weeks until count days { date change from until note } }',
  },
  /** One of the options, or empty. */
  choice: { graphql: 'String' },
  /** Some of the options. */
  choices: { graphql: '[String]' },
  boolean: { graphql: 'Boolean' },
  /** A whole number; 0 counts as missing. */
  integer: { graphql: 'Int' },
  number: { graphql: 'Float' },
  /** The id of another entry. */
  reference: { graphql: 'Int' },
  /** The id of a file of the library. */
  file: { graphql: 'Int' },
  hours: {
    graphql: 'BoardwalkOpeningHours',
    selection: `{ week { ${opening} } exceptions { date isClosed opens closes note } seasons { name from until week { ${opening} } } }`,
  },
  /** A server may cut this list to fewer: then it is paged through, by a query of its own. */
  categories: {
    graphql: 'PostToCategoryConnection',
    selection: '(first: 100) { pageInfo { hasNextPage } nodes { databaseId } }',
  },
  /** Asked for where the settings show authors. */
  author: {
    graphql: 'NodeWithAuthorToUserConnectionEdge',
    selection: '{ node { databaseId name slug } }',
  },
} as const satisfies Readonly<Record<string, FieldTypeFacts>>;

export type FieldType = keyof typeof fieldTypes;
