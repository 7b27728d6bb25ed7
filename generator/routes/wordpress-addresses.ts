import { kinds } from '../content/kinds/descriptions.ts';
import { collisionKey, feedPathOf, pathOf } from '../content/paths.ts';
import type { AnyPlace, CategoryPlace } from '../content/place.ts';
import { decodeOrKeep } from '../util/decode-or-keep.ts';
import { kindFolders, listPageOf } from './kind-folders.ts';
import type { RouteContext } from './route-context.ts';

/** The addresses that WordPress itself has for what the site shows, where they differ from those here. */
export interface WordPressAddresses {
  /** Decoded addresses, each with the path to which it leads. */
  readonly moves: ReadonlyMap<string, string>;
  /** Regular expressions for a path without its first slash, in the order of use. `to` may contain `$1`. */
  readonly patterns: readonly AddressPattern[];
  /** The paths of entries by their numbers, for short links such as "/?p=12". */
  readonly numbers: ReadonlyMap<number, string>;
}

export interface AddressPattern {
  readonly pattern: string;
  readonly to: string;
}

type Context = Pick<RouteContext, 'lists' | 'paths' | 'fixed' | 'part'>;

/**
 * Finds the addresses under which search engines, printed matter and other sites know the content of the site. The entries of a
 * folder, as "/blog/{slug}/", share a pattern; others have a rule each: docs/decisions/0133-the-addresses-of-before-lead-here.md.
 */
export function wordpressAddresses(context: Context): WordPressAddresses {
  const { lists, paths, fixed, part } = context;
  const categories = lists.category.all().flatMap((category) => placed(category, paths.ofCategory(category)));
  // A host without room for all leaves out the last ones: old posts are the most, and the least read.
  const kindsPostsLast = [...kinds.filter((kind) => kind !== 'post'), 'post'] as const;
  const entries = kindsPostsLast.flatMap((kind) =>
    lists[kind].all().flatMap((entry: AnyPlace) => placed(entry, paths.ofEntry(entry))),
  );
  const folders = findFolders(entries);
  const moves = new Map<string, string>();
  const add = (from: readonly string[], path: string): void => {
    const address = pathOf(...from);
    if (from.length === 0 || moves.has(address) || collisionKey(address) === collisionKey(path)) return;
    const to = folders.get(parentOf(from));
    if (to === undefined || path !== `${to}${from.at(-1)}/`) moves.set(address, path);
  };
  for (const [folder, list] of listFolders(entries, fixed)) add(folder.split('/'), list);
  for (const { segments, path } of [...categories, ...entries]) add(segments, path);
  for (const { kind, id, uri } of part('formerAddresses')) {
    const path = kind === 'category' ? paths.ofCategory({ id }) : paths.ofEntry({ kind, id });
    if (path !== null && !uri.includes('?')) add(segmentsOf(uri), path);
  }
  return {
    moves,
    patterns: [
      ...[...listFolders(entries, fixed)].map(([folder, to]) => ({
        pattern: `^${folder}/page/[0-9]+/?$`,
        to,
      })),
      ...(fixed.has('news') ? newsPatterns(categories, frontOf(entries)) : []),
      ...[...folders].map(([folder, to]) => ({ pattern: `^${folder}/([^/]+)/?$`, to: `${to}$1/` })),
    ],
    numbers: new Map(entries.map(({ thing, path }) => [thing.id, path])),
  };
}

interface Placed<Thing> {
  readonly thing: Thing;
  readonly path: string;
  /** The segments of its address in WordPress, decoded. Empty for the home page, and for an address that is a query. */
  readonly segments: readonly string[];
}

function placed<Thing extends AnyPlace | CategoryPlace>(
  thing: Thing,
  path: string | null,
): readonly Placed<Thing>[] {
  if (path === null) return [];
  // WordPress gives no address for the page that it uses as the list of posts.
  const address = thing.uri ?? `/${thing.slug}/`;
  return [{ thing, path, segments: address.includes('?') ? [] : segmentsOf(address) }];
}

function segmentsOf(address: string): readonly string[] {
  return address
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeOrKeep(segment).normalize('NFC'));
}

