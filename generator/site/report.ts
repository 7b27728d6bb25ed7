import type { CheckName } from '../../config/checks.ts';
import type { BuildError, FailureKind, Problem } from '../problems/problem.ts';
import type { HeaviestFiles } from '../publish/count-files.ts';
import type { BuildHistory } from '../rebuild/build-history.ts';
import type { Rebuilt } from '../rebuild/explain-changes.ts';
import type { PublishedEntry } from '../rebuild/published-entries.ts';
import type { Stage } from '../util/progress.ts';

/** The result of a build, for the summary and for `--json`. */
export interface Report {
  readonly version: 1;
  readonly outcome: 'published' | 'failed';
  /** The moment that the site was built for, ISO 8601. */
  readonly now: string;
  /** Host of the CMS, or "the embedded demo". */
  readonly source: string;
  /** Pages by template, sorted by name. */
  readonly pages: Readonly<Record<string, number>>;
  readonly files: number;
  /** The size of all files. */
  readonly bytes: number;
  readonly requests: { readonly count: number; readonly retries: number; readonly bytes: number };
  /** Unpublished entries in the CMS's lists, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
  /** Allowed findings by check: the site is incomplete by that much. */
  readonly passed: Readonly<Partial<Record<CheckName, number>>>;
  /** The heaviest files of the site; empty for a build that was not published. */
  readonly heaviest: HeaviestFiles;
  /** The last builds that changed the output folder, the oldest first. */
  readonly growth: BuildHistory;
  /** Changes since the last build with their causes; null for a build that was not published. */
  readonly rebuilt: Rebuilt | null;
  /** Names the published site: the SHA-256 of its manifest. Null for a build that was not published. */
  readonly build: string | null;
  /** All entries of the published site, sorted by kind and id; empty for a build that was not published. */
  readonly entries: readonly PublishedEntry[];
  /** Peak memory of the process so far, in bytes. */
  readonly peakMemory: number;
  /** Milliseconds by stage; stages may overlap. */
  readonly stages: Readonly<Partial<Record<Stage, number>>>;
  /** Milliseconds from the start to the report. */
  readonly totalMs: number;
  readonly warnings: readonly Problem[];
  /** The problems that stopped the build; empty for a published one. */
  readonly problems: readonly Problem[];
  readonly message?: string;
  /** The kind of failure, which decides the exit code. */
  readonly failure?: FailureKind;
}

/** The result of a build. */
export interface BuildResult {
  readonly report: Report;
  /** Paths in the output folder of new, changed and removed files. */
  readonly changed: readonly string[];
  /** The reason why nothing was published. */
  readonly failure?: BuildError;
}
