import type { AnyEntry } from '../content/content.ts';
import { nameEntry } from '../content/name-entry.ts';
import type { Problem } from '../problems/problem.ts';

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
