import {
  addBuild,
  type BuildFigures,
  type BuildHistory,
  loadHistory,
  saveHistory,
} from '../rebuild/build-history.ts';
import type { SiteFigures } from '../rebuild/site-memory.ts';
import type { Site } from '../site/site.ts';

interface RecordedBuild {
  /** The moment of the build. */
  readonly now: string;
  /** Hash of the manifest. */
  readonly manifest: string;
  readonly figures: Pick<SiteFigures, 'pages' | 'files' | 'bytes'>;
}

/** Adds a build to the last ones of its output folder, and returns all of them. */
export function recordBuild(
  site: Site,
  { now, manifest, figures: { pages, files, bytes } }: RecordedBuild,
): BuildHistory {
  const file = site.cacheFiles.builds;
  const before = loadHistory(file);
  const total = Object.values(pages).reduce((sum, count) => sum + count, 0);
  const figures: BuildFigures = { at: now, build: manifest, pages: total, files, bytes };
  const builds = addBuild(before, figures);
  if (builds !== before) saveHistory(file, builds);
  return builds;
}
