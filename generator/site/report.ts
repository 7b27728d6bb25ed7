import type { GateName } from '../../config/gates.ts';
import type { BuildError, FailureKind, Problem } from '../problems/problem.ts';
import type { Rebuilt } from '../rebuild/explain-run.ts';
import type { Stage } from '../util/progress.ts';

/** What a build did: for the terminal's summary and for `--json`. */
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
  /** Of all files together. */
  readonly bytes: number;
  readonly requests: { readonly count: number; readonly retries: number; readonly bytes: number };
  /** Entries of the CMS's lists that are not published, by reason. */
  readonly leftOut: Readonly<Record<string, number>>;
  /** How much each gate has found and let pass, as its switch or `--allow-loss` says: the site is that much poorer. */
  readonly passed: Readonly<Partial<Record<GateName, number>>>;
  /** What changed since the last build, and why; null for a build that was not published. */
  readonly rebuilt: Rebuilt | null;
  /** Bytes: the most memory that the process had so far. */
  readonly peakMemory: number;
  /** Milliseconds a stage took; stages overlap where they can. */
  readonly stages: Readonly<Partial<Record<Stage, number>>>;
  readonly warnings: readonly Problem[];
  /** What stopped the build; empty for a published one. */
  readonly problems: readonly Problem[];
  readonly message?: string;
  /** What kind of failure it was: it decides the exit code. */
  readonly failure?: FailureKind;
}

/** What a build leaves. */
export interface BuildResult {
  readonly report: Report;
  /** Paths in the output folder of files that are new, gone or of other bytes. */
  readonly changed: readonly string[];
  /** What stopped the build: then nothing was published. */
  readonly failure?: BuildError;
}
