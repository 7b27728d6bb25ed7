import { findLosses } from './checks/census/find-losses.ts';
import { countPublished } from './checks/census/take-census.ts';
import { settle } from './problems/settle.ts';
import { allStale } from './rebuild/stale.ts';
import type { BuildResult } from './site/report.ts';
import type { Site } from './site/site.ts';
import { reportPlan } from './steps/build-state.ts';
import { countSite } from './steps/count-site.ts';
import { guardBuild } from './steps/guard-build.ts';
import { keepSite } from './steps/keep-site.ts';
import { keepUnread } from './steps/keep-unread.ts';
import { currentMemory, inputsOf, readLastBuild } from './steps/last-build.ts';
import { openStaging } from './steps/open-staging.ts';
import { planRoutes } from './steps/plan-routes.ts';
import { prepareParts } from './steps/prepare-parts.ts';
import { publishSite } from './steps/publish-site.ts';
import { recordBuild } from './steps/record-build.ts';
import { rememberBuild } from './steps/remember-build.ts';
import { reportBuild } from './steps/report-build.ts';
import { type FirstPage, showFirst } from './steps/show-first.ts';
import { writeSite } from './steps/write-site.ts';

export interface BuildOptions extends FirstPage {
  /** Aborted when the result is no longer needed. */
  readonly signal?: AbortSignal;
  /** No later build or caller needs what it has read. */
  readonly isOnly?: boolean;
}

/**
 * Builds the site, all or nothing: a failure is returned with its problems, and the published site
 * stays. A rebuild does the same with fewer stale inputs, a clean build without any memory. Throws
 * only bugs, or the reason of an aborted signal.
 */
export function build(site: Site, stale = allStale, options: BuildOptions = {}): Promise<BuildResult> {
  return guardBuild(site, stale, async (run, stale) => {
    const begun = options.isOnly ? await keepUnread(site, run) : undefined;
    if (begun !== undefined && 'report' in begun) return begun;
    const preparing = prepareParts(site, stale, run, begun).then((parts) => showFirst(parts, site, options));
    const [parts, last] = await settle([
      preparing,
      readLastBuild(site, options.first === undefined ? undefined : preparing),
    ]);
    options.signal?.throwIfAborted();

    const inputs = inputsOf(site, parts);
    const memory = currentMemory(site, { parts, last, inputs });
    if (memory !== null) return keepSite(site, { parts, memory, output: last.output, run });

    const watched = stopWhenAborted(site, options.signal);
    return openStaging(
      { site: watched, run, parts, output: last.output },
      async ({ state, stage, warnings }) => {
        const before = countPublished(last.output.published);
        const { plan, pages, searchFiles } = await reportPlan(state, async () => {
          const plan = await planRoutes(state);
          run.guardLoss(findLosses(before, plan.census));
          return { plan, ...(await writeSite(state, plan.routes)) };
        });
        const { figures, census } = countSite(state, plan, searchFiles);
        const published = await publishSite(state, { stage, before, census });
        await rememberBuild(site, { run, state, inputs, pages, figures, published, warnings });
        const { now } = parts.contentAndMedia.content;
        const growth = await recordBuild(site, { now, manifest: published.manifest, figures });
        return reportBuild(state, { pages, figures, growth, published, stage });
      },
    );
  });
}

/** Wraps a site so that its build ends, at the next progress of a step, when the signal is aborted. */
function stopWhenAborted(site: Site, signal: AbortSignal | undefined): Site {
  return {
    ...site,
    onProgress: (progress) => {
      signal?.throwIfAborted();
      site.onProgress(progress);
    },
  };
}
