import type { ManifestFile, SiteFiles } from '../generator/publish/manifest.ts';
import type { Bodies, Deploy } from './deploy.ts';
import { bodyKey } from './keys.ts';
import { switchOf } from './switch.ts';

/** Finds the bodies that a deploy has to write before it may switch. */
export function findBodies(deploy: Pick<Deploy, 'plan' | 'files' | 'live' | 'held' | 'drifted'>): Bodies {
  const { plan, files, live, held, drifted } = deploy;
  const copied = plan.switched.filter((file) => switchOf(deploy, file) === 'copy');
  const atRisk = new Set([...plan.removed, ...copied.map(({ path }) => path)]);
  return {
    waiting: unheld(files, held, ({ path }) => atRisk.has(path)),
    endangered: unheld(
      live,
      held,
      (file) => file.class !== 'asset' && atRisk.has(file.path) && !drifted.has(file.path),
    ),
  };
}

/** Lists one file for each body that the store does not hold. */
function unheld(
  files: SiteFiles,
  held: Deploy['held'],
  isNeeded: (file: ManifestFile) => boolean,
): readonly ManifestFile[] {
  const byHash = new Map<string, ManifestFile>();
  for (const file of files.values())
    if (isNeeded(file) && !held.has(bodyKey(file.sha256)) && !byHash.has(file.sha256))
      byHash.set(file.sha256, file);
  return [...byHash.values()];
}
