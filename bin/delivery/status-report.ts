import type { NextChange } from '../../generator/dependencies/next-change.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import type { PublishedEntry } from '../../generator/rebuild/published-entries.ts';
import type { Report } from '../../generator/site/report.ts';

/**
 * A report to the CMS: how far a build or a publish has come. The moment of sending, `at`, is added
 * then.
 */
export interface StatusReport {
  readonly version: 1;
  readonly event: 'building' | 'built' | 'refused' | 'live';
  /** The origin of the site, as in its manifest. */
  readonly site: string;
  /** The digest of the manifest, for `built` and `live`. */
  readonly build: string | null;
  /** For `built`: all entries of the site. */
  readonly entries?: readonly PublishedEntry[];
  /** For `refused` what stopped the build, for `built` its warnings that name an entry. */
  readonly problems?: readonly Problem[];
  /** The number of them all: fewer may be sent. */
  readonly problemCount?: number;
  /** For `built`. */
  readonly nextChange?: NextChange | null;
}

/** Tells that a build has begun. */
export function buildingReport(site: string): StatusReport {
  return { version: 1, event: 'building', site, build: null };
}

/** Tells that a site is live: the one with this digest. */
export function liveReport(site: string, build: string): StatusReport {
  return { version: 1, event: 'live', site, build };
}

/**
 * Tells how a build has ended. Null for one that another build did not let begin: that one reports
 * itself.
 */
export function endReport(site: string, report: Report): StatusReport | null {
  const { build, entries, failure, message, problems, rebuilt, warnings } = report;
  if (failure === 'locked') return null;
  if (build === null)
    return refused(site, problems.length > 0 ? problems : [{ message: message ?? unnamed }]);
  const ofEntries = warnings.filter(({ entry }) => entry !== undefined);
  return {
    ...{ version: 1, event: 'built', site, build, entries },
    ...{ problems: ofEntries, problemCount: ofEntries.length, nextChange: rebuilt?.nextChange ?? null },
  };
}

/** Tells that a build has ended in a bug: what it says is for developers. */
export function brokenReport(site: string): StatusReport {
  return refused(site, [
    {
      message: 'The build ended with a fault of Boardwalk itself',
      hint: 'Ask those who run the build: its output says more.',
    },
  ]);
}

const unnamed = 'The build stopped';

function refused(site: string, problems: readonly Problem[]): StatusReport {
  return { version: 1, event: 'refused', site, build: null, problems, problemCount: problems.length };
}
