import { type Fingerprint, isSame } from '../pages/fingerprint.ts';
import type { MadePage } from '../pages/make-page.ts';
import type { Route } from '../routes/route.ts';
import type { Versions } from '../routes/versions.ts';
import type { PageMemory } from './page-memory.ts';
import type { RememberedPage } from './remembered-page.ts';

/** Decides which pages need not be made. docs/decisions/0023. */
export interface PageKeeper {
  /** The page that is remembered, when making it would give just that again; null when it has to be made. */
  readonly keep: (route: Route) => RememberedPage | null;
  /** Told of each page that was made all the same. */
  readonly check: (route: Route, page: MadePage) => void;
}

export interface PageKeeperInput {
  readonly memory: PageMemory;
  /** The moment of this build. */
  readonly now: string;
  /** The conditions that hold for all pages alike; null: they are not known. */
  readonly conditions: string | null;
  readonly versions: Versions;
  /** The fingerprint that a page has now, with the props of this one. */
  readonly renew: (route: Route, before: RememberedPage) => Fingerprint;
}

/**
 * Keeps a page when all that it was made from is as it was: the templates, what surrounds it, the settings, what it read of the
 * content, and the answers of the clock.
 */
export function createPageKeeper({ memory, now, conditions, versions, renew }: PageKeeperInput): PageKeeper {
  const isSite =
    conditions !== null && memory.conditions === conditions && memory.now !== null && memory.now <= now;

  const isCurrent = (route: Route, before: RememberedPage): boolean =>
    route.middleware === undefined &&
    route.validate === undefined &&
    isSame(before.fingerprint, renew(route, before)) &&
    !(before.told ?? []).some((told) => 'change' in told && told.change.at <= now) &&
    versions.of(before.used.split(' ')) === before.versions;

  return {
    keep: (route) => {
      const before = isSite ? memory.pages.get(route.path) : undefined;
      return before !== undefined && isCurrent(route, before) ? before : null;
    },
    check: () => undefined,
  };
}

/** Makes every page. */
export const keepNothing: PageKeeper = { keep: () => null, check: () => undefined };
