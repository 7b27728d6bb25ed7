import { findLosses } from './checks/census/find-losses.ts';
import { findLostFiles } from './checks/census/find-lost-files.ts';
import { countPublished } from './checks/census/take-census.ts';
import { once } from './dependencies/once.ts';
import { siteFacts } from './files/security-headers.ts';
import { settle } from './problems/settle.ts';
import { type FoundOutput, readOutput } from './publish/stage.ts';
import { recordBuild } from './rebuild/build-history.ts';
import { hashSiteInputs, isCurrent, loadSiteMemory, type SiteMemory } from './rebuild/site-memory.ts';
import { allStale } from './rebuild/stale.ts';
import type { BuildResult } from './site/report.ts';
import type { Site } from './site/site.ts';
import { guardBuild } from './steps/guard-build.ts';
import { keepSite } from './steps/keep-site.ts';
import { keepUnread } from './steps/keep-unread.ts';
import { makeSite } from './steps/make-site.ts';
import { openStaging } from './steps/open-staging.ts';
import { prepareParts } from './steps/prepare-parts.ts';
import { rememberBuild } from './steps/remember-build.ts';
import { reportBuild } from './steps/report-build.ts';
import { type FirstPage, showFirst } from './steps/show-first.ts';

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
    const [parts, { output, memory }] = await settle([
      preparing,
      readLastBuild(site, options.first === undefined ? undefined : preparing),
    ]);
    options.signal?.throwIfAborted();

    const { now } = parts.contentAndMedia.content;
    const inputs = once(() => hashSiteInputs(site, parts));
    if (!site.isFresh && isCurrent(memory, { inputs, now, published: output.published }))
      return keepSite(site, { parts, memory, output, run });

    const watched = stopWhenAborted(site, options.signal);
    return openStaging({ site: watched, run, parts, output }, async ({ state, stage, warnings }) => {
      const before = countPublished(output.published);
      const { pages, figures, census } = await makeSite(state, (planned) =>
        run.guardLoss(findLosses(before, planned)),
      );
      run.guardLoss(findLostFiles(before, census, { hasOwnMedia: site.config.media.mode === 'copy' }));
      run.refuse();
      const facts = { ...siteFacts(site.config, now), ...census };
      const published = await run.time('publish', () => stage.commit(facts));
      await rememberBuild(site, { run, state, inputs, pages, figures, published, warnings });
      const growth = recordBuild(site.cacheFiles.builds, { now, manifest: published.manifest, figures });
      return reportBuild(state, { pages, figures, growth, published, stage });
    });
  });
}

/** The last build: the published site, and the memory of it. */
interface LastBuild {
  readonly output: FoundOutput;
  readonly memory: SiteMemory | null;
}

/**
 * Reads the last build while the CMS answers; the output folder only after `first` has settled, if
 * given. Throws BuildError `output` when the folder cannot be read.
 */
async function readLastBuild(site: Site, first?: Promise<unknown>): Promise<LastBuild> {
  const { outDir, root } = site.config;
  const memory = loadSiteMemory(site.cacheFiles.site);
  await Promise.allSettled([first]);
  return { output: await readOutput({ outDir, root }, site.cacheFiles.folder), memory };
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
