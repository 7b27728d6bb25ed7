import { type Fingerprint, isSame } from '../pages/fingerprint.ts';
import type { MadePage } from '../pages/make-page.ts';
import type { Route } from '../routes/route.ts';
import type { Versions } from '../routes/versions.ts';
import type { PageMemory } from './page-memory.ts';
import type { RememberedPage } from './remembered-page.ts';

/** Decides which pages need not be made. docs/decisions/0023. */
export interface PageKeeper {
  /**
   * Returns the remembered page when making it would give the same; null when it has to be made.
   */
  readonly keep: (route: Route) => RememberedPage | null;
  /** Called with each page that was made anyway. */
  readonly check: (route: Route, page: MadePage) => void;
}

export interface PageKeeperInput {
  readonly memory: PageMemory;
  /** The moment of this build. */
  readonly now: string;
  /** The conditions of all pages; null when unknown. */
  readonly conditions: string | null;
  readonly versions: Versions;
  /** Returns the page's current fingerprint, given the same props. */
  readonly renew: (route: Route, before: RememberedPage) => Fingerprint;
}

/**
 * Keeps a page when all its inputs are unchanged: the templates, the layout, the settings, the
 * content it read, and the answers of the clock.
 */
export function createPageKeeper({ memory, now, conditions, versions, renew }: PageKeeperInput): PageKeeper {
  const isSite =
    conditions !== null && memory.conditions === conditions && memory.now !== null && memory.now <= now;

  const isCurrent = (route: Route, before: RememberedPage): boolean =>
    mayBeKept(route) &&
    isSame(before.fingerprint, renew(route, before)) &&
    !(before.findings ?? []).some((finding) => 'change' in finding && finding.change.at <= now) &&
    versions.of(before.used.split(' ')) === before.versions;

  return {
    keep: (route) => {
      const before = isSite ? memory.pages.get(route.path) : undefined;
      return before !== undefined && isCurrent(route, before) ? before : null;
    },
    check: () => undefined,
  };
}

/** Returns false for a route that code of the site decides about at every build. */
export function mayBeKept({ middleware, validate }: Route): boolean {
  return middleware === undefined && validate === undefined;
}

/** Makes every page. */
export const keepNothing: PageKeeper = { keep: () => null, check: () => undefined };
