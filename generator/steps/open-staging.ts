import type { Problem } from '../problems/problem.ts';
import { publishedFiles } from '../publish/published-site.ts';
import { type FoundOutput, openStage, type Stage } from '../publish/stage.ts';
import { createPageKeeper, keepNothing } from '../rebuild/page-keeper.ts';
import { loadPageMemory, startPageRecords } from '../rebuild/page-memory.ts';
import { openSearchMemory } from '../rebuild/search-memory.ts';
import type { Run } from '../site/run.ts';
import type { BuildParts, Site } from '../site/site.ts';
import { type BuildState, openBuildState } from './build-state.ts';

export interface Staging {
  readonly state: BuildState;
  readonly stage: Stage;
  /** The problems so far. */
  readonly warnings: readonly Problem[];
}

/** Opens a staging folder for the new site, and removes it after the work. */
export async function openStaging<Result>(
  { site, run, parts, output }: StagingInput,
  work: (staging: Staging) => Promise<Result>,
): Promise<Result> {
  const { outDir, root } = site.config;
  // Many MB for a large site: a build that makes nothing does not read it.
  const memory = site.last.memory ?? loadPageMemory(site.cacheFiles.pages, run.warn);
  const stage = await openStage(
    { outDir, root },
    { found: output, folderWorker: site.workers?.folder, known: site.cacheFiles.folder },
  );
  const records = startPageRecords(site.cacheFiles.pages, memory.pages);
  const { code, isFresh } = site;
  const searchMemory = openSearchMemory({
    ...{ file: site.cacheFiles.search, code, build: memory.build, isFresh },
    published: output.published.manifestHash === memory.build ? publishedFiles(output) : undefined,
    warn: run.warn,
  });
  const warnings: Problem[] = [];
  const warn = (problem: Problem): void => {
    warnings.push(problem);
    run.warn(problem);
  };
  try {
    const state = openBuildState(parts, {
      ...{ target: stage, memory, records, searchMemory, site },
      run: { ...run, warn },
      openKeeper: (input) => (site.isFresh ? keepNothing : createPageKeeper({ ...input, memory })),
    });
    return await work({ state, stage, warnings });
  } finally {
    records.discard();
    searchMemory.discard();
    await stage.discard();
  }
}

interface StagingInput {
  readonly site: Site;
  readonly run: Run;
  readonly parts: BuildParts;
  readonly output: FoundOutput;
}
