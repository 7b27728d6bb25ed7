import { existsSync } from 'node:fs';
import { cp, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { bundleCommandLine, commandLineCache } from './command-line-cache.ts';
import { projectRoot } from './project-root.ts';

const copied = [
  'bin',
  'config',
  'extend',
  'generator',
  'sync',
  'hosts',
  'templates',
  'client-runtime',
  'words',
  'demo',
  'site.config.ts',
  'package.json',
  'package-lock.json',
  // The bundler reads it: without it the same code makes other bytes.
  'tsconfig.json',
];

/**
 * A copy of this project that may be edited, in a folder. Its packages are this project's, but its cache is its own: the
 * bundled command line of one does not replace that of the other. It begins with the pictures and the command line that are made already,
 * since to make them takes longer than all the rest; templates are bundled again, because the names of linked packages are in the bundle. `more` names what else of the project the copy has.
 */
export async function copyProject(folder: string, more: readonly string[] = []): Promise<void> {
  for (const name of [...copied, ...more])
    await cp(path.join(projectRoot, name), path.join(folder, name), { recursive: true });
  const cache = path.join(folder, path.relative(projectRoot, commandLineCache));
  for (const name of ['pictures', path.basename(await bundleCommandLine())])
    if (existsSync(path.join(commandLineCache, name)))
      await cp(path.join(commandLineCache, name), path.join(cache, name), { recursive: true });
  const packages = path.join(projectRoot, 'node_modules');
  for (const name of await readdir(packages))
    if (!name.startsWith('.'))
      await symlink(path.join(packages, name), path.join(folder, 'node_modules', name));
}
