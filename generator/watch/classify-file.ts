import path from 'node:path';
import { codeFolders, isCode, siteFolders } from '../../config/site-folders.mjs';
import { publicFolder } from '../files/read-public-files.ts';
import { joinStale, nothingStale, type Stale } from '../rebuild/stale.ts';
import { isLeftover } from '../util/is-leftover.ts';

/** The consequence of a changed file: a rebuild of stale parts, a new process, or nothing. */
export type FileChange =
  | { readonly action: 'rebuild'; readonly stale: Stale }
  | { readonly action: 'restart' }
  | { readonly action: 'ignore' };

export interface WatchedProject {
  /** Boardwalk's own folder, absolute. */
  readonly root: string;
  /** The folder of the site, absolute. */
  readonly site: string;
  /** The config file and the files that it imports, absolute. */
  readonly configFiles: readonly string[];
}

/** Mark and fonts of a site: they are read with its settings. */
const brandFolder = 'brand';

/** Lists the watched folders, absolute. */
export function listWatched({ root, site }: Pick<WatchedProject, 'root' | 'site'>): readonly string[] {
  const ours = [path.join(root, 'templates'), path.join(root, 'client-runtime')];
  const theirs = [path.join(site, 'templates'), path.join(site, publicFolder)];
  return [...new Set([...listCode({ root, site }), ...ours, ...theirs])];
}

/** Lists those of them that need a new process. */
export function listCode({ root, site }: Pick<WatchedProject, 'root' | 'site'>): readonly string[] {
  return [
    ...codeFolders.map((folder) => path.join(root, folder)),
    ...[brandFolder, ...siteFolders].map((folder) => path.join(site, folder)),
  ];
}

/** Classifies a file by its path. `file` is absolute. Ignores temporary files of editors. */
export function classifyFile(file: string, { root, site, configFiles }: WatchedProject): FileChange {
  if (configFiles.includes(file)) return { action: 'restart' };
  // Templates of the site take the place of ours.
  const owner = isInside(file, path.join(site, 'templates')) ? site : root;
  const [folder = '', ...rest] = path.relative(owner, file).split(path.sep);
  const name = rest.at(-1) ?? '';
  if (isLeftover(name)) return { action: 'ignore' };
  if (isInside(file, path.join(site, publicFolder)))
    return { action: 'rebuild', stale: { ...nothingStale, files: true } };
  if (name.startsWith('.')) return { action: 'ignore' };
  if (isInside(file, path.join(site, brandFolder)))
    return { action: /\.(svg|woff2)$/.test(name) ? 'restart' : 'ignore' };
  if (siteFolders.some((own) => isInside(file, path.join(site, own)))) return { action: 'restart' };
  // An island is both a template and a browser script; so are its imports.
  if (folder === 'templates' && isSource(name))
    return { action: 'rebuild', stale: { ...nothingStale, templates: true, client: true } };
  // The command line uses them, too, as listed in bin/source-hash.mjs.
  if (folder === 'client-runtime' && rest.at(-2) === 'words' && isSource(name)) return { action: 'restart' };
  if (folder === 'client-runtime' && isSource(name))
    return { action: 'rebuild', stale: { ...nothingStale, client: true } };
  return { action: codeFolders.includes(folder) && isCode(name) ? 'restart' : 'ignore' };
}

/** Joins the consequences of several files. */
export function classifyFiles(
  files: readonly string[],
  project: WatchedProject,
): { readonly stale: Stale; readonly isRestart: boolean } {
  const changes = files.map((file) => classifyFile(file, project));
  return {
    stale: changes
      .map((change) => (change.action === 'rebuild' ? change.stale : nothingStale))
      .reduce(joinStale, nothingStale),
    isRestart: changes.some(({ action }) => action === 'restart'),
  };
}

function isInside(file: string, folder: string): boolean {
  return file.startsWith(folder + path.sep);
}

function isSource(name: string): boolean {
  return /\.(tsx?|mjs|js|json|css|svg|png|jpe?g|gif|webp|avif|woff2?)$/.test(name);
}
