import { once } from '../dependencies/once.ts';
import type { RenderContext } from '../pages/render-batch.ts';
import { makeRenderContext } from '../pages/render-context.ts';
import { countFiles, type FileTarget } from '../publish/count-files.ts';
import { writeCompressed } from '../publish/write-compressed.ts';
import type { PageKeeper, PageKeeperInput } from '../rebuild/page-keeper.ts';
import type { PageMemory } from '../rebuild/page-memory.ts';
import type { PageRecords } from '../rebuild/remembered-page.ts';
import type { SearchMemory } from '../rebuild/search-memory.ts';
import type { Run } from '../site/run.ts';
import type { BuildParts, Site } from '../site/site.ts';

export interface BuildStateInput {
  readonly site: Site;
  readonly run: Run;
  /** Takes the files of the site. */
  readonly target: FileTarget;
  /** The memory of the last build's pages. */
  readonly memory: PageMemory;
  /** Records each page. */
  readonly records: PageRecords;
  /** The memory of the search's entries. */
  readonly searchMemory: SearchMemory;
  /** Decides which pages need not be made. */
  readonly openKeeper: (input: Omit<PageKeeperInput, 'memory'>) => PageKeeper;
  /** Resolves when the target can take another page. Default: at once. */
  readonly whenRoom?: () => Promise<void>;
}

/** Shared state of the steps that make a site. */
export interface BuildState extends Omit<BuildStateInput, 'target'>, BuildParts {
  readonly target: ReturnType<typeof countFiles>;
  /** Shared inputs of rendering. */
  readonly renderContext: () => RenderContext;
}

/** Creates the shared state, without planning or rendering. */
export function openBuildState(parts: BuildParts, { target, ...input }: BuildStateInput): BuildState {
  const counted = countFiles(target);
  return {
    ...parts,
    ...input,
    target: input.site.config.precompress ? writeCompressed(counted) : counted,
    renderContext: once(() => makeRenderContext(parts, input.site)),
  };
}

/**
 * Runs the steps, and reports the problems of planning, also those of an earlier build with the
 * same plan.
 */
export async function reportPlan<Result>(
  { siteRoutes, run }: Pick<BuildState, 'siteRoutes' | 'run'>,
  steps: () => Promise<Result>,
): Promise<Result> {
  try {
    return await steps();
  } finally {
    siteRoutes().warnings().forEach(run.warn);
  }
}