function parentOf(segments: readonly string[]): string {
  return segments.slice(0, -1).join('/');
}

/** Letters that need no escape in a pattern, and no date: a pattern would take the pages of other lists. */
const plainFolder = /^[a-z][a-z-]*(\/[a-z][a-z-]*)*$/i;

/** Finds folders of WordPress that have two entries or more, all of one kind, and no page of the site, each with the folder here. */
function findFolders(entries: readonly Placed<AnyPlace>[]): ReadonlyMap<string, string> {
  const taken = new Set(entries.map(({ path }) => parentOf(segmentsOf(path))));
  for (const { segments } of Object.values(kindFolders))
    for (const end of segments.keys()) taken.add(segments.slice(0, end + 1).join('/'));
  const found = new Map<string, { readonly to: string; readonly isShared: boolean }>();
  for (const { thing, segments } of entries) {
    const folder = parentOf(segments);
    if (thing.kind === 'page' || taken.has(folder) || !plainFolder.test(folder)) continue;
    const to = pathOf(...kindFolders[thing.kind].segments);
    const other = found.get(folder);
    if (other !== undefined && other.to !== to) taken.add(folder);
    found.set(folder, { to, isShared: other !== undefined });
  }
  return new Map(
    [...found].flatMap(([folder, { to, isShared }]) =>
      isShared && !taken.has(folder) ? [[folder, to] as const] : [],
    ),
  );
}

/** Finds the folders in which WordPress has the lists of a kind: "events" for "/events/{slug}/". */
function listFolders(
  entries: readonly Placed<AnyPlace>[],
  fixed: Context['fixed'],
): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { thing, segments } of entries) {
    const list = thing.kind === 'page' ? undefined : listPageOf(thing.kind);
    const folder = thing.kind === 'post' ? frontOf([{ thing, segments }]) : parentOf(segments);
    if (list === undefined || !fixed.has(list) || !plainFolder.test(folder)) continue;
    if (folder !== list && !found.has(folder)) found.set(folder, `/${list}/`);
  }
  return found;
}

/** Returns the part of the addresses of posts before date and slug: "blog" for "/blog/2026/11/{slug}/". */
function frontOf(entries: readonly Pick<Placed<AnyPlace>, 'thing' | 'segments'>[]): string {
  const segments = entries.find(({ thing }) => thing.kind === 'post')?.segments ?? [];
  const date = segments.findIndex((segment) => /^\d{4}$/.test(segment));
  return date === -1 ? parentOf(segments) : segments.slice(0, date).join('/');
}

/** The lists of posts by category, tag, author and date, and their feeds. The site has the first of these alone. */
function newsPatterns(
  categories: readonly Placed<CategoryPlace>[],
  front: string,
): readonly AddressPattern[] {
  const before = plainFolder.test(front) ? `(?:${front}/)?` : '';
  // The pages of this site's own list have the patterns of `lostListPages`.
  const beforePages = front === 'news' ? '' : before;
  const page = '(?:/page/[0-9]+)?/?$';
  const feedEnd = 'feed(?:/(?:rss|rss2|rdf|atom))?/?$';
  const roots = categories.filter(({ thing }) => thing.parentId === null);
  const bases = [...new Set(roots.map(({ segments }) => parentOf(segments)))].filter((base) =>
    plainFolder.test(base),
  );
  return [
    ...bases.flatMap((base) => [
      { pattern: `^${base}/(?:.+/)?([^/]+)/page/[0-9]+/?$`, to: '/news/c/$1/' },
      { pattern: `^${base}/(?:.+/)?([^/]+)/${feedEnd}`, to: feedPathOf('/news/c/$1/') },
    ]),
    { pattern: `^${before}(?:tag|author)/[^/]+${page}`, to: '/news/' },
    { pattern: `^${before}[0-9][0-9][0-9][0-9](?:/[0-9][0-9])?(?:/[0-9][0-9])?${page}`, to: '/news/' },
    { pattern: `^${beforePages}page/[0-9]+/?$`, to: '/news/' },
    { pattern: `^(?:.+/)?${feedEnd}`, to: feedPathOf('/news/') },
  ];
}
