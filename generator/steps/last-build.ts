import { once } from '../dependencies/once.ts';
import type { FoundOutput } from '../publish/stage.ts';
import { readOutput } from '../publish/stage.ts';
import { hashSiteInputs, isCurrent, loadSiteMemory, type SiteMemory } from '../rebuild/site-memory.ts';
import { type BuildParts, type Site, siteMemoryFileOf } from '../site/site.ts';

/** What the last build left: the published site, and what is remembered of it. */
export interface LastBuild {
  readonly output: FoundOutput;
  readonly memory: SiteMemory | null;
}

/**
 * Reads what the last build left, while the CMS answers; the output folder not before `first` has settled, if that is given. Throws
 * BuildError `output` when the folder cannot be read.
 */
export async function readLastBuild(site: Site, first?: Promise<unknown>): Promise<LastBuild> {
  const { outDir, root } = site.config;
  const [output, memory] = await Promise.all([
    Promise.allSettled([first]).then(() => readOutput({ outDir, root })),
    loadSiteMemory(siteMemoryFileOf(site)),
  ]);
  return { output, memory };
}

/** The hash of all that a site is made from, made when it is first asked for; null: it cannot be told. */
export function inputsOf(site: Site, parts: BuildParts): () => string | null {
  return once(() => hashSiteInputs(site, parts));
}

/** The memory of the last build, when a build would make just the site that it published; otherwise null. */
export function currentMemory(
  site: Site,
  {
    parts,
    last,
    inputs,
  }: { readonly parts: BuildParts; readonly last: LastBuild; readonly inputs: () => string | null },
): SiteMemory | null {
  const { memory, output } = last;
  const current = { inputs, now: parts.gathered.content.now, published: output.published };
  return !site.isFresh && isCurrent(memory, current) ? memory : null;
}
