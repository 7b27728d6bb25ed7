import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';

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
];

/** Copies the project of `root` into `folder`, which need not exist; the packages are linked, the cache is empty. */
export async function copyProject(root: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await Promise.all(
    [...copied, 'site.config.ts', 'package.json', 'package-lock.json'].map((name) =>
      cp(path.join(root, name), path.join(folder, name), { recursive: true, preserveTimestamps: true }),
    ),
  );
  await linkPackages(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
}

/** Links each package, but not the caches beside them: the copy shall have its own. */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const names = (await readdir(from)).filter((name) => !name.startsWith('.'));
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))));
}
