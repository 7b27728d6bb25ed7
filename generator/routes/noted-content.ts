import type { AnyEntry, Category, Entry, Kind, SiteContent } from '../content/content.ts';
import { byKind } from '../content/saved/by-kind.ts';
import { isPlanning, keyOf, keyOfAll, noteKey } from '../dependencies/note.ts';
import type { EntryLists } from './entry-lists.ts';

/** A thing that has a place among others of its kind, and content besides. */
export type Placed = AnyEntry | (Category & { readonly kind: 'category' });

/**
 * By the place of a thing others decide whether they show it, in which order, and where it leads: reading it depends on the places of
 * all of its kind. All other fields are its content: reading them depends on that one thing.
 */
const places = new Set(['slug', 'uri', 'published', 'menuOrder', 'parentId']);
const placesByKind: Readonly<Record<Kind, ReadonlySet<string>>> = {
  post: new Set(['categoryIds']),
  page: new Set(['isFrontPage', 'isPostsPage', 'isPrivacyPage']),
  event: new Set(['start', 'end', 'venue']),
  location: new Set(['latitude', 'longitude']),
  artwork: new Set(['year']),
  experience: new Set(),
};

/** They never change while a thing is the same one. */
const identity = new Set<unknown>(['kind', 'id']);

/** Fields that a plan may read. It hands them on to reports and to the sitemap, which every build makes. */
const forReports = new Set<unknown>(['title', 'name', 'modified']);

/** The place of a thing, for its version: all that is read as its place, and nothing else. */
export function placeOf(thing: Placed): readonly unknown[] {
  const { kind, id } = thing;
  const own = pick(thing, places);
  return kind === 'category' ? [id, own] : [id, own, pick(thing.fields, placesByKind[kind])];
}

function pick(from: object, names: ReadonlySet<string>): readonly unknown[] {
  return Object.entries(from).filter(([name]) => names.has(name));
}

/**
 * The content as page types read it. Whatever they read of it is noted, whether they think of it or not: they never get hold of
 * anything that does not.
 */
export function notedContent(content: SiteContent): SiteContent {
  const { entries, categories, menus, redirects, media, settings, without } = content;
  const viewed = byKind<'entries'>((kind) => viewsOfEntries(kind, entries[kind]));
  const viewedCategories = viewsOfCategories(categories);
  return {
    // Part of the conditions of every page.
    settings,
    ...(without && { without }),
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

/** Lists of entries: whoever takes one depends on which are in it, and in which order. */
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
  return entries.map((entry) => {
    const own = keyOf(entry);
    const fields = new Proxy<object>(entry.fields, new Noting(own, all, placesByKind[kind]));
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
 * Notes what is read of a thing. A class, so that what it does is there once: a large site has hundreds of thousands of
 * them.
 */
class Noting implements ProxyHandler<object> {
  readonly #own: string;
  readonly #all: string;
  readonly #places: ReadonlySet<unknown>;
  readonly #fields: object | undefined;

  /**
   * `own` and `all` are the keys of the thing and of all of its kind; `placeNames` are the fields by which it has its place. `fields`
   * takes the place of the thing's own, and notes by itself what is read of them.
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
