import { once } from '../dependencies/once.ts';
import type { FoundOutput } from '../publish/stage.ts';
import { readOutput } from '../publish/stage.ts';
import { hashSiteInputs, isCurrent, loadSiteMemory, type SiteMemory } from '../rebuild/site-memory.ts';
import type { BuildParts, Site } from '../site/site.ts';

/** The last build: the published site, and the memory of it. */
export interface LastBuild {
  readonly output: FoundOutput;
  readonly memory: SiteMemory | null;
}

/**
 * Reads the last build while the CMS answers; the output folder only after `first` has settled, if
 * given. Throws BuildError `output` when the folder cannot be read.
 */
export async function readLastBuild(site: Site, first?: Promise<unknown>): Promise<LastBuild> {
  const { outDir, root } = site.config;
  const memory = loadSiteMemory(site.cacheFiles.site);
  await Promise.allSettled([first]);
  return { output: await readOutput({ outDir, root }, site.cacheFiles.folder), memory };
}

/** Returns a lazy hash of all inputs of a site; null when they cannot be hashed. */
export function inputsOf(site: Site, parts: BuildParts): () => string | null {
  return once(() => hashSiteInputs(site, parts));
}

/**
 * Returns the memory of the last build, when a build would give the published site again; otherwise
 * null.
 */
export function currentMemory(
  site: Site,
  {
    parts,
    last,
    inputs,
  }: { readonly parts: BuildParts; readonly last: LastBuild; readonly inputs: () => string | null },
): SiteMemory | null {
  const { memory, output } = last;
  const current = { inputs, now: parts.contentAndMedia.content.now, published: output.published };
  return !site.isFresh && isCurrent(memory, current) ? memory : null;
}
