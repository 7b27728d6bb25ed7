import type { BuildOptions } from '../build.ts';
import type { BuildError } from '../problems/problem.ts';
import type { Stale } from '../rebuild/stale.ts';
import type { Report } from '../site/report.ts';

/** A site that is built repeatedly, and reuses parts that are not stale. */
export interface SiteBuilder {
  /** One at a time. */
  readonly rebuild: Rebuild;
  /**
   * Resolves to true when the CMS has something new since the last rebuild, which the next one
   * reuses. May run beside a rebuild. Throws BuildError 'source' when the CMS does not answer.
   */
  readonly poll: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Builds stale parts and publishes the site. Returns failures; throws only bugs. */
export type Rebuild = (stale: Stale, options: RebuildOptions) => Promise<RebuildResult>;

/** Options of a watch: its builds can be aborted. */
export interface RebuildOptions extends BuildOptions {
  readonly signal: AbortSignal;
}

export interface RebuildResult {
  /** Paths in the output folder of new, changed and removed files. */
  readonly changed: readonly string[];
  readonly failure?: BuildError;
  readonly report: Report;
}
