import type { Redirect } from '../content/content.ts';
import { isKind } from '../content/kinds/descriptions.ts';
import { nameCategory, nameEntry } from '../content/name-entry.ts';
import { collisionKey } from '../content/paths.ts';
import type { EntryChange } from '../content/saved/changes.ts';
import type { Problem } from '../problems/problem.ts';
import { formerPath, lastSegment } from '../routes/entry-claim.ts';
import { formerCategoryPath, movedEntries } from '../routes/moved-entries.ts';
import type { RouteContext } from '../routes/route-context.ts';

export interface MovedInput extends Pick<RouteContext, 'part' | 'find' | 'paths'> {
  readonly changes: readonly EntryChange[];
  /** All redirects, of the CMS and of the settings. */
  readonly redirects: readonly Redirect[];
}

/**
 * Finds entries and categories whose address changed since the last build without a redirect from the former one.
 * Without the plugin Boardwalk in the CMS only the last build knows the former address, and a site
 * must not depend on that: so it is reported once, and the owner adds a redirect.
 */
export function findMoved({ changes, redirects, ...site }: MovedInput): readonly Problem[] {
  const { find, paths } = site;
  const renamed = changes.filter(({ what, from }) => what === 'renamed' && from !== undefined);
  if (renamed.length === 0) return [];
  const covered = new Set([...redirects.map(({ from }) => from), ...movedEntries(site).keys()].map(keyOf));
  return renamed.flatMap(({ kind, id, from = '' }) => {
    const category = kind === 'category' ? find(kind, id) : undefined;
    const entry = isKind(kind) ? find(kind, id) : undefined;
    const [former, path] = category
      ? [formerCategoryPath(lastSegment(from)), paths.ofCategory(category)]
      : [entry && formerPath(entry, from), entry && paths.ofEntry(entry)];
    const name = category ? nameCategory(category) : entry && nameEntry(entry);
    if (!name || !former || !path || former === path) return [];
    if (paths.thingAt(former) !== undefined || covered.has(keyOf(former))) return [];
    return [moved(name, former, path)];
  });
}

/** A redirect is stored with or without slashes around its path. */
function keyOf(from: string): string {
  return collisionKey(from.replace(/^\/+|\/+$/g, ''));
}

function moved(entry: NonNullable<Problem['entry']>, former: string, path: string): Problem {
  return {
    check: 'brokenLink',
    cause: 'Addresses have changed without a redirect from the former ones',
    message: `${former} has moved to ${path} without a redirect from the former address`,
    entry,
    field: 'slug',
    hint: `Add a redirect in the CMS, or to the setting "redirects": '${former}': '${path}'.`,
  };
}
