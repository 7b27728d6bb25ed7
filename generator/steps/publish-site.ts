import { findLostFiles } from '../checks/census/find-lost-files.ts';
import { siteFacts } from '../files/security-headers.ts';
import type { Census } from '../publish/census.ts';
import type { PublishResult } from '../publish/new-site.ts';
import type { Stage } from '../publish/stage.ts';
import type { BuildState } from './build-state.ts';

/** Refuses the site after a failed check; otherwise publishes it. Throws BuildError. */
export async function publishSite(
  { site, run, contentAndMedia }: BuildState,
  { stage, before, census }: { readonly stage: Stage; readonly before: Census; readonly census: Census },
): Promise<PublishResult> {
  const hasOwnMedia = site.config.media.mode === 'copy';
  run.guardLoss(findLostFiles(before, census, { hasOwnMedia }));
  run.refuse();
  const facts = { ...siteFacts(site.config, contentAndMedia.content.now), ...census };
  return run.time('publish', () => stage.commit(facts));
}
