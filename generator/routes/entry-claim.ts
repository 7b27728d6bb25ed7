import type { AnyEntry, Entry } from '../content/content.ts';
import { collisionKey, pathOf, refuseSlug } from '../content/paths.ts';
import { rememberValue } from '../dependencies/remember-value.ts';
import { decodeOrKeep } from '../util/decode-or-keep.ts';
import { addressKey, addressOfPosts } from './cms-addresses.ts';
import { kindFolders } from './kind-folders.ts';

/** The slug of the page of the CMS that the popup shows: it has no route. */
export const popupSlug = 'popup';

/** The path that an entry asks for. */
export interface EntryClaim {
  readonly path: string;
  /** Equal for paths that are one file on some system. */
  readonly key: string;
  /** The reason why the slug cannot be part of a path. */
  readonly refused: string | undefined;
  /** The key of its address in the CMS, and that of its path. */
  readonly address: string | null;
  readonly pathAddress: string;
}

/** Finds the path that an entry asks for; null for a page without one. */
export function claimPath(entry: AnyEntry, placing: Placing): EntryClaim | null {
  if (entry.kind !== 'page') return derivedClaim(entry);
  const segments = pageSegments(entry, placing);
  return segments && toClaim(entry, segments);
}

/** Made once while the entry is the same object: the paths of pages alone depend on others. */
const derivedClaim = rememberValue((entry: Exclude<AnyEntry, { kind: 'page' }>) =>
  toClaim(entry, [...kindFolders[entry.kind].segments, entry.slug]),
);

function toClaim(entry: AnyEntry, segments: readonly string[]): EntryClaim {
  const refused = segments.map((segment) => refuseSlug(segment)).find((reason) => reason !== null);
  const path = pathOf(...segments);
  const address = entry.uri ?? addressOfPosts(entry);
  return {
    path,
    key: collisionKey(path),
    refused: refused ?? undefined,
    address: address === null ? null : addressKey(address),
    pathAddress: addressKey(path),
  };
}

/** The settings of a site that decide about the paths of pages. */
export interface Placing {
  readonly fixed: ReadonlySet<string>;
  readonly furtherPages: boolean;
}

function pageSegments(entry: Entry<'page'>, placing: Placing): readonly string[] | null {
  if (entry.fields.isFrontPage) return [];
  if (entry.fields.isPostsPage && placing.fixed.has('news')) return ['news'];
  return segmentsOfAddress(entry, placing);
}

function segmentsOfAddress(
  { slug, uri }: Pick<Entry<'page'>, 'slug' | 'uri'>,
  { fixed, furtherPages }: Placing,
): readonly string[] | null {
  const segments = (uri ?? '')
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => decodeOrKeep(segment));
  if (segments.length === 0 || slug === popupSlug) return null;
  const isFixed = segments.length === 1 && fixed.has(segments[0] ?? '');
  return isFixed || furtherPages ? segments : null;
}

/**
 * Returns the former path of an entry when its address in the CMS was `uri`; null when that was not
 * a page of its own. `slug` is the last part of that address. A page that is the front page now once
 * had an address of its own.
 */
export function formerPath(
  { kind }: Pick<AnyEntry, 'kind'>,
  uri: string,
  slug = lastSegment(uri),
): string | null {
  const segments =
    kind === 'page'
      ? segmentsOfAddress({ slug, uri }, { fixed: new Set(), furtherPages: true })
      : [...kindFolders[kind].segments, slug];
  return segments === null || segments.some((segment) => refuseSlug(segment) !== null)
    ? null
    : pathOf(...segments);
}

/** Returns the last part of an address, decoded: the slug. */
export function lastSegment(uri: string): string {
  return decodeOrKeep(uri.split('/').findLast((segment) => segment !== '') ?? '');
}
