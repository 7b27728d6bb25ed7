import { prepareParts } from './build.ts';
import { compact } from './compact.ts';
import { fillStage } from './fill-stage.ts';
import { securityHeaders } from './output/security-headers.ts';
import { fileOf } from './paths.ts';
import { BuildError } from './problem.ts';
import { startRun } from './run.ts';
import type { Site } from './site.ts';
import { type Difference, openComparison } from './verify/compare-site.ts';
import { allStale } from './watch/stale.ts';

export interface Verification {
  /** Sorted by path; none: the folder is what a clean build makes. */
  readonly differences: readonly Difference[];
  readonly failure?: BuildError;
}

/**
 * Renders everything from scratch and compares it with the output folder, byte by byte: the same stages as a build,
 * with a stage that compares in the place of one that writes, and nothing remembered. Changes nothing on the disk.
 */
export async function verify(site: Site): Promise<Verification> {
  const run = startRun(site);
  try {
    const parts = await prepareParts({ ...site, isFresh: true }, allStale, run);
    const comparison = await openComparison(site.config.outDir);
    const memory = { now: null, pages: new Map() };
    const { routes, census } = await fillStage({ ...parts, stage: comparison, memory, site, run });
    run.refuse();
    const entries = new Map(routes.map(({ path, entry }) => [fileOf(path), entry]));
    const facts = { headers: securityHeaders(site.config), ...census };
    const differences = (await comparison.finish(facts)).map((difference) =>
      compact({ ...difference, entry: entries.get(difference.path) }),
    );
    return { differences };
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    return { differences: [], failure: run.complete(error) };
  }
}
