import type { AnyEntry, Category, Entry, Kind, PierSettings, SiteContent } from '../content/content.ts';
import { collections } from '../content/kinds/index.ts';
import { byKind, kinds } from '../content/saved/by-kind.ts';
import { isPlanning, keyOf, keyOfAll, noteKey } from '../dependencies/note.ts';
import type { EntryLists } from './entry-lists.ts';

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

/** Constant for each thing. */
const identity = new Set<unknown>(['kind', 'id']);

/** Fields that a plan may read, for reports and the sitemap, which every build makes. */
const forReports = new Set<unknown>(['title', 'name', 'modified']);

/** Returns the place of a thing for its version: all fields of its place, and no others. */
export function placeOf(thing: Placed): readonly unknown[] {
  const { kind, id } = thing;
  const own = pick(thing, places);
  return kind === 'category' ? [id, own] : [id, own, pick(thing.fields, ownPlacesOf(kind))];
}

function pick(from: object, names: ReadonlySet<string>): readonly unknown[] {
  return Object.entries(from).filter(([name]) => names.has(name));
}

/**
 * Wraps the content for page types so that everything they read is noted: they have no other access
 * to it.
 */
export function notedContent(content: SiteContent): SiteContent {
  const { entries, categories, menus, redirects, media, settings, without, pier, formerAddresses } = content;
  const viewed = byKind<'entries'>((kind) => viewsOfEntries(kind, entries[kind]));
  const viewedCategories = viewsOfCategories(categories);
  return {
    // Settings and the pier are part of the conditions of every page, except its notice.
    settings,
    ...(without && { without }),
    ...(pier && { pier: notedPier(pier) }),
    // Only the redirects are made from them.
    ...(formerAddresses && { formerAddresses }),
    entries: notedByKind(viewed),
    get categories() {
      noteKey(keyOfAll('category'));
      return viewedCategories;
    },
    get menus() {
      noteKey('menus');
      return menus;
    },
    get redirects() {
      noteKey('redirects');
      return redirects;
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
  const all = keyOfAll(kind);
  const ofKind = ownPlacesOf(kind);
  return entries.map((entry) => {
    const own = keyOf(entry);
    const fields = new Proxy<object>(entry.fields, new Noting(own, all, ofKind));
    return new Proxy<Entry<K>>(entry, new Noting(own, all, places, fields));
  });
}

function viewsOfCategories(categories: readonly Category[]): readonly Category[] {
  const kind = 'category';
  const all = keyOfAll(kind);
  return categories.map(
    (category) => new Proxy<Category>(category, new Noting(keyOf({ kind, id: category.id }), all, places)),
  );
}

/**
 * Notes the reading of a thing. A class, so that its methods exist once: a large site has hundreds
 * of thousands of them.
 */
class Noting implements ProxyHandler<object> {
  readonly #own: string;
  readonly #all: string;
  readonly #places: ReadonlySet<unknown>;
  readonly #fields: object | undefined;

  /**
   * `own` and `all` are the keys of the thing and of all of its kind; `placeNames` are the fields
   * of its place. `fields` replaces the thing's own, and notes its reading itself.
   */
  constructor(own: string, all: string, placeNames: ReadonlySet<unknown>, fields?: object) {
    this.#own = own;
    this.#all = all;
    this.#places = placeNames;
    this.#fields = fields;
  }

  get(target: object, name: string | symbol): unknown {
    if (name === 'fields' && this.#fields !== undefined) return this.#fields;
    if (this.#places.has(name)) noteKey(this.#all);
    else if (!identity.has(name) && !(forReports.has(name) && isPlanning())) noteKey(this.#own);
    return Reflect.get(target, name);
  }
}
