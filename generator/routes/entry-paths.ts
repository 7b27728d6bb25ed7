import type { AnyEntry, Category, SiteContent } from '../content/content.ts';
import { nameEntry } from '../content/name-entry.ts';
import { pathOf, refuseSlug } from '../content/paths.ts';
import type { Thing } from '../dependencies/note.ts';
import type { Problem } from '../problems/problem.ts';
import { addressKey, archiveAddresses, findAddress } from './cms-addresses.ts';
import { duplicatePath } from './duplicate-path.ts';
import { claimPath } from './entry-claim.ts';
import { plainPermalinks, unsafeSlug, withoutAddress } from './entry-path-problems.ts';
import { type FixedPage, fixedExperiences, fixedPagesOf } from './fixed-pages.ts';
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
  /** Those of them that cannot have the path of this entry. */
  readonly rivalsOf: (entry: Thing) => readonly Problem[];
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
  const rivals = new Map<number, Problem[]>();
  const entryPaths = new Map<number, string>();
  const categoryPaths = new Map<number, string>();
  const things = new Map<string, Thing>();
  const addresses = new Map<string, string>(Object.entries(archiveAddresses(content, fixed)));

  const taken = new Map<string, AnyEntry>();
  // Pages last: their addresses are free, those of other kinds are derived.
  const { page: pages, ...others } = content.entries;
  for (const entry of [...Object.values(others).flat(), ...pages] as AnyEntry[]) {
    const claim = claimPath(entry, placing);
    if (claim === null) {
      if (lacksAddress(entry)) problems.push(withoutAddress(entry));
      continue;
    }
    if (entry.kind === 'page' && entry.uri?.startsWith('/?')) {
      problems.push(plainPermalinks(entry));
      continue;
    }
    if (claim.refused !== undefined) {
      problems.push(unsafeSlug(entry, claim.refused));
      continue;
    }
    const { path, key } = claim;
    const other = taken.get(key);
    if (other !== undefined) {
      const first = { path: entryPaths.get(other.id) ?? path, entry: nameEntry(other) };
      const problem = duplicatePath(first, { path, entry: nameEntry(entry) });
      problems.push(problem);
      const ofOther = rivals.get(other.id);
      if (ofOther === undefined) rivals.set(other.id, [problem]);
      else ofOther.push(problem);
      continue;
    }
    taken.set(key, entry);
    entryPaths.set(entry.id, path);
    things.set(path, { kind: entry.kind, id: entry.id });
    if (claim.address !== null) addresses.set(claim.address, path);
    if (!addresses.has(claim.pathAddress)) addresses.set(claim.pathAddress, path);
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
    rivalsOf: ({ id }) => rivals.get(id) ?? [],
  };
}

/**
 * Returns true for a page without the address that it needs. The front page, the popup and the list
 * of posts need none.
 */
function lacksAddress(entry: AnyEntry): boolean {
  if (entry.kind !== 'page' || entry.fields.isPostsPage) return false;
  return entry.slug !== popupSlug && /^\/*$/.test(entry.uri ?? '');
}
