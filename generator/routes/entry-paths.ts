import type { AnyEntry, Category, SiteContent } from '../content/content.ts';
import { nameEntry } from '../content/name-entry.ts';
import { collisionKey, pathOf, refuseSlug } from '../content/paths.ts';
import { plainEntry } from '../content/plain-entry.ts';
import type { Thing } from '../dependencies/note.ts';
import type { Problem } from '../problems/problem.ts';
import { decodeOrKeep } from '../util/decode-or-keep.ts';
import { addressKey, addressOfPosts, archiveAddresses, findAddress } from './cms-addresses.ts';
import { duplicatePath } from './duplicate-path.ts';
import { plainPermalinks, unsafeSlug, withoutAddress } from './entry-path-problems.ts';
import { type FixedPage, fixedExperiences, fixedPagesOf } from './fixed-pages.ts';
import { kindFolders } from './kind-folders.ts';
import type { PageSettings } from './page-settings.ts';
import { popupSlug } from './popup-page.ts';

/** The path of every entry on the site. */
export interface EntryPaths {
  readonly ofEntry: (entry: Thing) => string | null;
  readonly ofCategory: (category: Category) => string | null;
  /**
   * Returns the path for an address of the CMS (path and query), or null when the site has none.
   */
  readonly ofAddress: (address: string) => string | null;
  /** Returns the thing at a path. */
  readonly thingAt: (path: string) => Thing | undefined;
  /** Entries that cannot have a path, with reasons. */
  readonly problems: readonly Problem[];
}

/** Lists paths of pages with a page type of their own, whatever the CMS has there. */
export function fixedPathsOf(fixed: ReadonlySet<FixedPage>): ReadonlySet<string> {
  const experiences = fixed.has('experiences') ? fixedExperiences : [];
  return new Set([
    pathOf(),
    ...[...fixed].map((page) => pathOf(page)),
    ...experiences.map((slug) => pathOf('experiences', slug)),
  ]);
}

type PathOptions = Pick<PageSettings, 'furtherPages'> &
  Partial<Pick<PageSettings, 'organisation' | 'search' | 'forms' | 'hasDrafts'>>;

/**
 * Assigns every entry its path, as listed in docs/behaviours.md#routes. An entry with an unsafe
 * slug, or with the path of another, gets none and is reported.
 */
export function assignPaths(content: SiteContent, options: PathOptions): EntryPaths {
  const fixed = fixedPagesOf(content, options);
  const placing = { fixed, furtherPages: options.furtherPages };
  const problems: Problem[] = [];
  const entryPaths = new Map<number, string>();
  const categoryPaths = new Map<number, string>();
  const things = new Map<string, Thing>();
  const addresses = new Map<string, string>(Object.entries(archiveAddresses(content, fixed)));

  const taken = new Map<string, AnyEntry>();
  // Pages last: their addresses are free, those of other kinds are derived.
  const { page: pages, ...others } = content.entries;
  for (const entry of [...Object.values(others).flat(), ...pages] as AnyEntry[]) {
    const segments = segmentsOf(entry, placing);
    if (segments === null) {
      if (lacksAddress(entry)) problems.push(withoutAddress(entry));
      continue;
    }
    if (entry.kind === 'page' && entry.uri?.startsWith('/?')) {
      problems.push(plainPermalinks(entry));
      continue;
    }
    const refused = segments.map((segment) => refuseSlug(segment)).find((reason) => reason !== null);
    if (refused !== undefined && refused !== null) {
      problems.push(unsafeSlug(entry, refused));
      continue;
    }
    const path = pathOf(...segments);
    const key = collisionKey(path);
    const other = taken.get(key);
    if (other !== undefined) {
      const first = { path: entryPaths.get(other.id) ?? path, entry: nameEntry(other) };
      problems.push(duplicatePath(first, { path, entry: nameEntry(entry) }));
      continue;
    }
    taken.set(key, entry);
    entryPaths.set(entry.id, path);
    things.set(path, { kind: entry.kind, id: entry.id });
    const address = entry.uri ?? addressOfPosts(entry);
    if (address !== null) addresses.set(addressKey(address), path);
    if (!addresses.has(addressKey(path))) addresses.set(addressKey(path), path);
  }

  for (const category of content.categories) {
    const refused =
      category.slug.toLowerCase() === 'page'
        ? 'is reserved: /news/c/page/ is the paging of the news'
        : refuseSlug(category.slug);
    if (refused !== null) {
      problems.push(
        unsafeSlug(
          { kind: 'category', id: category.id, title: category.name, uri: category.uri, slug: category.slug },
          refused,
        ),
      );
      continue;
    }
    const path = pathOf('news', 'c', category.slug);
    categoryPaths.set(category.id, path);
    things.set(path, { kind: 'category', id: category.id });
    addresses.set(addressKey(category.uri), path);
    addresses.set(addressKey(path), path);
  }

  return {
    ofEntry: (entry) => entryPaths.get(entry.id) ?? null,
    ofCategory: (category) => categoryPaths.get(category.id) ?? null,
    ofAddress: (address) => findAddress(address, { entryPaths, addresses }),
    thingAt: (path) => things.get(path),
    problems,
  };
}

/**
 * Returns the former path of an entry when its address in the CMS was `uri`; null when that was not
 * a page of its own. `slug` is the last part of that address.
 */
export function formerPath(entry: AnyEntry, uri: string, slug = lastSegment(uri)): string | null {
  const segments = segmentsOf({ ...plainEntry(entry), slug, uri }, { fixed: new Set(), furtherPages: true });
  return segments === null || segments.some((segment) => refuseSlug(segment) !== null)
    ? null
    : pathOf(...segments);
}

function lastSegment(uri: string): string {
  return decodeOrKeep(uri.split('/').findLast((segment) => segment !== '') ?? '');
}

interface Placing {
  readonly fixed: ReadonlySet<string>;
  readonly furtherPages: boolean;
}

function segmentsOf(entry: AnyEntry, placing: Placing): readonly string[] | null {
  if (entry.kind === 'page') return pageSegments(entry, placing);
  return [...kindFolders[entry.kind].segments, entry.slug];
}

function pageSegments(
  entry: Extract<AnyEntry, { kind: 'page' }>,
  { fixed, furtherPages }: Placing,
): readonly string[] | null {
  if (entry.fields.isFrontPage) return [];
  if (entry.fields.isPostsPage && fixed.has('news')) return ['news'];
  const segments = (entry.uri ?? '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeOrKeep(segment));
  if (segments.length === 0 || entry.slug === popupSlug) return null;
  const isFixed = segments.length === 1 && fixed.has(segments[0] ?? '');
  return isFixed || furtherPages ? segments : null;
}

/**
 * Returns true for a page without the address that it needs. The front page, the popup and the list
 * of posts need none.
 */
function lacksAddress(entry: AnyEntry): boolean {
  if (entry.kind !== 'page' || entry.fields.isPostsPage) return false;
  return entry.slug !== popupSlug && /^\/*$/.test(entry.uri ?? '');
}
