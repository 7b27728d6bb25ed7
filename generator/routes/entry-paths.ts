import type { PageSettings } from '../../config/resolve-config.ts';
import type { AnyEntry, Category, SiteContent } from '../content/content.ts';
import { nameEntry } from '../content/name-entry.ts';
import { pathOf, refuseSlug } from '../content/paths.ts';
import { keyOf, type Thing } from '../dependencies/note.ts';
import type { Problem } from '../problems/problem.ts';
import { addressKey, archiveAddresses, findAddress } from './cms-addresses.ts';
import { claimPath, popupSlug } from './entry-claim.ts';
import { type FixedPage, fixedExperiences, fixedPagesOf } from './fixed-pages.ts';
import { duplicatePath, plainPermalinks, unsafeSlug, withoutAddress } from './path-problems.ts';

/** The path of every entry on the site. */
export interface EntryPaths {
  readonly ofEntry: (entry: Thing) => string | null;
  readonly ofCategory: (category: Pick<Category, 'id'>) => string | null;
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
  const pathOfThing = new Map<string, string>();
  const pathOfId = new Map<number, string>();
  const thingAt = new Map<string, Thing>();
  const addresses = new Map(Object.entries(archiveAddresses(content, fixed)));
  const taken = new Map<string, { readonly entry: AnyEntry; readonly path: string }>();
  for (const entry of entriesPagesLast(content)) {
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
      const problem = duplicatePath(
        { path: other.path, entry: nameEntry(other.entry) },
        { path, entry: nameEntry(entry) },
      );
      problems.push(problem);
      const ofOther = rivals.get(other.entry.id);
      if (ofOther === undefined) rivals.set(other.entry.id, [problem]);
      else ofOther.push(problem);
      continue;
    }
    taken.set(key, { entry, path });
    pathOfThing.set(keyOf(entry), path);
    pathOfId.set(entry.id, path);
    thingAt.set(path, { kind: entry.kind, id: entry.id });
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
    const thing = { kind: 'category', id: category.id };
    pathOfThing.set(keyOf(thing), path);
    thingAt.set(path, thing);
    addresses.set(addressKey(category.uri), path);
    addresses.set(addressKey(path), path);
  }

  return {
    ofEntry: (entry) => pathOfThing.get(keyOf(entry)) ?? null,
    ofCategory: ({ id }) => pathOfThing.get(keyOf({ kind: 'category', id })) ?? null,
    ofAddress: (address) => findAddress(address, { pathOfId, addresses }),
    thingAt: (path) => thingAt.get(path),
    problems,
    rivalsOf: ({ id }) => rivals.get(id) ?? [],
  };
}

/** Their addresses are free, those of other kinds are derived. */
function* entriesPagesLast({ entries }: SiteContent): Generator<AnyEntry> {
  const { page, ...others } = entries;
  for (const list of Object.values<readonly AnyEntry[]>(others)) yield* list;
  yield* page;
}

/**
 * Returns true for a page without the address that it needs. The front page, the popup and the list
 * of posts need none.
 */
function lacksAddress(entry: AnyEntry): boolean {
  if (entry.kind !== 'page' || entry.fields.isPostsPage) return false;
  return entry.slug !== popupSlug && /^\/*$/.test(entry.uri ?? '');
}
