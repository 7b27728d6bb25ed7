/** The fields that only one kind has, as an editor fills them in: empty where nothing was typed. Times are local times of the pier. */
export interface DemoKindFields {
  post: { categoryIds: number[] };
  page: {
    /** Id of the page above, 0 for none. */
    parentId: number;
  };
  event: {
    startDate: string;
    endDate: string;
    venue: string;
    eventUrl: string;
    /** Id of a location; null for none. */
    venueLocationId: number | null;
    price: string;
    isFree: boolean;
    isForFamilies: boolean;
  };
  location: {
    address: string;
    latitude: number | null;
    longitude: number | null;
    /** One line a day or span of days. */
    hours: string;
    phone: string;
    website: string;
    openingHours: DemoHours | null;
  };
  artwork: { artist: string; year: number | null /** Id of a location. */; locationId: number | null };
  experience: Record<never, never>;
}

/** Opening hours as the plugin's type `BoardwalkOpeningHours` answers. Day 1 is Monday. */
export interface DemoHours {
  week: DemoOpening[];
  exceptions: { date: string; isClosed: boolean; opens: string; closes: string; note: string }[];
  seasons: { name: string; from: string; until: string; week: DemoOpening[] }[];
}

export interface DemoOpening {
  day: number;
  opens: string;
  closes: string;
}

export type DemoKind = keyof DemoKindFields;

interface DemoKindNames {
  /** The type of its entries in the schema. */
  readonly type: string;
  /** The field of the schema's root that lists them. */
  readonly list: string;
  /** The post type, as `contentTypeName` says it. In capitals, it is the one to ask `contentNodes` for. */
  readonly postType: string;
  /** The folder of their addresses; pages lie where their pages above do. */
  readonly folder: string;
}

/** The names of every kind of entry. A new one is its fields above, a line here and its types in `schema.graphql`. */
export const demoKinds: Readonly<Record<DemoKind, DemoKindNames>> = {
  post: { type: 'Post', list: 'posts', postType: 'post', folder: 'news' },
  page: { type: 'Page', list: 'pages', postType: 'page', folder: '' },
  event: { type: 'Event', list: 'events', postType: 'event', folder: 'events' },
  location: { type: 'Location', list: 'locations', postType: 'location', folder: 'locations' },
  artwork: { type: 'Artwork', list: 'artworks', postType: 'art', folder: 'art' },
  experience: { type: 'Experience', list: 'experiences', postType: 'experience', folder: 'experience' },
};

/** Every kind, in the order above. */
export const demoKindNames: readonly DemoKind[] = Object.keys(demoKinds).filter(isDemoKind);

function isDemoKind(name: string): name is DemoKind {
  return Object.hasOwn(demoKinds, name);
}
