import { type ManifestFile, manifestPath, type SiteFiles } from '../generator/publish/manifest.ts';

/** The changes that make the store show a site. */
export interface Plan {
  /** Assets that are not there yet, in the order of the site. */
  readonly assets: readonly ManifestFile[];
  /** Pages and data that come to their paths: all of one turn before the next one. Each turn is sorted by path. */
  readonly turns: readonly (readonly ManifestFile[])[];
  /** The files of all turns. */
  readonly switched: readonly ManifestFile[];
  /** Paths of pages and data that are gone, sorted. Assets stay for open tabs: see `prune`. */
  readonly removed: readonly string[];
  /** Paths that visitors and caches have seen with other bytes. */
  readonly changed: readonly string[];
  /** The number of files that stay as they are. */
  readonly kept: number;
  /** The live files by path. */
  readonly before: Pick<SiteFiles, 'get' | 'has'>;
  /** Paths at which a sync that was killed may have left another version. */
  readonly uncertain: ReadonlySet<string>;
}

export interface Compared {
  readonly files: SiteFiles;
  /** The files that are live; none before the first deploy. */
  readonly live: SiteFiles;
  /** Files of deploys that began and did not go live. */
  readonly attempted?: readonly SiteFiles[];
  /** Their paths that may hold either version: see `findUncertain`. */
  readonly uncertain?: ReadonlySet<string>;
  /** Paths of which the store holds nothing, or something else than it should. */
  readonly drifted?: Pick<ReadonlySet<string>, 'has'>;
  /** Assets of former deploys that the store holds still. */
  readonly present?: Pick<ReadonlySet<string>, 'has'>;
}

/** Plans a deploy. The store is not asked. */
export function planDeploy({
  files,
  live: before,
  attempted = [],
  uncertain = findUncertain(before, attempted),
  drifted = new Set(),
  present = new Set(),
}: Compared): Plan {
  const gone = new Set<string>();
  for (const some of [before, ...attempted])
    for (const file of some.values())
      if (file.class !== 'asset' && !files.has(file.path)) gone.add(file.path);
  const isKept = (file: ManifestFile): boolean =>
    present.has(file.path) ||
    (isSame(file, before.get(file.path)) && !uncertain.has(file.path) && !drifted.has(file.path));
  const assets: ManifestFile[] = [];
  const turns: ManifestFile[][] = Array.from({ length: turnCount }, () => []);
  const changed: string[] = [];
  for (const file of files.values()) {
    if (isKept(file)) continue;
    if (file.class === 'asset') assets.push(file);
    else {
      turns[turnOf(file, before)]?.push(file);
      if (before.has(file.path) || uncertain.has(file.path)) changed.push(file.path);
    }
  }
  for (const turn of turns) turn.sort((a, b) => (a.path < b.path ? -1 : 1));
  const switched = turns.flat();
  return {
    ...{ assets, turns, switched, changed },
    removed: [...gone].sort(),
    kept: files.size - assets.length - switched.length,
    before,
    uncertain,
  };
}

/** Finds the paths at which deploys that began and did not go live may have left their version. */
export function findUncertain(live: SiteFiles, attempted: readonly SiteFiles[]): ReadonlySet<string> {
  const uncertain = new Set<string>();
  for (const some of attempted)
    for (const file of some.values()) if (!isSame(file, live.get(file.path))) uncertain.add(file.path);
  return uncertain;
}

/** True when a deploy would change nothing. */
export function isEmpty({ assets, switched, removed }: Plan): boolean {
  return assets.length + switched.length + removed.length === 0;
}

function isSame(file: ManifestFile, other: ManifestFile | undefined): boolean {
  return (
    other !== undefined &&
    file.sha256 === other.sha256 &&
    file.headers['content-type'] === other.headers['content-type'] &&
    file.headers['cache-control'] === other.headers['cache-control']
  );
}

const turnCount = 4;

/**
 * The turn of a file: new pages first, so that every link of a changed page leads somewhere; lists
 * for machines and the error page after the pages, and the manifest behind all.
 */
function turnOf(file: ManifestFile, before: Plan['before']): number {
  if (file.path === manifestPath) return 3;
  if (file.class !== 'page' || file.path === '404.html') return 2;
  return before.has(file.path) ? 1 : 0;
}
