import { demoKinds } from '../../demo/kinds.ts';
import type {
  AnyEntry,
  Category,
  Content,
  Entry,
  Kind,
  KindFields,
  Media,
} from '../../generator/content/content.ts';
import { entryContext } from '../../generator/content/html/context.ts';
import { cmsHosts } from '../../generator/content/html/links.ts';
import { readFields } from '../../generator/content/kinds/read-fields.ts';
import { byKind } from '../../generator/content/saved/by-kind.ts';
import { packBlocks } from '../../generator/content/saved/packed-blocks.ts';
import type { StoredBlock } from '../../generator/content/stored-blocks.ts';

/** The fields of a kind without values of the CMS; an event has dates. */
function fieldsOf<K extends Kind>(kind: K): KindFields[K] {
  const entry = { kind, id: 0, title: '' };
  const context = entryContext(entry, { hosts: cmsHosts([]), timeZone: 'UTC', warn: () => undefined });
  return readFields(kind, kind === 'event' ? eventNode : {}, context);
}

const eventNode = { startDate: '2026-07-04T19:00:00', endDate: '2026-07-04T22:00:00' };

/** The values of an entry, with its blocks before they are packed. */
type EntryValues<K extends Kind> = Partial<Omit<Entry<K>, 'blocks' | 'fields'>> & {
  readonly fields?: Partial<KindFields[K]>;
  readonly blocks?: readonly StoredBlock[];
};

/** An entry with nothing but what it must have; `values` gives it more. */
export function makeEntry<K extends Kind>(
  kind: K,
  id: number,
  { blocks = [], fields, ...values }: EntryValues<K> = {},
): Entry<K> {
  const slug = values.slug ?? `${kind}-${id}`;
  return {
    kind,
    id,
    slug,
    uri: `/${[demoKinds[kind].folder, slug].filter(Boolean).join('/')}/`,
    title: `${kind} ${id}`,
    published: '2026-01-01T12:00:00Z',
    modified: '2026-01-02T12:00:00Z',
    excerpt: '',
    blocks: packBlocks(blocks, 0),
    imageId: null,
    menuOrder: 0,
    seo: null,
    ...values,
    fields: { ...fieldsOf(kind), ...fields },
  };
}

/** A post, the later its id the newer. */
export function makePost(id: number, values: EntryValues<'post'> = {}): Entry<'post'> {
  const published = new Date(Date.UTC(2024, 0, 1) + id * 86_400_000).toISOString();
  return makeEntry('post', id, { published, modified: published, ...values });
}

/** A category with nothing but what it must have. */
export function makeCategory(id: number, slug: string, values: Partial<Category> = {}): Category {
  const uri = `/category/${slug}/`;
  return { id, slug, uri, name: slug, description: '', parentId: null, seo: null, ...values };
}

/** A picture of the library, undated. */
export function makeMedia(id: number, path: string, values: Partial<Media> = {}): Media {
  const size = { width: 1600, height: 900 };
  return { id, path, alt: '', mimeType: 'image/jpeg', modified: null, ...size, ...values };
}

/** A site's content with these entries, in the demo's time zone and at its moment. */
export function makeContent(entries: readonly AnyEntry[] = [], values: Partial<Content> = {}): Content {
  const of = <K extends Kind>(kind: K) =>
    entries.filter((entry): entry is AnyEntry & Entry<K> => entry.kind === kind);
  return {
    now: '2026-06-13T14:00:00Z',
    settings: { title: 'Halyard Pier', tagline: 'A pier', language: 'en-US', timeZone: 'America/New_York' },
    entries: byKind<'entries'>(of),
    categories: [],
    media: [],
    menus: { primary: [], footer: [] },
    redirects: [],
    ...values,
  };
}
