import type { AnyEntry } from '../content/content.ts';
import { nameEntry } from '../content/name-entry.ts';
import type { Problem } from '../problems/problem.ts';

/** A claim to a path: by an entry, or by a page of the site itself. */
export interface PathClaim {
  readonly path: string;
  readonly entry?: Problem['entry'];
  /** Its name without an entry. */
  readonly name?: string;
}

/**
 * Makes the problem of two claims to one path: the first keeps it, and both are named. See faults
 * 44 to 47.
 */
export function duplicatePath(first: PathClaim, second: PathClaim): Problem {
  const where =
    first.path === second.path
      ? first.path
      : `${first.path} and ${second.path}, which are one file on some systems`;
  return {
    check: 'duplicatePath',
    message: `Two pages have the path ${where}: ${describe(first)} and ${describe(second)}`,
    ...(second.entry && { entry: second.entry }),
    field: 'slug',
    hint: 'Give one of them another slug in the CMS.',
  };
}

function describe({ entry, name = 'page' }: PathClaim): string {
  return entry === undefined ? `the site's own ${name} page` : `${entry.kind} ${entry.id} "${entry.title}"`;
}

/** For a page without an address in the CMS. */
export function withoutAddress(entry: AnyEntry): Problem {
  const address = entry.uri === null ? 'none' : JSON.stringify(entry.uri);
  return {
    check: 'unsafeSlug',
    cause: 'Pages have no address of their own in the CMS',
    message: `The page has no address of its own in the CMS (uri: ${address})`,
    entry: nameEntry(entry),
    field: 'uri',
    hint: 'Save the page again in the CMS, or find the plugin that removes its address.',
  };
}

/** With plain permalinks, WordPress gives pages addresses like "/?page_id=2", without a path. */
export function plainPermalinks(entry: AnyEntry): Problem {
  const cause = 'The CMS has plain permalinks: its pages have no addresses of their own';
  return {
    check: 'unsafeSlug',
    cause,
    message: cause,
    entry: nameEntry(entry),
    field: 'uri',
    hint: 'Choose any other structure than "Plain" under Settings, Permalinks of the CMS.',
  };
}

/** For a slug that cannot be part of a path. `reason` completes the sentence. */
export function unsafeSlug(
  entry: {
    readonly kind: string;
    readonly id: number;
    readonly title: string;
    readonly uri: string | null;
    readonly slug: string;
  },
  reason: string,
): Problem {
  return {
    check: 'unsafeSlug',
    message: `The slug ${JSON.stringify(entry.slug)} ${reason}`,
    entry: { kind: entry.kind, id: entry.id, title: entry.title, uri: entry.uri },
    field: 'slug',
    hint: 'Give the entry another slug in the CMS.',
  };
}
