import type { Category, Entry, Kind, PierSettings, SiteContent } from '../content/content.ts';
import { fieldsOf } from '../content/kinds/descriptions.ts';
import type { Place } from '../content/place.ts';
import { keyOf, keyOfAll, noteKey } from '../dependencies/note.ts';
import { Noting } from './noting.ts';

/** Content as page types see it: of entries the places only. `RouteContext.row` reads an entry. */
export interface PlacedContent extends Omit<SiteContent, 'entries'> {
  readonly entries: PlacesByKind;
}

export type PlacesByKind = { readonly [K in Kind]: readonly Place<K>[] };

/** The key of the notice of the pier. */
export const noticeKey = 'notice:0';

/** Returns the place of an entry: a new object. */
export function placeOf<K extends Kind>(entry: Entry<K>): Place<K> {
  const { kind, id, slug, uri, published, menuOrder, fields } = entry;
  const own = fieldsOf(kind)
    .filter(({ inPlace }) => inPlace)
    .map(({ name }) => [name, Reflect.get(fields, name)]);
  // The names are those of the type.
  return { kind, id, slug, uri, published, menuOrder, fields: Object.fromEntries(own) } as Place<K>;
}

/** Returns the fields of the place of a category: reading one depends on the places of all of them. */
export function placeOfCategory({ id, slug, uri, parentId }: Category): readonly unknown[] {
  return [id, slug, uri, parentId];
}

const placesOfCategories = new Set(['slug', 'uri', 'parentId']);

/**
 * Wraps the content for page types so that everything they read is noted: they have no other access
 * to it. `places`: of all entries, in the order of content.
 */
export function notedContent(content: SiteContent, places: PlacesByKind): PlacedContent {
  const { categories, menus, redirects, media, settings, without, pier, formerAddresses, answers } = content;
  const viewedCategories = viewsOfCategories(categories);
  return {
    // Settings and the pier are part of the conditions of every page, except its notice.
    settings,
    ...(without && { without }),
    ...(pier && { pier: notedPier(pier) }),
    entries: notedByKind(places),
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
export function notedByKind(lists: PlacesByKind): PlacesByKind {
  const noted = {};
  for (const [kind, list] of Object.entries(lists))
    Object.defineProperty(noted, kind, {
      enumerable: true,
      get: () => {
        noteKey(keyOfAll(kind));
        return list;
      },
    });
  return noted as PlacesByKind;
}

function viewsOfCategories(categories: readonly Category[]): readonly Category[] {
  const kind = 'category';
  const all = keyOfAll(kind);
  return categories.map(
    (category) =>
      new Proxy<Category>(
        category,
        new Noting({ own: keyOf({ kind, id: category.id }), all, places: placesOfCategories }),
      ),
  );
}
