import { once } from '../dependencies/once.ts';
import type { RenderKit } from '../pages/render-batch.ts';
import { makeRenderKit } from '../pages/render-context.ts';
import { countFiles, type FileTarget } from '../publish/count-files.ts';
import type { PageKeeper, PageKeeperInput } from '../rebuild/page-keeper.ts';
import type { PageMemory } from '../rebuild/page-memory.ts';
import type { PageRecords } from '../rebuild/page-records.ts';
import type { Run } from '../site/run.ts';
import type { BuildParts, Site } from '../site/site.ts';

export interface MakingInput {
  readonly site: Site;
  readonly run: Run;
  /** Takes the files of the site. */
  readonly target: FileTarget;
  /** What the last build remembered of its pages. */
  readonly memory: PageMemory;
  /** Gets what is learned of each page. */
  readonly records: PageRecords;
  /** Decides which pages need not be made. */
  readonly openKeeper: (input: Omit<PageKeeperInput, 'memory'>) => PageKeeper;
}

/** What the steps that make a site share. */
export interface Making extends Omit<MakingInput, 'target'>, BuildParts {
  readonly target: ReturnType<typeof countFiles>;
  /** What all pages are rendered with. */
  readonly kit: () => RenderKit;
}

/** Makes what the steps share. Nothing is planned or rendered yet. */
export function startMaking(parts: BuildParts, { target, ...input }: MakingInput): Making {
  return {
    ...parts,
    ...input,
    target: countFiles(target),
    kit: once(() => makeRenderKit(parts, input.site)),
  };
}

/** Runs the steps, and reports what planning found wrong, now or when an earlier build made the same plan. */
export async function reportPlan<Result>(
  { plan, run }: Pick<Making, 'plan' | 'run'>,
  steps: () => Promise<Result>,
): Promise<Result> {
  try {
    return await steps();
  } finally {
    plan().warnings().forEach(run.warn);
  }
}
