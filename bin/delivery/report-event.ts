import path from 'node:path';
import type { Brand } from '../../config/brand/brand.ts';
import { editorColours } from '../../generator/bundle/brand-css.ts';
import type { Problem } from '../../generator/problems/problem.ts';
import type { PublishedEntry } from '../../generator/rebuild/published-entries.ts';
import type { Report } from '../../generator/site/report.ts';

/** One message about a site to its CMS, without the moment of its sending. */
export type ReportEvent =
  | BuildingEvent
  /** A signal has ended the build. */
  | { readonly event: 'stopped'; readonly site: string; readonly build: null }
  | {
      readonly event: 'built';
      readonly site: string;
      readonly build: string | null;
      readonly entries: readonly PublishedEntry[];
      /** The warnings that name an entry. */
      readonly problems: readonly Problem[];
      /** How many there were before the list was cut. */
      readonly problemCount: number;
      readonly nextChange: { readonly at: string; readonly why: string } | null;
      /** By the properties of the stylesheet: editors see blocks in them. */
      readonly colours: Readonly<Record<string, string>>;
    }
  | {
      readonly event: 'refused';
      readonly site: string;
      readonly build: null;
      readonly problems: readonly Problem[];
      readonly problemCount: number;
    }
  | { readonly event: 'live'; readonly site: string; readonly build: string };

/** A build is under way. */
export interface BuildingEvent {
  readonly event: 'building';
  readonly site: string;
  readonly build: null;
  /** True when it was said before of the same build. */
  readonly isRepeated?: true;
}

interface ReportedSite {
  /** The origin of the site. */
  readonly siteUrl: string;
  /** The folder of the project, which texts must not name. */
  readonly root: string;
  readonly brand: Pick<Brand, 'colours'>;
}

/** Makes the message that a build has begun. */
export function buildingEvent(site: string): BuildingEvent {
  return { event: 'building', site, build: null };
}

/** Makes the message that a build was stopped before its end. */
export function stoppedEvent(site: string): ReportEvent {
  return { event: 'stopped', site, build: null };
}

/** Makes the message that visitors see a build. */
export function liveEvent(site: string, build: string): ReportEvent {
  return { event: 'live', site, build };
}

/**
 * Makes the message at the end of a build: all its entries, or what stopped it. Null where another
 * build holds the folder: that one tells of itself.
 */
export function endEvent(report: Report, { siteUrl: site, root, brand }: ReportedSite): ReportEvent | null {
  if (report.failure === 'locked') return null;
  const { build, entries, message, problems, rebuilt, warnings } = report;
  if (report.outcome === 'published') {
    const named = warnings.filter(({ entry }) => entry !== undefined);
    return {
      ...{ event: 'built', site, build, entries },
      ...boundProblems(named, root),
      nextChange: rebuilt?.nextChange ?? null,
      colours: editorColours(brand),
    };
  }
  const told = problems.length > 0 || message === undefined ? problems : [{ message }];
  return { event: 'refused', site, build: null, ...boundProblems(told, root) };
}

/** Makes the message at the end of a build that a bug of ours has ended. */
export function crashEvent({ siteUrl, root }: Omit<ReportedSite, 'brand'>): ReportEvent {
  const message = 'The build stopped at a bug in Boardwalk';
  const hint = 'Tell those who run the build: its log has the stack trace.';
  return { event: 'refused', site: siteUrl, build: null, ...boundProblems([{ message, hint }], root) };
}

const mostProblems = 200;
/** Characters of one text. */
const longestText = 1_000;

/**
 * Bounds a list of problems for a message: those that name an entry first, since editors look for
 * them; long texts are cut, and the project's folder on this machine is left out of them.
 */
function boundProblems(
  problems: readonly Problem[],
  root: string,
): { readonly problems: readonly Problem[]; readonly problemCount: number } {
  const named = problems.filter(({ entry }) => entry !== undefined);
  const others = problems.filter(({ entry }) => entry === undefined);
  const shown = [...named, ...others].slice(0, mostProblems);
  return { problems: shown.map((problem) => bound(problem, root)), problemCount: problems.length };
}

function bound(problem: Problem, root: string): Problem {
  const { entry } = problem;
  const texts = Object.entries(problem).map(([name, value]) => [
    name,
    typeof value === 'string' ? cut(value.replaceAll(`${root}${path.sep}`, '')) : value,
  ]);
  return { ...Object.fromEntries(texts), ...(entry && { entry: { ...entry, title: cut(entry.title) } }) };
}

function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
}
