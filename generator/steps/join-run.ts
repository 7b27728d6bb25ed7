import { pageSettings } from '../rebuild/site-settings.ts';
import { joinRun } from '../rebuild/stored/join-run.ts';
import type { BuildParts, Site } from '../site/site.ts';
import { hashJson } from '../util/hash.ts';

/**
 * Refuses inputs that differ from those of the other processes of this run. A site without a store, or
 * whose run has no name, is not compared. Throws BuildError `usage`.
 */
export async function joinRunOf(
  { workStore, runName, code, config }: Site,
  {
    bundles,
    contentAndMedia,
  }: {
    readonly bundles: BuildParts['bundles'];
    readonly contentAndMedia: Pick<BuildParts['contentAndMedia'], 'contentDigest'>;
  },
): Promise<void> {
  const { contentDigest } = contentAndMedia;
  if (workStore === undefined || runName === undefined || contentDigest === undefined) return;
  const { templates, templateHashes, assets } = bundles;
  const project = hashJson([code, pageSettings(config), templates.hash, templateHashes, assets.urls]);
  await joinRun(workStore, runName, { content: contentDigest, project });
}
