import type { ManifestFile } from '../generator/publish/manifest.ts';
import { createPathSet } from '../generator/publish/path-set.ts';
import type { SiteFiles } from '../generator/publish/site-files.ts';
import type { LazyList } from '../generator/util/lazy-list.ts';
import { createTextIndex } from '../generator/util/text-index.ts';
import type { Bodies, Deploy } from './deploy.ts';
import { bodyKey } from './keys.ts';
import { switchOf } from './switch.ts';

/** Finds the bodies that a deploy has to write before it may switch. */
export function findBodies(deploy: Pick<Deploy, 'plan' | 'files' | 'live' | 'held' | 'drifted'>): Bodies {
  const { plan, files, live, held, drifted } = deploy;
  const atRisk = createPathSet(files.paths);
  for (const path of plan.removed) atRisk.add(path);
  for (const file of plan.switched) if (switchOf(deploy, file) === 'copy') atRisk.add(file.path);
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
): LazyList<ManifestFile> {
  const rows: number[] = [];
  const hashes = createTextIndex();
  for (let row = 0; row < files.length; row += 1) {
    const file = files.at(row);
    if (!isNeeded(file) || held.has(bodyKey(file.sha256))) continue;
    const known = hashes.size;
    hashes.add(file.sha256);
    if (hashes.size > known) rows.push(row);
  }
  return files.list(Uint32Array.from(rows));
}
