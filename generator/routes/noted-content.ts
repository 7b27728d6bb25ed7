import type { AnyEntry, Category, Entry, Kind, PierSettings, SiteContent } from '../content/content.ts';
import { collections } from '../content/kinds/index.ts';
import { byKind, kinds } from '../content/saved/by-kind.ts';
import { keyOf, keyOfAll, noteKey } from '../dependencies/note.ts';
import type { EntryLists } from './entry-lists.ts';
import { NotedEntry, notedKind } from './noted-entry.ts';
import { Noting } from './noting.ts';

/** A thing with a place among others of its kind, and content. */
export type Placed = AnyEntry | (Category & { readonly kind: 'category' });

/**
 * Fields of a thing's place, by which others decide whether they show it, in which order, and how
 * to link to it: reading one depends on the places of all of its kind. All other fields are its
 * content: reading them depends on that one thing.
 */
const places = new Set(['slug', 'uri', 'published', 'menuOrder', 'parentId']);
const ownPlaces = new Map<Kind, ReadonlySet<string>>(
  kinds.map((kind) => [kind, new Set(collections[kind].places)]),
);

/** The key of the notice of the pier. */
export const noticeKey = 'notice:0';

function ownPlacesOf(kind: Kind): ReadonlySet<string> {
  return ownPlaces.get(kind) ?? new Set();
}

/** Returns the place of a thing for its version: all fields of its place, and no others. */
export function placeOf(thing: Placed): readonly unknown[] {
  const { kind, id } = thing;
  const own = pick(thing, places);
  return kind === 'category' ? [id, own] : [id, own, pick(thing.fields, ownPlacesOf(kind))];
}

function pick(from: object, names: ReadonlySet<string>): readonly unknown[] {
  return [...names].filter((name) => name in from).map((name) => [name, Reflect.get(from, name)]);
}

/**
 * Wraps the content for page types so that everything they read is noted: they have no other access
 * to it.
 */
export function notedContent(content: SiteContent): SiteContent {
  const { entries, categories, menus, redirects, media, settings, without, pier, formerAddresses, answers } =
    content;
  const viewed = byKind<'entries'>((kind) => viewsOfEntries(kind, entries[kind]));
  const viewedCategories = viewsOfCategories(categories);
  return {
    // Settings and the pier are part of the conditions of every page, except its notice.
    settings,
    ...(without && { without }),
    ...(pier && { pier: notedPier(pier) }),
    entries: notedByKind(viewed),
    get categories() {
      noteKey(keyOfAll('category'));
      return viewedCategories;
    },
    get answers() {
      noteKey('answers');
      return answers ?? {};
    },
    get menus() {
      noteKey('menus');
      return menus;
    },
    get redirects() {
      noteKey('redirects');
      return redirects;
    },
    get formerAddresses() {
      noteKey('redirects');
      return formerAddresses ?? [];
    },
    get media() {
      noteKey(keyOfAll('media'));
      return media;
    },
  };
}

function notedPier(pier: PierSettings): PierSettings {
  return {
    ...pier,
    get notice() {
      noteKey(noticeKey);
      return pier.notice;
    },
  };
}

/** Wraps lists of entries: a reader depends on which entries are in a list, and in which order. */
export function notedByKind<Lists extends SiteContent['entries'] | EntryLists>(lists: Lists): Lists {
  const noted = {};
  for (const [kind, list] of Object.entries(lists))
    Object.defineProperty(noted, kind, {
      enumerable: true,
      get: () => {
        noteKey(keyOfAll(kind));
        return list;
      },
    });
  return noted as Lists;
}

function viewsOfEntries<K extends Kind>(kind: K, entries: readonly Entry<K>[]): readonly Entry<K>[] {
  const ofKind = notedKind(kind, ownPlacesOf(kind));
  return entries.map((entry) => new NotedEntry(entry, ofKind));
}

function viewsOfCategories(categories: readonly Category[]): readonly Category[] {
  const kind = 'category';
  const all = keyOfAll(kind);
  return categories.map(
    (category) =>
      new Proxy<Category>(category, new Noting({ own: keyOf({ kind, id: category.id }), all, places })),
  );
}
