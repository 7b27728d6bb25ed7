import type { AnyEntry, Content, Entry, Kind, KindFields } from '../../generator/content/content.ts';
import { packBlocks } from '../../generator/content/saved/packed-blocks.ts';
import type { StoredBlock } from '../../generator/content/stored-blocks.ts';

const emptyFields: KindFields = {
  post: { categoryIds: [] },
  page: { isFrontPage: false, isPostsPage: false, isPrivacyPage: false },
  event: { start: '2026-07-04T19:00:00', end: '2026-07-04T22:00:00', venue: '', eventUrl: null },
  location: { address: '', latitude: null, longitude: null, hours: [], phone: '', website: null },
  artwork: { artist: '', year: null },
  experience: {},
};

const uris: Readonly<Record<Kind, string>> = {
  post: '/news/',
  page: '/',
  event: '/events/',
  location: '/locations/',
  artwork: '/art/',
  experience: '/experience/',
};

/** What an entry is given; its blocks as they are before they are packed. */
type EntryValues<K extends Kind> = Partial<Omit<Entry<K>, 'blocks'>> & {
  readonly blocks?: readonly StoredBlock[];
};

/** An entry with nothing but what it must have; `values` gives it more. */
export function makeEntry<K extends Kind>(
  kind: K,
  id: number,
  { blocks = [], ...values }: EntryValues<K> = {},
): Entry<K> {
  const slug = values.slug ?? `${kind}-${id}`;
  return {
    kind,
    id,
    slug,
    uri: `${uris[kind]}${slug}/`,
    title: `${kind} ${id}`,
    published: '2026-01-01T12:00:00Z',
    modified: '2026-01-02T12:00:00Z',
    excerpt: '',
    blocks: packBlocks(blocks),
    imageId: null,
    menuOrder: 0,
    seo: null,
    fields: emptyFields[kind],
    ...values,
  };
}

/** A post, the later its id the newer. */
export function makePost(id: number, values: EntryValues<'post'> = {}): Entry<'post'> {
  const published = new Date(Date.UTC(2024, 0, 1) + id * 86_400_000).toISOString();
  return makeEntry('post', id, { published, modified: published, ...values });
}

/** A site's content with these entries, in the demo's time zone and at its moment. */
export function makeContent(entries: readonly AnyEntry[] = [], values: Partial<Content> = {}): Content {
  const of = <K extends Kind>(kind: K) =>
    entries.filter((entry): entry is Extract<AnyEntry, { kind: K }> => entry.kind === kind);
  return {
    now: '2026-06-13T14:00:00Z',
    settings: { title: 'Halyard Pier', tagline: 'A pier', language: 'en-US', timeZone: 'America/New_York' },
    entries: {
      post: of('post'),
      page: of('page'),
      event: of('event'),
      location: of('location'),
      artwork: of('artwork'),
      experience: of('experience'),
    },
    categories: [],
    media: [],
    menus: { primary: [], footer: [] },
    redirects: [],
    ...values,
  };
}
