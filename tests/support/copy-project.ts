import { cp, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from './project-root.ts';

const copied = [
  'bin',
  'config',
  'generator',
  'sync',
  'hosts',
  'templates',
  'client-runtime',
  'demo',
  'package.json',
  'package-lock.json',
  // The bundler reads it: without it the same code makes other bytes.
  'tsconfig.json',
];

/** Relative to the project. */
const pictures = 'node_modules/.cache/boardwalk/pictures';

/**
 * A copy of this project that may be edited, in a folder. Its packages are this project's, but its cache is its own: the
 * bundled command line of one does not replace that of the other. It begins with the pictures that are made already, since
 * to make them all takes longer than all the rest. `more` names what else of the project the copy has.
 */
export async function copyProject(folder: string, more: readonly string[] = []): Promise<void> {
  for (const name of [...copied, ...more])
    await cp(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  await cp(path.join(projectRoot, pictures), path.join(folder, pictures), { recursive: true });
  const packages = path.join(projectRoot, 'node_modules');
  for (const name of await readdir(packages))
    if (!name.startsWith('.'))
      await symlink(path.join(packages, name), path.join(folder, 'node_modules', name));
}
