import { type ManifestFile, manifestPath } from '../generator/publish/manifest.ts';
import { listPaths, type PathList } from '../generator/publish/path-list.ts';
import { createPathSet, type PathSet, type ReadonlyPaths } from '../generator/publish/path-set.ts';
import type { SiteFiles } from '../generator/publish/site-files.ts';
import { joinLists, type LazyList } from '../generator/util/lazy-list.ts';

/** The changes that make the store show a site: lists of a large site are not held as objects. */
export interface Plan {
  /** Assets that are not there yet, in the order of the site. */
  readonly assets: LazyList<ManifestFile>;
  /** Pages and data that come to their paths: all of one turn before the next one. Each turn is sorted by path. */
  readonly turns: readonly LazyList<ManifestFile>[];
  /** The files of all turns. */
  readonly switched: LazyList<ManifestFile>;
  /** Paths of pages and data that are gone, sorted. Assets stay for open tabs: see `prune`. */
  readonly removed: PathList;
  /** Paths that visitors and caches have seen with other bytes. */
  readonly changed: PathList;
  /** The number of files that stay as they are. */
  readonly kept: number;
  /** The live files by path. */
  readonly before: Pick<SiteFiles, 'get' | 'has'>;
  /** Paths at which a sync that was killed may have left another version. */
  readonly uncertain: ReadonlyPaths;
}

export interface Compared {
  readonly files: SiteFiles;
  /** The files that are live; none before the first deploy. */
  readonly live: SiteFiles;
  /** Files of deploys that began and did not go live. */
  readonly attempted?: readonly SiteFiles[];
  /** Their paths that may hold either version: see `findUncertain`. */
  readonly uncertain?: ReadonlyPaths;
  /** Paths of which the store holds nothing, or something else than it should. */
  readonly drifted?: Pick<ReadonlyPaths, 'has'>;
  /** Assets of former deploys that the store holds still. */
  readonly present?: Pick<ReadonlyPaths, 'has'>;
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
  const gone = createPathSet(files.paths);
  const noteGone = (file: ManifestFile): void => {
    if (file.class !== 'asset' && !files.has(file.path)) gone.add(file.path);
  };
  for (const file of before) noteGone(file);
  for (const some of attempted) for (const file of some) noteGone(file);
  const isKept = (file: ManifestFile): boolean =>
    present.has(file.path) ||
    (isSame(file, before.get(file.path)) && !uncertain.has(file.path) && !drifted.has(file.path));
  const assets: number[] = [];
  const turns: number[][] = Array.from({ length: turnCount }, () => []);
  const changed: number[] = [];
  for (let row = 0; row < files.length; row += 1) {
    const file = files.at(row);
    if (isKept(file)) continue;
    if (file.class === 'asset') assets.push(row);
    else {
      turns[turnOf(file, before)]?.push(row);
      if (before.has(file.path) || uncertain.has(file.path)) changed.push(files.numberAt(row));
    }
  }
  const sortedTurns = turns.map((rows) => sortedByPath(files, rows));
  return {
    assets: files.list(Uint32Array.from(assets)),
    turns: sortedTurns,
    switched: joinLists(...sortedTurns),
    removed: gone.sorted(),
    changed: listPaths(files.paths, Uint32Array.from(changed)),
    kept: files.length - assets.length - turns.reduce((sum, rows) => sum + rows.length, 0),
    before,
    uncertain,
  };
}

/** Finds the paths at which deploys that began and did not go live may have left their version. */
export function findUncertain(live: SiteFiles, attempted: readonly SiteFiles[]): PathSet {
  const uncertain = createPathSet(live.paths);
  for (const some of attempted)
    for (const file of some) if (!isSame(file, live.get(file.path))) uncertain.add(file.path);
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

function sortedByPath(files: SiteFiles, rows: readonly number[]): LazyList<ManifestFile> {
  const order = Uint32Array.from(rows);
  const compare = (one: number, other: number) =>
    files.paths.compare(files.numberAt(one), files.numberAt(other));
  // The files of a manifest are sorted, which the sorting of an array of numbers would not notice.
  const isSorted = order.every((row, index) => index === 0 || compare(order[index - 1] as number, row) < 0);
  return files.list(isSorted ? order : order.sort(compare));
}
