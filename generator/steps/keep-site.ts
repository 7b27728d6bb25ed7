import { nextDue } from '../dependencies/next-change.ts';
import { saveKnownFolder } from '../publish/known-folder.ts';
import { unchangedFiles } from '../publish/published-site.ts';
import type { FoundOutput } from '../publish/stage.ts';
import { recordBuild } from '../rebuild/build-history.ts';
import { type SiteMemory, saveSiteMemory } from '../rebuild/site-memory.ts';
import { rememberUnread } from '../rebuild/unread.ts';
import type { BuildResult } from '../site/report.ts';
import type { Run } from '../site/run.ts';
import type { BuildParts, ContentAndMedia, Site } from '../site/site.ts';
import { hashJson } from '../util/hash.ts';

/** Keeps the published site, because none of its inputs has changed. Reports its problems again. */
export async function keepSite(
  site: Site,
  {
    parts,
    memory,
    output,
    run,
  }: Pick<Kept, 'run' | 'memory'> & { readonly parts: BuildParts; readonly output: FoundOutput },
): Promise<BuildResult> {
  // The lists of the CMS may have changed all the same.
  if (parts.contentAndMedia.saved) await site.crawlStore.save(parts.contentAndMedia.saved, run.warn);
  await site.bundler.save();
  const { content, skipped, nextScheduled } = parts.contentAndMedia;
  const { now } = content;
  site.last = {
    ...site.last,
    ...parts,
    nextChange: nextDue(memory.figures.nextChange, { nextScheduled, now }),
  };
  const unread = rememberUnread(site, parts);
  if (hashJson(unread) !== hashJson(memory.unread ?? null))
    saveSiteMemory(site.cacheFiles.site, { ...memory, unread });
  if (!output.published.isAsLeft)
    await saveKnownFolder(site.cacheFiles.folder, output.folder, {
      manifestHash: memory.manifest,
      folders: output.published.folders,
      files: unchangedFiles(output.published),
    });
  return reportKept(site, { run, memory, now, skipped, nextScheduled });
}

interface Kept {
  readonly run: Run;
  readonly memory: SiteMemory;
  /** The moment of this build. */
  readonly now: string;
  readonly skipped: ContentAndMedia['skipped'];
  readonly nextScheduled: string | null | undefined;
}

/** Reports the published site again, with its problems. */
export function reportKept(site: Site, { run, memory, now, skipped, nextScheduled }: Kept): BuildResult {
  const { figures, warnings, manifest } = memory;
  warnings.forEach(run.warn);
  const rebuilt = {
    ...{ written: 0, removed: 0, kept: figures.files, rendered: 0, made: 0, changes: [] },
    nextChange: nextDue(figures.nextChange, { nextScheduled, now }),
  };
  const growth = recordBuild(site.cacheFiles.builds, { now, manifest, figures });
  return { changed: [], report: run.published({ now, skipped, figures, growth, rebuilt, build: manifest }) };
}
