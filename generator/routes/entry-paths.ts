import type { AnyEntry, Category, SiteContent } from '../content/content.ts';
import { nameEntry } from '../content/name-entry.ts';
import { collisionKey, pathOf, refuseSlug } from '../content/paths.ts';
import { isKind } from '../content/saved/by-kind.ts';
import { findById } from '../dependencies/find-in-list.ts';
import type { Thing } from '../dependencies/note.ts';
import type { Problem } from '../problems/problem.ts';
import { decodeOrKeep } from '../util/decode-or-keep.ts';
import { createTextIndex } from '../util/text-index.ts';
import { createTextTable } from '../util/text-table.ts';
import { createAddressPaths } from './address-paths.ts';
import { addressOfPosts, archiveAddresses, findAddress } from './cms-addresses.ts';
import { duplicatePath } from './duplicate-path.ts';
import { plainPermalinks, unsafeSlug, withoutAddress } from './entry-path-problems.ts';
import { type FixedPage, fixedExperiences, fixedPagesOf } from './fixed-pages.ts';
import { kindFolders } from './kind-folders.ts';
import type { PageSettings } from './page-settings.ts';
import { popupSlug } from './popup-page.ts';
import { createThingPaths } from './thing-paths.ts';

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
  const texts = createTextIndex();
  const entryPaths = createThingPaths(texts);
  const categoryPaths = createThingPaths(texts);
  const addresses = createAddressPaths(texts);
  for (const [address, path] of Object.entries(archiveAddresses(content, fixed)))
    addresses.set(address, path);

  const taken = createTextTable((number, key) => collisionKey(entryPaths.nth(number).path) === key);
  for (const entry of entriesPagesLast(content)) {
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
    const other = taken.find(key);
    if (other !== undefined) {
      const { thing, path: taken } = entryPaths.nth(other);
      const first = isKind(thing.kind) && findById<AnyEntry>(content.entries[thing.kind], thing.id);
      const claim = { path: taken, ...(first && { entry: nameEntry(first) }) };
      problems.push(duplicatePath(claim, { path, entry: nameEntry(entry) }));
      continue;
    }
    entryPaths.add(entry, path);
    taken.add(key);
    const address = entry.uri ?? addressOfPosts(entry);
    if (address !== null) addresses.set(address, path);
    addresses.setOwn(path);
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
    categoryPaths.add({ kind: 'category', id: category.id }, path);
    addresses.set(category.uri, path);
    addresses.set(path, path);
  }

  return {
    ofEntry: entryPaths.pathOf,
    ofCategory: ({ id }) => categoryPaths.pathOfId(id),
    ofAddress: (address) =>
      findAddress(address, { pathOfId: entryPaths.pathOfId, pathOfAddress: addresses.find }),
    thingAt: (path) => categoryPaths.thingAt(path) ?? entryPaths.thingAt(path),
    problems,
  };
}

/** Their addresses are free, those of other kinds are derived. */
function* entriesPagesLast({ entries }: SiteContent): Generator<AnyEntry> {
  const { page, ...others } = entries;
  for (const list of Object.values<readonly AnyEntry[]>(others)) yield* list;
  yield* page;
}

/**
 * Returns the former path of an entry when its address in the CMS was `uri`; null when that was not
 * a page of its own. `slug` is the last part of that address.
 */
export function formerPath(entry: AnyEntry, uri: string, slug = lastSegment(uri)): string | null {
  const segments = segmentsOf({ ...entry, slug, uri }, { fixed: new Set(), furtherPages: true });
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
