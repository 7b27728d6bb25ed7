import { type ManifestFile, manifestPath } from '../generator/publish/manifest.ts';

/** The changes that make the store show a site. All lists are sorted by path. */
export interface Plan {
  /** Assets that are not there yet. */
  readonly assets: readonly ManifestFile[];
  /** Pages and data that come to their paths, in this order: new pages, changed pages, then data and the error page. */
  readonly switched: readonly ManifestFile[];
  /** Paths of pages and data that are gone. Assets stay for open tabs: see `prune`. */
  readonly removed: readonly string[];
  /** Paths that visitors and caches have seen with other bytes. */
  readonly changed: readonly string[];
  /** The number of files that stay as they are. */
  readonly kept: number;
  /** The live files by path. */
  readonly before: ReadonlyMap<string, ManifestFile>;
  /** Paths at which a sync that was killed may have left another version. */
  readonly uncertain: ReadonlySet<string>;
}

export interface Compared {
  readonly files: readonly ManifestFile[];
  /** The files that are live; none before the first deploy. */
  readonly live: readonly ManifestFile[];
  /** Files of deploys that began and did not go live: their paths may hold either version. */
  readonly attempted?: readonly ManifestFile[];
  /** Paths of which the store holds nothing, or something else than it should. */
  readonly drifted?: ReadonlySet<string>;
  /** Assets of former deploys that the store holds still. */
  readonly present?: ReadonlySet<string>;
}

/** Plans a deploy. Pure: the store is not asked. */
export function planDeploy({
  files,
  live,
  attempted = [],
  drifted = new Set(),
  present = new Set(),
}: Compared): Plan {
  const before = new Map(live.map((file) => [file.path, file]));
  const wanted = new Set(files.map(({ path }) => path));
  const uncertain = new Set(
    attempted.filter((file) => !isSame(file, before.get(file.path))).map(({ path }) => path),
  );
  const isKept = (file: ManifestFile): boolean =>
    present.has(file.path) ||
    (isSame(file, before.get(file.path)) && !uncertain.has(file.path) && !drifted.has(file.path));
  const changed = files.filter((file) => !isKept(file));
  const pages = changed.filter((file) => file.class !== 'asset');
  const gone = [...live, ...attempted].filter((file) => file.class !== 'asset' && !wanted.has(file.path));
  return {
    assets: changed.filter((file) => file.class === 'asset'),
    switched: inOrder(pages, before),
    removed: [...new Set(gone.map(({ path }) => path))].sort(),
    changed: pages.map(({ path }) => path).filter((path) => before.has(path) || uncertain.has(path)),
    kept: files.length - changed.length,
    before,
    uncertain,
  };
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

/**
 * The turn of a file: new pages first, so that every link of a changed page leads somewhere; lists
 * for machines and the error page after the pages, and the manifest behind all.
 */
export function rankOf(file: ManifestFile, before: Plan['before']): number {
  if (file.path === manifestPath) return 3;
  if (file.class !== 'page' || file.path === '404.html') return 2;
  return before.has(file.path) ? 1 : 0;
}

function inOrder(pages: readonly ManifestFile[], before: Plan['before']): readonly ManifestFile[] {
  return pages.toSorted((a, b) => rankOf(a, before) - rankOf(b, before) || (a.path < b.path ? -1 : 1));
}
