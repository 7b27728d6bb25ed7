import { nextDue } from '../dependencies/next-change.ts';
import type { SiteMemory } from '../rebuild/site-memory.ts';
import type { BuildResult } from '../site/report.ts';
import type { Run } from '../site/run.ts';
import type { BuildParts, Site } from '../site/site.ts';
import { recordBuild } from './record-build.ts';

/** Keeps the published site, because none of its inputs has changed. Reports its problems again. */
export async function keepSite(
  site: Site,
  { parts, memory, run }: { readonly parts: BuildParts; readonly memory: SiteMemory; readonly run: Run },
): Promise<BuildResult> {
  const { figures, warnings, manifest } = memory;
  // The lists of the CMS may have changed all the same.
  if (parts.contentAndMedia.saved) await site.crawlStore.save(parts.contentAndMedia.saved, run.warn);
  await site.bundler.save();
  const { content, skipped, nextScheduled } = parts.contentAndMedia;
  const { files: kept } = figures;
  const nextChange = nextDue(figures.nextChange, { nextScheduled, now: content.now });
  site.last = { ...site.last, ...parts, nextChange };
  warnings.forEach(run.warn);
  const rebuilt = { written: 0, removed: 0, kept, rendered: 0, made: 0, changes: [], nextChange };
  const growth = await recordBuild(site, { now: content.now, manifest, figures });
  return {
    changed: [],
    report: run.published({ now: content.now, skipped, figures, growth, rebuilt, build: manifest }),
  };
}
