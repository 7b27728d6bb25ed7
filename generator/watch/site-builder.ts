import type { BuildOptions } from '../build.ts';
import type { BuildError } from '../problems/problem.ts';
import type { Stale } from '../rebuild/stale.ts';
import type { Report } from '../site/report.ts';

/** A site that is built again and again. It remembers what is not stale. */
export interface SiteBuilder {
  /** One at a time. */
  readonly rebuild: Rebuild;
  /**
   * Tells if the CMS has something new since the last rebuild; the next one begins with what was read for it. May run beside a
   * rebuild. Throws BuildError 'source' when the CMS does not answer.
   */
  readonly poll: () => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Builds what is stale and publishes the site. What stops it is returned; throws only what is a bug of ours. */
export type Rebuild = (stale: Stale, options: RebuildOptions) => Promise<RebuildResult>;

/** Of a watch: its builds can be aborted. */
export interface RebuildOptions extends BuildOptions {
  readonly signal: AbortSignal;
}

export interface RebuildResult {
  /** Paths in the output folder of files that are new, gone or of other bytes. */
  readonly changed: readonly string[];
  readonly failure?: BuildError;
  readonly report: Report;
}
