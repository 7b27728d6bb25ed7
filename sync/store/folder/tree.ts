import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, lstat, mkdir, readdir, readlink, rename, rmdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { listFolder } from '../../../generator/publish/list-folder.ts';
import { removeFolder } from '../../../generator/publish/remove-folder.ts';
import { refusal } from '../../refusal.ts';

/**
 * The site of a web server: a link to a whole tree of files. Changes are made in a second tree,
 * whose unchanged files are links to those of the first; then the link is moved, at once.
 */
export interface Tree {
  /** The tree that visitors see; null before the first deploy. */
  readonly current: () => Promise<string | null>;
  /** The tree that is being changed: made at the first call. */
  readonly next: () => Promise<string>;
  /** The tree to read from: the one being changed, or the current one. */
  readonly newest: () => Promise<string | null>;
  /** Shows the changed tree, if there is one. */
  readonly show: () => Promise<void>;
}

/**
 * Opens the tree of a target such as "/srv/www", an absolute path. `folder` holds the trees. Throws
 * BuildError 'refused' for a target that is a file or a folder of others.
 */
export async function openTree(target: string, folder: string): Promise<Tree> {
  let next: Promise<string> | undefined;
  let changed: string | null = null;
  // Read each time: another run may have moved the link, as long as we waited for the lock.
  const current = (): Promise<string | null> => findCurrent(target);
  const clone = async (): Promise<string> => {
    const shown = await current();
    await removeOthers(folder, shown);
    const tree = path.join(folder, randomUUID());
    await mkdir(tree, { recursive: true });
    if (shown !== null && existsSync(shown)) await linkAll(shown, tree);
    changed = tree;
    return tree;
  };
  await current();
  return {
    current,
    next: () => {
      next ??= clone();
      return next;
    },
    newest: async () => changed ?? current(),
    show: async () => {
      if (changed === null) return;
      // Among the trees, so that one of a killed run is removed with them.
      const waiting = `${changed}.link`;
      await symlink(path.relative(path.dirname(target), changed), waiting);
      const former = await current();
      // An empty folder can be there before the first deploy.
      if (former === null && existsSync(target)) await rmdir(target);
      await rename(waiting, target);
      [changed, next] = [null, undefined];
      // A link may have led to a folder of others, which stays theirs.
      if (former !== null && path.dirname(former) === folder && isOwnName(path.basename(former)))
        await removeFolder(former);
    },
  };
}

async function findCurrent(target: string): Promise<string | null> {
  const found = await lstat(target).catch(() => null);
  if (found === null) return null;
  if (found.isSymbolicLink()) return path.resolve(path.dirname(target), await readlink(target));
  if (found.isDirectory() && (await readdir(target)).length === 0) return null;
  throw refusal(`${target} is not a place of Boardwalk`, {
    message: found.isDirectory() ? 'It is a folder with files' : 'It is a file',
    hint: 'Name a path that does not exist yet: Boardwalk makes a link there, which your web server can follow.',
  });
}

async function linkAll(from: string, to: string): Promise<void> {
  let made = '';
  for (const file of (await listFolder(from)).keys()) {
    const folder = path.dirname(path.join(to, file));
    // A listing goes through one folder after the other.
    if (folder !== made) await mkdir(folder, { recursive: true });
    made = folder;
    await link(path.join(from, file), path.join(to, file));
  }
}

/** Removes the trees and links of runs that were killed, and nothing of others beside them. */
async function removeOthers(folder: string, current: string | null): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const others = names.filter(isOwnName).map((name) => path.join(folder, name));
  for (const tree of others) if (tree !== current) await removeFolder(tree);
}

/** True for the name of a tree, or of a link that waits to lead there. */
function isOwnName(name: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.link)?$/.test(name);
}
